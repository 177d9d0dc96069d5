"""Learning for the Hashi value network: games played by it, kept as positions with what came of them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sumida.hashi.engines.jit import Int, Real, fast_jit, jit
from sumida.hashi.engines.packed import Geometry, Ints, Words, races_won
from sumida.hashi.learned.search import Desk, Doubles, weigh
from sumida.hashi.learned.value import MOST_ROWS, SPAN, Floats, Net, board_rows, common_rows, learn

ROUNDS = 17
STRAY = 0.15
"""How often a turn is chosen with a blurred eye, so that other positions are seen too."""


class ReplayBuffer(NamedTuple):
    """Positions seen, as rows of the network, with the points that came after."""

    rows: NDArray[np.int16]
    sizes: Ints
    targets: Floats


def memory(size: int) -> ReplayBuffer:
    return ReplayBuffer(
        np.zeros((size, MOST_ROWS), np.int16), np.zeros(size, np.int64), np.zeros(size, np.float32)
    )


def zeros_like(net: Net) -> Net:
    return Net(net.blocks, *(np.zeros_like(part) for part in net[1:]))


@jit
def _keep(
    geo: Geometry,
    net: Net,
    desk: Desk,
    mem: ReplayBuffer,
    at: Int,
    state: Words,
    won: Int,
    rnd: Int,
    remaining: Int,
    left: Int,
    deadlines: Ints,
) -> None:
    for race in range(3):
        desk.spans[race] = min(SPAN - 1, max(0, deadlines[race] - rnd))
    n = common_rows(remaining, left, desk.rows)
    n = board_rows(geo, net.blocks, state, won, desk.spans, desk.rows, n, desk.look)
    for r in range(n):
        mem.rows[at, r] = desk.rows[r]
    mem.sizes[at] = n


@jit
def play_and_keep(
    geo: Geometry,
    net: Net,
    desk: Desk,
    mem: ReplayBuffer,
    at: Int,
    state: Words,
    cards: Ints,
    hidden: Int,
    deadlines: Ints,
    dice: Doubles,
    noise: Real,
    trace: Real,
) -> Real:
    """One game into `mem[at : at + 17]`, targets mixed from later values and the outcome; returns points.

    `dice[t]` decides whether turn t strays; then every turn's worth is blurred by `noise` times one of the
    numbers after the first 17, taken round and round.
    """
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
        if dice[t] < STRAY:
            top = np.float32(-1e9)
            for k in range(found):
                w = desk.worth[k] + np.float32(noise * dice[ROUNDS + (k + t) % (len(dice) - ROUNDS)])
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


@fast_jit
def _adam(part: Floats, grad: Floats, first: Floats, second: Floats, rate: Real, step: Int) -> None:
    fix1 = np.float32(1 - 0.9**step)
    fix2 = np.float32(1 - 0.999**step)
    for i in range(part.size):
        g = grad[i]
        first[i] += np.float32(0.1) * (g - first[i])
        second[i] += np.float32(0.001) * (g * g - second[i])
        part[i] -= rate * (first[i] / fix1) / (np.sqrt(second[i] / fix2) + np.float32(1e-6))
        grad[i] = 0


@jit
def _fit(net: Net, grads: Net, mem: ReplayBuffer, picks: Ints, acc: Floats, h: Floats, back: Floats) -> Real:
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

    def fit(self, mem: ReplayBuffer, picks: Ints, rate: float) -> float:
        loss = float(_fit(self.net, self.grads, mem, picks, self.acc, self.h, self.back))
        self.step += 1
        for part, grad, first, second in zip(
            self.net[1:], self.grads[1:], self.first[1:], self.second[1:], strict=True
        ):
            grad /= len(picks)
            _adam(part.ravel(), grad.ravel(), first.ravel(), second.ravel(), np.float32(rate), self.step)
        return loss
