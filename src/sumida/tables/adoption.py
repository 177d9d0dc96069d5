"""Games that were played offline: told by the browser that has them, checked move by move by the rules."""

from __future__ import annotations

from msgspec import structs

from sumida.tables.log import Dealt, EndedWith, Entry, MoveMade, TableEvent
from sumida.tables.messages.requests import OfflineGame
from sumida.tables.refusals import refuse
from sumida.tables.results import result_of
from sumida.tables.room import Room
from sumida.tables.table import Table
from sumida.tables.table_game import TableGame

NUMBER = 1


def told(room: Room, device: str) -> OfflineGame | None:
    """The last game of a table as a server is told of it; None if there is none, or nobody here plays."""
    game, member = room.game, room.member_of(device)
    seats = room.seats_of(member.number) if member else []
    if game is None or game.archived or member is None or not seats:
        return None
    return OfflineGame(
        settings=room.settings,
        name=member.name,
        seat=seats[0],
        bots={str(seat): chair.bot for seat, chair in enumerate(room.chairs) if chair.bot},
        names={str(seat): chair.name for seat, chair in enumerate(room.chairs) if chair.name},
        rules=game.rules,
        deal=game.deal,
        moves=list(game.moves),
        stopped=game.stopped,
    )


def adopt(table: Table, game: OfflineGame, now: int) -> list[Entry]:
    """The entries that bring a game to a new table where everyone is seated; raises `GameError` if a move was
    not allowed. They are applied already.

    Nothing was sealed before the deal, so it counts as an ordinary game, not as the deal of a day.
    """
    definition = table.room.offers.game(game.settings.game, game.rules)
    setup = definition.setup(game.settings.options)
    deal, order = str(setup.parse_deal(game.deal)), list(range(setup.players))
    dealt = Dealt(NUMBER, game.rules, setup.options, deal, table.chance.salt(), order)
    entries = [_applied(table, now, [dealt])]
    running = table.room.running
    assert running is not None
    entries += [_applied(table, now, [_checked(running, *move)]) for move in game.moves]
    if running.to_act and game.stopped:
        entries.append(_applied(table, now, [EndedWith(NUMBER, True, result_of(running.state))]))
    elif not running.to_act:
        entries.append(_applied(table, now, [EndedWith(NUMBER, False, result_of(running.state))]))
    return entries


def ordinary(game: OfflineGame) -> OfflineGame:
    """Without the terms that only hold where a game is begun: a clock, the deal of a day, lists of tables."""
    kept = structs.replace(
        game.settings, daily=None, clock=None, shuffle_seats=False, open_to_bots=False, open_to_all=False
    )
    return structs.replace(game, settings=kept)


def _checked(game: TableGame, seat: int, action: str) -> MoveMade:
    if game.over:
        raise refuse("refuse-game-over")
    canonical, after = game.try_move(seat, action)
    return MoveMade(seat, canonical, game.changes_public_view(after))


def _applied(table: Table, now: int, events: list[TableEvent]) -> Entry:
    entry = Entry(table.room.version + 1, max(now, table.room.at), events)
    table.apply(entry)
    return entry
