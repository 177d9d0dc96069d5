"""Seat a bot at a table of any server: `sumida bot connect URL --bot NAME --owner YOU`."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from sumida import bots
from sumida.arguments import Parser
from sumida.client.address import TableAddress, read_address
from sumida.client.errors import CommandRefused
from sumida.client.listing import find_tables
from sumida.client.playing import play_games
from sumida.client.table import RemoteTable, join
from sumida.kernel import GameError
from sumida.printing import show
from sumida.registry import games
from sumida.tables.messages.responses import OpenTable

LOOK_S = 3.0
"""How often the list of tables is read while none is open."""
SEAT_GONE = ("refuse-no-open-seat", "refuse-seat-taken")
"""Somebody else was quicker: another table will do."""


def main(argv: Sequence[str]) -> int:
    """Run `connect` or `tables`; 0 when the games are over."""
    args = _parser().parse_args(argv)
    asyncio.run(_tables(args) if args.what == "tables" else _connect(args))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = Parser("sumida bot", description=__doc__)
    what = parser.add_subparsers(dest="what", required=True, metavar="connect | tables", parser_class=Parser)
    connect = what.add_parser("connect", help="join a table and play")
    connect.add_argument(
        "url", help="the address of a table, or of a server, where any table that is open to bots will do"
    )
    connect.add_argument(
        "--bot",
        required=True,
        help='a name, learned:FILE, or your own as FILE.py:CLASS, MODULE:CLASS or cmd:"COMMAND"',
    )
    connect.add_argument(
        "--owner", required=True, help="who answers for the bot; everyone at the table sees it"
    )
    connect.add_argument("--name", help="the bot's name at the table (default: its name here)")
    connect.add_argument(
        "--game", choices=games(), help="without a table: only this game (default: any that the bot plays)"
    )
    connect.add_argument("--seat", type=int, metavar="N", help="the seat to take, from 1 (default: any)")
    connect.add_argument(
        "--games", type=int, default=1, metavar="N", help="leave the table after N games (default 1)"
    )
    connect.add_argument(
        "--identity",
        type=Path,
        metavar="FILE",
        help="keep who the bot is in this file, so that a new start takes its seat back",
    )
    tables = what.add_parser("tables", help="list the tables of a server that are open to bots")
    tables.add_argument("url", help="the address of a server")
    return parser


async def _tables(args: argparse.Namespace) -> None:
    found = await find_tables(args.url)
    server = read_address(args.url).server
    for table in found:
        show(f"{server}/t/{table.code}  {_terms(table)}")
    if not found:
        show("no table is open to bots")


def _terms(table: OpenTable) -> str:
    seats = ", ".join(str(seat + 1) for seat in table.seats)
    return f"{table.game}, {table.players} players, open seats {seats}, host {table.host}"


async def _connect(args: argparse.Namespace) -> None:
    address = read_address(args.url)
    _check(args)
    while True:
        found = address if address.code else await _open_table(address, args)
        try:
            return await _play_at(found, args)
        except CommandRefused as refused:
            if address.code or refused.reason not in SEAT_GONE:
                raise


async def _play_at(address: TableAddress, args: argparse.Namespace) -> None:
    cookie = args.identity.read_text("utf-8").strip() if args.identity and args.identity.exists() else ""
    name = args.name or _name(args.bot)
    async with join(_url(address), name, owner=args.owner, cookie=cookie) as table:
        if args.identity:
            _keep(args.identity, table.cookie)
        try:
            await _sit_and_play(table, name, args)
        except GameError:
            await _leave(table)
            raise
        await _leave(table)


async def _leave(table: RemoteTable) -> None:
    with suppress(GameError):  # the table may have closed meanwhile
        await table.leave()


async def _sit_and_play(table: RemoteTable, name: str, args: argparse.Namespace) -> None:
    shown, address = table.state.shown, table.link.address
    bots.check(shown.settings.game, args.bot, len(shown.seats))
    await table.sit(None if args.seat is None else args.seat - 1)
    seat = table.seats[0] + 1 if table.seats else "(asked for)"
    show(f"{name}, a bot of {args.owner}, is at {address.server}/t/{address.code}, seat {seat}")
    await play_games(table, args.bot, args.games)
    play = table.state.play
    show(f"over: {', '.join(map(str, play.scores or []))} points" if play else "over")


def _check(args: argparse.Namespace) -> None:
    """Refuse a bot that can play none of the games, and a seat that no table has."""
    wanted = [args.game] if args.game else games()
    largest = max(size for game in wanted for size in bots.sizes(game))
    if args.seat is not None and not 1 <= args.seat <= largest:
        raise GameError(f"--seat {args.seat}: write a number from 1 to {largest}")
    refused: dict[str, GameError] = {}
    for game in wanted:
        try:
            return bots.check_somewhere(game, args.bot)
        except GameError as error:
            refused[game] = error
    knowing = (game for game in wanted if bots.roster(game).find(args.bot) is not None)
    raise refused[next(knowing, wanted[0])]


def _name(bot: str) -> str:
    return bots.title(games()[0], bot)[:24]


def _url(address: TableAddress) -> str:
    seat = f"#seat={address.token}" if address.token else ""
    return f"{address.server}/t/{address.code}{seat}"


async def _open_table(address: TableAddress, args: argparse.Namespace) -> TableAddress:
    """The first table that is open to bots and that this one can play at; waits for one."""
    told = False
    while True:
        found = [table for table in await find_tables(address.server) if _suits(table, args)]
        if found:
            return TableAddress(address.server, found[0].code)
        if not told:
            show("no table is open to this bot; waiting for one")
            told = True
        await asyncio.sleep(LOOK_S)


def _suits(table: OpenTable, args: argparse.Namespace) -> bool:
    if args.game not in (None, table.game) or (args.seat is not None and args.seat - 1 not in table.seats):
        return False
    try:
        bots.check(table.game, args.bot, table.players)
    except GameError:
        return False
    return True


def _keep(path: Path, cookie: str) -> None:
    """Whoever reads the file can take the bot's seats, so nobody else may."""
    path.touch(mode=0o600, exist_ok=True)
    path.write_text(cookie + "\n", "utf-8")
    if os.name == "posix":
        path.chmod(0o600)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
