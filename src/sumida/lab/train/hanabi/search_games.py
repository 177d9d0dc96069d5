"""Games of the search, many side by side, and a check of the gains that it expects."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Protocol

import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Outcome, Position, Tables
from sumida.hanabi.learned.belief import ObservedMove, select
from sumida.hanabi.learned.search import RolloutModel, SearchSettings, choose

SEED = 1
"""Random seed of every batch; it is the bot's own, so that a batch of one table is the bot's game."""


class SearchModel(RolloutModel, Protocol):
    """What a game needs: rollouts, the partner model, and the policy itself."""

    def averaged_logits(self, p: Position) -> Array: ...


class ParallelGames:
    """Games side by side, played move by move as the bots would; the first `seats` seats search."""

    def __init__(
        self,
        t: Tables,
        model: SearchModel,
        settings: SearchSettings,
        decks: Array,
        seed: int,
        seats: int = 2,
    ) -> None:
        self.t, self.model, self.settings, self.seed, self.seats = t, model, settings, seed, seats
        self.position = arrays.deal(t, decks)
        self.partner_moves: tuple[list[ObservedMove], list[ObservedMove]] = ([], [])
        """The moves that each seat has observed."""
        self.running = np.ones(len(decks), bool)

    def move(self) -> tuple[Array, Array, Outcome]:
        """One move at every table: the actions, their estimated gains over the policy, and the outcomes."""
        p, turn = self.position, int(self.position.turn[0])
        logits, seat = self.model.averaged_logits(p), turn % 2
        action, gain = logits.argmax(1), np.zeros(len(self.running))
        if seat < self.seats:
            rng = np.random.default_rng([self.seed, turn])
            action, gain = choose(
                self.t, self.model, self.settings, self.partner_moves[seat], p, logits, self.running, rng
            )
        self.partner_moves[1 - seat].append(ObservedMove(p, action))
        self.position, out = arrays.step(self.t, p, action)
        self.running = self.running & ~out.over
        return action, gain, out


class GainCheck:
    """The actual gain of deviations: full rollouts on the true hands with the draw pile reshuffled.

    If these follow the policy exactly, the gains of a game are on average what the search adds to its score.
    """

    def __init__(self, model: RolloutModel, decks: Array, shuffles: int) -> None:
        self.model, self.decks, self.shuffles = model, decks, shuffles

    def add(self, p: Position, deviated: Array, policy_action: Array, action: Array) -> Array:
        """(tables,): what the moves made at the tables `deviated` gain over the policy's; 0 elsewhere."""
        gains, rows = np.zeros(len(self.decks)), np.flatnonzero(deviated)
        if not len(rows):
            return gains
        decks = np.repeat(self.decks[rows, None], self.shuffles, axis=1)
        public = select(p, rows)
        for table, start in enumerate(public.drawn):
            rng = np.random.default_rng([SEED, start])
            decks[table, :, start:] = rng.permuted(decks[table, :, start:], axis=1)
        pair = np.stack([policy_action[rows], action[rows]], axis=1)
        values = self.model.values(public, decks, pair)
        gains[rows] = (values[:, :, 1] - values[:, :, 0]).mean(1)
        return gains


def play_batch(
    t: Tables,
    model: SearchModel,
    settings: SearchSettings,
    decks: Array,
    seed: int,
    seats: int = 2,
    check: GainCheck | None = None,
) -> dict[str, Any]:
    """Play a batch of tables: scores (0 for a strike-out), deviations, gains and processor time.

    `checked` holds for each deviation: table, cards drawn before it, logit gap, estimated and actual gain.
    """
    games = ParallelGames(t, model, settings, decks, seed, seats)
    scores, deviations = np.zeros(len(decks), int), np.zeros(len(decks), int)
    estimated, actual = np.zeros((2, len(decks)))
    times, checked = [], []
    while games.running.any():
        running, p, started = games.running, games.position, time.process_time()
        action, gain, out = games.move()
        times.append(time.process_time() - started)
        deviated = running & (gain > 0)
        deviations += deviated
        estimated += running * gain
        if check:
            logits = model.averaged_logits(p)
            found = check.add(p, deviated, logits.argmax(1), action)
            actual += found
            gaps = logits.max(1) - np.take_along_axis(logits, action[:, None], 1)[:, 0]
            columns = np.arange(len(decks)), p.drawn, gaps, gain, found
            checked += np.stack(columns, axis=1)[deviated].round(3).tolist()
        scores = np.where(out.over & running & ~out.struck_out, out.score, scores)
    return {
        "games": len(scores),
        "mean": float(scores.mean()),
        "deviations": float(deviations.mean()),
        "estimated_gain": round(float(estimated.mean()), 4),
        "actual_gains": actual.round(3).tolist() if check else [],
        "checked": checked,
        "moves": len(times),
        "processor": round(sum(times), 3),
        "slowest": round(max(times), 3),
        "scores": scores.tolist(),
    }


def arena_decks(t: Tables, seed: int, numbers: range) -> Array:
    """The decks of the arena's deals with these numbers, shuffled as the reference rules shuffle them."""
    decks = []
    for number in numbers:
        cards = t.deck.tolist()
        Random(f"{seed}:{number}").shuffle(cards)
        decks.append(cards)
    return np.array(decks, np.int8)
