"""Hanabi in a few 32-bit words a game, under JAX: the fastest engine where many games are played at once.

Every word is an array of its own with the games as its only axis (or a scalar, under `vmap`), and a step is
integer arithmetic on single elements: a compiler makes one kernel of it. It knows what the rules and the
classic observation need; for what learning here needs besides (orders, times of clues, the last eight moves),
see `arrays`. Seats are relative and actions have the ids of `arrays`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from sumida.hanabi.engines.arrays import Array, Outcome, Tables
from sumida.kernel import GameError

MAX_KINDS, MAX_CLUES, MAX_HAND = 31, 13, 8
"""The largest game that fits."""
MAX_SET = (1 << MAX_KINDS) - 1
CARDS_A_WORD = 4
"""Of a packed deck."""


class Field(NamedTuple):
    """Some bits of a word."""

    at: int
    bits: int

    def read(self, word: Array) -> Array:
        return word >> self.at & (1 << self.bits) - 1


# A card: what it is, the clues that touched it, and those that touched others in its hand.
KIND, TOUCHING, PASSING = Field(0, 5), Field(5, MAX_CLUES), Field(5 + MAX_CLUES, MAX_CLUES)
MISSING = MAX_KINDS
"""The kind of a card that is not there."""

# The clock.
DRAWN, TOKENS, STRIKES, TURNS_LEFT, TURN = (
    Field(0, 7),
    Field(7, 5),
    Field(12, 4),
    Field(16, 4),
    Field(20, 9),
)

# The last move; slot and card only where a card left the hand, target, clue and pointed only of a clue.
VERB, SLOT, TARGET, CLUE, POINTED, CARD, SUCCESS, REFUNDED = (
    Field(0, 2),
    Field(2, 3),
    Field(5, 3),
    Field(8, 4),
    Field(12, MAX_HAND),
    Field(20, 5),
    Field(25, 1),
    Field(26, 1),
)
NO_MOVE, DISCARD, PLAY, GIVE_CLUE = range(4)


class State(NamedTuple):
    """Positions of many games; cards are ordered from the seat to act."""

    cards: tuple[Array, ...]
    """A word for each place in each hand, oldest first: `KIND`, `TOUCHING`, `PASSING`."""
    played: Array
    """The set of kinds that lie on the series."""
    discards: tuple[Array, ...]
    """Word i is the set of kinds of which more than i copies are on the discard pile."""
    clock: Array
    last: Array


class Masks(NamedTuple):
    """Sets of kinds, as numbers."""

    every: int
    firsts: int
    """The lowest rank of each series."""
    lasts: int
    touched: tuple[int, ...]
    """By clue."""
    by_copies: tuple[int, ...]
    """Entry i: the kinds of which there are i + 1 copies."""


@lru_cache(maxsize=64)
def masks(t: Tables) -> Masks:
    """The terms as sets; raises `GameError` if the game is too large for the packed engine."""
    for what, (size, most) in _sizes(t).items():
        if size > most:
            fault = f"has {size} {what}; the packed engine has room for {most}"
            raise GameError(f"the table {fault}", "error-env-option", option="table")
    firsts = sum(1 << t.ranks * suit for suit in range(t.suits))
    return Masks(
        every=(1 << t.kinds) - 1,
        firsts=firsts,
        lasts=firsts << t.ranks - 1,
        touched=tuple(_number(row) for row in t.touches),
        by_copies=tuple(_number(c == i + 1 for c in t.counts) for i in range(max(t.counts))),
    )


def _sizes(t: Tables) -> dict[str, tuple[int, int]]:
    return {
        "kinds of cards": (t.kinds, MAX_KINDS),
        "cards": (t.cards, (1 << DRAWN.bits) - 1),
        "clues": (t.clues, MAX_CLUES),
        "cards in a hand": (t.hand, MAX_HAND),
        "players": (t.players, 1 << TARGET.bits),
        "tokens": (t.tokens, (1 << TOKENS.bits) - 1),
        "strikes": (t.strikes, (1 << STRIKES.bits) - 1),
    }


def _number(bits: Iterable[bool]) -> int:
    return sum(1 << place for place, bit in enumerate(bits) if bit)


def any_of(words: Iterable[Array]) -> Array:
    """The union of sets, or a word made of fields that do not overlap."""
    return reduce(or_, words)


def bit(condition: Array) -> Array:
    return condition.astype(jnp.uint32)


def pack_decks(decks: Array) -> Array:
    """(..., cards) kinds in the order in which they are drawn, as (..., words)."""
    cards = decks.shape[-1]
    fill = [(0, 0)] * (decks.ndim - 1) + [(0, -cards % CARDS_A_WORD)]
    fours = jnp.pad(decks.astype(jnp.uint32), fill).reshape(*decks.shape[:-1], -1, CARDS_A_WORD)
    return any_of(fours[..., i] << 8 * i for i in range(CARDS_A_WORD))


def card_of(word: Array, number: Array | int) -> Array:
    """The card of a deck that is number `number` in the order of drawing, from its word."""
    return word >> 8 * (number % CARDS_A_WORD) & 31


def deal(t: Tables, deck: list[Array]) -> State:
    """The start of a game; `deck` holds at least the first words of the packed decks."""
    masks(t)
    seats = [(offset + t.first) % t.players for offset in range(t.players)]
    places = [seat * t.hand + slot for seat in seats for slot in range(t.hand)]
    nothing = jnp.zeros_like(deck[0])
    start = t.players * t.hand << DRAWN.at | t.tokens << TOKENS.at | t.players + 1 << TURNS_LEFT.at
    return State(
        cards=tuple(card_of(deck[place // CARDS_A_WORD], place) for place in places),
        played=nothing,
        discards=(nothing,) * max(t.counts),
        clock=nothing + start,
        last=nothing + (MISSING << CARD.at),
    )


def playable(t: Tables, s: State) -> Array:
    """The set of kinds that fit now."""
    m = masks(t)
    return (s.played << 1 | m.firsts) & ~s.played & m.every


def possible(t: Tables, card: Array) -> Array:
    """The set of kinds that the clues leave open for a card."""
    m = masks(t)
    left = jnp.full_like(card, m.every)
    for clue, touched in enumerate(m.touched):
        # A bit minus 1 is no kind at all for 1 and all of them for 0, where the clue says nothing.
        left &= touched | (card >> TOUCHING.at + clue & 1) - 1
        left &= m.every & ~touched | (card >> PASSING.at + clue & 1) - 1
    return left


def legal(t: Tables, s: State) -> list[Array]:
    """The set of actions that the seat to act may do, 32 to a word."""
    tokens, touched = TOKENS.read(s.clock), masks(t).touched
    have = any_of(bit(KIND.read(card) != MISSING) << slot for slot, card in enumerate(s.cards[: t.hand]))
    may_clue = tokens > 0
    clues = []
    for first in range(t.hand, t.players * t.hand, t.hand):
        held = any_of(1 << KIND.read(card) for card in s.cards[first : first + t.hand])
        held = jnp.full_like(held, MAX_SET) if t.empty_clues else held
        clues.append([bit(may_clue & ((held & kinds) != 0)) for kinds in touched])
    colours = [(fit, 1) for fits in clues for fit in fits[: t.colours]]
    ranks = [(fit, 1) for fits in clues for fit in fits[t.colours :]]
    return join([(jnp.where(tokens < t.tokens, have, 0), t.hand), (have, t.hand), *colours, *ranks])


def join(fields: Iterable[tuple[Array, int]]) -> list[Array]:
    """Values of so many bits, one after the other, as words."""
    words: list[Array] = []
    rest, at = None, 0
    for value, bits in fields:
        rest = value if rest is None else rest | value << at
        at += bits
        if at >= 32:
            words.append(rest)
            at -= 32
            rest = value >> bits - at if at else None
    return words if rest is None else [*words, rest]


def spread(words: list[Array], bits: int, dtype: Any = jnp.int8) -> Array:
    """(..., bits): the bits of words as a row for each game."""
    # Without the barriers the words would be computed again for every bit.
    words = jax.lax.optimization_barrier(words)  # type: ignore[no-untyped-call]  # JAX has no type here
    rows = jax.lax.optimization_barrier(jnp.stack(words, axis=-1))  # type: ignore[no-untyped-call]  # likewise
    rows = rows[..., None] >> jnp.arange(32, dtype=jnp.uint32) & 1
    return rows.reshape(*rows.shape[:-2], -1)[..., :bits].astype(dtype)


def random_action(t: Tables, s: State, bits: Array) -> Array:
    """A legal action, chosen by random bits; all are equally likely, to 1 in 60,000."""
    words = legal(t, s)
    sizes = [jax.lax.population_count(word) for word in words]
    left = (bits >> 16) * sum(sizes[1:], sizes[0]) >> 16
    word, start = words[0], jnp.zeros_like(left)
    for place in range(1, len(words)):
        further = bit(left >= sizes[place - 1]) * bit(start == 32 * (place - 1))
        left -= further * sizes[place - 1]
        start += 32 * further
        word = jnp.where(further > 0, words[place], word)
    return (start + nth_bit(word, left)).astype(jnp.int32)


def nth_bit(word: Array, n: Array) -> Array:
    """The place of bit number `n`, counted from 0, among those that are set."""
    place = jnp.zeros_like(word)
    for half in (16, 8, 4, 2, 1):
        below = jax.lax.population_count(word & (1 << half) - 1)
        further = bit(n >= below)
        n -= further * below
        word >>= further * half
        place += further * half
    return place


class Move(NamedTuple):
    """An action taken apart; slot, or target and clue, mean nothing where they do not belong."""

    discarding: Array
    playing: Array
    cluing: Array
    slot: Array
    target: Array
    """The offset of the seat that gets the clue."""
    clue: Array


def decode(t: Tables, action: Array) -> Move:
    action = action.astype(jnp.uint32)
    ranks = t.clues - t.colours
    discarding, cluing = action < t.hand, action >= 2 * t.hand
    by_colour = action - 2 * t.hand
    by_rank = by_colour - (t.players - 1) * t.colours
    of_rank = action >= 2 * t.hand + (t.players - 1) * t.colours
    one, colour = _divide(by_colour, t.colours, t.players - 1)
    other, rank = _divide(by_rank, ranks, t.players - 1)
    return Move(
        discarding,
        ~discarding & ~cluing,
        cluing,
        jnp.where(discarding, action, action - t.hand),
        1 + jnp.where(of_rank, other, one),
        jnp.where(of_rank, t.colours + rank, colour),
    )


def _divide(x: Array, by: int, limit: int) -> tuple[Array, Array]:
    """Quotient (below `limit`) and remainder, without dividing."""
    quotient = jnp.zeros_like(x)
    for multiple in range(by, by * limit, by):
        quotient += bit(x >= multiple)
    return quotient, x - by * quotient


def step(t: Tables, s: State, action: Array, top: Array) -> tuple[State, Outcome]:
    """Make one legal move; `top` is the next card of the deck, anything if there is none."""
    move = decode(t, action)
    others, pointed = _inform(t, s, move)
    kind = KIND.read(any_of(jnp.where(move.slot == i, card, 0) for i, card in enumerate(s.cards[: t.hand])))
    laid = jnp.where(move.cluing, 0, 1 << kind)
    success = move.playing & ((laid & playable(t, s)) != 0)
    bonus = success & ((laid & masks(t).lasts) != 0)
    gone = jnp.where(success, 0, laid)
    clock, refunded = _tick(t, s.clock, move, success, bonus)
    after = State(
        cards=(*others, *_draw(t, s, move, top)),
        played=s.played | jnp.where(success, laid, 0),
        discards=_pile(s.discards, gone),
        clock=clock,
        last=_record(move, pointed, kind, success, refunded),
    )
    return after, outcome(t, after, success)


def _pile(discards: tuple[Array, ...], gone: Array) -> tuple[Array, ...]:
    fewer = discards[:-1]
    return (discards[0] | gone, *(old | gone & less for old, less in zip(discards[1:], fewer, strict=True)))


def _inform(t: Tables, s: State, move: Move) -> tuple[list[Array], Array]:
    """The others' hands after a clue, and the set of places that it touched."""
    named = jnp.where(move.cluing, 1 << move.clue, 0)
    kinds = any_of(jnp.where(move.clue == clue, mask, 0) for clue, mask in enumerate(masks(t).touched))
    cards, pointed = [], []
    for place, card in enumerate(s.cards[t.hand :], t.hand):
        here = jnp.where(move.target == place // t.hand, named, 0)
        hit = (kinds >> KIND.read(card) & 1) > 0
        cards.append(card | here << jnp.where(hit, jnp.uint32(TOUCHING.at), PASSING.at))
        pointed.append(bit(hit & (here > 0)) << place % t.hand)
    return cards, any_of(pointed)


def _draw(t: Tables, s: State, move: Move, top: Array) -> list[Array]:
    """The mover's hand closes its gap, and a card is drawn if there is one."""
    own = s.cards[: t.hand]
    new = jnp.where(DRAWN.read(s.clock) < t.cards, top, MISSING)
    return [
        jnp.where(move.cluing | (move.slot > place), card, following)
        for place, (card, following) in enumerate(zip(own, (*own[1:], new), strict=True))
    ]


def _tick(t: Tables, clock: Array, move: Move, success: Array, bonus: Array) -> tuple[Array, Array]:
    """The clock after the move, and whether a completed series brought a token back."""
    drawn, tokens, left = DRAWN.read(clock), TOKENS.read(clock), TURNS_LEFT.read(clock)
    drawn += bit(~move.cluing & (drawn < t.cards))
    begins = jnp.where(drawn >= t.cards, t.players, left)
    fields = {
        DRAWN: drawn,
        TOKENS: jnp.minimum(tokens + bit(move.discarding) + bit(bonus) - bit(move.cluing), t.tokens),
        STRIKES: STRIKES.read(clock) + bit(move.playing & ~success),
        TURNS_LEFT: jnp.where(left <= t.players, jnp.maximum(left, 1) - 1, begins),
        TURN: TURN.read(clock) + 1,
    }
    return any_of(x << field.at for field, x in fields.items()), bonus & (tokens < t.tokens)


def _record(move: Move, pointed: Array, kind: Array, success: Array, refunded: Array) -> Array:
    verb = jnp.where(move.discarding, DISCARD, jnp.where(move.playing, jnp.uint32(PLAY), GIVE_CLUE))
    clue = move.target << TARGET.at | move.clue << CLUE.at | pointed << POINTED.at | MISSING << CARD.at
    card = move.slot << SLOT.at | kind << CARD.at
    result = bit(success) << SUCCESS.at | bit(refunded) << REFUNDED.at
    return verb << VERB.at | jnp.where(move.cluing, clue, card) | result


def outcome(t: Tables, s: State, success: Array) -> Outcome:
    """Whether the games are over after a move, and with how many points."""
    struck_out = STRIKES.read(s.clock) >= t.strikes
    ending = _finale_ends(t, s) if t.finale else TURNS_LEFT.read(s.clock) == 0
    score = jax.lax.population_count(s.played).astype(jnp.int32)
    return Outcome(success, struck_out | (s.played == masks(t).every) | ending, struck_out, score)


def _finale_ends(t: Tables, s: State) -> Array:
    """In a grand finale: an indispensable card is lost, or no move is left."""
    lost = (
        any_of(more & kinds for more, kinds in zip(s.discards, masks(t).by_copies, strict=True)) & ~s.played
    )
    empty = (DRAWN.read(s.clock) >= t.cards) & (KIND.read(s.cards[0]) == MISSING)
    return (lost != 0) | empty & (TOKENS.read(s.clock) == 0)


class Stream(NamedTuple):
    """An endless stream of games: a finished game is replaced by a new deal from the pool."""

    state: State
    pool: Array
    """(decks, words) packed decks, taken in turn."""
    games: Array
    """How many games each row has started."""


def stream(t: Tables, decks: Array, n: int) -> Stream:
    """`n` rows of games from shuffled decks, each at the start of its first game."""
    pool, games = pack_decks(decks), jnp.zeros(n, jnp.uint32)
    return Stream(_fresh(t, pool, games), pool, games + 1)


def advance(t: Tables, s: Stream, action: Array) -> tuple[Stream, Outcome]:
    """One move in every game; where it ended the game, the row continues with a new deal."""
    drawn = jnp.minimum(DRAWN.read(s.state.clock), t.cards - 1)
    top = card_of(_word(s.pool, s.games - 1, drawn // CARDS_A_WORD), drawn)
    after, out = step(t, s.state, action, top)
    fresh = _fresh(t, s.pool, s.games)
    state = jax.tree.map(lambda new, old: jnp.where(out.over, new, old), fresh, after)
    return Stream(state, s.pool, s.games + bit(out.over)), out


def _fresh(t: Tables, pool: Array, games: Array) -> State:
    needed = -(-t.players * t.hand // CARDS_A_WORD)
    return deal(t, [_word(pool, games, i) for i in range(needed)])


def _word(pool: Array, games: Array, number: Array | int) -> Array:
    decks, words = pool.shape
    n = games.shape[0]
    deck = (games * n + jnp.arange(n, dtype=jnp.uint32)) % decks
    return pool.reshape(-1).at[deck * words + number].get(mode="promise_in_bounds")
