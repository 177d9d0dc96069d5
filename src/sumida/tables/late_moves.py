"""What happens when the time for a move is over, and holidays from deadlines."""

from __future__ import annotations

from sumida.tables.context import CommandContext
from sumida.tables.deadlines import Deadlines
from sumida.tables.log import EndedWith, Entry, SatDown, TableEvent
from sumida.tables.messages import commands
from sumida.tables.messages.happenings import DeadlinePassed, DeadlineRenewed, HolidayTaken, SubstituteLeft
from sumida.tables.refusals import refuse
from sumida.tables.results import result_of
from sumida.tables.room import Room
from sumida.tables.seating import check_seating


def late(room: Room, up: int) -> list[TableEvent]:
    """What follows from a deadline that has passed by now; nothing if none has."""
    game, deadlines = room.running, room.deadlines
    alarm = deadlines.alarm() if game and deadlines else None
    if game is None or deadlines is None or alarm is None or alarm[0] > up:
        return []
    seat = alarm[1]
    match deadlines.terms.passed:
        case "bot":
            return [DeadlinePassed(seat, deadlines.terms.bot)]
        case "host":
            return [DeadlinePassed(seat)]
        case "abandon":
            return [DeadlinePassed(seat), EndedWith(game.number, True, result_of(game.state))]


def after_deadline(context: CommandContext, command: commands.AfterDeadline) -> list[TableEvent]:
    context.require_host()
    context.room.chair(command.seat)
    if not _deadlines(context).passed(command.seat):
        raise refuse("refuse-deadline-runs")
    if command.bot is None:
        return [DeadlineRenewed(command.seat)]
    check_seating(context.room, command.seat, command.bot)
    return [DeadlinePassed(command.seat, command.bot)]


def take_holiday(context: CommandContext, command: commands.Holiday) -> list[TableEvent]:
    deadlines, member = _deadlines(context), context.member.number
    if not context.room.seats_of(member):
        raise refuse("refuse-not-seated")
    left = deadlines.days_left(member, context.up)
    if command.days > left:
        raise refuse("refuse-holiday-long", days=left)
    return [HolidayTaken(member, command.days)]


def _deadlines(context: CommandContext) -> Deadlines:
    context.require_game()
    if context.room.deadlines is None:
        raise refuse("refuse-no-deadline")
    return context.room.deadlines


def end_single_turns(room: Room) -> bool:
    """A bot that was to play one turn has played it; returns whether there was one."""
    game, found = room.running, False
    for seat, chair in enumerate(room.chairs):
        open_turn = game is not None and seat in game.to_act and chair.for_turn == game.state.turn
        if chair.for_turn is not None and not open_turn:
            chair.substitute = chair.for_turn = None
            found = True
    return found


def run_deadlines(room: Room, deadlines: Deadlines, entry: Entry) -> None:
    game = room.running
    seats = game.to_act if game else ()
    players = {seat: chair.member for seat, chair in enumerate(room.chairs) if not chair.played_by_bot}
    holders = {seat: member for seat in seats if (member := players.get(seat)) is not None}
    renewed = frozenset(event.seat for event in entry.events if isinstance(event, _NEW_DEADLINE))
    room.deadlines = deadlines.run(game.state.turn if game else 0, holders, renewed)


def fold_passed(room: Room, event: DeadlinePassed) -> None:
    assert room.game is not None
    assert room.deadlines is not None
    room.deadlines = room.deadlines.let_pass(event.seat)
    if event.bot is not None:
        room.takeback = None
        chair = room.chairs[event.seat]
        chair.substitute, chair.for_turn = event.bot, room.game.state.turn


def fold_renewed(room: Room, event: DeadlineRenewed) -> None:
    """The new one is made like that of a new turn."""


def fold_holiday(room: Room, event: HolidayTaken) -> None:
    assert room.deadlines is not None
    seats = room.seats_of(event.member)
    room.deadlines = room.deadlines.take_holiday(event.member, event.days, seats)


_NEW_DEADLINE = (SatDown, DeadlineRenewed, SubstituteLeft)
"""A seat that changes hands, or for whose player the host waits, gets the whole time."""
