"""What can my hand be, given how my partner plays? Guesses at hidden cards, for a seat at a table of two.

A guess is a hand that fits the cards on the table and the clues, drawn as often as counting says. It is the
likelier the better it explains the partner's moves: each should be the one that the net makes when it sees
that hand. A partner that searches leaves the net's move now and then, mostly for one that it nearly made.

All functions work on a batch of tables that stand at the same turn, so that a bot (one table, numpy) and a
mass evaluation (thousands, on an accelerator) share them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from sumida.hanabi.engines.arrays import Array, Position, Tables

OWN = 0
"""Place of the searching seat in the frame when it is to act."""
TIE = 0.05
"""Moves whose logits lie so close to the best count as the net's own: rounding may turn them about."""


@dataclass(frozen=True)
class Drawing:
    """How guesses are drawn and weighed."""

    fresh: int = 1500
    """Hands that are drawn at a time …"""
    rounds: int = 3
    """… and how many times at most …"""
    enough: int = 400
    """… until they are worth so many equally likely ones."""
    least: float = 2.0
    """E-folds by which a hand is less likely for a move of the partner that is not the net's own …"""
    slope: float = 0.5
    """… and more for every e-fold by which the net likes its own better …"""
    most: float = 6.0
    """… up to this."""
    hopeless: float = 8.0
    """A hand is dropped when all moves together make it so unlikely."""


@dataclass(frozen=True, eq=False)
class ObservedMove:
    """A move of the partner: the position before it, in the partner's frame, and the move."""

    before: Position
    action: Array
    known: dict[int, float] = field(default_factory=dict)
    """Hands of the searching seat that have been tried, and how much better the net liked its own move."""


class Judge(Protocol):
    """The net at work on what the partner did."""

    def preferred(self, moment: ObservedMove, table: Array, decks: Array) -> Array:
        """(n,): e-folds by which the net, at the table (n,), would rather have made another move if it had
        seen the deck (n, cards); 0 if it would have made the same."""


def unlikely(how: Drawing, preferred: Array) -> Array:
    """In e-folds, how unlikely a move is when the net would rather have made another."""
    steep = np.minimum(how.least + how.slope * preferred, how.most)
    found: Array = np.where(preferred > TIE, steep, 0.0)
    return found


def hands(
    t: Tables,
    judge: Judge,
    how: Drawing,
    moments: Sequence[ObservedMove],
    now: Position,
    rows: Array,
    rng: np.random.Generator,
) -> tuple[Array, Array]:
    """(rows, n, hand) hands of the seat to act at the tables `rows`, and (rows, n) their weights."""
    found, weights = [], []
    needy = np.arange(len(rows))
    for _ in range(how.rounds):
        there = at(now, rows[needy])
        drawn, weight = draw(t, there, how.fresh, rng)
        weight = weight * explained(judge, how, moments, there, rows[needy], drawn, weight > 0)
        found.append(np.zeros((len(rows), *drawn.shape[1:]), np.int8))
        weights.append(np.zeros((len(rows), how.fresh)))
        found[-1][needy], weights[-1][needy] = drawn, weight
        so_far = np.concatenate(weights, axis=1)
        needy = np.flatnonzero(worth(so_far) < how.enough)
        if not len(needy):
            break
    return np.concatenate(found, axis=1), so_far


def worth(weights: Array) -> Array:
    """(tables,): how many equally likely guesses the weights (tables, guesses) are worth."""
    total: Array = weights.sum(1) ** 2 / np.maximum((weights**2).sum(1), 1e-30)
    return total


def draw(t: Tables, now: Position, count: int, rng: np.random.Generator) -> tuple[Array, Array]:
    """(tables, count, hand) hands that fit table and clues, and their weights, which make up for how they
    were drawn: card by card, the one that the clues leave least open first."""
    tables = len(now.drawn)
    every = np.arange(tables)
    left = np.repeat(unseen(t, now)[:, None], count, axis=1)
    drawn, weight = np.zeros((tables, count, t.hand), np.int8), np.ones((tables, count))
    for slot in np.argsort(now.possible[:, OWN].sum(2), axis=1, kind="stable").T:
        held = (now.hands[every, OWN, slot] >= 0)[:, None]
        upto = np.cumsum(left * now.possible[every, OWN, slot][:, None], axis=2, dtype=np.int8)
        ways = upto[:, :, -1]
        pick = (rng.random((tables, count)) * ways).astype(np.int8)
        kind = (upto > pick[:, :, None]).argmax(2)
        drawn[every, :, slot] = kind
        taken = np.take_along_axis(left, kind[:, :, None], 2) - (held & (ways > 0))[:, :, None]
        np.put_along_axis(left, kind[:, :, None], taken.astype(np.int8), 2)
        weight *= np.where(held, ways, 1)
    return drawn, weight / np.maximum(weight.mean(1, keepdims=True), 1e-30)


def unseen(t: Tables, now: Position) -> Array:
    """(tables, kinds): the cards that the seat to act does not see; what lies there is not read."""
    hidden = hidden_places(now)
    open_cards = np.where(hidden, t.kinds, now.deck)
    seen = (open_cards[:, :, None] == np.arange(t.kinds)).sum(1)
    left: Array = (t.copies - seen).astype(np.int8)
    return left


def explained(
    judge: Judge,
    how: Drawing,
    moments: Sequence[ObservedMove],
    now: Position,
    rows: Array,
    drawn: Array,
    on: Array,
) -> Array:
    """(tables, n): how well the hands explain the partner's moves, the latest first until one is hopeless."""
    found = np.where(on, 0.0, np.inf)
    for moment in reversed(moments):
        table, guess = np.nonzero(found < how.hopeless)
        if not len(table):
            break
        decks = laid(now, table, drawn[table, guess])
        found[table, guess] += unlikely(how, judge.preferred(moment, rows[table], decks))
    return np.where(found < how.hopeless, np.exp(-found), 0.0)


def laid(now: Position, table: Array, drawn: Array) -> Array:
    """(n, cards): decks with the open cards of the table (n,) and a hand (n, hand); the pile is blank."""
    blank = np.where(hidden_places(now), 0, now.deck).astype(np.int8)
    decks: Array = blank[table]
    held = now.hands[table, OWN] >= 0
    row, slot = np.nonzero(held)
    decks[row, now.order[table[row], OWN, slot]] = drawn[row, slot]
    return decks


def whole(t: Tables, now: Position, drawn: Array, rng: np.random.Generator) -> Array:
    """(tables, n, cards): decks with the hands `drawn` (tables, n, hand) and the rest of the cards as a pile
    in any order."""
    tables, count, _ = drawn.shape
    table = np.repeat(np.arange(tables), count)
    decks = laid(now, table, drawn.reshape(-1, t.hand)).reshape(tables, count, -1)
    held = np.where(now.hands[:, None, OWN] >= 0, drawn, t.kinds)
    left = unseen(t, now)[:, None] - (held[..., None] == np.arange(t.kinds)).sum(2)
    for number, start in enumerate(now.drawn):
        cards = np.tile(np.arange(t.kinds, dtype=np.int8), count)
        pile = np.repeat(cards, left[number].ravel()).reshape(count, -1)
        decks[number, :, start:] = rng.permuted(pile, axis=1)
    return decks


def chosen(weights: Array, count: int, rng: np.random.Generator) -> Array:
    """(tables, count): guesses in proportion to their weights (tables, guesses)."""
    share = np.cumsum(weights, axis=1) / weights.sum(1, keepdims=True)
    marks = (np.arange(count) + rng.random((len(weights), 1))) / count
    found = np.stack([np.searchsorted(row, mark) for row, mark in zip(share, marks, strict=True)])
    return rng.permuted(np.minimum(found, weights.shape[1] - 1), axis=1)


def hidden_places(p: Position, seat: int = OWN) -> Array:
    """(tables, cards): the places of the deck that a seat of the frame cannot see: its hand and the pile."""
    places = np.arange(p.deck.shape[1])
    own = (p.order[:, seat, :, None] == places) & (p.hands[:, seat, :, None] >= 0)
    hidden: Array = own.any(1) | (places >= p.drawn[:, None])
    return hidden


def at(p: Position, rows: Array) -> Position:
    """The positions of some of the tables."""
    return Position(*(x[rows] for x in p))
