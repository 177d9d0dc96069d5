"""What a move of Hanabi did, in sentences that the position bears out, told once all cards are known."""

from __future__ import annotations

from collections import Counter

from sumida.hanabi.bots.partner.table_reading import TableReading
from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.scoring import indispensable, playable, useful
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import RANKS
from sumida.lab.coach.findings import Why

MISLED = {
    "why-hat-play-sure": "why-hat-play-misled",
    "why-hat-play-coded": "why-hat-play-misled",
    "why-hat-discard-sure": "why-hat-discard-misled",
    "why-hat-discard-coded": "why-hat-discard-misled",
}
"""What is said instead of a certainty that came from misreading somebody's move."""


def outcome(state: HanabiState, action: HanabiAction, reading: TableReading | None) -> tuple[Why, ...]:
    """What the move did; `reading` is the table as the seat read it, if it plays by the conventions."""
    if isinstance(action, Clue):
        return (_pointed(state, action),)
    if isinstance(action, Discard):
        return (_discarded(state, action),)
    if _fits(state, action):
        return (_told(state, action, "outcome-fits"),)
    return (_strike(state, action), *_lost(state, action), _knew(state, action), *_read(action, reading))


def in_fact(state: HanabiState, advised: HanabiAction) -> Why | None:
    """What the advice could not know: the card would have been a strike, or a last copy lost."""
    if isinstance(advised, Play) and not _fits(state, advised):
        return _told(state, advised, "advice-strike")
    if isinstance(advised, Discard) and _needed(state, advised):
        return _told(state, advised, "advice-last")
    return None


def borne_out(state: HanabiState, advised: HanabiAction, why: Why) -> Why:
    """The reason, unless the cards refute it: a code can be misread by those who do not speak it."""
    if isinstance(advised, Clue) or why.key not in MISLED:
        return why
    wanted = playable(state.piles) if isinstance(advised, Play) else ~_useful(state)
    hand = [held.card or 0 for held in state.hands[state.current]]
    enough = 2 if why.key.endswith("-coded") else 1
    true = wanted >> _card(state, advised) & 1 and sum(wanted >> card & 1 for card in hand) >= enough
    return why if true else Why(MISLED[why.key], why.facts)


def reachable(state: HanabiState) -> int:
    """The most points that the discards still allow."""
    return sum(state.piles) + _useful(state).bit_count()


def _card(state: HanabiState, action: Play | Discard) -> int:
    card = state.hands[state.current][action.position - 1].card
    assert card is not None, "a finished game hides no card"
    return card


def _useful(state: HanabiState) -> int:
    return useful(state.setup.variant, state.piles, state.discards)


def _fits(state: HanabiState, action: Play) -> bool:
    return playable(state.piles) >> _card(state, action) & 1 == 1


def _needed(state: HanabiState, action: Play | Discard) -> bool:
    """Whether this is the last copy of a card that its series still needs."""
    last = indispensable(state.setup.variant, state.piles, state.discards)
    return last >> _card(state, action) & 1 == 1


def _told(state: HanabiState, action: Play | Discard, key: str, **facts: int) -> Why:
    suit, step = divmod(_card(state, action), RANKS)
    return Why(key, {"colour": state.setup.variant.suits[suit].name, "rank": step + 1, **facts})


def _strike(state: HanabiState, action: Play) -> Why:
    suit, step = divmod(_card(state, action), RANKS)
    height = state.piles[suit]
    key = "outcome-strike-late" if step < height else "outcome-strike-early"
    return _told(state, action, key, needed=height + 1)


def _lost(state: HanabiState, action: Play) -> tuple[Why, ...]:
    if not _needed(state, action):
        return ()
    return (_told(state, action, "outcome-last", reach=reachable(state.apply(state.current, action))),)


def _knew(state: HanabiState, action: Play) -> Why:
    """What the holder could know: how many cards it could be, and how many of them fitted."""
    mask = state.view(state.current).deduced[state.current][action.position - 1]
    fitting = (mask & playable(state.piles)).bit_count()
    key = "outcome-knew" if fitting else "outcome-knew-better"
    return Why(key, {"count": mask.bit_count(), "fitting": fitting})


def _read(action: Play, reading: TableReading | None) -> tuple[Why, ...]:
    """The reading that led to a strike, if the conventions did."""
    if reading is None:
        return ()
    order = reading.hands[reading.me][action.position - 1]
    if reading.called[order]:
        return (Why("outcome-read-prompt" if reading.touched[order] else "outcome-read-finesse", {}),)
    if reading.touched[order] and reading.belief[order] & ~reading.playable == 0:
        return (Why("outcome-read-play", {}),)
    return () if reading.touched[order] else (Why("outcome-read-nothing", {}),)


def _discarded(state: HanabiState, action: Discard) -> Why:
    card = _card(state, action)
    if not _useful(state) >> card & 1:
        return _told(state, action, "outcome-discard-useless")
    if _needed(state, action):
        reach = reachable(state.apply(state.current, action))
        return _told(state, action, "outcome-discard-last", reach=reach)
    gone = Counter(identity for _, identity in state.discards)[card]
    return _told(state, action, "outcome-discard-copy", left=state.setup.variant.copies[card] - gone - 1)


def _pointed(state: HanabiState, clue: Clue) -> Why:
    """How many cards a clue pointed at, and how many of them fit now."""
    mask = state.setup.variant.touch[clue.value]
    touched = [held.card or 0 for held in state.hands[clue.target] if mask >> (held.card or 0) & 1]
    fitting = sum(playable(state.piles) >> card & 1 for card in touched)
    if len(touched) == 1:
        return Why("outcome-clue-one-fits" if fitting else "outcome-clue-one-waits", {})
    key = "outcome-clue-fits" if fitting else "outcome-clue-waits" if touched else "outcome-clue-none"
    return Why(key, {"count": len(touched), "fitting": fitting})
