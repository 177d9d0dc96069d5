"""Whether a command is accepted, and the facts that follow. Refusals are raised; nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sumida.tables import membership, seating, turns
from sumida.tables.case import Caller, Case, Chance
from sumida.tables.log import Entry, Event
from sumida.tables.messages import commands as asked
from sumida.tables.messages.commands import AnyCommand
from sumida.tables.room import Room


def decide(room: Room, command: AnyCommand, caller: Caller, now: int, chance: Chance) -> Entry | None:
    """The entry a command leads to, or None when it was applied before; raises `GameError` to refuse."""
    if (caller.device, command.id) in room.applied:
        return None
    case = Case(room, caller, max(now, room.at), chance, command.version)
    events = _HANDLERS[type(command)](case, command)
    return Entry(room.version + 1, case.now, events, caller.device, command.id, case.private)


_HANDLERS: dict[type[AnyCommand], Callable[[Case, Any], list[Event]]] = {
    asked.Join: membership.join,
    asked.Rename: membership.rename,
    asked.Claim: membership.claim,
    asked.Leave: membership.leave,
    asked.Kick: membership.kick,
    asked.MakeHost: membership.make_host,
    asked.WatchAs: membership.watch,
    asked.Admit: membership.admit,
    asked.Say: membership.say,
    asked.SayPhrase: membership.say_phrase,
    asked.Sit: seating.sit,
    asked.Stand: seating.stand,
    asked.SeatBot: seating.seat_bot,
    asked.ClearSeat: seating.clear_seat,
    asked.ChangeSettings: seating.change_settings,
    asked.Start: turns.start,
    asked.Move: turns.move,
    asked.Undo: turns.undo,
    asked.HandOver: turns.hand_over,
    asked.Note: turns.note,
    asked.Pause: turns.pause,
    asked.Unpause: turns.unpause,
    asked.Stop: turns.stop,
    asked.Rematch: turns.rematch,
}
