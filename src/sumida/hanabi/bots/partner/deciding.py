"""Which move: every candidate is played out for one round of the convention, and the best outlook wins."""

from __future__ import annotations

from dataclasses import dataclass
from math import pow, sqrt

from sumida.hanabi.bots.partner.belief import settle, shown_counts
from sumida.hanabi.bots.partner.calls import read_turn
from sumida.hanabi.bots.partner.reading import bits, playable_orders, read_clue
from sumida.hanabi.bots.partner.table import UNKNOWN, Table
from sumida.hanabi.variants import RANKS
from sumida.kernel import Seat


@dataclass(frozen=True)
class Weights:
    """What things are worth, in points."""

    touch: float = 0.3
    far: float = 0.6
    known: float = 0.1
    ready: float = 0.35
    useless: float = 0.2
    twice: float = 0.3
    wrong: float = 0.6
    misled: float = 1.6
    token: float = 0.5
    bend: float = 0.8
    strike: float = 1.2
    reach: float = 1.0
    discard_odds: float = 0.6
    chop_risk: float = 0.15
    two: float = 0.35
    plain: float = 0.08
    lost: float = 1.2


WEIGHTS = Weights()


def next_play(table: Table, seat: Seat) -> int | None:
    """The card a seat plays when it follows the convention: called ones first, then low ones."""
    best, best_key = None, None
    for order in playable_orders(table, seat):
        mask = table.belief[order]
        rank = (mask.bit_length() - 1) % RANKS
        key = (not table.called[order], (rank == RANKS - 1 and 1) or 0, rank, order)
        if best_key is None or key < best_key:
            best, best_key = order, key
    return best


def next_discard(table: Table, seat: Seat) -> int | None:
    """The card a seat lets go: a useless one, else its chop, else the least hopeful."""
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


def cost_of_losing(table: Table, card: int) -> float:
    """What the table loses with one copy of this identity."""
    bit = 1 << card
    if table.dead & bit:
        return 0.0
    if table.critical & bit:
        return WEIGHTS.lost * sqrt(RANKS - card % RANKS)
    others = sum(1 for _, order in table.held() if table.ident[order] == card)
    if others > 1:
        return 0.02
    return WEIGHTS.two if card % RANKS == 1 else WEIGHTS.plain


def look_round(table: Table) -> float:
    """Let every other seat make the move it is expected to make; the outlook after that."""
    value = 0.0
    players = table.terms.players
    for step in range(1, players):
        seat = (table.me + step) % players
        if table.turns_left is not None and step > table.turns_left - 1:
            break
        value += expected_turn(table, seat)
    return value + outlook(table)


def expected_turn(table: Table, seat: Seat) -> float:
    order = next_play(table, seat)
    if order is not None:
        card = table.ident[order]
        read_turn(table, seat, order, card)
        table.leave(seat, order, card, True)
        settle(table)
        return 0.0
    read_turn(table, seat, None, UNKNOWN)
    if table.tokens >= table.terms.tokens:
        table.tokens -= 1
        return 0.0
    order = next_discard(table, seat)
    if order is None:
        return 0.0
    odds = WEIGHTS.discard_odds if table.tokens >= 1 else 1.0
    loss = cost_of_losing(table, table.ident[order])
    return -odds * loss + (tokens_worth(table.tokens + 2 * odds - 1) - tokens_worth(table.tokens))


def outlook(table: Table) -> float:
    """The worth of a position: points, promises understood, tokens, dangers."""
    w = WEIGHTS
    value = float(sum(table.piles)) + w.reach * table.best() + tokens_worth(table.tokens)
    value -= w.strike * table.strikes * (1 + table.strikes)
    if table.strikes >= table.terms.strikes:
        value -= 25.0
    counted = 0
    for order in table.hands[table.me]:
        if table.touched[order] or table.called[order]:
            value += own_card_worth(table, order)
            mask = table.belief[order]
            counted |= mask if mask & (mask - 1) == 0 else 0
    for seat, order in table.held():
        if seat != table.me and (table.touched[order] or table.called[order]):
            bit = 1 << table.ident[order]
            value += -w.twice if counted & bit else card_worth(table, order, bit)
            counted |= bit
    for seat in range(table.terms.players):
        if seat != table.me:
            chop = table.chop(seat)
            if chop is not None:
                value -= w.chop_risk * cost_of_losing(table, table.ident[chop])
    return value


def tokens_worth(tokens: float) -> float:
    """Each further token is worth a little less."""
    w = WEIGHTS
    return w.token * (1 - pow(w.bend, tokens)) / (1 - w.bend)


def distance(table: Table, card: int) -> int:
    """How many cards of its suit are played before this one."""
    return card % RANKS - table.piles[card // RANKS]


def own_card_worth(table: Table, order: int) -> float:
    mask = table.belief[order]
    w = WEIGHTS
    if mask & ~table.dead == 0:
        return 0.0
    if mask & ~table.fits == 0:
        return w.touch + w.ready
    useful = mask & ~table.dead
    near = min(distance(table, card) for card in bits(useful))
    return w.touch * w.far**near + (w.known if mask & (mask - 1) == 0 else 0.0)


def card_worth(table: Table, order: int, bit: int) -> float:
    w = WEIGHTS
    mask = table.belief[order]
    plays = mask & ~table.fits == 0
    if bit & table.dead:
        return -w.misled if plays else -w.useless * (0 if mask & ~table.dead == 0 else 1)
    if plays and not bit & table.fits:
        return -w.misled
    if not mask & bit:
        return -w.wrong
    if plays:
        return w.touch + w.ready
    near = distance(table, bit.bit_length() - 1)
    return w.touch * w.far**near + (w.known if mask & (mask - 1) == 0 else 0.0)


@dataclass(frozen=True)
class Option:
    """A candidate: `kind` is play, discard or clue; a clue has a target and the place of its value."""

    kind: str
    order: int = -1
    target: Seat = -1
    clue: int = -1


def options(table: Table) -> list[tuple[float, Option]]:
    """Every candidate worth a look, with its value."""
    me = table.me
    found: list[tuple[float, Option]] = []
    play = next_play(table, me)
    if play is not None:
        found.append((play_value(table, play), Option("play", play)))
    if table.tokens < table.terms.tokens:
        order = next_discard(table, me)
        if order is not None:
            found.append((discard_value(table, order), Option("discard", order)))
    if table.tokens > 0:
        for target in range(table.terms.players):
            if target != me:
                for place in range(len(table.terms.touch)):
                    value = clue_value(table, target, place)
                    if value is not None:
                        found.append((value, Option("clue", -1, target, place)))
    return found


def likely(table: Table, order: int) -> list[tuple[int, float]]:
    """The identities a card of one's own may have, with their odds."""
    shown = shown_counts(table)
    copies = table.terms.copies
    weights = [(card, max(copies[card] - shown[card], 0)) for card in bits(table.belief[order])]
    total = sum(weight for _, weight in weights)
    if not total:
        return [(card, 1 / len(weights)) for card, _ in weights]
    return [(card, weight / total) for card, weight in weights if weight]


def play_value(table: Table, order: int) -> float:
    card = max(likely(table, order), key=lambda pair: pair[1])[0]
    after = table.copy()
    read_turn(after, after.me, order, card)
    after.leave(after.me, order, card, True)
    settle(after)
    return look_round(after)


def discard_value(table: Table, order: int) -> float:
    loss = sum(odds * cost_of_losing(table, card) for card, odds in likely(table, order))
    after = table.copy()
    read_turn(after, after.me, None, UNKNOWN)
    after.hands[after.me].remove(order)
    after.tokens += 1
    settle(after)
    return look_round(after) - loss


def clue_value(table: Table, target: Seat, place: int) -> float | None:
    mask = table.terms.touch[place][1]
    touched = [order for order in table.hands[target] if mask >> table.ident[order] & 1]
    if not touched:
        return None
    after = table.copy()
    read_turn(after, after.me, None, UNKNOWN)
    read_clue(after, after.me, target, mask, touched)
    return look_round(after)
