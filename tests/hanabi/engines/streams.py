"""The array engine's stream in NumPy, where nothing needs compiling, to play beside the packed one."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Outcome, Position, Tables
from sumida.hanabi.engines.packed import rules, streams


def random_step(t: Tables) -> Any:
    """A step of the packed stream by random words, and the actions that they chose."""

    @jax.jit
    def step(s: streams.PackedStream, words: Array) -> tuple[Array, streams.PackedStream, Outcome]:
        action = rules.random_action(t, s.state, words)
        return action, *streams.advance(t, s, action)

    return step


class ArrayStream:
    """A finished game is replaced by a new deal; the decks are taken in turn."""

    def __init__(self, t: Tables, decks: Array, n: int) -> None:
        self.table, self._decks, self.games = t, decks, np.zeros(n, np.int64)
        self.position = self._fresh()
        self.games += 1

    def _fresh(self) -> Position:
        n = len(self.games)
        return arrays.deal(self.table, self._decks[(self.games * n + np.arange(n)) % len(self._decks)])

    def advance(self, action: Array) -> Outcome:
        """One move in every game."""
        after, out = arrays.step(self.table, self.position, action)
        pairs = zip(self._fresh(), after, strict=True)
        self.position = Position(*(np.where(over_like(out.over, old), new, old) for new, old in pairs))
        self.games += out.over
        return out


def over_like(over: Array, x: Array) -> Array:
    return over.reshape(-1, *[1] * (x.ndim - 1))
