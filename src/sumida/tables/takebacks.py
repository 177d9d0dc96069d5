"""Taking back a move by agreement: one asks, everyone else who plays agrees or declines; bots always agree.

A move made meanwhile declines. Bots wait for the answers.
"""

from __future__ import annotations

from sumida.tables.context import CommandContext
from sumida.tables.log import TableEvent
from sumida.tables.messages import commands
from sumida.tables.messages.happenings import TakebackAnswered, TakebackAsked, TakenBack
from sumida.tables.messages.state import TakebackShown
from sumida.tables.refusals import refuse
from sumida.tables.room import Member, Room, TakebackRequest
from sumida.tables.table_game import TableGame


def ask(context: CommandContext, command: commands.AskTakeback) -> list[TableEvent]:
    room, member = context.room, context.member.number
    game = context.require_game()
    if room.settings.takebacks == "never":
        raise refuse("refuse-takeback-never")
    if room.clock and room.clock.paused:
        raise refuse("refuse-clock-paused")
    if room.takeback is not None:
        raise refuse("refuse-takeback-asked")
    seat = _seat(room, game, member, command.seat)
    game.moves_before(seat)
    return [TakebackAsked(seat, member) if _others(room, game, member) else TakenBack(seat)]


def _seat(room: Room, game: TableGame, member: int, wanted: int | None) -> int:
    """The seat whose move is meant; where several share a device, the one that moved last."""
    held = [seat for seat in room.seats_of(member) if wanted in (None, seat)]
    if not held:
        raise refuse("refuse-not-seated")
    if any(room.chairs[seat].substitute for seat in held):
        raise refuse("refuse-substitute")
    return next((seat for seat, _ in reversed(game.moves) if seat in held), held[0])


def _others(room: Room, game: TableGame, member: int) -> set[int]:
    """Who must agree: nobody where the move is still unseen."""
    return set() if game.simultaneous else room.players() - {member}


def answer(context: CommandContext, command: commands.AnswerTakeback) -> list[TableEvent]:
    room, member = context.room, context.member.number
    game, request = context.require_game(), room.takeback
    if request is None or request.turn != command.turn:
        raise refuse("refuse-takeback-none")
    waiting = _waiting(room, game, request)
    if member not in waiting and (command.agree or member != request.member):
        raise refuse("refuse-not-seated")
    answered = TakebackAnswered(member, command.agree)
    settled = command.agree and waiting == {member}
    return [answered, TakenBack(request.seat)] if settled else [answered]


def _waiting(room: Room, game: TableGame, request: TakebackRequest) -> set[int]:
    return _others(room, game, request.member) - request.agreed


def can_take_back(room: Room, member: Member, held: list[int]) -> bool:
    """Whether this member, who holds these seats, may ask now."""
    if not held or room.takeback is not None or room.settings.takebacks == "never":
        return False
    game = room.running
    if game is None or game.archived:
        return False
    for seat in held:
        if room.chairs[seat].substitute:
            return False
    return game.can_take_back(held[0] if len(held) == 1 else _seat(room, game, member.number, None))


def takeback_shown(room: Room) -> TakebackShown | None:
    request, game = room.takeback, room.running
    if request is None or game is None:
        return None
    moves = len(game.moves) - len(game.moves_before(request.seat))
    waiting = sorted(_waiting(room, game, request))
    return TakebackShown(request.seat, request.member, request.turn, moves, sorted(request.agreed), waiting)
