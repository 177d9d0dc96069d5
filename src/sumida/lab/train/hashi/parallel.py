"""Self-play in several processes that share the network and the replay buffer with the process that learns.

They read weights while these change, which does no harm, but such a run cannot be repeated bit for bit."""

from __future__ import annotations

import mmap
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sumida.hashi.engines.packed import Ints
from sumida.lab.train.hashi.self_play import ROUNDS, ReplayBuffer

GAMES, FILLED, SOLO_GAMES, SOLO_POINTS = range(4)
"""What a process counts, in a row of its own: games, positions in its part of the buffer, and its games with
the deadlines of a player alone, with their points."""


def shared(like: NDArray[Any]) -> NDArray[Any]:
    """A copy of an array in memory that forked processes share."""
    memory = mmap.mmap(-1, max(1, like.nbytes))
    copy = np.frombuffer(memory, like.dtype)[: like.size].reshape(like.shape)
    copy[...] = like
    return copy


class Players:
    """Processes that play into parts of a replay buffer until they are stopped."""

    def __init__(self, processes: int, replay: ReplayBuffer) -> None:
        self.part = len(replay.sizes) // processes // ROUNDS * ROUNDS
        self.counts: Ints = shared(np.zeros((processes, 4), np.int64))
        self.noise = shared(np.zeros(1))
        self.asked = 0, 0
        self.stopped = shared(np.zeros(1, np.bool_))

    @property
    def games(self) -> int:
        return int(self.counts[:, GAMES].sum())

    def mean_points(self) -> float:
        """The mean of the games alone since this was last asked."""
        games, points = (int(self.counts[:, k].sum()) for k in (SOLO_GAMES, SOLO_POINTS))
        mean = (points - self.asked[1]) / max(1, games - self.asked[0])
        self.asked = games, points
        return mean

    def picks(self, rng: np.random.Generator, size: int) -> Ints:
        """Random positions of the buffer, the same number from every process on average."""
        process = rng.integers(0, len(self.counts), size)
        place = (rng.random(size) * self.counts[process, FILLED]).astype(np.int64)
        return np.asarray(process * self.part + place)

    def note(self, process: int, at: int, points: float | None) -> None:
        """Count a game that was played into the buffer up to `at`; `points` if it was one alone."""
        row = self.counts[process]
        row[GAMES] += 1
        row[FILLED] = max(row[FILLED], at - process * self.part)
        if points is not None:
            row[SOLO_GAMES] += 1
            row[SOLO_POINTS] += int(points)

    def next_place(self, process: int, at: int) -> int:
        """Where the next game of a process goes."""
        return at if at + ROUNDS <= (process + 1) * self.part else process * self.part

    @contextmanager
    def playing(self, play: Callable[[int], None]) -> Iterator[None]:
        """Call `play(process)` in every process, until this block ends."""
        context = get_context("fork")
        running = [context.Process(target=play, args=(k,), daemon=True) for k in range(len(self.counts))]
        for process in running:
            process.start()
        try:
            yield
        finally:
            self.stopped[0] = True
            for process in running:
                process.join()

    def wanted(self, parent: int) -> bool:
        """Whether to play on: not stopped, and the process that learns is still there."""
        return not self.stopped[0] and os.getppid() == parent
