"""Commands about the game: start, moves, undo, notes, sorted hands, clocks, stop and rematch."""

from __future__ import annotations

from datetime import date

from sumida.daily import daily
from sumida.kernel import Json
from sumida.tables.chat import clean
from sumida.tables.context import CommandContext
from sumida.tables.log import (
    Dealt,
    DeviceHandedOver,
    EndedWith,
    HandArranged,
    MoveMade,
    NoteWritten,
    Sealed,
    TableEvent,
)
from sumida.tables.messages import commands
from sumida.tables.messages.happenings import (
    BackToLobby,
    EntropyAdded,
    Paused,
    Undone,
    Unpaused,
    Watches,
)
from sumida.tables.pages import NOTES_BYTES, size
from sumida.tables.refusals import refuse
from sumida.tables.results import result_of
from sumida.tables.room import Room

MOST_NOTES = 100
MAX_ENTROPY = 120
"""Characters that a member adds to a deal."""


def start(context: CommandContext, command: commands.Start) -> list[TableEvent]:
    context.require_host()
    room = context.room
    if room.phase != "lobby":
        raise refuse("refuse-game-running" if room.phase == "running" else "refuse-game-over")
    empty = [str(seat + 1) for seat, chair in enumerate(room.chairs) if chair.open]
    if empty:
        raise refuse("refuse-seats-empty", open=", ".join(empty))
    assert room.setup is not None
    order = list(range(len(room.chairs)))
    if room.settings.shuffle_seats:
        context.chance.rng.shuffle(order)
    rules = room.offers.game(room.settings.game).rules
    options = _with_starter(context, room.setup.options, order)
    number, salt = room.games + 1, context.chance.salt()
    if room.settings.daily is not None:
        return [Dealt(number, rules, options, _deal_of_day(context), salt, order)]
    added = room.contributions() if room.secret else []
    deal = context.chance.deal(room.setup, room.secret, added)
    return [Dealt(number, rules, options, deal, salt, order, room.secret, added)]


def add_entropy(context: CommandContext, command: commands.AddEntropy) -> list[TableEvent]:
    room, member = context.room, context.member
    if room.phase != "lobby":
        raise refuse("refuse-not-in-lobby")
    if not room.secret or room.settings.daily is not None:
        raise refuse("refuse-deal-fixed")
    if not room.seats_of(member.number) and room.host != member.number:
        raise refuse("refuse-not-seated")
    text = clean(command.text)[:MAX_ENTROPY]
    if not text:
        raise refuse("refuse-chat-empty")
    return [EntropyAdded(member.number, text)]


def _with_starter(context: CommandContext, options: dict[str, Json], order: list[int]) -> dict[str, Json]:
    """The options with the seat that has the first turn, in the order of the game; the record keeps it."""
    if "first_seat" not in options:
        return options
    match context.room.settings.starts:
        case "drawn":
            return {**options, "first_seat": context.chance.starter(len(order))}
        case "host":
            held = context.room.seats_of(context.room.host or 0)
            return {**options, "first_seat": order.index(held[0])} if held else options
        case int(seat):
            return {**options, "first_seat": order.index(seat)}
    return options


def _deal_of_day(context: CommandContext) -> str:
    """The deal of the day, for one person and that day's bots, so that results can be compared."""
    room = context.room
    assert room.settings.daily is not None
    found = daily(room.settings.game, date.fromisoformat(room.settings.daily))
    if {seat: chair.bot for seat, chair in enumerate(room.chairs) if chair.bot is not None} != found.bots:
        seats = ", ".join(f"{seat + 1} {bot}" for seat, bot in found.bots.items()) or "–"
        raise refuse("refuse-daily-seats", seats=seats)
    return found.deal


def _seat(context: CommandContext, wanted: int | None) -> int:
    """The seat a member acts for; where several share a device, that of the player holding it."""
    if context.caller.bot is not None:
        return context.caller.bot
    held = context.room.seats_of(context.member.number)
    if wanted is None and len(held) == 1:
        return held[0]
    if wanted is None and held:
        raise refuse("refuse-which-seat")
    if wanted not in held:
        raise refuse("refuse-not-seated")
    if len(held) > 1 and context.member.at_screen != wanted:
        raise refuse("refuse-hand-over-first", seat=wanted + 1)
    return wanted


def _choosing_seat(context: CommandContext, wanted: int | None) -> int:
    """The seat that moves or undoes, if its player has seen the current position."""
    seat = _seat(context, wanted)
    room = context.room
    if context.caller.bot is None and room.chairs[seat].substitute:
        raise refuse("refuse-substitute")
    if room.clock and room.clock.paused:
        raise refuse("refuse-clock-paused")
    if context.caller.bot is None and context.version < room.turn_client_version.get(seat, 0):
        raise refuse("refuse-stale")
    return seat


def move(context: CommandContext, command: commands.Move) -> list[TableEvent]:
    game = context.require_game()
    seat = _choosing_seat(context, command.seat)
    action, after = game.try_move(seat, command.action)
    visible = game.changes_public_view(after)
    if not visible:
        context.private = seat
    alone = game.to_act == (seat,)
    events: list[TableEvent] = [MoveMade(seat, action, visible and alone)]
    return events if after.to_act else [*events, EndedWith(game.number, result=result_of(after))]


def undo(context: CommandContext, command: commands.Undo) -> list[TableEvent]:
    game = context.require_game()
    seat = _choosing_seat(context, command.seat)
    if not game.changes_public_view(game.state.undo(seat)):
        context.private = seat
    return [Undone(seat)]


def hand_over(context: CommandContext, command: commands.HandOver) -> list[TableEvent]:
    game = context.require_game()
    member = context.member
    held = context.room.seats_of(member.number)
    if len(held) < 2:
        raise refuse("refuse-not-one-device")
    if command.seat not in held:
        raise refuse("refuse-not-seated")
    if command.seat not in game.to_act:
        raise refuse("refuse-not-to-act", seat=command.seat + 1)
    return [DeviceHandedOver(member.number, command.seat)]


def note(context: CommandContext, command: commands.Note) -> list[TableEvent]:
    game = context.require_game()
    seat = _seat(context, command.seat)
    if len(game.notes[seat]) >= MOST_NOTES and str(command.card) not in game.notes[seat]:
        raise refuse("refuse-too-many-notes", most=MOST_NOTES)
    text = clean(command.text)
    if text and size({**game.notes[seat], str(command.card): text}) > NOTES_BYTES:
        raise refuse("refuse-notes-long")
    context.private = seat
    return [NoteWritten(seat, command.card, text)]


def arrange(context: CommandContext, command: commands.Arrange) -> list[TableEvent]:
    context.require_game()
    seat = _seat(context, command.seat)
    if not context.room.settings.show_sorting:
        context.private = seat
    return [HandArranged(seat, list(dict.fromkeys(command.cards)))]


def pause(context: CommandContext, command: commands.Pause) -> list[TableEvent]:
    if _clock_paused(context):
        raise refuse("refuse-clock-paused")
    return [Paused(context.member.number)]


def unpause(context: CommandContext, command: commands.Unpause) -> list[TableEvent]:
    if not _clock_paused(context):
        raise refuse("refuse-clock-running")
    return [Unpaused(context.member.number)]


def _clock_paused(context: CommandContext) -> bool:
    context.require_game()
    if not context.room.seats_of(context.member.number):
        raise refuse("refuse-not-seated")
    if context.room.clock is None:
        raise refuse("refuse-no-clock")
    return context.room.clock.paused


def stop(context: CommandContext, command: commands.Stop) -> list[TableEvent]:
    context.require_host()
    game = context.require_unfinished()
    return [EndedWith(game.number, True, None if game.archived else result_of(game.state))]


def rematch(context: CommandContext, command: commands.Rematch) -> list[TableEvent]:
    member = context.member
    if context.room.phase != "finished":
        raise refuse("refuse-not-finished")
    if not context.room.seats_of(member.number) and context.room.host != member.number:
        raise refuse("refuse-not-seated")
    return [BackToLobby(), Sealed(context.chance.secret()), *_end_permissions(context.room)]


def _end_permissions(room: Room) -> list[TableEvent]:
    """What spectators were allowed to see, or asked for, ends with the game. The host needs no permission."""
    return [
        Watches(member.number, "public")
        for member in room.members.values()
        if member.here
        and member.number != room.host
        and (member.watching != "public" or member.number in room.wishes)
    ]
