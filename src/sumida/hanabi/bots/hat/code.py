"""The code: what a clue, or the choice among equal cards, tells each of the others about its hand.

Every hand stands for a number: the leaf of a tree of questions, which public knowledge alone determines and
the cards of the hand answer. The giver says the sum of the others' numbers; each of them sees all the other
hands, subtracts their numbers, and has the answers about its own.
"""

from __future__ import annotations

from sumida.hanabi.bots.hat import parameters as param
from sumida.hanabi.bots.hat.position import (
    CARD,
    COLOUR_MASKS,
    CRITICAL,
    DEAD,
    EVERYTHING,
    HELD,
    PLAYABLE,
    PLAYERS,
    POSSIBLE,
    RANK_MASKS,
    SAVED,
    UNLOCATED,
    bit_count,
    copies_in,
    only_member,
)
from sumida.hanabi.engines.jit import Floats, Vector, jit

ABOUT_PLAYABLE, ABOUT_DEAD, ABOUT_NEXT, ABOUT_CRITICAL, ABOUT_HALF = range(5)
TOPICS = 5


@jit
def projected(s: Vector, giver: int, receiver: int) -> int:
    """The playable set at the receiver's turn, after the plays that are publicly certain."""
    playable = s[PLAYABLE]
    players = s[PLAYERS]
    seat = (giver + 1) % players
    while seat != receiver:
        best = 0
        for k in range(5 * seat, 5 * seat + s[HELD + seat]):
            mask = s[POSSIBLE + k]
            certain = mask & (mask - 1) == 0 and mask & playable != 0
            if certain and (best == 0 or only_member(mask) % 5 < only_member(best) % 5):
                best = mask
        if best:
            playable ^= best
            if not best & RANK_MASKS[4]:
                playable |= best << 1
        seat = (seat + 1) % players
    return playable


@jit
def lower_half(s: Vector, mask: int, playable: int) -> int:
    """About half of the copies in `mask`: those nearest to being playable, the dead ones last."""
    total = copies_in(s, UNLOCATED, mask)
    alive = mask & ~s[DEAD]
    part = 0
    layer = playable
    for _ in range(5):
        more = alive & layer & ~part
        if more and 2 * copies_in(s, UNLOCATED, part | more) > total:
            for colour in range(5):
                bit = more & COLOUR_MASKS[colour]
                if bit and (part == 0 or 2 * copies_in(s, UNLOCATED, part | bit) <= total):
                    part |= bit
            return part
        part |= more
        layer = (layer & ~RANK_MASKS[4]) << 1
    if part == mask or part == 0:
        part = mask & -mask
    return part


@jit
def subset(s: Vector, mask: int, topic: int, playable: int) -> int:
    """The part of a card's identities that a question is about."""
    if topic == ABOUT_PLAYABLE:
        return mask & playable
    if topic == ABOUT_DEAD:
        return mask & s[DEAD]
    if topic == ABOUT_NEXT:
        part = mask & (playable | (playable & ~RANK_MASKS[4]) << 1)
        return part if part != mask & playable else 0
    if topic == ABOUT_CRITICAL:
        return mask & s[CRITICAL]
    return lower_half(s, mask, playable) if mask & ~s[DEAD] else 0


@jit
def question_value(topic: int, p: float, known: int, dead: int, sure: bool, w: Floats) -> float:
    """What an answer is worth: `p` is the probability of a yes; `known` and `dead` count the cards publicly
    known to be playable and dead."""
    if topic == ABOUT_PLAYABLE and known == 0:
        return w[param.ASK_PLAY_SLOPE] * p + w[param.ASK_PLAY_BASE]
    use = w[param.ASK_HALF_PLAYABLE] if sure else w[param.ASK_HALF]
    if topic == ABOUT_PLAYABLE:
        use = w[param.ASK_PLAY_SECOND] if known == 1 else w[param.ASK_PLAY_MORE]
    elif topic == ABOUT_DEAD:
        use = w[param.ASK_DEAD_FIRST] if dead == 0 else w[param.ASK_DEAD_MORE]
    elif topic == ABOUT_NEXT:
        use = w[param.ASK_NEXT]
    elif topic == ABOUT_CRITICAL:
        use = w[param.ASK_CRITICAL]
    return use * p * (1 - p)


@jit
def count_certain(s: Vector, seat: int, bits: int) -> int:
    """How many cards of a hand are publicly in the set."""
    count = 0
    for k in range(5 * seat, 5 * seat + s[HELD + seat]):
        if s[POSSIBLE + k] & ~bits == 0:
            count += 1
    return count


@jit
def question(s: Vector, seat: int, playable: int, w: Floats) -> tuple[int, int, float]:
    """The best question to ask about a hand: of which card, whether it is in which set, and how likely."""
    known = count_certain(s, seat, playable)
    dead = count_certain(s, seat, s[DEAD])
    best = 0.0
    where = -1
    what = 0
    share = 0.0
    for k in range(5 * seat, 5 * seat + s[HELD + seat]):
        mask = s[POSSIBLE + k]
        if mask & (mask - 1) == 0:
            continue
        total = copies_in(s, UNLOCATED, mask)
        for topic in range(TOPICS):
            part = subset(s, mask, topic, playable)
            if part and part != mask:
                p = copies_in(s, UNLOCATED, part) / total
                value = question_value(topic, p, known, dead, mask & ~playable == 0, w)
                if value > best:
                    best, where, what, share = value, k, part, p
    return where, what, share


@jit
def narrow(s: Vector, seat: int, cap: int, leaf: int, playable: int, w: Floats) -> int:
    """Walk down the tree of questions about a hand, with `cap` leaves, and keep what the answers say.

    With `leaf` < 0 the answers come from the true cards, else from the leaf. Returns the leaf.
    """
    low = 0
    while cap > 1:
        where, what, share = question(s, seat, playable, w)
        if where < 0:
            break
        yes = max(1, min(cap - 1, int(cap * share + 0.5 + w[param.SHARE_PLAY])))
        truth = (what >> s[CARD + where]) & 1 != 0 if leaf < 0 else leaf < low + yes
        if truth:
            s[POSSIBLE + where] &= what
            cap = yes
        else:
            s[POSSIBLE + where] &= ~what
            low += yes
            cap -= yes
    return low


@jit
def hand_value(s: Vector, giver: int, seat: int, cap: int, w: Floats) -> int:
    """The leaf that a hand stands for; public knowledge stays unchanged."""
    for k in range(5):
        s[SAVED + k] = s[POSSIBLE + 5 * seat + k]
    leaf = narrow(s, seat, cap, -1, projected(s, giver, seat), w)
    for k in range(5):
        s[POSSIBLE + 5 * seat + k] = s[SAVED + k]
    return leaf


@jit
def total_value(s: Vector, giver: int, cap: int, w: Floats) -> int:
    """What the giver has to say: the sum of the values of all other hands, modulo `cap`."""
    total = 0
    for d in range(1, s[PLAYERS]):
        total += hand_value(s, giver, (giver + d) % s[PLAYERS], cap, w)
    return total % cap


@jit
def learn_leaves(s: Vector, giver: int, cap: int, value: int, me: int, w: Floats) -> None:
    """Every hand but the giver's learns its leaf.

    All leaves can be read off the visible cards except that of the observer `me`, who subtracts the others
    from the number that was said. In self-play nobody's cards are hidden and `me` is -1.
    """
    players = s[PLAYERS]
    rest = value
    mine = -1
    for d in range(1, players):
        s[SAVED + d] = projected(s, giver, (giver + d) % players)
    for d in range(1, players):
        seat = (giver + d) % players
        if seat == me:
            mine = d
        else:
            rest -= narrow(s, seat, cap, -1, s[SAVED + d], w)
    if mine >= 0:
        narrow(s, me, cap, rest % cap, s[SAVED + mine], w)


@jit
def pointer(s: Vector, seat: int) -> int:
    """The slot that a clue to this seat is coded by: the least known card that still matters."""
    best = -1
    where = 0
    for slot in range(s[HELD + seat]):
        mask = s[POSSIBLE + 5 * seat + slot]
        value = bit_count(mask) if mask & ~s[DEAD] else 0
        if value >= best:
            best = value
            where = slot
    return where


@jit
def touched_slots(s: Vector, seat: int, what: int) -> int:
    """The slots, as bits, that clue `what` (0–4 colours, 5–9 ranks) points at."""
    bits = COLOUR_MASKS[what] if what < 5 else RANK_MASKS[what - 5]
    hit = 0
    for slot in range(s[HELD + seat]):
        if (1 << s[CARD + 5 * seat + slot]) & bits:
            hit |= 1 << slot
    return hit


@jit
def clue_value(s: Vector, giver: int, seat: int, what: int, hit: int) -> int:
    """The number that a clue says."""
    d = (seat - giver) % s[PLAYERS]
    code = (0 if what >= 5 else 1) + (0 if hit >> pointer(s, seat) & 1 else 2)
    return 4 * (d - 1) + code


@jit
def clue_gain(s: Vector, seat: int, what: int, hit: int) -> int:
    """How much a clue tells its target beyond the code: the number of identities it rules out."""
    bits = COLOUR_MASKS[what] if what < 5 else RANK_MASKS[what - 5]
    total = 0
    for slot in range(s[HELD + seat]):
        mask = s[POSSIBLE + 5 * seat + slot]
        if mask & ~s[DEAD]:
            total += bit_count(mask & ~bits) if hit >> slot & 1 else bit_count(mask & bits)
    return total


@jit
def clue_for(s: Vector, giver: int, w: Floats) -> int:
    """The clue, as 10 * seat + what, that says what the giver has to say; -1 if there is none."""
    value = total_value(s, giver, 4 * (s[PLAYERS] - 1), w)
    seat = (giver + 1 + value // 4) % s[PLAYERS]
    best = -1
    choice = -1
    for what in range(5 if value % 2 == 0 else 0, 10 if value % 2 == 0 else 5):
        hit = touched_slots(s, seat, what)
        if hit and clue_value(s, giver, seat, what, hit) == value:
            worth = clue_gain(s, seat, what, hit)
            if worth > best:
                best = worth
                choice = 10 * seat + what
    return choice


@jit
def give_clue(s: Vector, seat: int, what: int, hit: int) -> None:
    """Everybody learns what the clue itself says about the cards it touches and misses."""
    bits = COLOUR_MASKS[what] if what < 5 else RANK_MASKS[what - 5]
    for slot in range(s[HELD + seat]):
        said = bits if hit >> slot & 1 else EVERYTHING & ~bits
        k = POSSIBLE + 5 * seat + slot
        if s[k] & said:
            s[k] &= said
        elif s[UNLOCATED] & said:
            s[k] = s[UNLOCATED] & said
        else:
            s[k] = said
