"""Whether a command is accepted, and the events that follow. Refusals are raised; nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sumida.tables import access, late_moves, membership, seating, substitutes, takebacks, turns
from sumida.tables.context import Caller, Chance, CommandContext
from sumida.tables.log import Entry, TableEvent
from sumida.tables.messages import commands
from sumida.tables.messages.commands import AnyCommand
from sumida.tables.room import Room


def decide(
    room: Room, command: AnyCommand, caller: Caller, now: int, chance: Chance, up: int = 0
) -> Entry | None:
    """The entry a command leads to, or None if it was applied before; raises `GameError` to refuse."""
    if (caller.device, command.id) in room.seen_commands:
        return None
    context = CommandContext(room, caller, max(now, room.at), chance, command.version, up)
    events = _HANDLERS[type(command)](context, command)
    return Entry(room.version + 1, context.now, events, caller.device, command.id, context.private, up)


_HANDLERS: dict[type[AnyCommand], Callable[[CommandContext, Any], list[TableEvent]]] = {
    commands.Join: membership.join,
    commands.Rename: membership.rename,
    commands.Claim: membership.claim,
    commands.RenewSeatLink: access.renew_link,
    commands.Leave: membership.leave,
    commands.Kick: membership.kick,
    commands.Lock: access.lock,
    commands.MakeHost: membership.make_host,
    commands.WatchAs: membership.watch,
    commands.Admit: membership.admit,
    commands.Say: membership.say,
    commands.SayPhrase: membership.say_phrase,
    commands.Sit: seating.sit,
    commands.Stand: seating.stand,
    commands.SeatBot: seating.seat_bot,
    commands.ClearSeat: seating.clear_seat,
    commands.TakeSeatBack: substitutes.take_seat_back,
    commands.ChangeSettings: seating.change_settings,
    commands.AddEntropy: turns.add_entropy,
    commands.Start: turns.start,
    commands.Move: turns.move,
    commands.Undo: turns.undo,
    commands.AskTakeback: takebacks.ask,
    commands.AnswerTakeback: takebacks.answer,
    commands.HandOver: turns.hand_over,
    commands.Note: turns.note,
    commands.Arrange: turns.arrange,
    commands.Pause: turns.pause,
    commands.Unpause: turns.unpause,
    commands.AfterDeadline: late_moves.after_deadline,
    commands.Holiday: late_moves.take_holiday,
    commands.Stop: turns.stop,
    commands.Rematch: turns.rematch,
}
