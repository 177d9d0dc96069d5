"""Search above a learned player for two: what could my hand be, given how my partner plays, and what then?

A guess is a whole deck that fits everything one seat has seen: the cards on the table, the clues, and each
of the partner's moves, which must be the one that the net makes when it sees that hand. Guesses are
filtered move by move and kept apart by a Markov chain that swaps hidden cards. A choice is made by playing
on from the guesses, with the net on both seats, and asking the critic where the play-out stops.

Only one seat of a table may search: the partner must play as the net does, or the guesses go wrong.
All functions work on a batch of tables that stand at the same turn, so that a bot (one table, numpy) and a
mass evaluation (thousands, on an accelerator) share them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from sumida.hanabi.arrays import Array, Position, Tables

OWN = 0
"""Place of the searching seat in the frame when it is to act."""
FORBIDDEN = -1e8
"""Logits below this stand for moves that are not allowed."""
HOPELESS = 2.0
"""A fresh guess that leaves so many moves unexplained is dropped."""
AGAINST_CLUES = 5
"""Unexplained moves that a card against the clues counts for."""


@dataclass(frozen=True)
class Effort:
    """How hard to search."""

    guesses: int = 640
    """Decks kept a table."""
    candidates: int = 4
    """Moves that are looked at, the net's own among them."""
    first: int = 120
    """Decks that all of them are tried on …"""
    tried: int = 600
    """… and decks that the net's own and its best rival are tried on."""
    horizon: int = 10
    """Moves of a play-out before the critic is asked."""
    fresh: int = 3000
    """Decks that are made up anew after every move of the partner, to explain all of its moves …"""
    old: float = 0.05
    """… and how much a deck that was kept so far counts beside one of them."""
    doubt: float = 0.05
    """How much less likely a guess is for every move of the partner that it does not explain."""
    sure: float = 0.998
    """The net's own move is made without search when it is this certain."""
    margin: float = 0.01
    """Points by which another move must be better than the net's own …"""
    errors: float = 1.0
    """… and standard errors."""
    trust: float = 0.0
    """Points that another move must be better for every e-fold by which the net likes its own better."""
    gap: float = 0.0
    """How far below the favourite a move of the partner counts as not explained at all."""
    hope: float = 3.0
    """A rival is given up early when so many standard errors more would not make it better."""


@dataclass(frozen=True)
class Moment:
    """A move of the partner: the position before it, in the partner's frame, and the move."""

    before: Position
    action: Array
    known: dict[int, float] = field(default_factory=dict)
    """Hands of the searching seat that have been tried: whether the net would not have made the move."""


class Nets(Protocol):
    """The net at work on many guesses; `public` holds one position a table, `decks` the guesses there."""

    def faulty(self, moment: Moment, table: Array, decks: Array) -> Array:
        """(n,): whether the net would not make the move at the table (n,), seeing the deck (n, cards)."""

    def values(self, public: Position, decks: Array, actions: Array) -> Array:
        """(tables, guesses, candidates): points that are yet to come when one of `actions` is made first."""


class Belief:
    """Guesses at a batch of tables, from the side of the seat that searches."""

    def __init__(self, t: Tables, nets: Nets, effort: Effort, rng: np.random.Generator) -> None:
        self.t, self.nets, self.effort, self.rng = t, nets, effort, rng
        self.moments: list[Moment] = []
        self.decks: Array = np.zeros((0, 0, 0), np.int8)
        self.faults: Array = np.zeros((0, 0))

    def begin(self, known: Array, hidden: Array) -> None:
        """Fill the hidden places of the decks (tables, cards) at random: nothing has been said yet."""
        self.decks = self.shuffled(known, hidden, self.effort.guesses)
        self.faults = np.zeros(self.decks.shape[:2])

    def shuffled(self, known: Array, hidden: Array, guesses: int) -> Array:
        """(tables, guesses, cards): decks with the hidden cards at random in the hidden places.

        What stands there is not read, so that no guess can depend on what the seat cannot see.
        """
        decks = np.repeat(known[:, None], guesses, axis=1)
        for table, places in enumerate(map(np.flatnonzero, hidden)):
            seen = np.delete(known[table], places)
            unseen = np.bincount(self.t.deck, minlength=self.t.kinds) - np.bincount(
                seen, minlength=self.t.kinds
            )
            cards = np.repeat(np.arange(self.t.kinds, dtype=np.int8), unseen)
            decks[table][:, places] = self.rng.permuted(np.broadcast_to(cards, (guesses, len(cards))), axis=1)
        return decks

    def turned_up(self, place: Array, kind: Array, hidden: Array, on: Array) -> None:
        """A card of the own hand, at `place` of the deck, has turned out to be `kind` at the tables `on`.

        Where no guess had it so, the card is fetched from the places in `hidden` (tables, cards).
        """
        here = np.take_along_axis(self.decks, place[:, None, None], 2)[:, :, 0]
        right = here == kind[:, None]
        surprised = on & ~right.any(1)
        source = ((self.decks == kind[:, None, None]) & hidden[:, None]).argmax(2)
        exchange(self.decks, np.broadcast_to(place[:, None], source.shape), source, surprised[:, None])
        self.resample(right, on, self.effort.guesses)

    def drawn(self, place: Array, kind: Array, on: Array) -> None:
        """The partner drew `kind` from `place`: a guess is as likely as its pile holds such cards."""
        places = np.arange(self.decks.shape[2])
        copies = (self.decks == kind[:, None, None]) & (places >= place[:, None])[:, None]
        there = np.broadcast_to(place[:, None], copies.shape[:2])
        exchange(self.decks, there, copies.argmax(2), copies.any(2) & on[:, None])
        self.resample(copies.sum(2), on, self.effort.guesses)

    def resample(self, likely: Array, on: Array, keep: int) -> None:
        """Keep guesses in proportion to their likelihood; a table where none is left keeps any."""
        tables, guesses = likely.shape
        left = likely.any(1) & on
        weight = np.where(left[:, None], likely, 1).astype(float)
        share = np.cumsum(weight, axis=1) * (keep / weight.sum(1, keepdims=True))
        share[:, -1] = keep
        upto = np.ceil(share - self.rng.random((tables, 1)) * 0.999).astype(np.intp).clip(0, keep)
        upto[:, -1] = keep
        counts = np.diff(upto, axis=1, prepend=0)
        chosen = np.repeat(np.tile(np.arange(guesses), tables), counts.ravel()).reshape(tables, keep)
        rows = np.arange(tables)[:, None]
        self.decks, self.faults = self.decks[rows, chosen], self.faults[rows, chosen]

    def heard(self, moment: Moment, now: Position, on: Array) -> None:
        """The partner has moved: prefer the guesses in which the net would have done the same.

        Fresh guesses, which have to explain all moves so far, compete with those that have come this far.
        """
        self.moments.append(moment)
        table, guess = np.nonzero(np.ones(self.faults.shape, bool))
        more = self.nets.faulty(moment, table, self.decks[table, guess])
        self.faults = self.faults + more.reshape(self.faults.shape)
        old = self.effort.doubt ** (self.faults + self.against(self.decks, now))
        fresh, weight = self.fresh(now)
        faults = self.all_faults(fresh, now)
        weight = weight * self.effort.doubt**faults * (faults < HOPELESS)
        self.decks = np.concatenate([self.decks, fresh], axis=1)
        self.faults = np.concatenate([self.faults, faults], axis=1)
        self.resample(np.concatenate([old * self.effort.old, weight], axis=1), on, self.effort.guesses)

    def all_faults(self, decks: Array, now: Position) -> Array:
        """(tables, guesses): moves not explained, the latest first, until a guess is hopeless."""
        found = self.against(decks, now)
        for moment in reversed(self.moments):
            table, guess = np.nonzero(found < HOPELESS)
            if not len(table):
                break
            found[table, guess] += self.nets.faulty(moment, table, decks[table, guess])
        return found

    def against(self, decks: Array, now: Position) -> Array:
        """(tables, guesses): own cards against the clues, as faults."""
        found: Array = float(AGAINST_CLUES) * (~self.allowed(decks, now)).sum(2)
        return found

    def fresh(self, now: Position) -> tuple[Array, Array]:
        """Decks that fit table and clues, and their weights: as likely as counting says, with a mean of 1.

        Card by card, the own hand is drawn from the hidden cards that the clues leave open to it.
        """
        decks = self.shuffled(now.deck, hidden_places(now), self.effort.fresh)
        tables, guesses, cards = decks.shape
        rows, every = np.arange(tables)[:, None], np.arange(tables)
        free = np.repeat(hidden_places(now)[:, None], guesses, axis=1)
        order = np.minimum(now.order[:, OWN], cards - 1).astype(np.intp)
        weight = np.ones((tables, guesses))
        for slot in np.argsort(now.possible[:, OWN].sum(2), axis=1, kind="stable").T:
            place, held = order[every, slot][:, None], (now.hands[every, OWN, slot] >= 0)[:, None]
            fits = now.possible[every, OWN, slot][rows[:, :, None], decks] & free
            upto = np.cumsum(fits, axis=2, dtype=np.int8)
            count = upto[:, :, -1]
            pick = (self.rng.random((tables, guesses)) * count).astype(np.int8)
            found = (upto > pick[:, :, None]).argmax(2)
            exchange(decks, np.broadcast_to(place, found.shape), found, held & (count > 0))
            free[rows, np.arange(guesses), place] &= ~held
            weight *= np.where(held, count, 1)
        return decks, weight / np.maximum(weight.mean(1, keepdims=True), 1e-9)

    def allowed(self, decks: Array, now: Position) -> Array:
        """(tables, guesses, hand): whether each own card agrees with the clues it was given."""
        tables, guesses, cards = decks.shape
        order = np.minimum(now.order[:, OWN], cards - 1).astype(np.intp)
        hand = np.take_along_axis(decks, np.broadcast_to(order[:, None], (tables, guesses, self.t.hand)), 2)
        slots = np.arange(self.t.hand)
        open_to = now.possible[:, OWN][np.arange(tables)[:, None, None], slots, hand]
        agreed: Array = open_to | (now.hands[:, OWN] < 0)[:, None]
        return agreed


def hidden_places(p: Position, seat: int = OWN) -> Array:
    """(tables, cards): the places of the deck that a seat of the frame cannot see: its hand and the pile."""
    places = np.arange(p.deck.shape[1])
    own = (p.order[:, seat, :, None] == places) & (p.hands[:, seat, :, None] >= 0)
    hidden: Array = own.any(1) | (places >= p.drawn[:, None])
    return hidden


def exchange(decks: Array, one: Array, other: Array, where: Array) -> None:
    """Swap two places of each deck, in place."""
    tables, guesses, _ = decks.shape
    rows, columns = np.arange(tables)[:, None], np.arange(guesses)
    other = np.where(where, other, one)
    first, second = decks[rows, columns, one], decks[rows, columns, other]
    decks[rows, columns, one], decks[rows, columns, other] = second, first


def reshuffle(decks: Array, drawn: Array, rng: np.random.Generator) -> None:
    """Bring the piles, which begin at `drawn` (tables,), into other orders: no move has told of them."""
    for table, start in enumerate(drawn):
        decks[table, :, start:] = rng.permuted(decks[table, :, start:], axis=1)


def choose(belief: Belief, now: Position, likes: Array, rng: np.random.Generator) -> tuple[Array, Array]:
    """(tables,) the move after search and how much better it looked than the net's own (`likes`: logits).

    Some guesses show which move could be better than the net's own; only these two are tried on the rest.
    """
    effort = belief.effort
    candidates, there = favourites(likes, effort.candidates)
    action, gained = candidates[:, 0].copy(), np.zeros(len(likes))
    rows = np.flatnonzero(_certainty(likes) < effort.sure)
    if len(rows):
        decks = belief.decks[:, rng.permutation(belief.decks.shape[1])[: effort.tried]]
        reshuffle(decks, now.drawn, rng)
        price = effort.trust * prices(likes, candidates)
        rows, rivals, gains, price = _rivals(
            belief, now, candidates[rows], there[rows], price[rows], decks, rows
        )
    if len(rows):
        pair = np.stack([action[rows], rivals], axis=1)
        rest = belief.nets.values(at(now, rows), decks[rows, effort.first :], pair)
        gains = np.concatenate([gains, rest[:, :, 1] - rest[:, :, 0]], axis=1)
        mean = gains.mean(1)
        better = (mean > effort.margin + price) & (_bound(gains, -effort.errors) > 0)
        action[rows], gained[rows] = np.where(better, rivals, action[rows]), np.where(better, mean, 0)
    return action, gained


def _rivals(
    belief: Belief, now: Position, candidates: Array, there: Array, price: Array, decks: Array, rows: Array
) -> tuple[Array, Array, Array, Array]:
    """The tables of `rows` where a rival of the net's own move is hopeful, the rival, its gains so far."""
    effort, every = belief.effort, np.arange(len(rows))
    values = belief.nets.values(at(now, rows), decks[rows, : effort.first], candidates)
    gains = values - values[:, :, :1]
    rival = np.where(there, gains.mean(1) - price, -np.inf)[:, 1:].argmax(1) + 1
    gain = gains[every, :, rival]
    price = price[every, rival]
    hopeful = there[every, rival] & (_bound(gain, effort.hope) > effort.margin + price)
    return rows[hopeful], candidates[every, rival][hopeful], gain[hopeful], price[hopeful]


def at(p: Position, rows: Array) -> Position:
    """The positions of some of the tables."""
    return Position(*(x[rows] for x in p))


def favourites(likes: Array, count: int) -> tuple[Array, Array]:
    """(tables, count) the moves that the net likes best, and which of them are allowed: the first is."""
    ranked = np.argsort(-likes, axis=1, kind="stable")[:, :count]
    there = np.take_along_axis(likes, ranked, 1) > FORBIDDEN
    return np.where(there, ranked, ranked[:, :1]), there


def prices(likes: Array, candidates: Array) -> Array:
    """(tables, count): how many e-folds the net likes its own move better than each of the candidates."""
    liked = np.take_along_axis(likes, candidates, 1)
    less: Array = liked[:, :1] - liked
    return less


def _certainty(likes: Array) -> Array:
    """(tables,): the chance that the net gives its favourite."""
    chances = np.exp(likes - likes.max(1, keepdims=True))
    share: Array = chances.max(1) / chances.sum(1)
    return share


def _bound(gain: Array, errors: float) -> Array:
    """(tables,): the mean, so many standard errors higher."""
    bound: Array = gain.mean(1) + errors * gain.std(1) / np.sqrt(gain.shape[1])
    return bound
