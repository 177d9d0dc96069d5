"""Which move the player of the code makes."""

from __future__ import annotations

from sumida.hanabi.bots.hat import weights as by
from sumida.hanabi.bots.hat.code import clue_for, total_value
from sumida.hanabi.bots.hat.knowledge import (
    CRITICAL,
    DEAD,
    HELD,
    OWN,
    PILE,
    PLAYABLE,
    PLAYERS,
    RANK,
    SCORE,
    SEEN,
    STRIKES,
    TOKENS,
    index,
    size,
    weight,
)
from sumida.hanabi.bots.hat.sight import chance, idle, look, publicly, surely, visible
from sumida.hanabi.engines.jit import Numbers, Vector, jit

DISCARD, PLAY, CLUE = 0, 10, 20  # + slot, + slot, + 10 * seat + what


@jit
def nth(bits: int, n: int) -> int:
    """The slot of the n-th member."""
    for _ in range(n):
        bits &= bits - 1
    return index(bits & -bits)


@jit
def coded(s: Vector, seat: int, slots: int, w: Numbers) -> int:
    """Which of several equal slots to use: the choice tells the others a number."""
    n = size(slots)
    if n == 1:
        return index(slots)
    return nth(slots, total_value(s, seat, n, w))


@jit
def best_play(s: Vector, seat: int, sure: int, w: Numbers) -> int:
    """The most useful of the sure plays that say nothing by being chosen."""
    seen = visible(s, seat)
    best = -1e9
    where = 0
    for slot in range(s[HELD + seat]):
        if sure >> slot & 1:
            rank = 0.0
            leads = 0.0
            five = 0.0
            n = 0
            for card in range(25):
                if s[OWN + slot] >> card & 1:
                    n += 1
                    rank += card % 5
                    if card % 5 == 4:
                        five += 1
                    elif seen >> (card + 1) & 1:
                        leads += 1
            value = (w[by.PLAY_RANK] * rank + w[by.PLAY_FIVE] * five + w[by.PLAY_LEADS] * leads) / n
            if value > best:
                best = value
                where = slot
    return where


@jit
def badness(s: Vector, slot: int, seen: int, w: Numbers) -> float:
    """How much it would hurt to discard the card."""
    mask = s[OWN + slot]
    total = 0
    bad = 0.0
    following = (s[PLAYABLE] & ~RANK[4]) << 1
    for card in range(25):
        if mask >> card & 1:
            bit = 1 << card
            n = max(1, weight(s, SEEN, bit))
            total += n
            if s[DEAD] & bit:
                bad += n * w[by.KEEP_DEAD]
                continue
            value = w[by.KEEP_RANK] * (4 - card % 5)
            if s[CRITICAL] & bit:
                value += w[by.KEEP_CRITICAL]
            if seen & bit:
                value += w[by.KEEP_SEEN]
            if s[PLAYABLE] & bit:
                value += w[by.KEEP_PLAYABLE]
            if following & bit:
                value += w[by.KEEP_NEXT]
            bad += n * value
    return bad / total


@jit
def gamble(s: Vector, seat: int, w: Numbers) -> int:
    """A play that is worth its risk, or -1."""
    best = w[by.GAMBLE] if s[STRIKES] == 0 else w[by.GAMBLE_STRUCK]
    where = -1
    if s[STRIKES] < 2:
        for slot in range(s[HELD + seat]):
            p = chance(s, slot, s[PLAYABLE])
            if p > 0.3:
                p -= w[by.GAMBLE_CRITICAL] * chance(s, slot, s[CRITICAL] & ~s[PLAYABLE])
            if p > best:
                best = p
                where = slot
    return where


@jit
def least_harm(s: Vector, seat: int) -> int:
    """What to play when nothing true can be said and no discard is allowed: what fits or is missed least."""
    best = -9.0
    where = 0
    for slot in range(s[HELD + seat]):
        value = chance(s, slot, s[PLAYABLE])
        if s[STRIKES] < 2:
            value += 0.4 * chance(s, slot, s[DEAD]) - chance(s, slot, s[CRITICAL] & ~s[PLAYABLE])
        if value > best:
            best = value
            where = slot
    return where


@jit
def company(s: Vector, seat: int, w: Numbers) -> float:
    """The part of the wish that depends on the others: who needs to be told, who has something to do."""
    value = 0.0
    waiting = idle(s, seat)
    if waiting:
        value += w[by.CLUE_IDLE] + w[by.CLUE_IDLE_MORE] * (waiting - 1)
    for d in range(1, s[PLAYERS]):
        if publicly(s, (seat + d) % s[PLAYERS], s[PLAYABLE]):
            value += w[by.CLUE_BUSY]
            break
    after = (seat + 1) % s[PLAYERS]
    if publicly(s, after, s[PLAYABLE]) or publicly(s, after, s[DEAD]):
        value += w[by.CLUE_NEXT_SAFE]
    return value


@jit
def wish(s: Vector, seat: int, slot: int, w: Numbers) -> float:
    """How much rather a clue than to discard the slot."""
    pace = s[PILE] + s[PLAYERS] - (25 - s[SCORE])
    dead = s[OWN + slot] & ~s[DEAD] == 0
    bad = w[by.KEEP_DEAD] if dead else badness(s, slot, visible(s, seat), w)
    value = w[by.CLUE_BASE] + w[by.CLUE_TOKEN] * s[TOKENS] + w[by.CLUE_PILE] * s[PILE] / 50
    value += w[by.CLUE_PACE] * min(pace, 10) + w[by.CLUE_BADNESS] * bad
    if pace <= w[by.LATE_PACE]:
        value += w[by.CLUE_LATE] + (w[by.CLUE_DEAD_LATE] if dead else 0.0)
    elif dead:
        value += w[by.CLUE_DEAD]
    return value + company(s, seat, w)


@jit
def best_discard(s: Vector, seat: int, w: Numbers) -> int:
    """The slot to discard: a dead card if there is one, else what would be missed least."""
    public = publicly(s, seat, s[DEAD])
    if public:
        return coded(s, seat, public, w)
    dead = surely(s, seat, s[DEAD])
    if dead:
        return index(dead & -dead)
    seen = visible(s, seat)
    least = 1e9
    where = 0
    for slot in range(s[HELD + seat]):
        bad = badness(s, slot, seen, w)
        if bad < least:
            least = bad
            where = slot
    return where


@jit
def decide(s: Vector, seat: int, w: Numbers) -> int:
    """The seat's move. Reads no true card of its own."""
    look(s, seat)
    sure = surely(s, seat, s[PLAYABLE])
    if sure:
        public = publicly(s, seat, s[PLAYABLE])
        several = public & (public - 1)
        return PLAY + (coded(s, seat, public, w) if several else best_play(s, seat, sure, w))
    slot = gamble(s, seat, w)
    if slot >= 0:
        return PLAY + slot
    clue = clue_for(s, seat, w) if s[TOKENS] > 0 else -1
    if s[TOKENS] == 8:
        return CLUE + clue if clue >= 0 else PLAY + least_harm(s, seat)
    slot = best_discard(s, seat, w)
    if clue >= 0 and wish(s, seat, slot, w) > 0:
        return CLUE + clue
    return DISCARD + slot
