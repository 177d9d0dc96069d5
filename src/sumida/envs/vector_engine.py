"""Many games of Hanabi in one compiled call: every move, mask and observation is written into given arrays.

A row of `games` is a position of `sumida.hanabi.engines.compiled` with the last move behind it. The public
part of the classic observation (the board, and what the clues say) is kept as bytes, a few of which change
with a move, so that observing a game copies it instead of writing bit after bit. An action is its index in
`setup.actions`; legal moves are bits in the same order, without the clues to the seat to act, which would not
fit into one number in the largest games. Decks are shuffled as Python's `Random.shuffle` would.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from sumida.hanabi.engines import compiled
from sumida.hanabi.engines.compiled import (
    CARDS,
    DEALT,
    DECK,
    DISCARDED_COPIES,
    EMPTY,
    ENDED,
    FINALE,
    HAND_SIZE,
    HAND_SLOTS,
    HANDS,
    HELD,
    MAX_STRIKES,
    MAX_TOKENS,
    PERFECT,
    PLAYERS,
    SCORE,
    STRIKES,
    STRUCK_OUT,
    TOKENS,
    TOUCHED_BY,
    TOUCHES,
    VALUES,
)
from sumida.hanabi.engines.jit import jit_in_place
from sumida.hanabi.engines.twister import shuffle
from sumida.hanabi.rules.variants import RANKS

Row: TypeAlias = Any
"""A row of numbers, of any width."""
Int: TypeAlias = Any
Rows: TypeAlias = Any

# The last move, behind the fields of a position: seat (-1 before the first), kind, and what it did; …
MOVER = compiled.POSITION_LENGTH
VERB, TARGET, VALUE, POINTED, SLOT, CARD, RESULT = range(MOVER + 1, MOVER + 8)
# … the seat to act, which after the last move is the one that would have followed; …
TO_ACT = MOVER + 8
# … and by seat the set of clue values that touch a card of its hand.
CLUEABLE = TO_ACT + 1
LENGTH = CLUEABLE + compiled.MAX_PLAYERS

# Fields of the tables, behind those of the compiled engine: sizes; where parts of the public bytes begin; …
SUITS, COLOURS, ACTIONS, STRIKEOUT_ZERO, SERIES, TOKEN_BITS, LIFE_BITS, DISCARD_BITS, KNOWN = range(
    compiled.TABLES_LENGTH, compiled.TABLES_LENGTH + 9
)
MOST_MOVES = 2 * HAND_SLOTS + (compiled.MAX_PLAYERS - 1) * compiled.MAX_VALUES
assert MOST_MOVES < 63, "the legal moves are the bits of one number"
MOST_ACTIONS = MOST_MOVES + compiled.MAX_VALUES
TARGETS = KNOWN + 1  # … by action: the target of a clue, …
NAMED = TARGETS + MOST_ACTIONS  # … and the clue value; …
COPY_BITS = NAMED + MOST_ACTIONS  # … by identity: where the bits of its discarded copies begin.
TABLES = COPY_BITS + compiled.MAX_KINDS

PLAYED, DISCARDED, COLOUR, RANK = range(4)
"""Kinds of move, in the order of their bits."""
NEXT_STEP, SAME_STEP, DISABLED, RESET = range(4)
"""What happens to a finished game: dealt again by the next step, by the same step, or left alone. Reset: deal
the games that are marked by an action, and move in none."""


class Batch(NamedTuple):
    """All games of a vector environment, and the arrays that its caller reads."""

    games: Rows
    public: Rows
    """(n, bytes) board and knowledge, as in an observation by seat 0; no columns if nobody observes."""
    twisters: Rows
    seen: Rows
    """(n, bits) what the seat to act observes; no columns if nobody observes."""
    final: Rows
    """(n, bits) what it observed when a game ended that was dealt again in the same step."""
    moves: Row
    """(n,) the legal moves of the seat to act, as the bits of one number …"""
    legal: Rows
    """(n, actions) … and as a mask."""
    rewards: Row
    over: Row
    illegal: Row
    seats: Row
    """(n,) the seat to act."""
    scores: Row


@jit_in_place
def _copy(out: Row, at: Int, given: Row, first: Int, count: Int) -> Int:
    """Copy some numbers; returns where they end in `out`."""
    to, of = out[at : at + count], given[first : first + count]
    for place in range(count):
        to[place] = of[place]
    return at + count


@jit_in_place
def _after(seat: Int, offset: Int, players: Int) -> Int:
    """The seat that many places on, without a division."""
    return seat + offset if seat + offset < players else seat + offset - players


@jit_in_place
def _offset(seat: Int, observer: Int, players: Int) -> Int:
    """How many places the seat is after the observer."""
    return seat - observer if seat >= observer else seat - observer + players


@jit_in_place
def _mark_clueable(s: Row, t: Row, seat: Int) -> None:
    """Note the clue values that may be given to `seat`: its hand has changed."""
    found = (1 << t[VALUES]) - 1 if t[EMPTY] else 0
    for place in range(HANDS + HAND_SLOTS * seat, HANDS + HAND_SLOTS * seat + s[HELD + seat]):
        found |= t[TOUCHED_BY + s[DECK + s[place]]]
    s[CLUEABLE + seat] = found


@jit_in_place
def look_at_hands(s: Row, t: Row) -> None:
    """Note which clues may be given: all hands are new."""
    for seat in range(t[PLAYERS]):
        _mark_clueable(s, t, seat)


@jit_in_place
def legal_moves(s: Row, t: Row) -> Int:
    """The moves of the seat to act, as the bits of one number."""
    if s[ENDED]:
        return 0
    hand, held = t[HAND_SIZE], s[HELD + s[TO_ACT]]
    found = (1 << held) - 1
    if s[TOKENS] < t[MAX_TOKENS]:
        found |= found << hand
    if s[TOKENS]:
        at = 2 * hand
        for target in range(t[PLAYERS]):
            other = target != s[TO_ACT]
            found |= s[CLUEABLE + target] * other << at
            at += t[VALUES] * other
    return found


@jit_in_place
def _own_clues(t: Row, seat: Int) -> Int:
    """The first of the actions that no bit stands for: clues to the seat to act."""
    return 2 * t[HAND_SIZE] + seat * t[VALUES]


@jit_in_place
def _is_legal(moves: Int, t: Row, seat: Int, action: Int) -> bool:
    """Whether the action is among these legal moves of the seat to act."""
    own = _own_clues(t, seat)
    if action < own:
        return bool(action >= 0 and moves >> action & 1)
    return bool(own + t[VALUES] <= action < t[ACTIONS] and moves >> (action - t[VALUES]) & 1)


@jit_in_place
def _give_clue(s: Row, t: Row, public: Row, action: Int) -> None:
    """Give a clue and note it."""
    value, target = t[NAMED + action], t[TARGETS + action]
    pointed = compiled.give_clue(s, t, target, t[TOUCHES + value])
    s[VERB] = RANK - (value < t[COLOURS])
    s[TARGET], s[VALUE], s[POINTED], s[RESULT] = target, value, pointed, 0
    if len(public):
        touches, kinds = t[TOUCHES + value], t[SUITS] * RANKS
        width = kinds + t[VALUES]
        for slot in range(s[HELD + target]):
            at, touched = t[KNOWN] + (target * t[HAND_SIZE] + slot) * width, pointed >> slot & 1
            known, agrees = public[at : at + width], touches ^ (touched - 1)
            known[kinds + value] |= touched
            for kind in range(kinds):
                known[kind] &= agrees >> kind & 1


@jit_in_place
def _lay_card(s: Row, t: Row, public: Row, action: Int) -> None:
    """Play or discard a card and note it."""
    hand, seat, points, tokens = t[HAND_SIZE], s[TO_ACT], s[SCORE], s[TOKENS]
    played = action < hand
    slot = action if played else action - hand
    if len(public):
        kinds, width = t[SUITS] * RANKS, t[SUITS] * RANKS + t[VALUES]
        at = t[KNOWN] + (seat * hand + slot) * width
        behind = (s[HELD + seat] - 1 - slot) * width
        _copy(public, at, public, at + width, behind)
        new, possible = public[at + behind : at + behind + width], s[DEALT] < t[CARDS]
        for bit in range(width):
            new[bit] = possible and bit < kinds
    card = s[DECK + compiled.lay_card(s, t, action)]
    _mark_clueable(s, t, seat)
    s[VERB], s[SLOT], s[CARD] = (PLAYED if played else DISCARDED), slot, card
    s[RESULT] = s[SCORE] - points | (played and s[TOKENS] > tokens) << 1


@jit_in_place
def _note_board(s: Row, t: Row, public: Row, dealt: Int, tokens: Int, strikes: Int) -> None:
    """Bring the bytes of the board up to date after a move, given what there was before it."""
    if s[DEALT] != dealt:
        public[t[CARDS] - s[DEALT]] = 0
    if s[TOKENS] > tokens:
        public[t[TOKEN_BITS] + s[TOKENS] - 1] = 1
    elif s[TOKENS] < tokens:
        public[t[TOKEN_BITS] + s[TOKENS]] = 0
    if s[STRIKES] != strikes:
        public[t[LIFE_BITS] + t[MAX_STRIKES] - s[STRIKES]] = 0
    if s[VERB] < COLOUR:
        card = s[CARD]
        if s[RESULT]:
            public[t[SERIES] + card] = 1
            if card % RANKS:
                public[t[SERIES] + card - 1] = 0
        else:
            public[t[COPY_BITS + card] + s[DISCARDED_COPIES + card] - 1] = 1


@jit_in_place
def score(s: Row, t: Row) -> Int:
    """The points under the options of the table."""
    if t[FINALE]:
        return 1 if s[ENDED] == PERFECT else 0
    return 0 if t[STRIKEOUT_ZERO] and s[ENDED] == STRUCK_OUT else s[SCORE]


@jit_in_place
def advance(s: Row, t: Row, public: Row, action: Int) -> None:
    """Make a legal move in place."""
    dealt, tokens, strikes = s[DEALT], s[TOKENS], s[STRIKES]
    s[MOVER] = s[TO_ACT]
    if action < 2 * t[HAND_SIZE]:
        _lay_card(s, t, public, action)
    else:
        _give_clue(s, t, public, action)
    compiled.end_turn(s, t)
    s[TO_ACT] = _after(s[MOVER], 1, t[PLAYERS])
    if len(public):
        _note_board(s, t, public, dealt, tokens, strikes)


@jit_in_place
def observe(s: Row, t: Row, public: Row, seat: Int, out: Row) -> None:
    """Write what `seat` sees: the classic vector."""
    at = _copy(out, _write_hands(s, t, seat, out), public, 0, t[KNOWN])
    at = _write_last(s, t, at, seat, out)
    facts = len(public) - t[KNOWN]
    own = facts // t[PLAYERS] * seat
    at = _copy(out, at, public, t[KNOWN] + own, facts - own)
    _copy(out, at, public, t[KNOWN], own)


@jit_in_place
def whole(b: Batch, t: Row, out: Rows) -> None:
    """Write every table with all cards open: the seat to act, the hand of seat 0, and what that seat sees."""
    kinds = t[SUITS] * RANKS
    out[:] = 0
    for game in range(len(out)):
        s, row = b.games[game], out[game]
        if not s[ENDED]:
            row[s[TO_ACT]] = 1
        for slot in range(s[HELD]):
            row[t[PLAYERS] + slot * kinds + s[DECK + s[HANDS + slot]]] = 1
        observe(s, t, b.public[game], 0, row[t[PLAYERS] + t[HAND_SIZE] * kinds :])


@jit_in_place
def _write_hands(s: Row, t: Row, seat: Int, out: Row) -> Int:
    """The others' cards, and which hands lack one."""
    at, kinds = 0, t[SUITS] * RANKS
    out[: (t[PLAYERS] - 1) * t[HAND_SIZE] * kinds] = 0
    for offset in range(1, t[PLAYERS]):
        other = _after(seat, offset, t[PLAYERS])
        for slot in range(s[HELD + other]):
            out[at + slot * kinds + s[DECK + s[HANDS + HAND_SLOTS * other + slot]]] = 1
        at += t[HAND_SIZE] * kinds
    for offset in range(t[PLAYERS]):
        out[at + offset] = s[HELD + _after(seat, offset, t[PLAYERS])] < t[HAND_SIZE]
    return at + t[PLAYERS]


@jit_in_place
def _write_last(s: Row, t: Row, at: Int, seat: Int, out: Row) -> Int:
    """The last move: mover, kind, target; a clue's value and cards, or a card and the result."""
    players, kinds = t[PLAYERS], t[SUITS] * RANKS
    clued = at + 2 * players + 4
    laid = clued + t[VALUES] + t[HAND_SIZE]
    end = laid + t[HAND_SIZE] + kinds + 2
    out[at:end] = 0
    if s[MOVER] >= 0:
        out[at + _offset(s[MOVER], seat, players)] = 1
        out[at + players + s[VERB]] = 1
        if s[VERB] >= COLOUR:
            out[at + players + 4 + _offset(s[TARGET], seat, players)] = 1
            out[clued + s[VALUE]] = 1
            for slot in range(t[HAND_SIZE]):
                out[clued + t[VALUES] + slot] = s[POINTED] >> slot & 1
        else:
            out[laid + s[SLOT]] = 1
            out[laid + t[HAND_SIZE] + s[CARD]] = 1
            out[end - 2] = s[RESULT] & 1
            out[end - 1] = s[RESULT] >> 1
    return end


@jit_in_place
def _deal(s: Row, t: Row, public: Row, start: Row, start_public: Row, twister: Row) -> None:
    """Start a game with a shuffled deck."""
    _copy(s, 0, start, 0, LENGTH)
    _copy(public, 0, start_public, 0, len(public))
    shuffle(s, DECK, t[CARDS], twister)
    look_at_hands(s, t)


@jit_in_place
def _mark(moves: Int, t: Row, seat: Int, out: Row) -> None:
    """Write the bits of the legal moves as a mask of actions."""
    own = _own_clues(t, seat)
    behind = own + t[VALUES]
    if len(out) < 64:
        below = (1 << own) - 1
        moves = moves & below | (moves & ~below) << t[VALUES]
        for place in range(len(out)):
            out[place] = moves >> place & 1
        return
    for place in range(own):
        out[place] = moves >> place & 1
    out[own:behind] = 0
    for place in range(behind, len(out)):
        out[place] = moves >> (place - t[VALUES]) & 1


@jit_in_place
def step(b: Batch, t: Row, start: Row, start_public: Row, actions: Row, autoreset: Int) -> None:
    """One move in every game, or a new deal (see `NEXT_STEP`); an illegal move changes nothing."""
    observing = b.seen.shape[1] > 0
    for game in range(len(actions)):
        s, public, action = b.games[game], b.public[game], actions[game]
        deals = action != 0 if autoreset == RESET else b.over[game] and autoreset == NEXT_STEP
        ended = b.over[game] and autoreset == DISABLED
        moves = not deals and not ended and autoreset != RESET
        legal = moves and _is_legal(b.moves[game], t, s[TO_ACT], action)
        b.rewards[game], b.illegal[game], b.over[game] = 0, moves and not legal, ended
        if legal:
            before = score(s, t)
            advance(s, t, public, action)
            b.scores[game] = score(s, t)
            b.rewards[game] = b.scores[game] - before
            b.over[game] = s[ENDED] != 0
            deals = b.over[game] and autoreset == SAME_STEP
            if deals and observing:
                observe(s, t, public, s[TO_ACT], b.final[game])
        elif deals:
            b.scores[game] = 0
        if deals:
            _deal(s, t, public, start, start_public, b.twisters[game])
        elif autoreset == RESET:
            look_at_hands(s, t)  # the deck may have been given
        b.seats[game], b.moves[game] = s[TO_ACT], legal_moves(s, t)
        _mark(b.moves[game], t, s[TO_ACT], b.legal[game])
        if observing:
            observe(s, t, public, s[TO_ACT], b.seen[game])


@jit_in_place
def choose(moves: Row, seats: Row, t: Row, states: Row, actions: Row) -> None:
    """A random legal move for every running game, from a xorshift generator for each; 0 for the others."""
    for game in range(len(actions)):
        left, x = moves[game], states[game]
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        place = _nth_bit(left, x * _bit_count(left) >> 32) if left else 0
        after_own = place >= _own_clues(t, seats[game])
        states[game], actions[game] = x, place + t[VALUES] * after_own


@jit_in_place
def _bit_count(bits: Int) -> Int:
    """How many bits are set; the compiler knows this loop and makes one instruction of it."""
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


@jit_in_place
def _nth_bit(bits: Int, n: Int) -> Int:
    """The place of set bit number `n`, from 0; by halves, as nobody could predict how long a loop runs."""
    place = 0
    for half in (32, 16, 8, 4, 2, 1):
        below = _bit_count(bits & ((1 << half) - 1))
        skips = n >= below
        place += half * skips
        bits >>= half * skips
        n -= below * skips
    return place
