"""The compiled engine: a position is one flat vector of integers; Numba compiles the code where installed.

Derived from the reference rules, never the other way round: `tables(setup)` asks the reference what a clue
touches and how many copies there are, `pack(state)` converts a position, and a lockstep test compares both
after every step. Nothing is random: the deck is part of the position, and `rollout` is given its choices.

An action is its index in `setup.actions`: plays, discards, then clues by seat.
"""

from __future__ import annotations

from sumida.hanabi.engines.jit import Vector, jit, jit_in_place, vector
from sumida.hanabi.rules.ending import EndReason
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import RANKS, Variant
from sumida.kernel import GameError

# The largest game that fits; `tables` refuses anything larger.
MAX_PLAYERS = 5
MAX_SUITS = 6
MAX_COLOURS = 6
MAX_CARDS = 60
HAND_SLOTS = 6
MAX_KINDS = MAX_SUITS * RANKS
MAX_VALUES = MAX_COLOURS + RANKS
assert MAX_VALUES * MAX_PLAYERS < 63, "the clues to all seats are the bits of one number"

# Fields of a position.
TURN, CURRENT, TOKENS, STRIKES, DEALT, TURNS_LEFT, ENDED, DISCARD_COUNT, SCORE = range(9)
PILES = 9  # height of each series
HELD = PILES + MAX_SUITS  # number of cards in each hand
HANDS = HELD + MAX_PLAYERS  # orders of the cards, oldest first, `HAND_SLOTS` places per seat
POSSIBLE = HANDS + MAX_PLAYERS * HAND_SLOTS  # likewise: the set of identities that the clues leave open
DISCARDED_COPIES = POSSIBLE + MAX_PLAYERS * HAND_SLOTS  # of each identity
DISCARDS = DISCARDED_COPIES + MAX_KINDS  # orders of the discarded cards, first discard first
DECK = DISCARDS + MAX_CARDS  # identities by order
POSITION_LENGTH = DECK + MAX_CARDS

ENDINGS = (None, *EndReason)
"""What the number at `ENDED` stands for; 0 is a running game."""
PERFECT = ENDINGS.index(EndReason.PERFECT)
STRUCK_OUT = ENDINGS.index(EndReason.STRIKES)
LAST_ROUND = ENDINGS.index(EndReason.LAST_ROUND)
INDISPENSABLE = ENDINGS.index(EndReason.INDISPENSABLE)
STUCK = ENDINGS.index(EndReason.STUCK)

# Fields of the tables.
PLAYERS, HAND_SIZE, MAX_TOKENS, MAX_STRIKES, FINALE, EMPTY, CARDS, BEST, VALUES, EVERYTHING = range(10)
TOUCHES = 10  # by clue value: the set of identities it touches
TOUCHED_BY = TOUCHES + MAX_VALUES  # by identity: the set of clue values that touch it
COPIES = TOUCHED_BY + MAX_KINDS  # by identity
TABLES_LENGTH = COPIES + MAX_KINDS


def tables(setup: HanabiSetup) -> Vector:
    """The terms of a game as numbers, taken from the reference; raises `GameError` if it is too large."""
    variant = setup.variant
    _check_size(variant)
    t = vector(TABLES_LENGTH)
    t[PLAYERS], t[HAND_SIZE], t[MAX_TOKENS], t[MAX_STRIKES] = (
        setup.players,
        setup.hand_size,
        setup.clue_tokens,
        setup.max_strikes,
    )
    t[FINALE], t[EMPTY] = int(setup.grand_finale), int(setup.empty_clues)
    t[CARDS], t[BEST], t[VALUES] = len(variant.deck), variant.best, len(variant.values)
    t[EVERYTHING] = variant.everything
    for index, value in enumerate(variant.values):
        t[TOUCHES + index] = variant.touch[value]
    for card, copies in enumerate(variant.copies):
        t[COPIES + card] = copies
        t[TOUCHED_BY + card] = sum(
            1 << k for k, v in enumerate(variant.values) if variant.touch[v] >> card & 1
        )
    return t


def _check_size(variant: Variant) -> None:
    sizes = {
        "suits": (len(variant.suits), MAX_SUITS),
        "colours": (len(variant.colours), MAX_COLOURS),
        "cards": (len(variant.deck), MAX_CARDS),
    }
    for what, (size, most) in sizes.items():
        if size > most:
            raise GameError(
                f"the variant {variant.name} has {size} {what}; the compiled engine has room for {most}",
                "error-hanabi-engine-size",
                variant=variant.name,
                size=size,
                most=most,
            )


def pack(state: HanabiState) -> Vector:
    """A position of the reference as a vector."""
    s = vector(POSITION_LENGTH)
    s[TURN], s[CURRENT], s[TOKENS], s[STRIKES] = state.turn, state.current, state.clue_tokens, state.strikes
    s[DEALT], s[ENDED] = state.dealt, ENDINGS.index(state.ended)
    s[TURNS_LEFT] = -1 if state.turns_left is None else state.turns_left
    s[DISCARD_COUNT], s[SCORE] = len(state.discards), sum(state.piles)
    for suit, height in enumerate(state.piles):
        s[PILES + suit] = height
    for seat, hand in enumerate(state.hands):
        s[HELD + seat] = len(hand)
        for place, held in enumerate(hand, HAND_SLOTS * seat):
            s[HANDS + place], s[POSSIBLE + place] = held.order, held.possible
    for place, (order, card) in enumerate(state.discards):
        s[DISCARDS + place] = order
        s[DISCARDED_COPIES + card] += 1
    for order, card in enumerate(state.deck):
        s[DECK + order] = card
    return s


@jit_in_place
def over(s: Vector) -> bool:
    """Whether the game has ended."""
    return s[ENDED] != 0


@jit_in_place
def clues(s: Vector, t: Vector) -> int:
    """The clues the seat to act may give, as bits: `values` bits for each seat."""
    if s[TOKENS] == 0:
        return 0
    found = 0
    for seat in range(t[PLAYERS]):
        if seat != s[CURRENT]:
            named = 0
            if t[EMPTY]:
                named = (1 << t[VALUES]) - 1
            else:
                for place in range(HANDS + HAND_SLOTS * seat, HANDS + HAND_SLOTS * seat + s[HELD + seat]):
                    named |= t[TOUCHED_BY + s[DECK + s[place]]]
            found |= named << (t[VALUES] * seat)
    return found


@jit_in_place
def legal(s: Vector, t: Vector, out: Vector) -> int:
    """Write the legal actions into `out`, in order; returns how many there are."""
    if s[ENDED]:
        return 0
    held = s[HELD + s[CURRENT]]
    for slot in range(held):
        out[slot] = slot
    count = held
    if s[TOKENS] < t[MAX_TOKENS]:
        for slot in range(held):
            out[count] = t[HAND_SIZE] + slot
            count += 1
    bits = clues(s, t)
    action = 2 * t[HAND_SIZE]
    while bits:
        if bits & 1:
            out[count] = action
            count += 1
        bits >>= 1
        action += 1
    return count


@jit_in_place
def is_indispensable(s: Vector, t: Vector, card: int) -> bool:
    """Whether the card is the last copy of one that its series can still take."""
    suit = card // RANKS
    low = RANKS * suit + s[PILES + suit]
    if card < low or t[COPIES + card] - s[DISCARDED_COPIES + card] != 1:
        return False
    possible = True
    for below in range(low, card):
        if s[DISCARDED_COPIES + below] == t[COPIES + below]:
            possible = False
    return possible


@jit_in_place
def give_clue(s: Vector, t: Vector, seat: int, mask: int) -> int:
    """Give a clue: it says something about every card in the hand. Returns the touched places as a set.

    No branch depends on what is touched, as it could not be predicted.
    """
    pointed, first = 0, HAND_SLOTS * seat
    for slot in range(s[HELD + seat]):
        touched = mask >> s[DECK + s[HANDS + first + slot]] & 1
        pointed |= touched << slot
        s[POSSIBLE + first + slot] &= mask ^ (touched - 1)
    s[TOKENS] -= 1
    return pointed


@jit_in_place
def replace_card(s: Vector, t: Vector, seat: int, slot: int) -> int:
    """Take a card out of a hand and draw the next; returns the order of the card."""
    first = HAND_SLOTS * seat
    order = s[HANDS + first + slot]
    last = first + s[HELD + seat] - 1
    for place in range(first, last):
        of = place + (place >= first + slot)
        s[HANDS + place] = s[HANDS + of]
        s[POSSIBLE + place] = s[POSSIBLE + of]
    if s[DEALT] < t[CARDS]:
        s[HANDS + last] = s[DEALT]
        s[POSSIBLE + last] = t[EVERYTHING]
        s[DEALT] += 1
    else:
        s[HANDS + last] = 0
        s[POSSIBLE + last] = 0
        s[HELD + seat] -= 1
    return order


@jit_in_place
def discard_card(s: Vector, t: Vector, order: int) -> None:
    """Put a card on the discard pile."""
    card = s[DECK + order]
    if t[FINALE] and is_indispensable(s, t, card):
        s[ENDED] = INDISPENSABLE
    s[DISCARDS + s[DISCARD_COUNT]] = order
    s[DISCARD_COUNT] += 1
    s[DISCARDED_COPIES + card] += 1


@jit_in_place
def play_card(s: Vector, t: Vector, order: int) -> None:
    """Add a card to its series, or take a strike."""
    card = s[DECK + order]
    suit = card // RANKS
    if s[PILES + suit] == card % RANKS:
        s[PILES + suit] += 1
        s[SCORE] += 1
        if s[PILES + suit] == RANKS:
            s[TOKENS] = min(s[TOKENS] + 1, t[MAX_TOKENS])
            if s[SCORE] == t[BEST]:
                s[ENDED] = PERFECT
        return
    discard_card(s, t, order)
    s[STRIKES] += 1
    if s[STRIKES] == t[MAX_STRIKES]:
        s[ENDED] = STRUCK_OUT


@jit_in_place
def lay_card(s: Vector, t: Vector, action: int) -> int:
    """Play or discard a card, in place; returns its order."""
    played = action < t[HAND_SIZE]
    order = replace_card(s, t, s[CURRENT], action if played else action - t[HAND_SIZE])
    if played:
        play_card(s, t, order)
    else:
        discard_card(s, t, order)
        s[TOKENS] += 1
    return order


@jit_in_place
def end_turn(s: Vector, t: Vector) -> None:
    """After a move: the last round, the end, and the next seat."""
    seat = s[CURRENT]
    s[TURN] += 1
    following = seat + 1 if seat + 1 < t[PLAYERS] else 0
    if s[TURNS_LEFT] >= 0:
        s[TURNS_LEFT] -= 1
        if s[TURNS_LEFT] == 0 and s[ENDED] == 0:
            s[ENDED] = LAST_ROUND
    elif s[DEALT] == t[CARDS]:
        if not t[FINALE]:
            s[TURNS_LEFT] = t[PLAYERS]
        elif s[TOKENS] == 0 and s[HELD + following] == 0 and s[ENDED] == 0:
            s[ENDED] = STUCK
    if s[ENDED] == 0:
        s[CURRENT] = following


@jit_in_place
def step(s: Vector, t: Vector, action: int) -> None:
    """Make a legal action, in place."""
    if action < 2 * t[HAND_SIZE]:
        lay_card(s, t, action)
    else:
        clue = action - 2 * t[HAND_SIZE]
        give_clue(s, t, clue // t[VALUES], t[TOUCHES + clue % t[VALUES]])
    end_turn(s, t)


@jit_in_place
def nth_legal(s: Vector, t: Vector, choice: int) -> int:
    """The legal action number `choice`, modulo how many there are."""
    held = s[HELD + s[CURRENT]]
    cards = held if s[TOKENS] == t[MAX_TOKENS] else 2 * held
    bits = clues(s, t)
    count = 0
    rest = bits
    while rest:
        rest &= rest - 1
        count += 1
    choice %= cards + count
    if choice < held:
        return choice
    if choice < cards:
        return t[HAND_SIZE] + choice - held
    for _ in range(choice - cards):
        bits &= bits - 1
    action = 2 * t[HAND_SIZE]
    while not bits & 1:
        bits >>= 1
        action += 1
    return action


@jit_in_place
def rollout(s: Vector, t: Vector, choices: Vector, at: int) -> int:
    """Play to the end by the given choices, starting at index `at`; returns the next index."""
    while s[ENDED] == 0:
        step(s, t, nth_legal(s, t, choices[at % len(choices)]))
        at += 1
    return at


@jit
def rollouts(starts: Vector, t: Vector, choices: Vector, at: int, scores: Vector) -> int:
    """Play from every position in `starts` (one after the other) and write the scores."""
    s = vector(POSITION_LENGTH)
    for game in range(len(scores)):
        for place in range(POSITION_LENGTH):
            s[place] = starts[game * POSITION_LENGTH + place]
        at = rollout(s, t, choices, at)
        scores[game] = s[SCORE]
    return at
