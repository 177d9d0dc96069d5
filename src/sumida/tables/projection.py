"""The room as one receiver may see it. Messages only ever contain views made for their receiver."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import structs

from sumida.tables.archived import LastView
from sumida.tables.messages.responses import OpenTable, PublicTable
from sumida.tables.messages.state import (
    ArchivedGame,
    MemberShown,
    NextDeal,
    PlayShown,
    SeatShown,
    SeatView,
    TableShown,
    You,
)
from sumida.tables.pages import GAMES_SHOWN, HOLDERS_SHOWN, NOTES_BYTES, newest_notes, size
from sumida.tables.room import Member, Room
from sumida.tables.sealing import seal
from sumida.tables.sending import Around, Scene
from sumida.tables.table_game import TableGame
from sumida.tables.takebacks import can_take_back, takeback_shown


class Viewpoint(NamedTuple):
    """The seats whose secrets a receiver sees (none: a spectator), and whether they are the receiver's
    own."""

    seats: tuple[int, ...] = ()
    own: bool = False


PUBLIC = Viewpoint()


def viewpoint_of(room: Room, member: Member | None) -> Viewpoint:
    """A player's own seat; for spectators what the host has allowed; otherwise the public viewpoint."""
    if member is None or room.game is None:
        return PUBLIC
    held = room.seats_of(member.number)
    if len(held) == 1 or (held and room.game.over):
        return Viewpoint((held[0],), own=True)
    if held:
        return PUBLIC if member.at_screen is None else Viewpoint((member.at_screen,), own=True)
    if member.watching == "all":
        return Viewpoint(tuple(range(len(room.chairs))))
    if member.watching == "shadow" and member.shadows is not None and member.shadows < len(room.chairs):
        return Viewpoint((member.shadows,))
    return PUBLIC


def table_shown(room: Room) -> TableShown:
    """The part of the state that everyone sees alike."""
    return TableShown(
        code=room.code,
        phase=room.phase,
        settings=room.settings,
        seats=[_seat(room, seat) for seat in range(len(room.chairs))],
        members=[_member(room, member) for member in room.members.values()],
        host=room.host,
        host_away=room.host_away,
        wishes=list(room.wishes.values()),
        clock=room.clock.shown() if room.clock else None,
        finished=room.finished[-GAMES_SHOWN:],
        takeback=takeback_shown(room),
        locked=room.locked,
        earlier_games=max(0, len(room.finished) - GAMES_SHOWN),
        next_deal=_next_deal(room),
        deadlines=room.deadlines.shown() if room.deadlines and room.running else None,
    )


def _next_deal(room: Room) -> NextDeal | None:
    """What is sealed and added so far, in the lobby. The deal of the day is the same for everyone."""
    if room.phase != "lobby" or not room.secret or room.settings.daily is not None:
        return None
    return NextDeal(room.games + 1, seal(room.secret), room.contributions())


def _seat(room: Room, seat: int) -> SeatShown:
    chair = room.chairs[seat]
    if chair.open:
        return SeatShown(seat, "open")
    kind: Literal["bot", "person"] = "bot" if chair.bot else "person"
    holder = room.members.get(chair.member or 0)
    owner = holder.owner if holder else ""
    return SeatShown(seat, kind, chair.name, chair.member, chair.bot, chair.substitute, owner)


def _member(room: Room, member: Member) -> MemberShown:
    seats = room.seats_of(member.number)
    return MemberShown(
        member.number, member.name, seats, member.watching, member.shadows, member.here, member.owner
    )


def open_table(room: Room) -> OpenTable | None:
    """The table as it is listed for bots from outside; None if it is not open to them."""
    free = [seat for seat, chair in enumerate(room.chairs) if chair.open]
    wanted = room.settings.open_to_bots and not room.locked and room.phase == "lobby"
    if not wanted or not free or room.settings.one_device or room.settings.daily is not None:
        return None
    host = room.members.get(room.host or 0)
    game, options = room.settings.game, room.settings.options
    return OpenTable(room.code, game, options, len(room.chairs), free, host.name if host else "")


def public_table(room: Room, watching: int) -> PublicTable | None:
    """The table as it is listed for everyone; None if it is not open to them, or there is nothing to do."""
    terms, running = room.settings, room.phase == "running"
    free = [seat for seat, chair in enumerate(room.chairs) if chair.open]
    if room.locked or terms.one_device or terms.daily is not None or room.phase == "finished":
        return None
    if not (terms.open_to_all or (terms.open_to_bots and not running)):
        return None
    if terms.watching == "closed" if running else not free:
        return None
    host = room.members.get(room.host or 0)
    players, seats = len(room.chairs), [] if running else free
    return PublicTable(room.code, terms, players, seats, host.name if host else "", running, watching)


def you(room: Room, member: Member | None) -> You:
    """The receiver's own membership and seats."""
    if member is None:
        return You(None, [], False, "public")
    seats = room.seats_of(member.number)
    hosting = room.host == member.number
    return You(
        member.number, seats, hosting, member.watching, member.at_screen, can_take_back(room, member, seats)
    )


def still_you(room: Room, member: Member, before: You) -> You:
    """The same after a move, which changes only whether there is something to take back: where seats move one
    after another, what there was stays."""
    if before.can_take_back and room.game is not None and not room.game.simultaneous:
        return before
    can = can_take_back(room, member, before.seats)
    return before if can == before.can_take_back else structs.replace(before, can_take_back=can)


def around_views(room: Room, game: TableGame) -> Around:
    """The part of the game that is the same from every viewpoint."""
    return Around(_play_shown(room, game), [] if game.over else list(game.to_act))


def _play_shown(room: Room, game: TableGame) -> PlayShown:
    shown = PlayShown(
        game=game.definition.name,
        rules=game.rules,
        number=game.number,
        options=game.setup.options,
        digest=game.digest,
        to_act=[],
        views=[],
        holders=[holders[-HOLDERS_SHOWN:] for holders in game.holders],
        takebacks=game.takebacks,
        archived=ArchivedGame(game.moves if game.over else []) if game.archived else None,
        sealed=game.sealed,
        added=game.added,
    )
    return _with_end(room, game, shown) if game.over else shown


def scene_from(room: Room, game: TableGame, viewpoint: Viewpoint, around: Around) -> Scene:
    """What is seen from this viewpoint: one view for each seat whose secrets it knows, or the public one."""
    if game.archived:
        last = [LastView(game.result.last_view())] if game.result else []
        return Scene(around, [SeatView(None, None, []) for _ in last], list(last))
    seats: tuple[int | None, ...] = viewpoint.seats or (None,)
    return Scene(
        around,
        [_seat_view(room, game, seat, viewpoint.own) for seat in seats],
        [game.view(seat) for seat in seats],
        chooses=viewpoint.own and not game.over and not any(_substituted(room, seat) for seat in seats),
    )


def _seat_view(room: Room, game: TableGame, seat: int | None, own: bool) -> SeatView:
    """What goes with the view of a seat; its holder has no moves while a substitute plays."""
    found = game.seat_view(seat, own, room.settings.show_sorting)
    if found.notes:
        found = structs.replace(found, notes=newest_notes(found.notes))
    if _substituted(room, seat):
        found = structs.replace(found, legal=[], can_undo=False)
    return found


def _substituted(room: Room, seat: int | None) -> bool:
    return seat is not None and room.chairs[seat].substitute is not None


def past_views(game: TableGame, viewpoint: Viewpoint, turn: int) -> list[SeatView]:
    """An earlier position from this viewpoint, with nothing to do in it."""
    position = game.position(turn)
    seats: tuple[int | None, ...] = viewpoint.seats or (None,)
    return [SeatView(seat, position.view(seat).on_wire(), []) for seat in seats]


def _with_end(room: Room, game: TableGame, shown: PlayShown) -> PlayShown:
    return structs.replace(
        shown,
        opening=game.opening(),
        scores=game.last_scores,
        stopped=game.stopped,
        replay=f"{room.code}-{game.number}",
        notes=game.notes if size(game.notes) <= NOTES_BYTES else None,
    )
