"""Which move the code's player makes, and what everybody learns from a move."""

from __future__ import annotations

from sumida.hanabi.bots.hat import weights as by
from sumida.hanabi.bots.hat.code import (
    clue_for,
    clue_value,
    point,
    tell,
    total_value,
    touched,
)
from sumida.hanabi.bots.hat.knowledge import (
    CARD,
    CRITICAL,
    DEAD,
    FINAL,
    HELD,
    LEFT,
    MASK,
    OWN,
    PILE,
    PLAYABLE,
    PLAYERS,
    RANK,
    SCORE,
    SEEN,
    STRIKES,
    TO_ACT,
    TOKENS,
    TURN,
    draw,
    index,
    put,
    remove,
    size,
    take,
    tighten,
    weight,
)
from sumida.hanabi.jit import Numbers, Vector, jit

DISCARD, PLAY, CLUE = 0, 10, 20  # + slot, + slot, + 10 * seat + what


@jit
def look(s: Vector, seat: int) -> None:
    """Write down what the seat knows of its own cards, seeing all the others."""
    for k in range(3):
        s[SEEN + k] = s[LEFT + k]
    for other in range(s[PLAYERS]):
        if other != seat:
            for k in range(5 * other, 5 * other + s[HELD + other]):
                take(s, SEEN, s[CARD + k])
    held = s[HELD + seat]
    for slot in range(held):
        mask = s[MASK + 5 * seat + slot]
        if mask & s[SEEN]:
            mask &= s[SEEN]
        s[OWN + slot] = mask
    located = 0
    changed = True
    while changed:
        changed = False
        for slot in range(held):
            mask = s[OWN + slot]
            if mask & (mask - 1) == 0 and not located >> slot & 1:
                located |= 1 << slot
                take(s, SEEN, index(mask))
                changed = True
        if changed:
            for slot in range(held):
                if not located >> slot & 1 and s[OWN + slot] & s[SEEN]:
                    s[OWN + slot] &= s[SEEN]


@jit
def chance(s: Vector, slot: int, bits: int) -> float:
    """Probability, to the seat that looks, that its card is in the set."""
    mask = s[OWN + slot]
    if mask & bits == 0:
        return 0.0
    if mask & ~bits == 0:
        return 1.0
    return weight(s, SEEN, mask & bits) / max(1, weight(s, SEEN, mask))


@jit
def publicly(s: Vector, seat: int, bits: int) -> int:
    """The slots, as bits, whose card is publicly in the set."""
    found = 0
    for slot in range(s[HELD + seat]):
        if s[MASK + 5 * seat + slot] & ~bits == 0:
            found |= 1 << slot
    return found


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
def needs(s: Vector, seat: int) -> bool:
    """Whether some other seat holds a playable card and has none that it knows of."""
    for d in range(1, s[PLAYERS]):
        other = (seat + d) % s[PLAYERS]
        playable = s[PLAYABLE]
        if publicly(s, other, playable):
            continue
        for k in range(5 * other, 5 * other + s[HELD + other]):
            if (1 << s[CARD + k]) & playable:
                return True
    return False


@jit
def visible(s: Vector, seat: int) -> int:
    """The identities seen in other hands."""
    seen = 0
    for d in range(1, s[PLAYERS]):
        other = (seat + d) % s[PLAYERS]
        for k in range(5 * other, 5 * other + s[HELD + other]):
            seen |= 1 << s[CARD + k]
    return seen


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
def idle(s: Vector, seat: int) -> int:
    """How many others could play a card and know of none."""
    count = 0
    for d in range(1, s[PLAYERS]):
        other = (seat + d) % s[PLAYERS]
        if publicly(s, other, s[PLAYABLE]) == 0:
            for k in range(5 * other, 5 * other + s[HELD + other]):
                if s[PLAYABLE] >> s[CARD + k] & 1:
                    count += 1
                    break
    return count


@jit
def urgent(s: Vector, seat: int, w: Numbers) -> float:
    """Whether, above 0, a clue should come before a sure play."""
    after = (seat + 1) % s[PLAYERS]
    value = w[by.FIRST_BASE] + w[by.FIRST_TOKEN] * s[TOKENS] + w[by.FIRST_IDLE] * idle(s, seat)
    value += w[by.FIRST_PILE] * s[PILE] / 50
    if publicly(s, after, s[PLAYABLE]) or publicly(s, after, s[DEAD]):
        value += w[by.FIRST_NEXT_SAFE]
    return value


@jit
def wish(s: Vector, seat: int, dead: int, bad: float, w: Numbers) -> float:
    """How much rather a clue than a discard."""
    playable = s[PLAYABLE]
    waiting = idle(s, seat)
    busy = 0
    for d in range(1, s[PLAYERS]):
        if publicly(s, (seat + d) % s[PLAYERS], playable):
            busy += 1
    after = (seat + 1) % s[PLAYERS]
    pace = s[PILE] + s[PLAYERS] - (25 - s[SCORE])
    value = w[by.CLUE_BASE] + w[by.CLUE_TOKEN] * s[TOKENS] + w[by.CLUE_PILE] * s[PILE] / 50
    if waiting:
        value += w[by.CLUE_IDLE] + w[by.CLUE_IDLE_MORE] * (waiting - 1)
    if busy:
        value += w[by.CLUE_BUSY]
    if pace <= w[by.LATE_PACE]:
        value += w[by.CLUE_LATE]
        if dead:
            value += w[by.CLUE_DEAD_LATE]
    elif dead:
        value += w[by.CLUE_DEAD]
    value += w[by.CLUE_PACE] * min(pace, 10) + w[by.CLUE_BADNESS] * bad
    if publicly(s, after, playable) or publicly(s, after, s[DEAD]):
        value += w[by.CLUE_NEXT_SAFE]
    return value


@jit
def decide(s: Vector, seat: int, w: Numbers) -> int:
    """The seat's move. Reads no true card of its own."""
    look(s, seat)
    held = s[HELD + seat]
    sure = 0
    dead = 0
    for slot in range(held):
        if s[OWN + slot] & ~s[PLAYABLE] == 0:
            sure |= 1 << slot
        if s[OWN + slot] & ~s[DEAD] == 0:
            dead |= 1 << slot
    if sure:
        if s[TOKENS] > 0 and urgent(s, seat, w) > 0:
            clue = clue_for(s, seat, w)
            if clue >= 0:
                return CLUE + clue
        public = publicly(s, seat, s[PLAYABLE])
        if public & (public - 1):
            return PLAY + coded(s, seat, public, w)
        return PLAY + best_play(s, seat, sure, w)
    slot = gamble(s, seat, w)
    if slot >= 0:
        return PLAY + slot
    clue = -1
    if s[TOKENS] > 0:
        clue = clue_for(s, seat, w)
    if s[TOKENS] == 8:
        return CLUE + clue if clue >= 0 else PLAY + least_harm(s, seat)
    least = w[by.KEEP_DEAD]
    where = -1
    if dead:
        public = publicly(s, seat, s[DEAD])
        where = coded(s, seat, public, w) if public else index(dead & -dead)
    else:
        seen = visible(s, seat)
        least = 1e9
        for slot in range(held):
            bad = badness(s, slot, seen, w)
            if bad < least:
                least = bad
                where = slot
    if clue >= 0 and wish(s, seat, dead, least, w) > 0:
        return CLUE + clue
    return DISCARD + where


@jit
def learn(s: Vector, action: int, hit: int, me: int, w: Numbers) -> None:
    """Everybody learns what a move says, before it changes the table. `hit`: the slots a clue touches."""
    seat = s[TO_ACT]
    if action >= CLUE:
        target = (action - CLUE) // 10
        what = (action - CLUE) % 10
        tell(s, seat, 4 * (s[PLAYERS] - 1), clue_value(s, seat, target, what, hit), me, w)
        point(s, target, what, hit)
        tighten(s)
        return
    slots = publicly(s, seat, s[PLAYABLE] if action >= PLAY else s[DEAD])
    slot = action % 10
    if slots & (slots - 1) and slots >> slot & 1:
        tell(s, seat, size(slots), size(slots & ((1 << slot) - 1)), me, w)
        tighten(s)


@jit
def change(s: Vector, action: int, card: int, drawn: int) -> None:
    """What a move does: `card` leaves the hand, `drawn` (-1: unseen) comes in."""
    seat = s[TO_ACT]
    if action >= CLUE:
        s[TOKENS] -= 1
    else:
        remove(s, seat, action % 10)
        put(s, card, action >= PLAY)
        tighten(s)
        if s[PILE] > 0:
            draw(s, seat, drawn)
            tighten(s)
    if s[FINAL] >= 0:
        s[FINAL] -= 1
    elif s[PILE] == 0:
        s[FINAL] = s[PLAYERS]
    s[TURN] += 1
    s[TO_ACT] = (seat + 1) % s[PLAYERS]


@jit
def move(s: Vector, action: int, deck: Vector, w: Numbers) -> None:
    """Make a move in a game whose cards are all known: what it says, then what it does."""
    card = drawn = hit = 0
    if action >= CLUE:
        hit = touched(s, (action - CLUE) // 10, (action - CLUE) % 10)
    else:
        card = s[CARD + 5 * s[TO_ACT] + action % 10]
        if s[PILE] > 0:
            drawn = deck[len(deck) - s[PILE]]
    learn(s, action, hit, -1, w)
    change(s, action, card, drawn)


@jit
def over(s: Vector) -> bool:
    return s[STRIKES] >= 3 or s[SCORE] == 25 or s[FINAL] == 0


@jit
def finish(s: Vector, deck: Vector, w: Numbers) -> int:
    """Play on to the end; the score, 0 on a strike-out."""
    while not over(s):
        move(s, decide(s, s[TO_ACT], w), deck, w)
    return 0 if s[STRIKES] >= 3 else s[SCORE]
