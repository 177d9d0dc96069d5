"""Many games of Hanabi at once, as arrays: the engine that learning and search are built on.

The same code serves numpy and jax.numpy (argument `xp`): every array has the games as its first axis,
nothing is changed in place and nothing is random: the decks are given. Seats are relative: index 0
is always the seat to act, index i the i-th seat after it.

Action ids are those of the research environments: discards by slot (0 is the oldest card), plays by slot,
colour clues by target and colour, then rank clues by target and rank.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np

Array: TypeAlias = Any
"""A numpy or a JAX array."""

MEMORY = 8
"""How many of the last moves a position remembers, unless its terms say otherwise."""


@dataclass(frozen=True)
class Tables:
    """The terms of a game as numbers; a kind of card is `suit * ranks + rank`, both counted from 0."""

    players: int
    hand: int
    suits: int
    ranks: int
    colours: int
    counts: tuple[int, ...]
    touches: tuple[tuple[bool, ...], ...]
    """By clue (colours first, then ranks), by kind: whether the clue touches such a card."""
    tokens: int = 8
    strikes: int = 3
    first: int = 0
    """The seat that starts."""
    empty_clues: bool = False
    finale: bool = False
    memory: int = MEMORY
    """How many of the last moves a position remembers."""

    @property
    def kinds(self) -> int:
        return self.suits * self.ranks

    @property
    def clues(self) -> int:
        return len(self.touches)

    @property
    def cards(self) -> int:
        return sum(self.counts)

    @property
    def actions(self) -> int:
        return 2 * self.hand + (self.players - 1) * self.clues

    @cached_property
    def copies(self) -> Array:
        return np.array(self.counts, np.int32)

    @cached_property
    def deck(self) -> Array:
        """All cards, unshuffled."""
        return np.repeat(np.arange(self.kinds, dtype=np.int8), self.copies)

    @cached_property
    def rank(self) -> Array:
        return np.tile(np.arange(self.ranks, dtype=np.int32), self.suits)

    @cached_property
    def pointed(self) -> Array:
        """(kinds + 1, clues): whether a clue touches a kind; the last row is for a missing card."""
        table = np.array(self.touches, bool).T
        return np.concatenate([table, np.zeros((1, self.clues), bool)])

    @cached_property
    def verbs(self) -> Array:
        """(actions, 3): discard, play, clue."""
        of = np.repeat([0, 1, 2], [self.hand, self.hand, self.actions - 2 * self.hand])
        return np.eye(3, dtype=bool)[of]

    @cached_property
    def slots(self) -> Array:
        """(actions, hand): the slot played or discarded."""
        table = np.zeros((self.actions, self.hand), bool)
        table[: 2 * self.hand] = np.tile(np.eye(self.hand, dtype=bool), (2, 1))
        return table

    @cached_property
    def clue_of(self) -> Array:
        """(actions, 2): the offset of the clue's target, and the clue; 0, 0 for other actions."""
        table = np.zeros((self.actions, 2), np.int32)
        offsets = range(1, self.players)
        colour = [(o, c) for o in offsets for c in range(self.colours)]
        value = [(o, c) for o in offsets for c in range(self.colours, self.clues)]
        table[2 * self.hand :] = colour + value
        return table

    @cached_property
    def targets(self) -> Array:
        """(actions, players): the hand that a clue is given to."""
        return self.verbs[:, 2:] & (self.clue_of[:, :1] == np.arange(self.players))

    @cached_property
    def named(self) -> Array:
        """(actions, clues): the clue given."""
        return self.verbs[:, 2:] & (self.clue_of[:, 1:] == np.arange(self.clues))

    @cached_property
    def move_size(self) -> int:
        return 3 + self.players + self.clues + 2 * self.hand + self.kinds + 2


class Position(NamedTuple):
    """Positions of many games; hands, knowledge and history are ordered from the seat to act."""

    deck: Array
    """(n, cards) kinds in the order in which they are drawn."""
    drawn: Array
    """(n,) how many cards have been dealt or drawn."""
    hands: Array
    """(n, players, hand) kinds, oldest first, -1 where there is no card."""
    order: Array
    """(n, players, hand) order of each card: its index in the deck."""
    possible: Array
    """(n, players, hand, kinds) what the clues leave open for each card."""
    clued: Array
    """(n, players, hand, clues) the clues that touched the card."""
    touched: Array
    """(n, players, hand) turn of the last clue that touched the card, counted from 1; 0: never."""
    playable_then: Array
    """(n, players, hand, kinds) what was playable when that clue was given."""
    series: Array
    """(n, suits) height of each series."""
    discards: Array
    """(n, kinds) copies on the discard pile."""
    tokens: Array
    strikes: Array
    turns_left: Array
    """(n,) turns left in the last round; players + 1 before it."""
    turn: Array
    """(n,) moves made."""
    refunded: Array
    """(n,) whether the last move completed a series and brought a token back."""
    recent: Array
    """(n, memory, move_size) the last moves, newest first."""


class Outcome(NamedTuple):
    """What a step led to."""

    gained: Array
    """(n,) points scored by the move."""
    over: Array
    struck_out: Array
    """(n,) ended by the last strike."""
    score: Array
    """(n,) the sum of the series."""


def deal(t: Tables, decks: Array, xp: Any = np) -> Position:
    """The start of a game for every row of `decks`."""
    n, held = decks.shape[0], t.players * t.hand
    per_card = (n, t.players, t.hand)
    place = np.roll(np.arange(held, dtype=np.int8).reshape(t.players, t.hand), -t.first, axis=0)
    order = xp.broadcast_to(xp.asarray(place), per_card)
    number = xp.zeros(n, xp.int32)
    return Position(
        deck=decks,
        drawn=number + held,
        hands=decks[:, place.ravel()].reshape(per_card),
        order=order,
        possible=xp.ones((*per_card, t.kinds), bool),
        clued=xp.zeros((*per_card, t.clues), bool),
        touched=xp.zeros(per_card, xp.int16),
        playable_then=xp.zeros((*per_card, t.kinds), bool),
        series=xp.zeros((n, t.suits), xp.int32),
        discards=xp.zeros((n, t.kinds), xp.int32),
        tokens=number + t.tokens,
        strikes=number,
        turns_left=number + (t.players + 1),
        turn=number,
        refunded=number > 0,
        recent=xp.zeros((n, t.memory, t.move_size), bool),
    )


def with_decks(p: Position, decks: Array, xp: Any = np) -> Position:
    """The same public positions with other hidden cards: `decks` (n, samples, cards), a game for each."""
    n, samples, cards = decks.shape
    wide = Position(*(xp.repeat(x, samples, axis=0) for x in p))
    flat = decks.reshape(n * samples, cards)
    places = xp.minimum(wide.order, cards - 1).reshape(n * samples, -1).astype(xp.int32)
    held = xp.take_along_axis(flat, places, axis=1).reshape(wide.hands.shape)
    return wide._replace(deck=flat, hands=xp.where(wide.hands >= 0, held, wide.hands))


def playable(t: Tables, p: Position, xp: Any = np) -> Array:
    """(n, kinds): whether a card of this kind fits now."""
    return xp.repeat(p.series, t.ranks, axis=1) == t.rank


def legal(t: Tables, p: Position, xp: Any = np) -> Array:
    """(n, actions): whether the seat to act may do this."""
    have = p.hands[:, 0] >= 0
    others = p.hands[:, 1:]
    pointed = xp.asarray(t.pointed)[others].any(2)
    if t.empty_clues:
        pointed = xp.ones_like(pointed)
    clue = pointed & (p.tokens > 0)[:, None, None]
    n = have.shape[0]
    colour, value = clue[:, :, : t.colours].reshape(n, -1), clue[:, :, t.colours :].reshape(n, -1)
    return xp.concatenate([have & (p.tokens < t.tokens)[:, None], have, colour, value], axis=1)


class DecodedMove(NamedTuple):
    """One action in each game, taken apart, with the card it revealed."""

    verb: Array
    """(n, 3) discard, play, clue."""
    target: Array
    """(n, players) the hand that gets a clue."""
    clue: Array
    """(n, clues) what the clue names."""
    pointed: Array
    """(n, players, hand) the cards that it touches."""
    slot: Array
    """(n, hand) the card that leaves the hand …"""
    card: Array
    """(n, kinds) … and what it is."""
    success: Array
    bonus: Array
    """(n,) a series is complete."""


def step(t: Tables, p: Position, action: Array, xp: Any = np) -> tuple[Position, Outcome]:
    """Make one legal move in every game; seats are then relative to the next one."""
    move = _move(t, p, action, xp)
    informed = _inform(t, p, move, xp)
    laid = _lay(t, informed, move, xp)
    after = _draw(t, laid, move, xp)
    return after, outcome(t, after, move.success)


def _move(t: Tables, p: Position, action: Array, xp: Any) -> DecodedMove:
    verb, slot = xp.asarray(t.verbs)[action], xp.asarray(t.slots)[action]
    target, clue = xp.asarray(t.targets)[action], xp.asarray(t.named)[action]
    named = (xp.asarray(t.pointed)[p.hands] & clue[:, None, None, :]).any(3)
    held = (p.hands[:, 0, :, None] == xp.arange(t.kinds, dtype=xp.int8)) & slot[:, :, None]
    card = held.any(1)
    success = verb[:, 1] & (card & playable(t, p, xp)).any(1)
    bonus = success & (card & (t.rank == t.ranks - 1)).any(1)
    return DecodedMove(verb, target, clue, named & target[:, :, None], slot, card, success, bonus)


def _inform(t: Tables, p: Position, move: DecodedMove, xp: Any) -> Position:
    """What a clue says about every card in the hand, touched or not; the move joins the recent ones."""
    kinds = xp.asarray(t.pointed[:-1].T)[xp.argmax(move.clue, axis=1)][:, None, None, :]
    agrees = move.pointed[..., None] == kinds
    turn = p.turn + 1
    made = [*move[:3], move.pointed.any(1), move.slot, move.card, xp.stack(move[-2:], axis=1)]
    return p._replace(
        possible=p.possible & (agrees | ~move.target[:, :, None, None]),
        clued=p.clued | (move.pointed[..., None] & move.clue[:, None, None, :]),
        touched=xp.where(move.pointed, turn[:, None, None].astype(xp.int16), p.touched),
        playable_then=xp.where(
            move.pointed[..., None], playable(t, p, xp)[:, None, None, :], p.playable_then
        ),
        turn=turn,
        recent=xp.concatenate([xp.concatenate(made, axis=1)[:, None], p.recent[:, :-1]], axis=1),
    )


def _lay(t: Tables, p: Position, move: DecodedMove, xp: Any) -> Position:
    """The card goes on its series or on the discard pile; tokens and strikes change."""
    discarding, playing, cluing = move.verb[:, 0], move.verb[:, 1], move.verb[:, 2]
    on_series = move.card & move.success[:, None]
    to_pile = (discarding | playing) & ~move.success
    return p._replace(
        series=p.series + on_series.reshape(-1, t.suits, t.ranks).any(2),
        discards=p.discards + (move.card & to_pile[:, None]),
        strikes=p.strikes + (playing & ~move.success),
        tokens=xp.minimum(p.tokens + discarding + move.bonus - cluing, t.tokens),
        refunded=move.bonus & (p.tokens < t.tokens),
    )


def _draw(t: Tables, p: Position, move: DecodedMove, xp: Any) -> Position:
    """The hand closes its gap, a card is drawn if there is one, and the next seat comes first."""
    cluing = move.verb[:, 2]
    stays = (xp.cumsum(move.slot, axis=1) == 0) | cluing[:, None]
    more = p.drawn < t.cards
    at = xp.minimum(p.drawn, t.cards - 1)[:, None]
    top = xp.where(more, xp.take_along_axis(p.deck, at, axis=1)[:, 0], -1)
    drawn = p.drawn + (~cluing & more)
    begins = xp.where(drawn >= t.cards, t.players, p.turns_left)
    return p._replace(
        drawn=drawn,
        hands=_rotate(p.hands, stays, top, xp),
        order=_rotate(p.order, stays, p.drawn, xp),
        possible=_rotate(p.possible, stays, True, xp),
        clued=_rotate(p.clued, stays, False, xp),
        touched=_rotate(p.touched, stays, 0, xp),
        playable_then=_rotate(p.playable_then, stays, False, xp),
        turns_left=xp.where(p.turns_left <= t.players, p.turns_left - 1, begins),
    )


def _rotate(x: Array, stays: Array, fresh: Array | bool | int, xp: Any) -> Array:
    """Facts by hand: the mover's close the gap, `fresh` enters at the end; then the next seat comes first."""
    own, ones = x[:, :1], (1,) * (x.ndim - 3)
    end = xp.asarray(fresh, x.dtype).reshape((-1, 1, 1, *ones))
    end = xp.broadcast_to(end, own[:, :, :1].shape)
    keep = stays.reshape((len(stays), 1, stays.shape[1], *ones))
    own = xp.where(keep, own, xp.concatenate([own[:, :, 1:], end], axis=2))
    return xp.concatenate([x[:, 1:], own], axis=1)


def outcome(t: Tables, p: Position, success: Array) -> Outcome:
    """Whether the games are over after a move, and with how many points."""
    score = p.series.sum(1)
    struck_out = p.strikes >= t.strikes
    complete = score == t.suits * t.ranks
    ending = _finale_ends(t, p) if t.finale else p.turns_left <= 0
    return Outcome(success, struck_out | complete | ending, struck_out, score)


def _finale_ends(t: Tables, p: Position) -> Array:
    """In a grand finale: an indispensable card is lost, or no move is left."""
    lost = ((p.discards >= t.copies) & lacking(t, p)).any(1)
    stuck = (p.drawn >= t.cards) & (p.tokens == 0) & (p.hands[:, 0] < 0).all(1)
    return lost | stuck


def lacking(t: Tables, p: Position) -> Array:
    """(n, kinds): whether the kind's series has not reached it yet."""
    n = p.series.shape[0]
    return (p.series[:, :, None] <= t.rank.reshape(t.suits, t.ranks)).reshape(n, t.kinds)


@lru_cache(maxsize=64)
def standard(players: int, first: int = 0, memory: int = MEMORY) -> Tables:
    """The five-colour game; a test compares it with the reference."""
    kinds = np.arange(25)
    touches = np.concatenate([kinds // 5 == np.arange(5)[:, None], kinds % 5 == np.arange(5)[:, None]])
    return Tables(
        players=players,
        hand=5 if players <= 3 else 4,
        suits=5,
        ranks=5,
        colours=5,
        counts=(3, 2, 2, 2, 1) * 5,
        touches=tuple(tuple(row) for row in touches.tolist()),
        first=first,
        memory=memory,
    )


@lru_cache(maxsize=64)
def with_memory(t: Tables, memory: int) -> Tables:
    """The same terms, for positions that remember this many moves."""
    return replace(t, memory=memory)
