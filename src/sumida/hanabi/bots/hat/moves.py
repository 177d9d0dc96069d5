"""Which move a player of the code makes."""

from __future__ import annotations

from sumida.hanabi.bots.hat import parameters as param
from sumida.hanabi.bots.hat.code import clue_for, total_value
from sumida.hanabi.bots.hat.position import (
    BEST,
    CARDS,
    CRITICAL,
    DEAD,
    HELD,
    KINDS,
    MAX_TOKENS,
    OWN,
    PILE,
    PLAYABLE,
    PLAYERS,
    RANK_MASKS,
    SCORE,
    STRIKES,
    TOKENS,
    UNSEEN,
    bit_count,
    copies_in,
    only_member,
)
from sumida.hanabi.bots.hat.private_knowledge import (
    count_idle,
    deduce_own,
    probability,
    publicly_in,
    surely_in,
    visible_cards,
)
from sumida.hanabi.engines.jit import Floats, Vector, jit

DISCARD, PLAY, CLUE = 0, 10, 20  # + slot, + slot, + 10 * seat + what


@jit
def nth_slot(bits: int, n: int) -> int:
    """The slot of the n-th member."""
    for _ in range(n):
        bits &= bits - 1
    return only_member(bits & -bits)


@jit
def coded_slot(s: Vector, seat: int, slots: int, w: Floats) -> int:
    """Which of several equal slots to use: the choice tells the others a number."""
    n = bit_count(slots)
    if n == 1:
        return only_member(slots)
    return nth_slot(slots, total_value(s, seat, n, w))


@jit
def best_play(s: Vector, seat: int, sure: int, w: Floats) -> int:
    """The most useful of the sure plays; choosing among them tells the others nothing."""
    seen = visible_cards(s, seat)
    best = -1e9
    where = 0
    for slot in range(s[HELD + seat]):
        if sure >> slot & 1:
            rank = 0.0
            leads = 0.0
            five = 0.0
            n = 0
            for card in range(KINDS):
                if s[OWN + slot] >> card & 1:
                    n += 1
                    rank += card % 5
                    if card % 5 == 4:
                        five += 1
                    elif seen >> (card + 1) & 1:
                        leads += 1
            value = (w[param.PLAY_RANK] * rank + w[param.PLAY_FIVE] * five + w[param.PLAY_LEADS] * leads) / n
            if value > best:
                best = value
                where = slot
    return where


@jit
def badness(s: Vector, slot: int, seen: int, w: Floats) -> float:
    """How much it would hurt to discard the card."""
    mask = s[OWN + slot]
    total = 0
    bad = 0.0
    following = (s[PLAYABLE] & ~RANK_MASKS[4]) << 1
    for card in range(KINDS):
        if mask >> card & 1:
            bit = 1 << card
            n = max(1, copies_in(s, UNSEEN, bit))
            total += n
            if s[DEAD] & bit:
                bad += n * w[param.KEEP_DEAD]
                continue
            value = w[param.KEEP_RANK] * (4 - card % 5)
            if s[CRITICAL] & bit:
                value += w[param.KEEP_CRITICAL]
            if seen & bit:
                value += w[param.KEEP_SEEN]
            if s[PLAYABLE] & bit:
                value += w[param.KEEP_PLAYABLE]
            if following & bit:
                value += w[param.KEEP_NEXT]
            bad += n * value
    return bad / total


@jit
def gamble(s: Vector, seat: int, w: Floats) -> int:
    """A play that is worth its risk, or -1."""
    best = w[param.GAMBLE] if s[STRIKES] == 0 else w[param.GAMBLE_STRUCK]
    where = -1
    if s[STRIKES] < 2:
        for slot in range(s[HELD + seat]):
            p = probability(s, slot, s[PLAYABLE])
            if p > 0.3:
                p -= w[param.GAMBLE_CRITICAL] * probability(s, slot, s[CRITICAL] & ~s[PLAYABLE])
            if p > best:
                best = p
                where = slot
    return where


@jit
def least_harm(s: Vector, seat: int) -> int:
    """What to play when no clue is true and no discard is allowed: what fits, or would be missed least."""
    best = -9.0
    where = 0
    for slot in range(s[HELD + seat]):
        value = probability(s, slot, s[PLAYABLE])
        if s[STRIKES] < 2:
            value += 0.4 * probability(s, slot, s[DEAD]) - probability(s, slot, s[CRITICAL] & ~s[PLAYABLE])
        if value > best:
            best = value
            where = slot
    return where


@jit
def partners_need(s: Vector, seat: int, w: Floats) -> float:
    """The part of `clue_preference` that depends on the others: who needs a clue, who has something to do."""
    value = 0.0
    waiting = count_idle(s, seat)
    if waiting:
        value += w[param.CLUE_IDLE] + w[param.CLUE_IDLE_MORE] * (waiting - 1)
    for d in range(1, s[PLAYERS]):
        if publicly_in(s, (seat + d) % s[PLAYERS], s[PLAYABLE]):
            value += w[param.CLUE_BUSY]
            break
    after = (seat + 1) % s[PLAYERS]
    if publicly_in(s, after, s[PLAYABLE]) or publicly_in(s, after, s[DEAD]):
        value += w[param.CLUE_NEXT_SAFE]
    return value


@jit
def clue_preference(s: Vector, seat: int, slot: int, w: Floats) -> float:
    """How much a clue is preferred to discarding the slot."""
    pace = s[PILE] + s[PLAYERS] - (BEST - s[SCORE])
    dead = s[OWN + slot] & ~s[DEAD] == 0
    bad = w[param.KEEP_DEAD] if dead else badness(s, slot, visible_cards(s, seat), w)
    value = w[param.CLUE_BASE] + w[param.CLUE_TOKEN] * s[TOKENS] + w[param.CLUE_PILE] * s[PILE] / CARDS
    value += w[param.CLUE_PACE] * min(pace, 10) + w[param.CLUE_BADNESS] * bad
    if pace <= w[param.LATE_PACE]:
        value += w[param.CLUE_LATE] + (w[param.CLUE_DEAD_LATE] if dead else 0.0)
    elif dead:
        value += w[param.CLUE_DEAD]
    return value + partners_need(s, seat, w)


@jit
def best_discard(s: Vector, seat: int, w: Floats) -> int:
    """The slot to discard: a dead card if there is one, else what would be missed least."""
    public = publicly_in(s, seat, s[DEAD])
    if public:
        return coded_slot(s, seat, public, w)
    dead = surely_in(s, seat, s[DEAD])
    if dead:
        return only_member(dead & -dead)
    seen = visible_cards(s, seat)
    least = 1e9
    where = 0
    for slot in range(s[HELD + seat]):
        bad = badness(s, slot, seen, w)
        if bad < least:
            least = bad
            where = slot
    return where


@jit
def decide(s: Vector, seat: int, w: Floats) -> int:
    """The seat's move; never reads the true cards of its own hand."""
    deduce_own(s, seat)
    sure = surely_in(s, seat, s[PLAYABLE])
    if sure:
        public = publicly_in(s, seat, s[PLAYABLE])
        several = public & (public - 1)
        return PLAY + (coded_slot(s, seat, public, w) if several else best_play(s, seat, sure, w))
    slot = gamble(s, seat, w)
    if slot >= 0:
        return PLAY + slot
    clue = clue_for(s, seat, w) if s[TOKENS] > 0 else -1
    if s[TOKENS] == MAX_TOKENS:
        return CLUE + clue if clue >= 0 else PLAY + least_harm(s, seat)
    slot = best_discard(s, seat, w)
    if clue >= 0 and clue_preference(s, seat, slot, w) > 0:
        return CLUE + clue
    return DISCARD + slot
