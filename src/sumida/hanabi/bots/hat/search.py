"""Search: play the rest of the game many times, everybody by the code, and compare the first moves.

What a move says depends on the move and on public knowledge alone, never on why it was chosen. So every
seat may search at every turn and deviate from the code's own choice of a move: the others still read
each move as it is meant. Only moves that carry a number are restricted: among the clues, and among
several publicly playable or publicly dead cards, only the one that tells the truth is a candidate.
"""

from __future__ import annotations

from math import sqrt

from sumida.hanabi.bots.hat.code import clue_for
from sumida.hanabi.bots.hat.moves import CLUE, DISCARD, PLAY, badness, coded_slot, decide
from sumida.hanabi.bots.hat.position import (
    CARD,
    CARDS,
    DEAD,
    HELD,
    KINDS,
    LENGTH,
    MAX_TOKENS,
    OWN,
    PILE,
    PLAYABLE,
    PLAYERS,
    REMAINING,
    TOKENS,
    bit_count,
    copies_in,
    remove_copy,
)
from sumida.hanabi.bots.hat.private_knowledge import probability, publicly_in, visible_cards
from sumida.hanabi.bots.hat.turns import rollout, step
from sumida.hanabi.engines.jit import Floats, Vector, jit, vector

MAX_CANDIDATES = 16


@jit
def random_below(rng: Vector, sides: int) -> int:
    """The next number of a plain congruential generator, below `sides`."""
    rng[0] = (rng[0] * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
    return (rng[0] >> 32) % sides


@jit
def seed(s: Vector) -> int:
    """A number that depends on all that the seat to act knows, so that equal views get equal answers."""
    total = 0
    for k in range(OWN):
        total = (total * 1000003 + s[k]) & 0x7FFFFFFFFFFFFFFF
    return total


@jit
def unseen_cards(s: Vector, seat: int, pool: Vector) -> int:
    """Write all cards that the seat cannot see into `pool`: its own and the pile."""
    for k in range(3):
        pool[CARDS + k] = s[REMAINING + k]
    for other in range(s[PLAYERS]):
        if other != seat:
            for k in range(5 * other, 5 * other + s[HELD + other]):
                remove_copy(pool, CARDS, s[CARD + k])
    n = 0
    for card in range(KINDS):
        for _ in range(copies_in(pool, CARDS, 1 << card)):
            pool[n] = card
            n += 1
    return n


@jit
def swap(pool: Vector, i: int, j: int) -> None:
    card = pool[i]
    pool[i] = pool[j]
    pool[j] = card


@jit
def draw_one(s: Vector, slot: int, pool: Vector, first: int, n: int, rng: Vector) -> bool:
    """Move a random card that the slot can hold to index `first` of the pool."""
    fits = 0
    for i in range(first, n):
        fits += s[OWN + slot] >> pool[i] & 1
    if fits == 0:
        return False
    skip = random_below(rng, fits)
    for i in range(first, n):
        if s[OWN + slot] >> pool[i] & 1:
            if skip == 0:
                swap(pool, first, i)
                return True
            skip -= 1
    return False


@jit
def sample_deal(
    s: Vector, seat: int, t: Vector, deck: Vector, order: Vector, pool: Vector, n: int, rng: Vector
) -> bool:
    """Sample the seat's hand into `t` and the pile into `deck`; False if no deal was found."""
    held = s[HELD + seat]
    for i in range(n - 1, 0, -1):
        swap(pool, i, random_below(rng, i + 1))
    found = False
    for _ in range(50):
        found = True
        for i in range(held):
            if not draw_one(s, order[i], pool, i, n, rng):
                found = False
                break
        if found:
            break
    if not found:
        return False
    # Drawing slot by slot favours some hands; random exchanges make all equally likely.
    for _ in range(3 * held):
        i = random_below(rng, held)
        j = random_below(rng, n)
        if s[OWN + order[i]] >> pool[j] & 1 and (j >= held or s[OWN + order[j]] >> pool[i] & 1):
            swap(pool, i, j)
    for i in range(held):
        t[CARD + 5 * seat + order[i]] = pool[i]
    for i in range(s[PILE]):
        deck[CARDS - s[PILE] + i] = pool[held + i]
    return True


@jit
def by_certainty(s: Vector, seat: int, order: Vector) -> None:
    """The seat's slots, best known first."""
    for slot in range(s[HELD + seat]):
        place = slot
        while place > 0 and bit_count(s[OWN + order[place - 1]]) > bit_count(s[OWN + slot]):
            order[place] = order[place - 1]
            place -= 1
        order[place] = slot


@jit
def add_candidate(options: Vector, count: int, action: int) -> int:
    """Append a candidate that is not there yet."""
    for k in range(count):
        if options[k] == action:
            return count
    if count < MAX_CANDIDATES:
        options[count] = action
        count += 1
    return count


@jit
def candidates(s: Vector, seat: int, options: Vector, breadth: int, w: Floats) -> int:
    """The code's own move first, then all others worth considering."""
    options[0] = decide(s, seat, w)
    count = 1
    if s[TOKENS] > 0:
        clue = clue_for(s, seat, w)
        if clue >= 0:
            count = add_candidate(options, count, CLUE + clue)
    public = publicly_in(s, seat, s[PLAYABLE])
    if public & (public - 1):
        count = add_candidate(options, count, PLAY + coded_slot(s, seat, public, w))
    else:
        public = 0
    for slot in range(s[HELD + seat]):
        if not public >> slot & 1 and probability(s, slot, s[PLAYABLE]) > 0.3:
            count = add_candidate(options, count, PLAY + slot)
    if s[TOKENS] == MAX_TOKENS:
        return count
    public = publicly_in(s, seat, s[DEAD])
    if public & (public - 1):
        count = add_candidate(options, count, DISCARD + coded_slot(s, seat, public, w))
    else:
        public = 0
    seen = visible_cards(s, seat)
    for _ in range(breadth):
        least = 1e9
        where = -1
        for slot in range(s[HELD + seat]):
            if not public >> slot & 1:
                bad = badness(s, slot, seen, w)
                if bad < least:
                    least = bad
                    where = slot
        if where >= 0:
            public |= 1 << where
            count = add_candidate(options, count, DISCARD + where)
    return count


@jit
def search_move(
    s: Vector, seat: int, samples: int, breadth: int, margin: float, caution: float, w: Floats
) -> int:
    """The move with the best average over sampled deals; in doubt the code's own."""
    options = vector(MAX_CANDIDATES)
    count = candidates(s, seat, options, breadth, w)
    if count == 1:
        return options[0]
    rng = vector(1)
    rng[0] = seed(s)
    pool = vector(CARDS + 3)
    order = vector(5)
    deck = vector(CARDS)
    t = s.copy()
    u = s.copy()
    by_certainty(s, seat, order)
    n = unseen_cards(s, seat, pool)
    scores = vector(MAX_CANDIDATES * samples)
    alive = (1 << count) - 1
    done = 0
    leader = 0
    while done < samples:
        if not sample_deal(s, seat, t, deck, order, pool, n, rng):
            return options[0]
        for k in range(count):
            if alive >> k & 1:
                for i in range(LENGTH):
                    u[i] = t[i]
                step(u, options[k], deck, w)
                scores[k * samples + done] = rollout(u, deck, w)
        done += 1
        if (done & (done - 1) == 0 and done >= 8) or done == samples:
            leader = best_candidate(scores, samples, done, alive, count, margin, caution)
            for k in range(count):
                if alive >> k & 1 and k != leader and is_clearly_worse(scores, samples, done, k, leader):
                    alive &= ~(1 << k)
            if alive & (alive - 1) == 0:
                break
    return options[leader]


@jit
def advantage(scores: Vector, samples: int, done: int, a: int, b: int, errors: float) -> float:
    """By how much candidate `a` beats `b`, less this many standard errors."""
    total = 0.0
    squares = 0.0
    for i in range(done):
        d = scores[a * samples + i] - scores[b * samples + i]
        total += d
        squares += d * d
    mean = total / done
    variance = max(0.0, squares / done - mean * mean) / done
    return mean - errors * sqrt(variance)


@jit
def best_candidate(
    scores: Vector, samples: int, done: int, alive: int, count: int, margin: float, caution: float
) -> int:
    """The best candidate so far; it must beat the code's own move clearly."""
    leader = -1
    for k in range(count):
        if alive >> k & 1 and (leader < 0 or advantage(scores, samples, done, k, leader, 0.0) > 0):
            leader = k
    if alive & 1 and leader != 0 and advantage(scores, samples, done, leader, 0, caution) <= margin:
        leader = 0
    return leader


@jit
def is_clearly_worse(scores: Vector, samples: int, done: int, a: int, b: int) -> bool:
    """Whether candidate `a` is so much worse than `b` that it can be dropped."""
    return advantage(scores, samples, done, b, a, 2.5) > 0.01
