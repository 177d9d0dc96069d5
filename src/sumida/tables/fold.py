"""How each stored event changes a room. Events are never refused: what is in the log has happened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from msgspec import structs

from sumida.tables import access, late_moves, log
from sumida.tables.clock import Clock
from sumida.tables.deadlines import Deadlines
from sumida.tables.game_rules import begin_game, next_setup
from sumida.tables.log import Entry, TableEvent
from sumida.tables.messages import happenings
from sumida.tables.messages.state import ChatLine, Contribution, FinishedGame, SeatHolder, WatchWish
from sumida.tables.room import WATCHING, Chair, Member, Room, TakebackRequest
from sumida.tables.table_game import TableGame


def fold(room: Room, entry: Entry) -> None:
    """Apply an entry to the room."""
    assert entry.version == room.version + 1, "entries happen in the order of the log"
    audience = None if entry.private is None else room.watchers(entry.private)
    room.version, room.at, room.up = entry.version, max(room.at, entry.at), entry.up or room.up
    if room.deadlines is not None and entry.up:
        room.deadlines = room.deadlines.at_time(room.at, entry.up)
    before, waiting = room.game, () if room.game is None else room.game.to_act
    moves_only = True
    for event in entry.events:
        _FOLDS[type(event)](room, event)
        moves_only = moves_only and type(event) is log.MoveMade
    _count(room, entry, audience)
    made = room.deadlines is not None and late_moves.end_single_turns(room)
    game = room.running
    if made or game is None or not moves_only:
        _drop_seat_wishes(room)
        _note_holders(room)
    if room.clock is not None:
        _run_clock(room, room.clock)
    if room.deadlines is not None:
        late_moves.run_deadlines(room, room.deadlines, entry)
    if game is not None:
        _mark_new_turns(room, game, entry, waiting if game is before else ())


def _count(room: Room, entry: Entry, audience: frozenset[int] | None) -> None:
    if entry.command:
        room.seen_commands.add(entry.device, entry.command, room.devices)
    room.recent.append((entry, audience))
    if audience is None:
        room.public += 1
        return
    for number in audience & room.members.keys():
        room.members[number].private += 1


def _note_holders(room: Room) -> None:
    """Remember the player of each seat; an open seat keeps the name of its last one."""
    game = room.running
    for seat, chair in enumerate(room.chairs) if game else ():
        assert game is not None
        bot = chair.played_by_bot
        if not chair.open:
            member = None if bot else chair.member
            owner = room.members[member].owner if member in room.members else ""
            game.note_holder(seat, SeatHolder(game.state.turn, bot or chair.name, member, bot, owner))


def _run_clock(room: Room, clock: Clock) -> None:
    game = room.running
    seats = game.to_act if game else ()
    people = frozenset(seat for seat in seats if room.chairs[seat].played_by_bot is None)
    if people != clock.running:
        room.clock = clock.run(room.at, people)


_NEW_TURN = {
    log.MoveMade,
    log.SatDown,
    happenings.Undone,
    happenings.BotSat,
    happenings.DeadlinePassed,
    happenings.SubstituteSat,
    happenings.SubstituteLeft,
    happenings.TakenBack,
}


def _mark_new_turns(room: Room, game: TableGame, entry: Entry, before: tuple[int, ...]) -> None:
    """A seat's turn is new when it has just come to move, has moved, or has changed hands.

    Steps that nobody else can see belong to one turn: a quick player's next step must not be stale.
    """
    acted = [event.seat for event in entry.events if type(event) in _NEW_TURN]  # type: ignore[union-attr]
    for seat in game.to_act:
        fresh = seat not in before
        if fresh or seat in acted:
            room.turn_version[seat] = room.version
        if fresh or (seat in acted and entry.private is None):
            room.turn_client_version[seat] = room.version_for(room.chairs[seat].member)


def _created(room: Room, event: log.Created) -> None:
    room.code = event.code
    _set(room, log.SettingsSet(event.settings))


def _set(room: Room, event: log.SettingsSet) -> None:
    room.settings = event.settings
    _demote(room)
    if room.phase == "running":
        return
    room.setup = next_setup(room.offers, event.settings)
    room.settings = structs.replace(room.settings, options=room.setup.options)
    missing = room.setup.players - len(room.chairs)
    room.chairs = room.chairs[: room.setup.players] + [Chair() for _ in range(missing)]


def _demote(room: Room) -> None:
    """No spectator keeps seeing more than the host now allows."""
    for member in room.members.values():
        if WATCHING.index(member.watching) > WATCHING.index(room.settings.watching):
            member.watching, member.shadows = "public", None
    room.wishes = {number: wish for number, wish in room.wishes.items() if wish.mode == "play"}


def _drop_seat_wishes(room: Room) -> None:
    """Nobody asks for a seat that is taken, or for one of a game that is over."""
    for number, wish in list(room.wishes.items()):
        if wish.mode == "play" and not (room.running and room.chairs[wish.seat or 0].open):
            del room.wishes[number]


def _joined(room: Room, event: log.JoinedWith) -> None:
    room.members[event.member] = Member(event.member, event.name, {event.device}, owner=event.owner)
    room.devices[event.device] = event.member
    room.next_member = event.member + 1


def _came_back(room: Room, event: log.CameBackWith) -> None:
    member = room.members[event.member]
    member.here = True
    member.devices.add(event.device)
    room.signed_out.pop(event.device, None)
    room.devices[event.device] = event.member
    if member.watching != "public" and room.phase == "running":
        room.seen_hidden.add(event.device)


def _renamed(room: Room, event: happenings.Renamed) -> None:
    member = room.members[event.member]
    for seat in room.seats_of(event.member):
        if room.chairs[seat].name == member.name:
            room.chairs[seat].name = event.name
    member.name = event.name


def _left(room: Room, event: happenings.Left) -> None:
    member = room.members[event.member]
    if room.seats_of(event.member):
        room.takeback = None
    room.wishes.pop(event.member, None)
    if room.host_away == event.member:
        room.host_away = None
    if event.kicked:
        room.banned |= member.devices
    elif room.phase == "running" and room.seats_of(event.member):
        member.here = False
        return
    for seat in room.seats_of(event.member):
        room.chairs[seat] = Chair()
    if room.locked and not event.kicked:
        room.may_return |= member.devices
    room.names_used.update(dict.fromkeys(member.devices, member.name))
    for device in member.devices:
        del room.devices[device]
    del room.members[event.member]
    if room.host == event.member:
        room.host = None


def _sat(room: Room, event: log.SatDown) -> None:
    room.takeback = None
    room.chairs[event.seat] = Chair(member=event.member, name=event.name)
    member = room.members[event.member]
    member.watching, member.shadows = "public", None
    room.wishes.pop(event.member, None)


def _stood(room: Room, event: happenings.Stood) -> None:
    if event.seat < len(room.chairs):
        room.chairs[event.seat] = Chair()


def _substitute_sat(room: Room, event: happenings.SubstituteSat) -> None:
    room.takeback = None
    room.chairs[event.seat].substitute = event.bot


def _substitute_left(room: Room, event: happenings.SubstituteLeft) -> None:
    room.takeback = None
    room.chairs[event.seat].substitute = room.chairs[event.seat].for_turn = None


def _bot_sat(room: Room, event: happenings.BotSat) -> None:
    room.takeback = None
    holder = room.members.get(room.chairs[event.seat].member or 0)
    if holder and room.phase == "running":  # the previous holder knows the cards of all others
        room.seen_hidden |= holder.devices
    room.chairs[event.seat] = Chair(bot=event.bot, name=event.bot)


def _host_is(room: Room, event: happenings.HostIs) -> None:
    room.host, room.host_away = event.member, event.away


def _wished(room: Room, event: happenings.WatchWished) -> None:
    room.wishes[event.member] = WatchWish(event.member, event.mode, event.seat)


def _watches(room: Room, event: happenings.Watches) -> None:
    room.wishes.pop(event.member, None)
    if not event.allowed:
        return
    member = room.members[event.member]
    member.watching, member.shadows = event.mode, event.seat
    if event.mode != "public" and room.phase == "running":
        room.seen_hidden |= member.devices


def _sealed(room: Room, event: log.Sealed) -> None:
    room.secret, room.added = event.secret, {}


def _entropy_added(room: Room, event: happenings.EntropyAdded) -> None:
    room.added.pop(event.member, None)
    name = room.members[event.member].name
    room.added[event.member] = Contribution(event.member, name, event.text)


def _dealt(room: Room, event: log.Dealt) -> None:
    room.chairs = [replace(room.chairs[seat], substitute=None, for_turn=None) for seat in event.order]
    room.takeback = None
    room.names_used.clear()
    started = begin_game(room.offers, room.settings.game, event)
    started.names = tuple(chair.name for chair in room.chairs)
    started.secret, started.added, started.offline = event.secret, event.added, event.offline
    room.secret, room.added = "", {}
    room.game, room.games = started, event.number
    room.seen_hidden = {
        device for member in room.members.values() if member.watching != "public" for device in member.devices
    }
    terms = room.settings.clock
    room.clock = Clock.start(terms, started.setup.players, room.at) if terms else None
    limit = room.settings.deadline
    room.deadlines = Deadlines.start(limit, room.at, room.up) if limit else None
    for member in room.members.values():
        member.at_screen = None
    _note_holders(room)  # the same entry may also end the game


def _moved(room: Room, event: log.MoveMade) -> None:
    assert room.game is not None
    room.game.move(event.seat, event.action)
    room.takeback = None
    holder = room.members.get(room.chairs[event.seat].member or 0)
    if holder and event.seat not in room.game.to_act:
        holder.at_screen = None


def _undone(room: Room, event: happenings.Undone) -> None:
    assert room.game is not None
    room.game.undo(event.seat)


def _takeback_asked(room: Room, event: happenings.TakebackAsked) -> None:
    assert room.game is not None
    room.takeback = TakebackRequest(event.seat, event.member, room.game.state.turn)


def _takeback_answered(room: Room, event: happenings.TakebackAnswered) -> None:
    assert room.takeback is not None
    if event.agree:
        room.takeback.agreed.add(event.member)
    else:
        room.takeback = None


def _taken_back(room: Room, event: happenings.TakenBack) -> None:
    assert room.game is not None
    room.game.take_back(event.seat)
    room.takeback = None
    holder = room.members.get(room.chairs[event.seat].member or 0)
    if holder:
        holder.at_screen = None


def _handed_over(room: Room, event: log.DeviceHandedOver) -> None:
    room.members[event.member].at_screen = event.seat


def _noted(room: Room, event: log.NoteWritten) -> None:
    assert room.game is not None
    notes = room.game.notes[event.seat]
    notes.pop(str(event.card), None)
    if event.text:
        notes[str(event.card)] = event.text


def _arranged(room: Room, event: log.HandArranged) -> None:
    assert room.game is not None
    room.game.arrangements[event.seat] = event.cards


def _said(room: Room, event: happenings.Said) -> None:
    room.said += 1
    room.chat.append(ChatLine(event.at, event.member, event.name, event.text, event.phrase, room.said))


def _paused(room: Room, event: happenings.Paused) -> None:
    room.clock = room.clock.pause(room.at) if room.clock else None


def _unpaused(room: Room, event: happenings.Unpaused) -> None:
    room.clock = room.clock.unpause(room.at) if room.clock else None


def _ran_out(room: Room, event: happenings.ClockRanOut) -> None:
    room.clock = room.clock.announce(event.seat) if room.clock else None


def _recovered(room: Room, event: happenings.Recovered) -> None:
    room.clock = room.clock.skip(room.at) if room.clock else None


def _ended(room: Room, event: log.EndedWith) -> None:
    game = room.game
    assert game is not None
    game.end(event.result, stopped=event.stopped)
    room.takeback = None
    game.names = tuple(chair.name or game.holders[seat][-1].name for seat, chair in enumerate(room.chairs))
    room.records.append(game)
    replay = f"{room.code}-{game.number}"
    room.finished.append(FinishedGame(game.number, replay, game.last_scores, event.stopped))


def _to_lobby(room: Room, event: happenings.BackToLobby) -> None:
    if room.game is not None:
        room.game.put_away()
    room.game = room.clock = room.deadlines = None
    for chair in room.chairs:
        chair.substitute = chair.for_turn = None
    gone = [member.number for member in room.members.values() if not member.here]
    for number in gone:
        _left(room, happenings.Left(number))


_FOLDS: dict[type[TableEvent], Callable[[Room, Any], None]] = {
    log.Created: _created,
    log.SettingsSet: _set,
    log.JoinedWith: _joined,
    log.CameBackWith: _came_back,
    log.LinkRenewed: access.fold_renewed_link,
    log.SatDown: _sat,
    log.Sealed: _sealed,
    log.Dealt: _dealt,
    log.MoveMade: _moved,
    log.DeviceHandedOver: _handed_over,
    log.NoteWritten: _noted,
    log.HandArranged: _arranged,
    log.EndedWith: _ended,
    happenings.BackToLobby: _to_lobby,
    happenings.BotSat: _bot_sat,
    happenings.ClockRanOut: _ran_out,
    happenings.DeadlinePassed: late_moves.fold_passed,
    happenings.DeadlineRenewed: late_moves.fold_renewed,
    happenings.HolidayTaken: late_moves.fold_holiday,
    happenings.EntropyAdded: _entropy_added,
    happenings.HostIs: _host_is,
    happenings.Left: _left,
    happenings.Locked: access.fold_lock,
    happenings.Paused: _paused,
    happenings.Recovered: _recovered,
    happenings.Renamed: _renamed,
    happenings.Said: _said,
    happenings.Stood: _stood,
    happenings.SubstituteLeft: _substitute_left,
    happenings.SubstituteSat: _substitute_sat,
    happenings.TakebackAnswered: _takeback_answered,
    happenings.TakebackAsked: _takeback_asked,
    happenings.TakenBack: _taken_back,
    happenings.Undone: _undone,
    happenings.Unpaused: _unpaused,
    happenings.Watches: _watches,
    happenings.WatchWished: _wished,
}
