"""What a turn of somebody else means to one seat: a sentence from its own view, which gives no card away."""

from __future__ import annotations

from collections.abc import Sequence

from sumida.hanabi.bots.convention.clue_reasons import (
    chop_moved,
    saves_anything,
    stopped,
    words_of_clue,
)
from sumida.hanabi.bots.convention.explanation import signal_words, words_of_discard, words_of_play
from sumida.hanabi.bots.convention.signals import discard_signal, order_of_ones
from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.history import opening_minds, read_turn, seen_faces
from sumida.hanabi.conventions.levels import FIVE_STALL, TEMPO_CLUE
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.stalls import Severity, severity
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable
from sumida.hanabi.rules.actions import Clue, Event, Play
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Words


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
        if event.action.target == minds.me:
            return to_oneself(minds.mine, after, event)
        return words_of_clue(minds.mine, after, event.seat, event.action, event.touched)
    assert event.order is not None
    assert event.card is not None
    mine, table, order = minds.mine, minds.own(event.seat).copy(), event.order
    table.turns_left = 1 if table.pile == 0 else None
    if isinstance(event.action, Play):
        signal, words = order_of_ones(mine, event.seat, order), words_of_play
    else:
        signal, words = discard_signal(mine, event.seat, order, event.card), words_of_discard
    hide_unsure(table, mine)
    if signal is not None and signal.seat != event.seat:
        return signal_words(mine, signal, event.action.position)
    return words(table, signal, order, event.action.position)


def hide_unsure(table: ConventionTable, mine: ConventionTable) -> None:
    """Somebody else may see that a card of the viewer is not what the viewer takes it to be."""
    for order in mine.hands[mine.me]:
        mask = mine.clued[order] & ~mine.used
        if table.me != mine.me and mask & (mask - 1):
            table.identity[order] = UNKNOWN


def clued(minds: Minds, event: Event) -> ConventionTable:
    """The viewer's table once everybody has read a clue."""
    assert isinstance(event.action, Clue)
    after = minds.copy()
    mask = after.mine.terms.touch[event.action.value]
    after.clue(event.seat, event.action.target, mask, event.touched)
    return after.own(after.me)


def to_oneself(before: ConventionTable, after: ConventionTable, event: Event) -> Words:
    """A clue to the viewer: what its focus is to be, or what has to be played first."""
    at, hand = before.copy(), before.hands[before.me]
    at.heed(event.seat, before.me)
    called = [order for order in hand if after.called[order] and not before.called[order]]
    if called:
        return Words("why-read-self", {"position": hand.index(called[0]) + 1})
    assert isinstance(event.action, Clue)
    mask = at.terms.touch[event.action.value]
    halted = stopped(at, event.seat, before.me, mask, event.touched)
    if halted:
        return Words("why-read-fix", {"position": hand.index(halted[0]) + 1})
    kept = chop_moved(before, after, before.me)
    if kept:
        return Words(key_of_move(at, event), {"position": hand.index(kept[-1]) + 1})
    about = after.last_focus
    if after.focused[about] != after.turn or about not in event.touched:
        return plain(at, event)
    key = key_of_focus(at, after, event, about)
    return plain(at, event) if key is None else Words(key, {"position": hand.index(about) + 1})


def plain(at: ConventionTable, event: Event) -> Words:
    """A clue that asks for nothing, perhaps because its giver had to give one."""
    forced = severity(at, event.seat) >= Severity.DOUBLE_DISCARD
    return Words("why-read-stall" if forced else "why-read-plain")


def key_of_move(at: ConventionTable, event: Event) -> str:
    """What kind of chop move a clue to the viewer is."""
    assert isinstance(event.action, Clue)
    if all(at.is_marked(order) for order in event.touched):
        return "why-read-move-tempo"
    is_five = at.terms.touch[event.action.value] == at.terms.fives
    return "why-read-five-move" if is_five else "why-read-move"


def key_of_focus(at: ConventionTable, after: ConventionTable, event: Event, about: int) -> str | None:
    """What is read into the card that a clue is about; None if nothing is."""
    assert isinstance(event.action, Clue)
    mask, new = after.belief[about], not at.is_marked(about)
    if not mask & ~after.playable:
        return "why-read-play" if new or at.level < TEMPO_CLUE else "why-read-tempo"
    if not mask & ~after.dead & ~after.playable:
        return None
    if about == chop(at, at.me) and after.chop_focus[about]:
        return "why-read-either" if mask & after.playable else "why-read-save"
    if new and saves_anything(at, after, event.seat, at.me):
        return "why-read-save-stall"
    if new and at.terms.touch[event.action.value] == at.terms.fives:
        return "why-read-five" if at.level >= FIVE_STALL else None
    return "why-read-later" if after.inferred[about] != after.terms.everything else None
