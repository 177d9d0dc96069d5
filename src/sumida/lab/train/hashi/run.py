"""`sumida train hashi`: self-play for the value network that `planner` and `master` see with.

Play by the network, learn what came of it, repeat. A network for any board learns on both sides and on
boards made for the purpose; one for side A or B has a block of weights for each island and may begin with
what the other knows. A run that was stopped goes on where its file ends.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from time import monotonic

import numpy as np

from sumida.hashi import boards
from sumida.hashi.engines.packed import WORDS, Geometry, Ints, Words, geometry, write
from sumida.hashi.learned.search import desk
from sumida.hashi.learned.value import ISLAND_STATES, ISLANDS_AT, Net, blocks_of, fresh_net
from sumida.hashi.learned.weights import ANY, PARTS, read, save
from sumida.hashi.rules.board import Board, named, parse
from sumida.hashi.rules.cards import STANDARD
from sumida.hashi.rules.generate import DIFFICULTIES, generate
from sumida.hashi.rules.scoring import CATEGORIES
from sumida.kernel import GameError
from sumida.lab.train.hashi.self_play import ROUNDS, Adam, memory, play_and_keep

FIRST_SEED = 1_000_000
"""Seeds below are the arena's; nothing is ever learned on them."""
KEPT = 250_000
GAMES, STEPS, BATCH = 30, 12, 512
FOLLOW = 0.7
AVERAGE = 0.002
SOLO = np.array([category.deadline for category in CATEGORIES], np.int64)
CARDS = np.array([card.number * 4 + card.bridges for card in STANDARD], np.int64)


def start_board(geo: Geometry, rng: np.random.Generator) -> Words:
    """A board with a 3 or a 4 on any island without a flag."""
    state = np.zeros(WORDS, np.uint64)
    write(state, int(rng.choice(np.flatnonzero(geo.flags == 0))), int(rng.integers(3, 5)))
    return state


def some_deadlines(rng: np.random.Generator) -> Ints:
    """Solo's deadlines, or any: at a table the first to complete a race sets them for the others."""
    if rng.random() < 0.6:
        return SOLO
    return np.array([rng.integers(5, 18), rng.integers(3, 18), rng.integers(5, 18)], np.int64)


class HashiTraining:
    """A network that plays, the average of its recent selves that is kept, and where it stands."""

    def __init__(self, board: str, seed: int, begin: Path | None) -> None:
        self.rng = np.random.default_rng(seed)
        own = board != ANY
        made = [named(board)] if own else [*map(named, boards.names()), *_made(self.rng)]
        self.geos = [geometry(one) for one in made]
        base = fresh_net(self.geos[0], own, self.rng)
        if begin:
            base = begin_with(base, begin, made[0], own)
        self.net, self.mean = base, Net(base.blocks, *(part.copy() for part in base[1:]))
        self.nets = [Net(blocks_of(geo, own), *base[1:]) for geo in self.geos]
        self.adam, self.memory, self.desk = Adam(base), memory(KEPT), desk()
        self.games = self.at = self.filled = 0
        self.points: deque[float] = deque(maxlen=600)

    def round(self, rate: float, noise: float) -> None:
        """Some games, then some steps of learning."""
        for _ in range(GAMES):
            self._game(noise)
        if self.filled > 10 * BATCH:
            for _ in range(STEPS):
                self.adam.fit(self.memory, self.rng.integers(0, self.filled, BATCH), rate)
                for mean, part in zip(self.mean[1:], self.net[1:], strict=True):
                    mean += AVERAGE * (part - mean)

    def _game(self, noise: float) -> None:
        k = (
            int(self.rng.integers(len(boards.names())))
            if self.rng.random() < 0.6
            else int(self.rng.integers(len(self.geos)))
        )
        k %= len(self.geos)
        deck, limits = self.rng.permutation(CARDS), some_deadlines(self.rng)
        dice = np.concatenate([self.rng.random(ROUNDS), self.rng.normal(size=1009)])
        start, cards, box = start_board(self.geos[k], self.rng), deck[:ROUNDS], deck[ROUNDS]
        geo, net = self.geos[k], self.nets[k]
        points = play_and_keep(
            geo, net, self.desk, self.memory, self.at, start, cards, box, limits, dice, noise, FOLLOW
        )
        if limits is SOLO:
            self.points.append(float(points))
        self.games += 1
        self.at = (self.at + ROUNDS) % (KEPT - ROUNDS)
        self.filled = max(self.filled, self.at)

    def save(self, path: Path) -> None:
        """Everything needed to go on, but for the games remembered; written whole or not at all."""
        parts = {"games": np.array(self.games), "step": np.array(self.adam.step)}
        for name, net in self._nets().items():
            parts |= {f"{name}_{part}": getattr(net, part) for part in PARTS}
        draft = path.with_suffix(".part.npz")
        np.savez(draft, allow_pickle=False, **parts)
        draft.replace(path)

    def resume(self, path: Path) -> None:
        with np.load(path) as file:
            self.games, self.adam.step = int(file["games"]), int(file["step"])
            for name, net in self._nets().items():
                for part in PARTS:
                    getattr(net, part)[...] = file[f"{name}_{part}"]

    def _nets(self) -> dict[str, Net]:
        return {"net": self.net, "mean": self.mean, "first": self.adam.first, "second": self.adam.second}


def _made(rng: np.random.Generator) -> list[Board]:
    """Boards of every difficulty, made for this run."""
    seeds = rng.integers(FIRST_SEED, 1 << 31, 20)
    return [parse(generate(int(seed), difficulty)) for difficulty in DIFFICULTIES for seed in seeds]


def begin_with(fresh: Net, path: Path, board: Board, own: bool) -> Net:
    """What a saved network knows; from one for any board each island gets the block of its kind."""
    with np.load(path) as file:
        same = len(file["rows"]) == len(fresh.rows)
    known = read(path, board, own and same)
    if same or not own:
        return known
    rows = fresh.rows.copy()
    rows[:ISLANDS_AT] = known.rows[:ISLANDS_AT]
    blocks = known.rows[ISLANDS_AT:].reshape(-1, ISLAND_STATES, rows.shape[1])
    rows[ISLANDS_AT:] = blocks[known.blocks].reshape(-1, rows.shape[1])
    return Net(fresh.blocks, rows, *known[2:])


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser("sumida train hashi", description=__doc__)
    made.add_argument("--board", choices=[*boards.names(), ANY], default=ANY, help="what the network is for")
    made.add_argument("--games", type=int, default=30_000, help="in all, with those of a stopped run")
    made.add_argument("--out", type=Path, default=Path("runs/hashi"), help="folder for state and weights")
    made.add_argument("--begin", type=Path, help="weights to begin with")
    made.add_argument("--rate", type=float, default=1e-3, help="learning rate; falls to a twentieth")
    made.add_argument("--seed", type=int, default=FIRST_SEED, help=f"at least {FIRST_SEED}")
    return made


def main(argv: Sequence[str]) -> int:
    """0 when the games are played; 2 for a mistake of the caller."""
    args = parser().parse_args(argv)
    try:
        train(args)
    except GameError as error:
        print(f"sumida train hashi: {error}", file=sys.stderr)
        return 2
    return 0


def train(args: argparse.Namespace) -> None:
    """Go on until so many games are played, saving every minute; the rate and the blur fall as they pass."""
    if args.seed < FIRST_SEED:
        message = f"Seeds below {FIRST_SEED} are the arena's: choose a higher one."
        raise GameError(message, "error-train-seed", least=FIRST_SEED)
    args.out.mkdir(parents=True, exist_ok=True)
    state, weights = args.out / f"{args.board}-state.npz", args.out / f"{args.board}.npz"
    training = HashiTraining(args.board, args.seed, args.begin)
    if state.exists():
        training.resume(state)
    told = monotonic()
    while training.games < args.games:
        left = 1 - training.games / args.games
        training.round(args.rate * (0.05 + 0.95 * left), 0.1 + 0.3 * left)
        if monotonic() - told > 60:
            told = monotonic()
            training.save(state)
            print(f"{training.games} games, {fmean(training.points):.2f} points", flush=True)
    training.save(state)
    save(weights, training.mean)
