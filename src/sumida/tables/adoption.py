"""Games that were played offline: told by the browser that has them, checked move by move by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import structs

from sumida.kernel import Setup, State
from sumida.tables.log import Dealt, EndedWith, Entry, MoveMade, TableEvent
from sumida.tables.messages.requests import OfflineGame
from sumida.tables.refusals import refuse
from sumida.tables.results import result_of
from sumida.tables.room import Room
from sumida.tables.table import Table
from sumida.tables.table_game import TableGame

NUMBER = 1


def told(room: Room, device: str, number: int) -> OfflineGame | None:
    """A game of a table as a server is told of it; None if there is none, or nobody here played."""
    game, member = _game(room, number), room.member_of(device)
    if game is None or game.archived or member is None:
        return None
    players = {seat: held[-1] for seat, held in enumerate(game.holders) if held}
    seats = [seat for seat, player in players.items() if player.member == member.number]
    if not seats:
        return None
    return OfflineGame(
        settings=structs.replace(room.settings, game=game.definition.name, options=game.setup.options),
        name=member.name,
        seat=seats[0],
        bots={str(seat): player.bot for seat, player in players.items() if player.bot},
        names={str(seat): player.name for seat, player in players.items() if not player.bot},
        rules=game.rules,
        deal=game.deal,
        moves=list(game.moves),
        stopped=game.stopped,
        source=f"{room.code}-{number}",
    )


def _game(room: Room, number: int) -> TableGame | None:
    games = [*room.records, *([room.game] if room.game else [])]
    return next((game for game in games if game.number == number), None)


def adopt(table: Table, seated: list[TableEvent], game: OfflineGame, now: int) -> Entry:
    """The entry that brings a game to a new table, after everyone was `seated`; raises `GameError` if a move
    was not allowed. It is one entry, so that a game comes as a whole, and is applied already.

    Nothing was sealed before the deal, so it counts as an ordinary game, not as the deal of a day.
    """
    definition = table.room.offers.game(game.settings.game, game.rules)
    setup = definition.setup(game.settings.options)
    deal, order = setup.parse_deal(game.deal), list(range(setup.players))
    salt = table.chance.salt()
    dealt = Dealt(NUMBER, game.rules, setup.options, str(deal), salt, order, offline=True)
    entry = Entry(1, now, [*seated, dealt, *_played(setup, setup.start(deal), game)])
    table.apply(entry)
    return entry


def ordinary(game: OfflineGame) -> OfflineGame:
    """Without the terms that only hold where a game is begun: a clock, the deal of a day, lists of tables."""
    kept = structs.replace(
        game.settings, daily=None, clock=None, shuffle_seats=False, open_to_bots=False, open_to_all=False
    )
    return structs.replace(game, settings=kept)


def is_adopted(room: Room, device: str, game: OfflineGame) -> bool:
    """Whether this is the table that was made for a game of this device."""
    first = _game(room, NUMBER)
    return first is not None and first.offline and first.deal == game.deal and device in room.devices


def _played(
    setup: Setup[Any, Any, Any], state: State[Any, Any], game: OfflineGame
) -> Iterator[MoveMade | EndedWith]:
    """The moves, each checked by the rules, and the end."""
    for seat, text in game.moves:
        if not state.to_act:
            raise refuse("refuse-game-over")
        action = setup.parse_action(text)
        after = state.apply(seat, action)
        yield MoveMade(seat, str(action), not after.looks_like(state))
        state = after
    if game.stopped or not state.to_act:
        yield EndedWith(NUMBER, bool(state.to_act), result_of(state))
