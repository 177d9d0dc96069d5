"""Self-play for the Hashi value network: games into a replay buffer, and Adam to fit their results."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sumida.hashi.engines.jit import Int, Real, fast_jit, jit
from sumida.hashi.engines.packed import Geometry, Ints, Words, largest_group
from sumida.hashi.learned.features import MOST_COMMON, MOST_SLOTS, SPAN, common_rows, describe
from sumida.hashi.learned.search import Doubles, SearchBuffers, evaluate_turns
from sumida.hashi.learned.value import Floats, ValueNet, add_gradient

ROUNDS = 17
EXPLORATION = 0.15
"""How often a turn is chosen by noisy values, so that other positions are seen too."""


class ReplayBuffer(NamedTuple):
    """Positions as rows of the network, with the points that followed."""

    rows: NDArray[np.int32]
    sizes: Ints
    targets: Floats


def replay_buffer(size: int) -> ReplayBuffer:
    return ReplayBuffer(
        np.zeros((size, MOST_SLOTS + MOST_COMMON, 1), np.int32),
        np.zeros(size, np.int64),
        np.zeros(size, np.float32),
    )


def zeros_like(net: ValueNet) -> ValueNet:
    return ValueNet(net.blocks, *(np.zeros_like(part) for part in net[1:]))


@jit
def _store(
    geo: Geometry,
    net: ValueNet,
    buffers: SearchBuffers,
    replay: ReplayBuffer,
    at: Int,
    state: Words,
    won: Int,
    rnd: Int,
    remaining: Int,
    left: Int,
    deadlines: Ints,
) -> None:
    for race in range(3):
        buffers.spans[race] = min(SPAN - 1, max(0, deadlines[race] - rnd))
    look = buffers.look
    buffers.boards[0] = state
    look.won[0], look.groups[0] = won, largest_group(geo, state)
    n = describe(geo, net.blocks, buffers.boards, 0, 1, remaining, left, buffers.spans, look)
    for r in range(n):
        replay.rows[at, r, 0] = look.rows[r, 0]
    more = common_rows(remaining, left, look.common)
    for r in range(more):
        replay.rows[at, n + r, 0] = look.common[r, 0]
    replay.sizes[at] = n + more


@jit
def play_into_buffer(
    geo: Geometry,
    net: ValueNet,
    buffers: SearchBuffers,
    replay: ReplayBuffer,
    at: Int,
    state: Words,
    cards: Ints,
    hidden: Int,
    deadlines: Ints,
    noise_table: Doubles,
    noise: Real,
    trace: Real,
) -> Real:
    """Play one game into `replay[at : at + 17]` with TD(λ) targets; returns the points.

    `noise_table[t]` decides whether turn t explores: then each value gets `noise` times one of the numbers
    after the first 17, taken in a cycle.
    """
    remaining = np.int64(1) << hidden
    for card in cards:
        remaining |= np.int64(1) << card
    won: Int = 0
    gains = np.zeros(ROUNDS, np.float32)
    values = np.zeros(ROUNDS, np.float32)
    explored = np.zeros(ROUNDS, np.bool_)
    for t in range(ROUNDS):
        left = ROUNDS - t
        _store(geo, net, buffers, replay, at + t, state, won, t, remaining, left, deadlines)
        card = cards[t]
        remaining &= ~(np.int64(1) << card)
        found, best = evaluate_turns(
            geo, net, buffers, state, won, t + 1, card >> 2, card & 3, remaining, left - 1, deadlines
        )
        values[t] = buffers.values[best]
        pick = best
        if noise_table[t] < EXPLORATION:
            top = np.float32(-1e9)
            for k in range(found):
                w = buffers.values[k] + np.float32(
                    noise * noise_table[ROUNDS + (k + t) % (len(noise_table) - ROUNDS)]
                )
                if w > top:
                    top = w
                    pick = k
        explored[t] = buffers.values[pick] < buffers.values[best] - 0.2
        gains[t] = buffers.gains[pick]
        won = buffers.won[pick]
        state[:] = buffers.boards[pick]
    later = np.float32(0)
    for t in range(ROUNDS - 1, -1, -1):
        # An exploring turn says nothing about the value of the position before it.
        follow = np.float32(0) if explored[t] else np.float32(trace)
        later = (1 - follow) * values[t] + follow * (gains[t] + later)
        replay.targets[at + t] = later
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
def _fit(
    net: ValueNet, grads: ValueNet, replay: ReplayBuffer, picks: Ints, acc: Floats, h: Floats, back: Floats
) -> Real:
    total = 0.0
    for p in picks:
        error = add_gradient(net, grads, replay.rows[p], replay.sizes[p], 0, replay.targets[p], acc, h, back)
        total += error * error
    return total / len(picks)


class Adam:
    """Adam over all parts of a network, fed with summed gradients."""

    def __init__(self, net: ValueNet) -> None:
        self.net, self.grads, self.first, self.second = net, zeros_like(net), zeros_like(net), zeros_like(net)
        self.step = 0
        self.acc, self.h, self.back = (np.zeros(128, np.float32) for _ in range(3))

    def fit(self, replay: ReplayBuffer, picks: Ints, rate: float) -> float:
        loss = float(_fit(self.net, self.grads, replay, picks, self.acc, self.h, self.back))
        self.step += 1
        for part, grad, first, second in zip(
            self.net[1:], self.grads[1:], self.first[1:], self.second[1:], strict=True
        ):
            grad /= len(picks)
            _adam(part.ravel(), grad.ravel(), first.ravel(), second.ravel(), np.float32(rate), self.step)
        return loss
