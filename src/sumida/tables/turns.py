"""The game itself: start, moves, taking back, notes, clocks, the end and the next one."""

from __future__ import annotations

from datetime import date

from sumida.daily import daily
from sumida.tables.case import Case
from sumida.tables.chat import clean
from sumida.tables.log import Dealt, DeviceHandedOver, Event, MoveMade, NoteWritten
from sumida.tables.messages import commands as asked
from sumida.tables.messages.happenings import BackToLobby, Ended, Paused, Undone, Unpaused
from sumida.tables.refusals import refuse
from sumida.tables.table_game import TableGame

MOST_NOTES = 100


def start(case: Case, command: asked.Start) -> list[Event]:
    case.host()
    room = case.room
    if room.phase != "lobby":
        raise refuse("refuse-game-running" if room.phase == "running" else "refuse-game-over")
    empty = [str(seat + 1) for seat, chair in enumerate(room.chairs) if chair.open]
    if empty:
        raise refuse("refuse-seats-empty", open=", ".join(empty))
    assert room.setup is not None
    order = list(range(len(room.chairs)))
    if room.settings.shuffle_seats:
        case.chance.rng.shuffle(order)
    rules = room.offers.game(room.settings.game).rules
    deal = case.chance.deal(room.setup) if room.settings.daily is None else _deal_of_day(case)
    return [Dealt(room.games + 1, rules, room.setup.options, deal, case.chance.salt(), order)]


def _deal_of_day(case: Case) -> str:
    """A daily deal is for one person and the bots of that day: only so can results be compared."""
    room = case.room
    assert room.settings.daily is not None
    found = daily(room.settings.game, date.fromisoformat(room.settings.daily))
    if {seat: chair.bot for seat, chair in enumerate(room.chairs) if chair.bot is not None} != found.bots:
        seats = ", ".join(f"{seat + 1} {bot}" for seat, bot in found.bots.items()) or "–"
        raise refuse("refuse-daily-seats", seats=seats)
    return found.deal


def _game(case: Case) -> TableGame:
    play = case.room.play
    if play is None:
        raise refuse("refuse-no-game")
    if play.over:
        raise refuse("refuse-game-over")
    return play


def _seat(case: Case, wanted: int | None) -> int:
    """The seat a member acts for; where several share a device, the one whose player holds it."""
    if case.caller.bot is not None:
        return case.caller.bot
    held = case.room.seats_of(case.member.number)
    if wanted is None and len(held) == 1:
        return held[0]
    if wanted is None and held:
        raise refuse("refuse-which-seat")
    if wanted not in held:
        raise refuse("refuse-not-seated")
    if len(held) > 1 and case.member.at_screen != wanted:
        raise refuse("refuse-hand-over-first", seat=wanted + 1)
    return wanted


def _choosing_seat(case: Case, wanted: int | None) -> int:
    """The seat that moves or takes back now, on a position its player has really seen."""
    seat = _seat(case, wanted)
    room = case.room
    if room.clock and room.clock.paused:
        raise refuse("refuse-clock-paused")
    if case.caller.bot is None and case.version < room.chosen_at.get(seat, 0):
        raise refuse("refuse-stale")
    return seat


def move(case: Case, command: asked.Move) -> list[Event]:
    play = _game(case)
    seat = _choosing_seat(case, command.seat)
    action = play.spelled(command.action)
    after = play.after(seat, action)
    if not play.shows(after):
        case.private = seat
    events: list[Event] = [MoveMade(seat, action, play.is_open(seat, after))]
    return events if after.to_act else [*events, Ended(play.number)]


def undo(case: Case, command: asked.Undo) -> list[Event]:
    play = _game(case)
    seat = _choosing_seat(case, command.seat)
    if not play.shows(play.state.undo(seat)):
        case.private = seat
    return [Undone(seat)]


def hand_over(case: Case, command: asked.HandOver) -> list[Event]:
    play = _game(case)
    member = case.member
    held = case.room.seats_of(member.number)
    if len(held) < 2:
        raise refuse("refuse-not-one-device")
    if command.seat not in held:
        raise refuse("refuse-not-seated")
    if command.seat not in play.state.to_act:
        raise refuse("refuse-not-to-act", seat=command.seat + 1)
    return [DeviceHandedOver(member.number, command.seat)]


def note(case: Case, command: asked.Note) -> list[Event]:
    play = _game(case)
    seat = _seat(case, command.seat)
    if len(play.notes[seat]) >= MOST_NOTES and str(command.card) not in play.notes[seat]:
        raise refuse("refuse-too-many-notes", most=MOST_NOTES)
    case.private = seat
    return [NoteWritten(seat, command.card, clean(command.text))]


def pause(case: Case, command: asked.Pause) -> list[Event]:
    if _clock_paused(case):
        raise refuse("refuse-clock-paused")
    return [Paused(case.member.number)]


def unpause(case: Case, command: asked.Unpause) -> list[Event]:
    if not _clock_paused(case):
        raise refuse("refuse-clock-running")
    return [Unpaused(case.member.number)]


def _clock_paused(case: Case) -> bool:
    _game(case)
    if not case.room.seats_of(case.member.number):
        raise refuse("refuse-not-seated")
    if case.room.clock is None:
        raise refuse("refuse-no-clock")
    return case.room.clock.paused


def stop(case: Case, command: asked.Stop) -> list[Event]:
    case.host()
    return [Ended(_game(case).number, stopped=True)]


def rematch(case: Case, command: asked.Rematch) -> list[Event]:
    member = case.member
    if case.room.phase != "finished":
        raise refuse("refuse-not-finished")
    if not case.room.seats_of(member.number) and case.room.host != member.number:
        raise refuse("refuse-not-seated")
    return [BackToLobby()]
