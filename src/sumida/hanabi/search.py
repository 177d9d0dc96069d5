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
REPAIRS = 40
"""Rounds of swapping cards until hands agree with a new clue."""
FORBIDDEN = -1e8
"""Logits below this stand for moves that are not allowed."""
MANY = 1_000
SAME = 1e-9
"""As many faults as before are always good enough."""
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
    horizon: int = 16
    """Moves of a play-out before the critic is asked."""
    window: int = 12
    """Moves of the partner that a changed guess must explain again."""
    stirs: int = 2
    """Changes of each guess after a move of the partner …"""
    swaps: int = 2
    """… and cards exchanged in one change."""
    doubt: float = 0.05
    """How much less likely a guess is for every move of the partner that it does not explain."""
    sure: float = 0.99
    """The net's own move is made without search when it is this certain."""
    margin: float = 0.04
    """Points by which another move must be better than the net's own …"""
    errors: float = 2.0
    """… and standard errors."""
    hope: float = 3.0
    """A rival is given up early when so many standard errors more would not make it better."""


@dataclass(frozen=True)
class Moment:
    """A move of the partner: the position before it, in the partner's frame, and the move."""

    before: Position
    action: Array
    known: dict[int, bool] = field(default_factory=dict)
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
        self.faults: Array = np.zeros((0, 0), int)

    def begin(self, known: Array, hidden: Array) -> None:
        """Fill the hidden places of the decks (tables, cards) at random: nothing has been said yet.

        What stands there is not read, so that no guess can depend on what the seat cannot see.
        """
        decks = np.repeat(known[:, None], self.effort.guesses, axis=1)
        for table, places in enumerate(map(np.flatnonzero, hidden)):
            seen = np.delete(known[table], places)
            unseen = np.bincount(self.t.deck, minlength=self.t.kinds) - np.bincount(
                seen, minlength=self.t.kinds
            )
            cards = np.repeat(np.arange(self.t.kinds), unseen)
            decks[table][:, places] = self.rng.permuted(
                np.broadcast_to(cards, (self.effort.guesses, len(cards))), axis=1
            )
        self.decks = decks
        self.faults = np.zeros(decks.shape[:2], int)

    def turned_up(self, place: Array, kind: Array, hidden: Array, on: Array) -> None:
        """A card of the own hand, at `place` of the deck, has turned out to be `kind` at the tables `on`.

        Where no guess had it so, the card is fetched from the places in `hidden` (tables, cards).
        """
        here = np.take_along_axis(self.decks, place[:, None, None], 2)[:, :, 0]
        right = here == kind[:, None]
        surprised = on & ~right.any(1)
        source = ((self.decks == kind[:, None, None]) & hidden[:, None]).argmax(2)
        exchange(self.decks, np.broadcast_to(place[:, None], source.shape), source, surprised[:, None])
        self.resample(right, on)

    def drawn(self, place: Array, kind: Array, on: Array) -> None:
        """The partner drew `kind` from `place`: a guess is as likely as its pile holds such cards."""
        places = np.arange(self.decks.shape[2])
        copies = (self.decks == kind[:, None, None]) & (places >= place[:, None])[:, None]
        there = np.broadcast_to(place[:, None], copies.shape[:2])
        exchange(self.decks, there, copies.argmax(2), copies.any(2) & on[:, None])
        self.resample(copies.sum(2), on)

    def resample(self, likely: Array, on: Array) -> None:
        """Keep guesses in proportion to their likelihood; a table where none is left keeps them all."""
        tables, guesses = likely.shape
        left = likely.any(1) & on
        weight = np.where(left[:, None], likely, 1).astype(float)
        share = np.cumsum(weight, axis=1) * (guesses / weight.sum(1, keepdims=True))
        share[:, -1] = guesses
        upto = np.ceil(share - self.rng.random((tables, 1)) * 0.999).astype(np.intp).clip(0, guesses)
        upto[:, -1] = guesses
        counts = np.diff(upto, axis=1, prepend=0)
        chosen = np.repeat(np.tile(np.arange(guesses), tables), counts.ravel()).reshape(tables, guesses)
        rows = np.arange(tables)[:, None]
        self.decks, self.faults = self.decks[rows, chosen], self.faults[rows, chosen]

    def heard(self, moment: Moment, now: Position, on: Array) -> None:
        """The partner has moved: prefer the guesses in which the net would have done the same."""
        self.moments = [*self.moments, moment][-self.effort.window :]
        self.repair(now)
        self.faults = self.all_faults(self.decks, now, np.full(self.faults.shape, MANY))
        self.resample(self.effort.doubt**self.faults, on)
        for _ in range(self.effort.stirs):
            self.stir(now)

    def all_faults(self, decks: Array, now: Position, limit: Array) -> Array:
        """(tables, guesses): moves not explained, and cards against the clues, which weigh far more.

        Whoever reaches its limit is not looked at further: most changes of a guess fail at the first move.
        """
        found: Array = AGAINST_CLUES * (~self.allowed(decks, now)).sum(2)
        for moment in reversed(self.moments):
            table, guess = np.nonzero(found < limit)
            if not len(table):
                break
            found[table, guess] += self.nets.faulty(moment, table, decks[table, guess])
        return found

    def repair(self, now: Position) -> None:
        """Swap hidden cards in guesses whose own hand has turned out wrong, until it agrees with the clues.

        The others stay as they are: they know the partner's moves. The repaired ones have to compete.
        """
        table, guess = np.nonzero(~self.allowed(self.decks, now).all(2))
        there = Position(*(x[table] for x in now))
        wrong = self.decks[table, guess][:, None]
        for _ in range(REPAIRS if len(table) else 0):
            if self.allowed(wrong, there).all():
                break
            self._swap(wrong, there)
        self.decks[table, guess] = wrong[:, 0]

    def allowed(self, decks: Array, now: Position) -> Array:
        """(tables, guesses, hand): whether each own card agrees with the clues it was given."""
        tables, guesses, cards = decks.shape
        order = np.minimum(now.order[:, OWN], cards - 1).astype(np.intp)
        hand = np.take_along_axis(decks, np.broadcast_to(order[:, None], (tables, guesses, self.t.hand)), 2)
        slots = np.arange(self.t.hand)
        open_to = now.possible[:, OWN][np.arange(tables)[:, None, None], slots, hand]
        agreed: Array = open_to | (now.hands[:, OWN] < 0)[:, None]
        return agreed

    def stir(self, now: Position) -> None:
        """One change of every guess: swap own cards with hidden ones; what explains less is rarely kept."""
        changed = self.decks.copy()
        for _ in range(self.effort.swaps):
            self._swap(changed, now)
        # The usual rule, doubt ** (more faults) against a random number, solved for the faults.
        chance = 1 - self.rng.random(self.faults.shape)
        limit = self.faults + np.maximum(np.log(chance) / np.log(self.effort.doubt), SAME)
        faults = self.all_faults(changed, now, limit)
        keep = faults < limit
        self.decks = np.where(keep[:, :, None], changed, self.decks)
        self.faults = np.where(keep, faults, self.faults)

    def _swap(self, decks: Array, now: Position) -> None:
        """Exchange one own card with another hidden card, unless that is more against the clues."""
        tables, guesses, cards = decks.shape
        rows, columns = np.arange(tables)[:, None], np.arange(guesses)
        order = np.minimum(now.order[:, OWN], cards - 1).astype(np.intp)
        held = (now.hands[:, OWN] >= 0).sum(1)[:, None]
        slot = (self.rng.random((tables, guesses)) * held).astype(np.intp)
        other = (self.rng.random((tables, guesses)) * (cards - now.drawn[:, None] + held)).astype(np.intp)
        its_slot = np.minimum(other, self.t.hand - 1)
        own = other < held
        place = order[rows, slot]
        there = np.where(own, order[rows, its_slot], now.drawn[:, None] + other - held)
        there = np.where(held > 0, there, place)
        mine, its = decks[rows, columns, place], decks[rows, columns, there]
        fits = now.possible[:, OWN]
        better = fits[rows, slot, its].astype(np.int8) - fits[rows, slot, mine]
        better += own * (fits[rows, its_slot, mine].astype(np.int8) - fits[rows, its_slot, its])
        exchange(decks, place, there, better >= 0)


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
        rows, rivals, gains = _rivals(belief, now, candidates[rows], there[rows], decks, rows)
    if len(rows):
        pair = np.stack([action[rows], rivals], axis=1)
        rest = belief.nets.values(at(now, rows), decks[rows, effort.first :], pair)
        gains = np.concatenate([gains, rest[:, :, 1] - rest[:, :, 0]], axis=1)
        mean = gains.mean(1)
        better = (mean > effort.margin) & (_bound(gains, -effort.errors) > 0)
        action[rows], gained[rows] = np.where(better, rivals, action[rows]), np.where(better, mean, 0)
    return action, gained


def _rivals(
    belief: Belief, now: Position, candidates: Array, there: Array, decks: Array, rows: Array
) -> tuple[Array, Array, Array]:
    """The tables of `rows` where a rival of the net's own move is hopeful, the rival, its gains so far."""
    effort, every = belief.effort, np.arange(len(rows))
    values = belief.nets.values(at(now, rows), decks[rows, : effort.first], candidates)
    gains = values - values[:, :, :1]
    rival = np.where(there, gains.mean(1), -np.inf)[:, 1:].argmax(1) + 1
    gain = gains[every, :, rival]
    hopeful = there[every, rival] & (_bound(gain, effort.hope) > effort.margin)
    return rows[hopeful], candidates[every, rival][hopeful], gain[hopeful]


def at(p: Position, rows: Array) -> Position:
    """The positions of some of the tables."""
    return Position(*(x[rows] for x in p))


def favourites(likes: Array, count: int) -> tuple[Array, Array]:
    """(tables, count) the moves that the net likes best, and which of them are allowed: the first is."""
    ranked = np.argsort(-likes, axis=1, kind="stable")[:, :count]
    there = np.take_along_axis(likes, ranked, 1) > FORBIDDEN
    return np.where(there, ranked, ranked[:, :1]), there


def _certainty(likes: Array) -> Array:
    """(tables,): the chance that the net gives its favourite."""
    chances = np.exp(likes - likes.max(1, keepdims=True))
    share: Array = chances.max(1) / chances.sum(1)
    return share


def _bound(gain: Array, errors: float) -> Array:
    """(tables,): the mean, so many standard errors higher."""
    bound: Array = gain.mean(1) + errors * gain.std(1) / np.sqrt(gain.shape[1])
    return bound
