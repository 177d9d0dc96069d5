"""Self-play for the Hashi value network: play by the network, learn what came of it, repeat."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from sumida.hashi.packed import WORDS, Geometry, races_won, write
from sumida.hashi.search import weigh
from sumida.hashi.value import MOST_ROWS, SPAN, Net, board_rows, common_rows, learn

ROUNDS = 17


class Memory(NamedTuple):
    """Positions seen, as rows of the network, with the points that came after."""

    rows: NDArray[np.int16]
    sizes: NDArray[np.int64]
    targets: NDArray[np.float32]


def memory(size: int) -> Memory:
    return Memory(np.zeros((size, MOST_ROWS), np.int16), np.zeros(size, np.int64), np.zeros(size, np.float32))


def zeros_like(net: Net) -> Net:
    return Net(net.blocks, *(np.zeros_like(part) for part in net[1:]))


@njit(cache=True)
def _keep(geo, net, desk, mem, at, state, won, rnd, remaining, left, deadlines):  # type: ignore[no-untyped-def]
    for race in range(3):
        desk.spans[race] = min(SPAN - 1, max(0, deadlines[race] - rnd))
    n = common_rows(remaining, left, desk.rows)
    n = board_rows(geo, net.blocks, state, won, desk.spans, desk.rows, n, desk.look)
    for r in range(n):
        mem.rows[at, r] = desk.rows[r]
    mem.sizes[at] = n


@njit(cache=True)
def play_and_keep(geo, net, desk, mem, at, state, cards, hidden, deadlines, noise, trace):  # type: ignore[no-untyped-def]
    """One game into `mem[at : at + 17]`, targets mixed from later values and the outcome; returns points."""
    remaining = np.int64(1) << hidden
    for card in cards:
        remaining |= np.int64(1) << card
    won = 0
    gains = np.zeros(ROUNDS, np.float32)
    worths = np.zeros(ROUNDS, np.float32)
    strayed = np.zeros(ROUNDS, np.bool_)
    for t in range(ROUNDS):
        left = ROUNDS - t
        _keep(geo, net, desk, mem, at + t, state, won, t, remaining, left, deadlines)
        card = cards[t]
        remaining &= ~(np.int64(1) << card)
        found, best = weigh(
            geo, net, desk, state, won, t + 1, card >> 2, card & 3, remaining, left - 1, deadlines
        )
        worths[t] = desk.worth[best]
        pick = best
        if np.random.random() < 0.15:
            top = np.float32(-1e9)
            for k in range(found):
                w = desk.worth[k] + np.float32(noise * np.random.normal())
                if w > top:
                    top = w
                    pick = k
        strayed[t] = desk.worth[pick] < desk.worth[best] - 0.2
        gains[t] = desk.gains[pick]
        if desk.boards[pick, 5] != state[5]:
            won |= races_won(geo, desk.boards[pick])
        state[:] = desk.boards[pick]
    later = np.float32(0)
    for t in range(ROUNDS - 1, -1, -1):
        # A turn that strayed says nothing about the worth of the position before it.
        follow = np.float32(0) if strayed[t] else np.float32(trace)
        later = (1 - follow) * worths[t] + follow * (gains[t] + later)
        mem.targets[at + t] = later
    return gains.sum()


@njit(cache=True, fastmath=True)
def _adam(part, grad, first, second, rate, step):  # type: ignore[no-untyped-def]
    fix1 = np.float32(1 - 0.9**step)
    fix2 = np.float32(1 - 0.999**step)
    for i in range(part.size):
        g = grad[i]
        first[i] += np.float32(0.1) * (g - first[i])
        second[i] += np.float32(0.001) * (g * g - second[i])
        part[i] -= rate * (first[i] / fix1) / (np.sqrt(second[i] / fix2) + np.float32(1e-6))
        grad[i] = 0


@njit(cache=True)
def _fit(net, grads, mem, picks, acc, h, back):  # type: ignore[no-untyped-def]
    total = 0.0
    for p in picks:
        error = learn(net, grads, mem.rows[p], mem.sizes[p], mem.targets[p], acc, h, back)
        total += error * error
    return total / len(picks)


class Adam:
    """Adam over all parts of a network, fed with summed gradients."""

    def __init__(self, net: Net) -> None:
        self.net, self.grads, self.first, self.second = net, zeros_like(net), zeros_like(net), zeros_like(net)
        self.step = 0
        self.acc, self.h, self.back = (np.zeros(64, np.float32) for _ in range(3))

    def fit(self, mem: Memory, picks: NDArray[np.int64], rate: float) -> float:
        loss = float(_fit(self.net, self.grads, mem, picks, self.acc, self.h, self.back))
        self.step += 1
        for part, grad, first, second in zip(
            self.net[1:], self.grads[1:], self.first[1:], self.second[1:], strict=True
        ):
            grad /= len(picks)
            _adam(part.ravel(), grad.ravel(), first.ravel(), second.ravel(), np.float32(rate), self.step)
        return loss


def start_board(geo: Geometry, rng: np.random.Generator) -> NDArray[np.uint64]:
    """A board with a 3 or a 4 on any island without a flag."""
    state = np.zeros(WORDS, np.uint64)
    write(state, int(rng.choice(np.flatnonzero(geo.flags == 0))), int(rng.integers(3, 5)))
    return state


SOLO = np.array([12, 7, 12], np.int64)


def some_deadlines(rng: np.random.Generator) -> NDArray[np.int64]:
    """Solo's deadlines, or any: at a table the first to complete a race sets them for the others."""
    if rng.random() < 0.6:
        return SOLO
    return np.array([rng.integers(5, 18), rng.integers(3, 18), rng.integers(5, 18)], np.int64)
