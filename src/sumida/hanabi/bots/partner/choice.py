"""Which move: every candidate is played out for one round of the convention, and the best evaluation wins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sumida.hanabi.bots.partner.belief import shown_counts, update_beliefs
from sumida.hanabi.bots.partner.calls import read_turn
from sumida.hanabi.bots.partner.clue_reading import bits, playable_orders, read_clue
from sumida.hanabi.bots.partner.evaluation import WORTHS, cost_of_losing, evaluate, tokens_worth
from sumida.hanabi.bots.partner.table_reading import UNKNOWN, TableReading
from sumida.hanabi.bots.partner.trust import is_trusted
from sumida.hanabi.rules.variants import RANKS
from sumida.kernel import Seat


@dataclass(frozen=True)
class Candidate:
    """A candidate: `kind` is play, discard or clue; a clue has a target and the place of its value."""

    kind: str
    order: int = -1
    target: Seat = -1
    clue: int = -1


def candidates(table: TableReading) -> Iterator[tuple[float, Candidate]]:
    """Every candidate worth considering, with its value."""
    for order in candidate_plays(table):
        yield play_value(table, order), Candidate("play", order)
    if table.tokens < table.terms.tokens:
        for order in candidate_discards(table):
            yield discard_value(table, order), Candidate("discard", order)
    if table.tokens > 0:
        for target in range(table.terms.players):
            if target != table.me:
                for place in range(len(table.terms.touch)):
                    value = clue_value(table, target, place)
                    if value is not None:
                        yield value, Candidate("clue", -1, target, place)


def candidate_plays(table: TableReading) -> list[int]:
    """What is sure to be playable; in the last round, also what may be."""
    sure = [order for order in playable_orders(table, table.me) if is_trusted(table, order)]
    for flags in (table.called, table.focused):
        first = [order for order in sure if flags[order]]
        if first:
            return first
    if table.turns_left is not None and not sure:
        return [order for order in table.hands[table.me] if table.belief[order] & table.playable]
    return sure


def candidate_discards(table: TableReading) -> list[int]:
    """The card that the convention discards; if it has none to spare, any card."""
    order = next_discard(table, table.me)
    if order is None or not table.is_marked(order) or table.belief[order] & ~table.dead == 0:
        return [] if order is None else [order]
    return table.hands[table.me]


def next_play(table: TableReading, seat: Seat) -> int | None:
    """The card that a seat plays by the convention: called cards first, then low ones."""
    best, best_key = None, None
    for order in playable_orders(table, seat):
        rank = (table.belief[order].bit_length() - 1) % RANKS
        key = (not table.called[order], not table.focused[order], rank == RANKS - 1, rank, order)
        if best_key is None or key < best_key:
            best, best_key = order, key
    return best


def next_discard(table: TableReading, seat: Seat) -> int | None:
    """The card that a seat discards: a useless one, else its chop, else one that is not indispensable."""
    hand = table.hands[seat]
    dead = table.dead
    for order in hand:
        if table.belief[order] & ~dead == 0:
            return order
    chop = table.chop(seat)
    if chop is not None:
        return chop
    safe = [order for order in hand if not table.belief[order] & table.critical]
    return (safe or hand)[0] if hand else None


def play_round(table: TableReading) -> float:
    """Let every other seat make its expected move; the evaluation after that."""
    value = 0.0
    players = table.terms.players
    turns = players if table.turns_left is None else min(players, table.turns_left)
    for step in range(1, turns):
        value += expected_turn(table, (table.me + step) % players)
    return value + evaluate(table)


def expected_turn(table: TableReading, seat: Seat) -> float:
    """Play what the seat knows to be playable; else weigh the risk of its discard."""
    order = next_play(table, seat)
    if order is not None:
        card = table.identity[order]
        read_turn(table, seat, order, card)
        table.leave(seat, order, card, True)
        table.pile = max(0, table.pile - 1)
        update_beliefs(table)
        return 0.0
    read_turn(table, seat, None, UNKNOWN)
    if table.tokens >= table.terms.tokens:
        table.tokens -= 1
        return 0.0
    order = next_discard(table, seat)
    if order is None or table.turns_left is not None:
        return 0.0
    odds = WORTHS.discard_odds if table.tokens >= 1 else 1.0
    loss = cost_of_losing(table, table.identity[order])
    return tokens_worth(table.tokens + 2 * odds - 1) - tokens_worth(table.tokens) - odds * loss


def likely(table: TableReading, order: int) -> list[tuple[int, float]]:
    """The identities that a card of the viewer's own may have, with their probabilities."""
    shown = shown_counts(table)
    copies = table.terms.copies
    weights = [(card, max(copies[card] - shown[card], 0)) for card in bits(table.belief[order])]
    total = sum(weight for _, weight in weights)
    if not total:
        return [(card, 1 / len(weights)) for card, _ in weights]
    return [(card, weight / total) for card, weight in weights if weight]


def play_value(table: TableReading, order: int) -> float:
    """The mean over what the card may be; one that does not fit is a strike and a lost card."""
    value = 0.0
    for card, odds in likely(table, order):
        after = table.copy()
        read_turn(after, after.me, order, card)
        after.leave(after.me, order, card, True)
        after.pile = max(0, after.pile - 1)
        update_beliefs(after)
        value += odds * play_round(after)
    return value


def discard_value(table: TableReading, order: int) -> float:
    loss = sum(odds * cost_of_losing(table, card) for card, odds in likely(table, order))
    after = table.copy()
    read_turn(after, after.me, None, UNKNOWN)
    after.hands[after.me].remove(order)
    after.tokens += 1
    after.pile = max(0, after.pile - 1)
    update_beliefs(after)
    return play_round(after) - loss


def clue_value(table: TableReading, target: Seat, place: int) -> float | None:
    """The evaluation once the clue is read as its receiver, and everybody in between, will read it."""
    mask = table.terms.touch[place][1]
    touched = [order for order in table.hands[target] if mask >> table.identity[order] & 1]
    if not touched:
        return None
    after = table.copy()
    read_turn(after, after.me, None, UNKNOWN)
    read_clue(after, after.me, target, mask, touched)
    return play_round(after)
