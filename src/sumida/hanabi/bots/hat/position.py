"""What everybody at the table knows of every card, as sets of identities packed into integers.

An identity is `5 * colour + rank` (rank 0–4), a set of them 25 bits. A position is one flat vector;
the names below are its fields. Slot 0 of a hand is its oldest card. `CARD` holds true identities:
a seat that decides never reads its own (they are -1 in a position rebuilt from a view).

Multiplicities are bit planes: plane k holds the identities with at least k copies left, so that the
number of copies in a set is three population counts.
"""

from __future__ import annotations

from sumida.hanabi.engines.jit import Vector, jit
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.variants import FIVE, RANKS

TO_ACT, TOKENS, STRIKES, PILE, TURNS_LEFT, PLAYERS, SCORE, TURN = 0, 1, 2, 3, 4, 5, 6, 7
HEIGHT = 8  # of each of the five series
REMAINING = 13  # planes: copies neither played nor discarded
UNLOCATED = 16  # planes: those of them that are not publicly located in a hand
PLAYABLE, DEAD, CRITICAL = 19, 20, 21  # sets
HELD = 22  # cards in each hand
CARD = 27  # five slots per seat
POSSIBLE = 52  # likewise: what the card can be by public knowledge
SAVED = 77  # scratch: saved masks of one hand
OWN = 82  # scratch: private masks of the seat to act
UNSEEN = 87  # scratch: planes of copies the seat to act cannot see
LENGTH = 90

# The standard game in numbers, taken from the rules.
MAX_TOKENS, MAX_STRIKES = HanabiSetup().clue_tokens, HanabiSetup().max_strikes
KINDS, CARDS, BEST = len(FIVE.cards), len(FIVE.deck), FIVE.best
EVERYTHING = FIVE.everything
COLOUR_MASKS = tuple(FIVE.touch[colour] for colour in FIVE.colours)
RANK_MASKS = tuple(FIVE.touch[rank] for rank in range(1, RANKS + 1))
COPIES = tuple(
    sum(1 << card for card, copies in enumerate(FIVE.copies) if copies > plane) for plane in range(3)
)


@jit
def bit_count(bits: int) -> int:
    """Number of members of a set of at most 32."""
    bits = bits - ((bits >> 1) & 0x55555555)
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F
    return ((bits * 0x01010101) >> 24) & 0xFF


@jit
def copies_in(s: Vector, planes: int, bits: int) -> int:
    """Number of copies, by the planes at `planes`, whose identity is in the set."""
    return bit_count(bits & s[planes]) + bit_count(bits & s[planes + 1]) + bit_count(bits & s[planes + 2])


@jit
def remove_copy(s: Vector, planes: int, card: int) -> None:
    """Take one copy of a card out of the planes."""
    bit = 1 << card
    if s[planes + 2] & bit:
        s[planes + 2] ^= bit
    elif s[planes + 1] & bit:
        s[planes + 1] ^= bit
    else:
        s[planes] &= ~bit


@jit
def only_member(bits: int) -> int:
    """The only member of a set of one."""
    return bit_count(bits - 1)


@jit
def update_sets(s: Vector) -> None:
    """Work out the playable, dead and critical sets after the table changed."""
    playable = 0
    dead = 0
    last = 0
    for colour in range(5):
        height = s[HEIGHT + colour]
        for rank in range(height):
            dead |= 1 << (5 * colour + rank)
        alive = True
        for rank in range(height, 5):
            bit = 1 << (5 * colour + rank)
            if rank == height:
                playable |= bit
            if not s[REMAINING] & bit:
                alive = False
            if not alive:
                dead |= bit
            elif not s[REMAINING + 1] & bit:
                last |= bit
    s[PLAYABLE] = playable & ~dead
    s[DEAD] = dead
    s[CRITICAL] = last


@jit
def propagate(s: Vector) -> None:
    """Propagate public knowledge: a copy that is located cannot be another card."""
    changed = True
    while changed:
        changed = False
        for k in range(3):
            s[UNLOCATED + k] = s[REMAINING + k]
        for seat in range(s[PLAYERS]):
            for slot in range(5 * seat, 5 * seat + s[HELD + seat]):
                mask = s[POSSIBLE + slot]
                if mask & (mask - 1) == 0:
                    remove_copy(s, UNLOCATED, only_member(mask))
        gone = EVERYTHING & ~s[UNLOCATED]
        for seat in range(s[PLAYERS]):
            for slot in range(5 * seat, 5 * seat + s[HELD + seat]):
                mask = s[POSSIBLE + slot]
                rest = mask & ~gone
                if mask & (mask - 1) and rest != mask and rest:
                    s[POSSIBLE + slot] = rest
                    if rest & (rest - 1) == 0:
                        changed = True


@jit
def remove_card(s: Vector, seat: int, slot: int) -> None:
    """Close the gap a card leaves in a hand."""
    s[HELD + seat] -= 1
    for k in range(5 * seat + slot, 5 * seat + s[HELD + seat]):
        s[CARD + k] = s[CARD + k + 1]
        s[POSSIBLE + k] = s[POSSIBLE + k + 1]


@jit
def draw_card(s: Vector, seat: int, card: int) -> None:
    """Draw the next card into a hand (-1: a card that this observer cannot see)."""
    k = 5 * seat + s[HELD + seat]
    s[CARD + k] = card
    s[POSSIBLE + k] = s[UNLOCATED]
    s[HELD + seat] += 1
    s[PILE] -= 1


@jit
def reveal_card(s: Vector, card: int, plays: bool) -> None:
    """Put a card that left a hand on its series or on the discard pile."""
    bit = 1 << card
    if plays and s[PLAYABLE] & bit:
        s[HEIGHT + card // 5] += 1
        s[SCORE] += 1
        if card % 5 == 4 and s[TOKENS] < MAX_TOKENS:
            s[TOKENS] += 1
    elif plays:
        s[STRIKES] += 1
    else:
        s[TOKENS] += 1
    remove_copy(s, REMAINING, card)
    update_sets(s)
