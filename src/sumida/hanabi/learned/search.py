"""Search above a learned player for two: what could my hand be, given how my partner plays, and what then?

Guesses at the own hand (`sumida.hanabi.learned.belief`) are played on with the net on both seats, and the
critic is asked where a play-out stops. The net's own move is left only for a clear gain, the clearer the
less the net likes the other move: the partner, who takes every move for the net's, must go on understanding.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from sumida.hanabi.engines.arrays import Array, Position, Tables
from sumida.hanabi.learned.belief import Drawing, Judge, ObservedMove, at, chosen, hands, whole

FORBIDDEN = -1e8
"""Logits below this stand for moves that are not allowed."""


@dataclass(frozen=True)
class Effort(Drawing):
    """How hard to search."""

    candidates: int = 4
    """Moves that are looked at, the net's own among them."""
    first: int = 160
    """Decks that all of them are tried on …"""
    tried: int = 720
    """… and decks in all: the rest is for the net's own and its best rival."""
    horizon: int = 10
    """Moves of a play-out before the critic is asked."""
    sure: float = 0.9999
    """The net's own move is made without search when it is this certain."""
    margin: float = 0.01
    """Points by which another move must be better than the net's own …"""
    errors: float = 1.0
    """… and standard errors …"""
    trust: float = 0.015
    """… and points for every e-fold by which the net likes its own better."""
    hope: float = 3.0
    """A rival is given up early when so many standard errors more would not make it better."""


class Nets(Judge, Protocol):
    """The net at work on many guesses; `public` holds one position a table, `decks` the guesses there."""

    def values(self, public: Position, decks: Array, actions: Array) -> Array:
        """(tables, guesses, candidates): points that are yet to come when one of `actions` is made first."""


def choose(
    t: Tables,
    nets: Nets,
    effort: Effort,
    moments: Sequence[ObservedMove],
    now: Position,
    likes: Array,
    on: Array,
    rng: np.random.Generator,
) -> tuple[Array, Array]:
    """(tables,) the move after search and how much better it looked than the net's own (`likes`: logits).

    Where the game is `on` and the net is not sure, some guesses show which move could be better than the
    net's own; only these two are tried on the rest, and the rest decides: luck on the first has chosen.
    """
    candidates, there = favourites(likes, effort.candidates)
    action, gained = candidates[:, 0].copy(), np.zeros(len(likes))
    rows = np.flatnonzero(on & (_certainty(likes) < effort.sure))
    if not len(rows):
        return action, gained
    drawn, weights = hands(t, nets, effort, moments, now, rows, rng)
    some = weights.any(1)
    rows, drawn, weights = rows[some], drawn[some], weights[some]
    if not len(rows):
        return action, gained
    drawn = np.take_along_axis(drawn, chosen(weights, effort.tried, rng)[:, :, None], 1)
    public = at(now, rows)
    decks = whole(t, public, drawn, rng)
    price = effort.margin + effort.trust * _less_liked(likes, candidates)
    hopeful, rival = _rivals(nets, effort, public, decks, candidates[rows], there[rows], price[rows])
    if len(hopeful):
        rows, every = rows[hopeful], np.arange(len(hopeful))
        pair = candidates[rows][every[:, None], np.stack([0 * rival, rival], axis=1)]
        rest = nets.values(at(public, hopeful), decks[hopeful, effort.first :], pair)
        gains = rest[:, :, 1] - rest[:, :, 0]
        mean = gains.mean(1)
        better = (mean > price[rows, rival]) & (_bound(gains, -effort.errors) > 0)
        action[rows], gained[rows] = np.where(better, pair[:, 1], action[rows]), np.where(better, mean, 0)
    return action, gained


def _rivals(
    nets: Nets, effort: Effort, public: Position, decks: Array, candidates: Array, there: Array, price: Array
) -> tuple[Array, Array]:
    """The tables where a rival of the net's own move is hopeful, and which candidate it is."""
    values = nets.values(public, decks[:, : effort.first], candidates)
    gains = values - values[:, :, :1]
    rival = np.where(there, gains.mean(1) - price, -np.inf)[:, 1:].argmax(1) + 1
    every = np.arange(len(rival))
    gain = gains[every, :, rival]
    hopeful = np.flatnonzero(there[every, rival] & (_bound(gain, effort.hope) > price[every, rival]))
    return hopeful, rival[hopeful]


def favourites(likes: Array, count: int) -> tuple[Array, Array]:
    """(tables, count) the moves that the net likes best, and which of them are allowed: the first is."""
    ranked = np.argsort(-likes, axis=1, kind="stable")[:, :count]
    there = np.take_along_axis(likes, ranked, 1) > FORBIDDEN
    return np.where(there, ranked, ranked[:, :1]), there


def _less_liked(likes: Array, candidates: Array) -> Array:
    """(tables, count): by how many e-folds the net likes its own move better than each of the candidates."""
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
