"""Why a move was made, in one sentence that says no more than the player knows."""

from __future__ import annotations

from sumida.hanabi.bots.convention.choice import clued, touched_by
from sumida.hanabi.bots.convention.clue_reasons import words_of_clue
from sumida.hanabi.bots.convention.signals import Signal, discard_signal, order_of_ones
from sumida.hanabi.conventions.belief import shown_counts, used_up
from sumida.hanabi.conventions.hands import chop
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.conventions.promises import called_orders
from sumida.hanabi.conventions.table import UNKNOWN, ConventionTable, Manner, Promise, Step, bits
from sumida.hanabi.rules.actions import SEATS, Clue, Discard, HanabiAction
from sumida.kernel import Seat, Words

UNCLEAR = "why-read-unclear"
UNCLEAR_DISCARD = "why-read-unclear-discard"
"""Moves that the conventions give no reason for; to the player itself they seem worth it."""
OWN_WORDS = {UNCLEAR: "why-partner-risk", UNCLEAR_DISCARD: "why-partner-least"}
PASSED_ON = ("sarcastic", "gentleman")
"""Signals that say what the discarded card is."""
MANNERS = {
    Manner.LAYERED: "why-partner-called-layered",
    Manner.HIDDEN: "why-partner-called-hidden",
    Manner.POSITIONAL: "why-partner-called-positional",
    Manner.GENTLEMANS: "why-partner-called-gentleman",
}


def explain(minds: Minds, action: HanabiAction) -> Words:
    """The convention behind a move of the viewer."""
    table = minds.mine
    if isinstance(action, Clue):
        after = clued(minds, action)
        return words_of_clue(table, after.mine, table.me, action, touched_by(table, action))
    order = table.hands[table.me][action.position - 1]
    if isinstance(action, Discard):
        signal = discard_signal(table, table.me, order, sure_card(table, order))
        if signal is not None and signal.name in PASSED_ON and may_be_useless(table, order):
            return Words("why-partner-useless-read", {"position": action.position})
        words = words_of_discard(table, signal, order, action.position)
    else:
        words = words_of_play(table, order_of_ones(table, table.me, order), order, action.position)
    return Words(OWN_WORDS.get(words.key, words.key), words.facts)


def may_be_useless(table: ConventionTable, order: int) -> bool:
    """Whether a card may be useless, if only what the clues say is counted."""
    return table.clued[order] & ~elsewhere(table, order) & table.dead != 0


def sure_card(table: ConventionTable, order: int) -> int:
    """What the holder takes a card to be, if it is a single one."""
    mask = table.belief[order]
    return UNKNOWN if mask & (mask - 1) else mask.bit_length() - 1


def signal_words(table: ConventionTable, signal: Signal, position: int) -> Words:
    """A move that speaks to another seat; the viewer is told which of its own cards is meant."""
    if signal.seat != table.me or signal.order is None:
        seat = "why-read" if signal.seat == table.me else "why-partner"
        return Words(f"{seat}-{signal.name}", {"position": position, "seat": SEATS[signal.seat]})
    own = table.hands[table.me].index(signal.order) + 1
    return Words(f"why-read-{signal.name}", {"position": own})


def words_of_play(table: ConventionTable, signal: Signal | None, order: int, position: int) -> Words:
    """Why a card was played; `table` is that of its holder."""
    if signal is None:
        return Words(why_play(table, order), {"position": position})
    if signal.name == "ones":
        return Words("why-partner-ones", {"position": position})
    return signal_words(table, signal, position)


def words_of_discard(table: ConventionTable, signal: Signal | None, order: int, position: int) -> Words:
    """Why a card was discarded; `table` is that of its holder."""
    if signal is None:
        return Words(why_discard(table, order), {"position": position})
    return signal_words(table, signal, position)


def why_play(table: ConventionTable, order: int) -> str:
    mask = table.clued[order] & ~elsewhere(table, order)
    if mask & ~table.playable == 0:
        return "why-partner-play-sure" if mask & (mask - 1) else "why-partner-play-known"
    if table.called[order]:
        return why_called(table, order)
    if table.fits_surely(order):
        return "why-partner-play"
    return "why-partner-gamble" if table.turns_left is not None and mask & table.playable else UNCLEAR


def why_called(table: ConventionTable, order: int) -> str:
    """The kind of call that a card answers."""
    promise, step = call_of(table, order)
    if step is not None and step.manner is not Manner.PLAIN:
        return MANNERS[step.manner]
    if promise is not None and promise.target == table.me:
        return "why-partner-self"
    return "why-partner-prompted" if table.touched[order] else "why-partner-called"


def call_of(table: ConventionTable, order: int) -> tuple[Promise | None, Step | None]:
    """The clue that calls on a card, and the step of it which names the card."""
    for promise in table.promises:
        if order in called_orders(promise):
            readings = (*filter(None, (promise.actual,)), *promise.readings)
            steps = [step for reading in readings for step in reading.calls if step.order == order]
            return promise, steps[0]
    return None, None


def why_discard(table: ConventionTable, order: int) -> str:
    if table.clued[order] & ~elsewhere(table, order) & ~table.dead == 0:
        return "why-partner-useless"
    if table.touched[order] and table.belief[order] & ~table.dead == 0:
        return "why-partner-useless-read"
    on_chop = chop(table, holder(table, order))
    if order == on_chop:
        return "why-partner-chop"
    return "why-partner-no-chop" if on_chop is None else UNCLEAR_DISCARD


def elsewhere(table: ConventionTable, order: int) -> int:
    """The identities of which every copy is in sight or, as the holder of the card knows, in its own hand."""
    gone, shown = used_up(table), shown_counts(table)
    left = [copies - seen for copies, seen in zip(table.terms.copies, shown, strict=True)]
    own = [other for other in table.hands[table.me] if other != order and table.identity[other] == UNKNOWN]
    masks = [table.clued[other] & ~gone for other in own]
    for mask in masks:
        inside = sum(not other & ~mask for other in masks)
        if inside >= sum(left[card] for card in bits(mask)):
            gone |= mask
    return gone


def holder(table: ConventionTable, order: int) -> Seat:
    """The seat that has a card."""
    return next(seat for seat, held in table.held() if held == order)
