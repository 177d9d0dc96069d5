"""How a table begins: its code, and the entries that follow from the request that creates it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TypeAlias

from msgspec import structs

from sumida.tables.adoption import adopt, ordinary
from sumida.tables.context import Caller
from sumida.tables.log import Entry
from sumida.tables.messages import commands
from sumida.tables.messages.commands import AnyCommand
from sumida.tables.messages.requests import CreateTable, OfflineGame
from sumida.tables.table import Table

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Used in table codes: none of them looks like another."""
CODE_LETTERS = 8
SetUp: TypeAlias = Callable[[Table, str, int], list[Entry]]
"""Gives the first entries of a table with this code, made now, and applies them."""


def new_code() -> str:
    """Eight of 32 letters: 40 bits, too many to guess."""
    return code_of(secrets.token_bytes(CODE_LETTERS))


def code_of(data: bytes) -> str:
    """The code that follows from these bytes."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in data[:CODE_LETTERS])


def set_up(
    table: Table,
    code: str,
    now: int,
    wanted: CreateTable,
    device: str,
    secret: str | None = None,
    up: int | None = None,
) -> list[Entry]:
    """The first entries of a new table, already applied to it; its first deal comes from the `secret`."""
    entries = [table.create(code, wanted.settings, now, secret)]
    table.apply(entries[0])
    for command in _first_commands(wanted, len(table.room.chairs)):
        entry = table.decide(command, Caller(device), now, up)
        assert entry is not None
        table.apply(entry)
        entries.append(entry)
    return entries


def set_up_adopted(table: Table, code: str, now: int, game: OfflineGame, device: str) -> list[Entry]:
    """The one entry of a table for a game that was begun offline, already applied to it."""
    game = ordinary(game)
    settings = structs.replace(game.settings, deadline=None)  # nobody waited for anybody
    wanted = CreateTable(game.name, settings, game.seat, game.bots, game.names)
    entries = set_up(Table(table.room.offers, table.chance), code, now, wanted, device)
    return [adopt(table, [event for entry in entries for event in entry.events], game, now)]


def _first_commands(wanted: CreateTable, seats: int) -> list[AnyCommand]:
    made = "made-{}".format
    seats_by_name = {str(seat): seat for seat in range(seats)}
    found: list[AnyCommand] = [commands.Join(made("join"), 0, wanted.name)]
    if wanted.seat is not None:
        found.append(commands.Sit(made("sit"), 0, wanted.seat, wanted.names.get(str(wanted.seat))))
    elif wanted.settings.watching == "all" and not wanted.settings.one_device:
        found.append(commands.WatchAs(made("watch"), 0, "all"))
    for seat, bot in wanted.bots.items():
        number = seats_by_name.get(seat, seats)
        found.append(commands.SeatBot(made(f"bot-{number}"), 0, number, bot))
    if wanted.settings.one_device:
        taken = {str(wanted.seat), *wanted.bots}
        rest = [seat for seat in range(seats) if str(seat) not in taken]
        found += [commands.Sit(made(f"sit-{seat}"), 0, seat, wanted.names.get(str(seat))) for seat in rest]
    if wanted.entropy and wanted.settings.daily is None:
        found.append(commands.AddEntropy(made("entropy"), 0, wanted.entropy))
    return [*found, commands.Start(made("start"), 0)] if wanted.start else found
