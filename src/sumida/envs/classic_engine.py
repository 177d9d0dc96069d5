"""The classic environment on the compiled engine: its observation vector and its numbering of moves.

Positions and tables are those of `sumida.hanabi.engines.compiled` with extra fields, such as the clues that
touched each card, and the last move. Moves are numbered as in the research environments: discards
by slot, plays by slot, colour clues by target and colour, then rank clues.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from sumida.hanabi.engines import compiled
from sumida.hanabi.engines.compiled import (
    CARDS,
    COPIES,
    DEALT,
    DECK,
    DISCARD_COUNT,
    DISCARDED_COPIES,
    DISCARDS,
    ENDED,
    HAND_SIZE,
    HAND_SLOTS,
    HANDS,
    HELD,
    MAX_STRIKES,
    MAX_TOKENS,
    PILES,
    PLAYERS,
    POSSIBLE,
    SCORE,
    STRIKES,
    STRUCK_OUT,
    TOKENS,
    TOUCHED_BY,
    VALUES,
)
from sumida.hanabi.engines.jit import COMPILED, Vector, jit
from sumida.hanabi.rules.variants import RANKS

if COMPILED:
    import numpy as np

Row: TypeAlias = Any
"""Small numbers, one per byte; its slices are views."""

# Extra fields of a position …
CLUED = compiled.POSITION_LENGTH  # by order: the set of clue values that touched the card
TO_ACT = CLUED + compiled.MAX_CARDS  # the seat after the last mover, even when the game is over
MOVER = TO_ACT + 1  # seat of the last move, -1 before the first
VERB, TARGET, VALUE, POINTED, SLOT, CARD, RESULT = range(MOVER + 1, MOVER + 8)
LENGTH = MOVER + 8

# … and of the tables.
COLOURS, KNOWLEDGE = compiled.TABLES_LENGTH, compiled.TABLES_LENGTH + 1
TABLES = compiled.TABLES_LENGTH + 2

PLAYED, DISCARDED, COLOUR, RANK = range(4)
"""Kinds of move, in the order of their bits."""
ILLEGAL = -1000
"""What `advance` returns for an illegal move."""
OVER = 100
"""What `advance` adds to the reward when the game has ended; …"""
OVER_FROM = 50
"""… the sum is then above this, and no reward is."""


def byte_row(length: int) -> Row:
    """A row of zeros to write an observation into."""
    return np.zeros(length, np.uint8) if COMPILED else memoryview(bytearray(length))


def row_bytes(written: Row) -> bytes:
    """The numbers of a row."""
    found: bytes = written.tobytes() if COMPILED else bytes(written)
    return found


@jit
def clueable_values(s: Vector, t: Vector, seat: int) -> int:
    """The set of clue values that touch a card of `seat`."""
    found = 0
    for place in range(HANDS + HAND_SLOTS * seat, HANDS + HAND_SLOTS * seat + s[HELD + seat]):
        found |= t[TOUCHED_BY + s[DECK + s[place]]]
    return found


@jit
def legal(s: Vector, t: Vector, out: Row, at: int = 0) -> int:
    """Write the numbers of the legal moves into `out` from `at` on, in order; returns where they end."""
    held, count = s[HELD + s[TO_ACT]], at
    if s[TOKENS] < t[MAX_TOKENS]:
        for slot in range(held):
            out[count] = slot
            count += 1
    for slot in range(held):
        out[count] = t[HAND_SIZE] + slot
        count += 1
    if s[TOKENS] == 0:
        return count
    number = 2 * t[HAND_SIZE]
    for first, end in ((0, t[COLOURS]), (t[COLOURS], t[VALUES])):
        for offset in range(1, t[PLAYERS]):
            mask = clueable_values(s, t, (s[TO_ACT] + offset) % t[PLAYERS])
            for value in range(first, end):
                if mask >> value & 1:
                    out[count] = number
                    count += 1
                number += 1
    return count


@jit
def clue(t: Vector, number: int) -> int:
    """A clue by its number: the target's offset times the number of clue values, plus the value."""
    rest, colours = number - 2 * t[HAND_SIZE], t[COLOURS]
    in_colours = (t[PLAYERS] - 1) * colours
    if rest < in_colours:
        return (rest // colours + 1) * t[VALUES] + rest % colours
    return ((rest - in_colours) // RANKS + 1) * t[VALUES] + colours + (rest - in_colours) % RANKS


@jit
def is_legal(s: Vector, t: Vector, number: int) -> bool:
    """Whether the seat to act may make the move with this number."""
    if number < 0 or s[ENDED] != 0 or number >= 2 * t[HAND_SIZE] + (t[PLAYERS] - 1) * t[VALUES]:
        return False
    if number < 2 * t[HAND_SIZE]:
        full = s[TOKENS] == t[MAX_TOKENS]
        return number % t[HAND_SIZE] < s[HELD + s[TO_ACT]] and not (full and number < t[HAND_SIZE])
    given = clue(t, number)
    target = (s[TO_ACT] + given // t[VALUES]) % t[PLAYERS]
    return s[TOKENS] > 0 and clueable_values(s, t, target) >> (given % t[VALUES]) & 1 == 1


@jit
def note_clue(s: Vector, t: Vector, number: int) -> int:
    """Note a clue that is about to be given; returns its number in the compiled engine."""
    given = clue(t, number)
    value = given % t[VALUES]
    target = (s[TO_ACT] + given // t[VALUES]) % t[PLAYERS]
    s[VERB] = COLOUR if value < t[COLOURS] else RANK
    s[TARGET], s[VALUE], s[POINTED] = target, value, 0
    for slot in range(s[HELD + target]):
        order = s[HANDS + HAND_SLOTS * target + slot]
        if t[TOUCHED_BY + s[DECK + order]] >> value & 1:
            s[CLUED + order] |= 1 << value
            s[POINTED] |= 1 << slot
    return 2 * t[HAND_SIZE] + target * t[VALUES] + value


@jit
def note_card(s: Vector, t: Vector, number: int) -> int:
    """Note a play or discard that is about to be made; returns its number in the compiled engine."""
    played = number >= t[HAND_SIZE]
    slot = number - t[HAND_SIZE] if played else number
    s[VERB] = PLAYED if played else DISCARDED
    s[SLOT], s[CARD] = slot, s[DECK + s[HANDS + HAND_SLOTS * s[TO_ACT] + slot]]
    return slot if played else t[HAND_SIZE] + slot


@jit
def advance(s: Vector, t: Vector, number: int) -> int:
    """Make a move in place; returns its reward, plus `OVER` if the game ends. `ILLEGAL`: no move."""
    if not is_legal(s, t, number):
        return ILLEGAL
    score, tokens = s[SCORE], s[TOKENS]
    s[MOVER] = s[TO_ACT]
    compiled.step(s, t, note_card(s, t, number) if number < 2 * t[HAND_SIZE] else note_clue(s, t, number))
    s[RESULT] = s[SCORE] - score
    if s[VERB] == PLAYED and s[TOKENS] > tokens:
        s[RESULT] |= 2
    s[TO_ACT] = (s[TO_ACT] + 1) % t[PLAYERS]
    if s[ENDED] == 0:
        return s[SCORE] - score
    return OVER - score if s[ENDED] == STRUCK_OUT else OVER + s[SCORE] - score


@jit
def encode(s: Vector, t: Vector, seat: int, out: Row, at: int = 0) -> int:
    """Write the observation of `seat` into a row of zeros from `at` on; returns where it ends."""
    at = _discards(s, t, _board(s, t, _hands(s, t, seat, at, out), out), out)
    at = _last(s, t, seat, at, out)
    if t[KNOWLEDGE]:
        for offset in range(t[PLAYERS]):
            at = _knowledge(s, t, (seat + offset) % t[PLAYERS], at, out)
    return at


@jit
def advance_and_describe(s: Vector, t: Vector, number: int, out: Row) -> int:
    """`advance`, then `describe` unless the move was illegal."""
    reward = advance(s, t, number)
    if reward != ILLEGAL:
        describe(s, t, out)
    return reward


@jit
def describe(s: Vector, t: Vector, out: Row) -> None:
    """Write all that is said of a position, one number per byte; what `out` held before is overwritten.

    The observations of all seats; tokens, strikes, cards in the pile, discards, legal moves (how many of
    each); series; sizes of the hands; what was said of each card in them, then the cards, slot by slot;
    discards; legal moves. The numbers of cards follow those of what can be said.
    """
    for place in range(len(out)):
        out[place] = 0
    at = _observations(s, t, out)
    counts = at
    out[at], out[at + 1], out[at + 2] = s[TOKENS], s[STRIKES], t[CARDS] - s[DEALT]
    out[at + 3] = s[DISCARD_COUNT]
    at += 5
    for suit in range(t[COLOURS]):
        out[at + suit] = s[PILES + suit]
    at += t[COLOURS]
    for seat in range(t[PLAYERS]):
        out[at + seat] = s[HELD + seat]
    at = _own_cards(s, t, out, at + t[PLAYERS])
    for place in range(s[DISCARD_COUNT]):
        out[at + place] = _sayings(t) + s[DECK + s[DISCARDS + place]]
    at += s[DISCARD_COUNT]
    out[counts + 4] = legal(s, t, out, at) - at


@jit
def _observations(s: Vector, t: Vector, out: Row) -> int:
    """The observations of all seats; the others' have the board and what the clues say from the first."""
    board = _hands(s, t, 0, 0, out)
    last = _discards(s, t, _board(s, t, board, out), out)
    known = at = _last(s, t, 0, last, out)
    if t[KNOWLEDGE]:
        for seat in range(t[PLAYERS]):
            at = _knowledge(s, t, seat, at, out)
    length = at
    for seat in range(1, t[PLAYERS]):
        at = _copy(out, _hands(s, t, seat, at, out), board, last - board)
        at = _last(s, t, seat, at, out)
        own = (length - known) // t[PLAYERS] * seat
        at = _copy(out, at, known + own, length - known - own)
        at = _copy(out, at, known, own)
    return at


@jit
def _copy(row: Row, at: int, first: int, count: int) -> int:
    """Copy numbers to a later place in the row, by slices for speed; returns where they end."""
    to, of = row[at : at + count], row[first : first + count]
    for place in range(count):
        to[place] = of[place]
    return at + count


@jit
def _own_cards(s: Vector, t: Vector, out: Row, at: int) -> int:
    """What was said of each card in all hands, then the cards."""
    size = t[HAND_SIZE]
    cards = at + t[PLAYERS] * size
    for seat in range(t[PLAYERS]):
        for slot in range(s[HELD + seat]):
            order = s[HANDS + HAND_SLOTS * seat + slot]
            out[cards + seat * size + slot] = _sayings(t) + s[DECK + order]
            if t[KNOWLEDGE]:
                out[at + seat * size + slot] = said(t, s[CLUED + order])
    return cards + t[PLAYERS] * size


@jit
def _sayings(t: Vector) -> int:
    """How many things can be said of a card."""
    return (t[COLOURS] + 1) * (RANKS + 1)


@jit
def said(t: Vector, clued: int) -> int:
    """A set of clue values as one number: colour (from 1; 0 for none) times 6, plus rank likewise."""
    colour, rank = 0, 0
    for value in range(t[COLOURS]):
        if clued >> value & 1:
            colour = value + 1
    for value in range(RANKS):
        if clued >> t[COLOURS] + value & 1:
            rank = value + 1
    return colour * (RANKS + 1) + rank


@jit
def _hands(s: Vector, t: Vector, seat: int, at: int, out: Row) -> int:
    """The others' cards, and which hands lack one."""
    kinds = t[COLOURS] * RANKS
    for offset in range(1, t[PLAYERS]):
        other = (seat + offset) % t[PLAYERS]
        for slot in range(s[HELD + other]):
            out[at + slot * kinds + s[DECK + s[HANDS + HAND_SLOTS * other + slot]]] = 1
        at += t[HAND_SIZE] * kinds
    for offset in range(t[PLAYERS]):
        if s[HELD + (seat + offset) % t[PLAYERS]] < t[HAND_SIZE]:
            out[at + offset] = 1
    return at + t[PLAYERS]


@jit
def _board(s: Vector, t: Vector, at: int, out: Row) -> int:
    """Pile, series, tokens and lives."""
    for place in range(at, at + t[CARDS] - s[DEALT]):
        out[place] = 1
    at += t[CARDS] - t[PLAYERS] * t[HAND_SIZE]
    for suit in range(t[COLOURS]):
        if s[PILES + suit]:
            out[at + s[PILES + suit] - 1] = 1
        at += RANKS
    for place in range(at, at + s[TOKENS]):
        out[place] = 1
    at += t[MAX_TOKENS]
    for place in range(at, at + t[MAX_STRIKES] - s[STRIKES]):
        out[place] = 1
    return at + t[MAX_STRIKES]


@jit
def _discards(s: Vector, t: Vector, at: int, out: Row) -> int:
    for kind in range(t[COLOURS] * RANKS):
        for place in range(at, at + s[DISCARDED_COPIES + kind]):
            out[place] = 1
        at += t[COPIES + kind]
    return at


@jit
def _last(s: Vector, t: Vector, seat: int, at: int, out: Row) -> int:
    """The last move: mover, kind, target; a clue's value and cards, or a card and the result."""
    players, kinds = t[PLAYERS], t[COLOURS] * RANKS
    clued = at + 2 * players + 4
    laid = clued + t[VALUES] + t[HAND_SIZE]
    if s[MOVER] >= 0:
        out[at + (s[MOVER] - seat) % players] = 1
        out[at + players + s[VERB]] = 1
        if s[VERB] >= COLOUR:
            out[at + players + 4 + (s[TARGET] - seat) % players] = 1
            out[clued + s[VALUE]] = 1
            for slot in range(t[HAND_SIZE]):
                out[clued + t[VALUES] + slot] = s[POINTED] >> slot & 1
        else:
            out[laid + s[SLOT]] = 1
            out[laid + t[HAND_SIZE] + s[CARD]] = 1
            out[laid + t[HAND_SIZE] + kinds] = s[RESULT] & 1
            out[laid + t[HAND_SIZE] + kinds + 1] = s[RESULT] >> 1
    return laid + t[HAND_SIZE] + kinds + 2


@jit
def _knowledge(s: Vector, t: Vector, seat: int, at: int, out: Row) -> int:
    """What the clues say about the cards of `seat`."""
    kinds = t[COLOURS] * RANKS
    for slot in range(s[HELD + seat]):
        possible, clued = (
            s[POSSIBLE + HAND_SLOTS * seat + slot],
            s[CLUED + s[HANDS + HAND_SLOTS * seat + slot]],
        )
        here = at + slot * (kinds + t[VALUES])
        left_open, touched = out[here : here + kinds], out[here + kinds : here + kinds + t[VALUES]]
        for kind in range(len(left_open)):
            left_open[kind] = possible >> kind & 1
        for value in range(len(touched)):
            touched[value] = clued >> value & 1
    return at + t[HAND_SIZE] * (kinds + t[VALUES])
