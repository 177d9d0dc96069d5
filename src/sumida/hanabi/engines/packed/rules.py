"""The rules on packed games: the deal, what is legal, and a step."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp

from sumida.hanabi.engines.arrays import Array, Outcome, Tables
from sumida.hanabi.engines.packed.layout import (
    CARD,
    CARDS_A_WORD,
    CLUE,
    DISCARD,
    DRAWN,
    GIVE_CLUE,
    KIND,
    MAX_SET,
    MISSING,
    PASSING,
    PLAY,
    POINTED,
    REFUNDED,
    SLOT,
    STRIKES,
    SUCCESS,
    TARGET,
    TOKENS,
    TOUCHING,
    TURN,
    TURNS_LEFT,
    VERB,
    PackedState,
    card_of,
    masks,
)
from sumida.hanabi.engines.packed.words import any_of, bit, join, nth_bit


def deal(t: Tables, deck: list[Array]) -> PackedState:
    """The start of a game; `deck` holds at least the first words of the packed decks."""
    masks(t)
    seats = [(offset + t.first) % t.players for offset in range(t.players)]
    places = [seat * t.hand + slot for seat in seats for slot in range(t.hand)]
    nothing = jnp.zeros_like(deck[0])
    start = t.players * t.hand << DRAWN.at | t.tokens << TOKENS.at | t.players + 1 << TURNS_LEFT.at
    return PackedState(
        cards=tuple(card_of(deck[place // CARDS_A_WORD], place) for place in places),
        played=nothing,
        discards=(nothing,) * max(t.counts),
        clock=nothing + start,
        last=nothing + (MISSING << CARD.at),
    )


def playable(t: Tables, s: PackedState) -> Array:
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


def legal(t: Tables, s: PackedState) -> list[Array]:
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


def random_action(t: Tables, s: PackedState, bits: Array) -> Array:
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


class _Move(NamedTuple):
    """An action taken apart; slot, or target and clue, mean nothing where they do not belong."""

    discarding: Array
    playing: Array
    cluing: Array
    slot: Array
    target: Array
    """The offset of the seat that gets the clue."""
    clue: Array


def _decode(t: Tables, action: Array) -> _Move:
    action = action.astype(jnp.uint32)
    ranks = t.clues - t.colours
    discarding, cluing = action < t.hand, action >= 2 * t.hand
    by_colour = action - 2 * t.hand
    by_rank = by_colour - (t.players - 1) * t.colours
    of_rank = action >= 2 * t.hand + (t.players - 1) * t.colours
    one, colour = _divide(by_colour, t.colours, t.players - 1)
    other, rank = _divide(by_rank, ranks, t.players - 1)
    return _Move(
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


def step(t: Tables, s: PackedState, action: Array, top: Array) -> tuple[PackedState, Outcome]:
    """Make one legal move; `top` is the next card of the deck, anything if there is none."""
    move = _decode(t, action)
    others, pointed = _inform(t, s, move)
    kind = KIND.read(any_of(jnp.where(move.slot == i, card, 0) for i, card in enumerate(s.cards[: t.hand])))
    laid = jnp.where(move.cluing, 0, 1 << kind)
    success = move.playing & ((laid & playable(t, s)) != 0)
    bonus = success & ((laid & masks(t).lasts) != 0)
    gone = jnp.where(success, 0, laid)
    clock, refunded = _tick(t, s.clock, move, success, bonus)
    after = PackedState(
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


def _inform(t: Tables, s: PackedState, move: _Move) -> tuple[list[Array], Array]:
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


def _draw(t: Tables, s: PackedState, move: _Move, top: Array) -> list[Array]:
    """The mover's hand closes its gap, and a card is drawn if there is one."""
    own = s.cards[: t.hand]
    new = jnp.where(DRAWN.read(s.clock) < t.cards, top, MISSING)
    return [
        jnp.where(move.cluing | (move.slot > place), card, following)
        for place, (card, following) in enumerate(zip(own, (*own[1:], new), strict=True))
    ]


def _tick(t: Tables, clock: Array, move: _Move, success: Array, bonus: Array) -> tuple[Array, Array]:
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


def _record(move: _Move, pointed: Array, kind: Array, success: Array, refunded: Array) -> Array:
    verb = jnp.where(move.discarding, DISCARD, jnp.where(move.playing, jnp.uint32(PLAY), GIVE_CLUE))
    clue = move.target << TARGET.at | move.clue << CLUE.at | pointed << POINTED.at | MISSING << CARD.at
    card = move.slot << SLOT.at | kind << CARD.at
    result = bit(success) << SUCCESS.at | bit(refunded) << REFUNDED.at
    return verb << VERB.at | jnp.where(move.cluing, clue, card) | result


def outcome(t: Tables, s: PackedState, success: Array) -> Outcome:
    """Whether the games are over after a move, and with how many points."""
    struck_out = STRIKES.read(s.clock) >= t.strikes
    ending = _finale_ends(t, s) if t.finale else TURNS_LEFT.read(s.clock) == 0
    score = jax.lax.population_count(s.played).astype(jnp.int32)
    return Outcome(success, struck_out | (s.played == masks(t).every) | ending, struck_out, score)


def _finale_ends(t: Tables, s: PackedState) -> Array:
    """In a grand finale: an indispensable card is lost, or no move is left."""
    lost = (
        any_of(more & kinds for more, kinds in zip(s.discards, masks(t).by_copies, strict=True)) & ~s.played
    )
    empty = (DRAWN.read(s.clock) >= t.cards) & (KIND.read(s.cards[0]) == MISSING)
    return (lost != 0) | empty & (TOKENS.read(s.clock) == 0)
