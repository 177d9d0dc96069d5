"""What a turn of somebody else means to one seat: a sentence from its own view, which gives no card away."""

from __future__ import annotations

from collections.abc import Sequence

from sumida.hanabi.bots.convention.choice import playable_orders
from sumida.hanabi.bots.convention.explanation import CALLS, is_all_that_is_missing, why_discard, why_play
from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.history import opening_minds, read_turn, seen_faces
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable, Step, Way
from sumida.hanabi.rules.actions import SEATS, Clue, Event, Play
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Seat, Words


def explain_turn(view: HanabiView, number: int, levels: Sequence[int]) -> Words:
    """The convention behind turn `number` (from 0) of the game, as the seat of the view understands it.

    `levels`: the level of conventions that each seat plays.
    """
    faces = seen_faces(view)
    minds = opening_minds(view, faces, levels)
    for event in view.history[:number]:
        read_turn(minds, event, faces)
    return understood(minds, view.history[number])


def understood(minds: Minds, event: Event) -> Words:
    """The convention behind a turn; `minds` is the table before it."""
    if isinstance(event.action, Clue):
        after = clued(minds, event)
        given = to_oneself if event.action.target == minds.me else to_another
        return given(minds.mine, after, event)
    table, order = minds.own(event.seat), event.order
    assert order is not None
    table.turns_left = 1 if table.pile == 0 else None
    key = why_play(table, order) if isinstance(event.action, Play) else why_discard(table, order)
    return Words(key, {"position": event.action.position})


def clued(minds: Minds, event: Event) -> ConventionTable:
    """The viewer's table once everybody has read a clue."""
    assert isinstance(event.action, Clue)
    after = minds.copy()
    mask = after.mine.terms.touch[event.action.value]
    after.clue(event.seat, event.action.target, mask, event.touched)
    return after.own(after.me)


def to_oneself(before: ConventionTable, after: ConventionTable, event: Event) -> Words:
    """A clue to the viewer: what its focus is to be, or what has to be played first."""
    me = before.me
    hand = before.hands[me]
    called = [order for order in hand if after.called[order] and not before.called[order]]
    if called:
        return Words("why-read-self", {"position": hand.index(called[0]) + 1})
    kept = chop_moved(before, after, me)
    if kept:
        return Words("why-read-move", {"position": hand.index(kept[-1]) + 1})
    about = after.last_focus
    if after.focused[about] != after.turn or about not in event.touched:
        return Words("why-read-plain")
    return Words(key_of_focus(before, after, about), {"position": hand.index(about) + 1})


def chop_moved(before: ConventionTable, after: ConventionTable, seat: Seat) -> list[int]:
    """The cards that a clue asks a seat to keep without touching them, oldest first."""
    return [order for order in before.hands[seat] if after.moved[order] and not before.moved[order]]


def key_of_focus(before: ConventionTable, after: ConventionTable, about: int) -> str:
    """What is read into the card that a clue is about."""
    mask = after.belief[about]
    if not mask & ~after.playable:
        return "why-read-play"
    if not mask & ~after.dead & ~after.playable:
        return "why-read-plain"
    if about == chop(before, before.me) and after.chop_focus[about]:
        return "why-read-either" if mask & after.playable else "why-read-save"
    return "why-read-later" if after.inferred[about] != after.terms.everything else "why-read-plain"


def to_another(before: ConventionTable, after: ConventionTable, event: Event) -> Words:
    """A clue to somebody else, whose cards the viewer sees."""
    assert isinstance(event.action, Clue)
    target = event.action.target
    facts: dict[str, int | str] = {"seat": SEATS[target]}
    step = first_call(before, after)
    if step is not None and step.seat == before.me:
        key = "why-read-prompt-you" if step.way is Way.PROMPT else "why-read-blind-you"
        return Words(key, {**facts, "position": before.hands[before.me].index(step.order) + 1})
    if step is not None and step.seat != target:
        return Words(CALLS[step.way], facts)
    return Words(key_of_clue(before, after, target), facts)


def first_call(before: ConventionTable, after: ConventionTable) -> Step | None:
    """The first card that a new promise calls on: the viewer's own, or the only one missing."""
    known = {promise.focus for promise in before.promises}
    for promise in after.promises:
        if promise.focus not in known and promise.actual is not None and promise.actual.calls:
            step = promise.actual.calls[0]
            if step.seat == before.me or is_all_that_is_missing(before, promise.actual):
                return step
    return None


def is_needed(table: ConventionTable, order: int) -> bool:
    """Whether the viewer sees that a series can still take the card."""
    card = table.identity[order]
    return card != UNKNOWN and not table.dead >> card & 1


def key_of_clue(before: ConventionTable, after: ConventionTable, target: Seat) -> str:
    """What a clue does for somebody else: a card may be played, one is saved, or it tells something."""
    new = set(playable_orders(after, target)) - set(playable_orders(before, target))
    if after.focused[after.last_focus] == after.turn:
        new.add(after.last_focus)
    if any(before.playable >> before.identity[order] & 1 for order in new if is_needed(before, order)):
        return "why-partner-play-clue"
    if chop_moved(before, after, target):
        return "why-partner-move"
    saved = chop(before, target)
    if saved is not None and after.touched[saved] and is_needed(before, saved):
        return "why-partner-save"
    news = any(after.clued[order] != before.clued[order] for order in before.hands[target])
    return "why-partner-tell" if news else "why-partner-idle"
