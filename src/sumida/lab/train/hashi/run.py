"""Train the value network of `planner` and `master` by self-play.

The network plays games, is fitted to their results, and plays again. A network for any board learns on all
boards of the boards folder and on generated ones. A network for one board has a block of weights for each
island and may start from another network. A stopped run resumes from its checkpoint. With several processes,
all but one play and one learns.
"""

from __future__ import annotations

import argparse
import os
from collections import deque
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from time import monotonic, sleep

import numpy as np

from sumida.arguments import Parser
from sumida.hashi import boards
from sumida.hashi.engines.packed import WORDS, Geometry, Ints, Words, geometry, write
from sumida.hashi.learned.features import CLOSED_AT, CLOSED_STATES, ISLAND_STATES, STAGES, blocks_of
from sumida.hashi.learned.search import search_buffers
from sumida.hashi.learned.value import ValueNet, random_net
from sumida.hashi.learned.weights import ANY, PARTS, read, save
from sumida.hashi.rules.board import Board, named, parse
from sumida.hashi.rules.cards import STANDARD
from sumida.hashi.rules.generate import DIFFICULTIES, generate
from sumida.hashi.rules.scoring import CATEGORIES
from sumida.kernel import GameError
from sumida.lab.train.hashi.parallel import FILLED, Players, shared
from sumida.lab.train.hashi.self_play import ROUNDS, Adam, ReplayBuffer, play_into_buffer, replay_buffer
from sumida.printing import show_error

FIRST_SEED = 1_000_000
"""Lower seeds belong to the arena: nothing is trained on them."""
BUFFER_SIZE = 250_000
GAMES, STEPS, BATCH = 30, 6, 1024
REUSE = 12
"""How often a position is used for learning, at most, when several processes play."""
TD_LAMBDA = 0.7
EMA_RATE = 0.012
SOLO = np.array([category.deadline for category in CATEGORIES], np.int64)
CARDS = np.array([card.number * 4 + card.bridges for card in STANDARD], np.int64)


def start_board(geo: Geometry, rng: np.random.Generator) -> Words:
    """A board with a 3 or a 4 on any island without a flag."""
    state = np.zeros(WORDS, np.uint64)
    write(state, int(rng.choice(np.flatnonzero(geo.flags == 0))), int(rng.integers(3, 5)))
    return state


def some_deadlines(rng: np.random.Generator) -> Ints:
    """Solo deadlines or random ones: with others at the table, whoever completes a race first sets them."""
    if rng.random() < 0.6:
        return SOLO
    return np.array([rng.integers(5, 18), rng.integers(3, 18), rng.integers(5, 18)], np.int64)


class HashiTraining:
    """The network in training, the moving average of its weights (EMA), and the replay buffer."""

    def __init__(self, board: str, seed: int, begin: Path | None) -> None:
        self.rng = np.random.default_rng(seed)
        own = board != ANY
        made = [named(board)] if own else [*map(named, boards.names()), *_made(self.rng)]
        self.geometries = [geometry(one) for one in made]
        base = random_net(self.geometries[0], own, self.rng)
        if begin:
            base = initial_weights(base, begin, made[0], own)
        self.net, self.ema = base, ValueNet(base.blocks, *(part.copy() for part in base[1:]))
        self.nets = [ValueNet(blocks_of(geo, own), *base[1:]) for geo in self.geometries]
        self.adam, self.replay, self.buffers = Adam(base), replay_buffer(BUFFER_SIZE), search_buffers()
        self.games = self.at = self.filled = self.played = self.learned = 0
        self.points: deque[float] = deque(maxlen=600)

    def iterate(self, rate: float, noise: float) -> None:
        """Play some games, then take some gradient steps."""
        for _ in range(GAMES):
            self._game(noise)
            self.at %= BUFFER_SIZE - ROUNDS
        if self.filled > 5 * BATCH:
            for _ in range(STEPS):
                self.adam.fit(self.replay, self.rng.integers(0, self.filled, BATCH), rate)
            self._average()

    def share(self, processes: int) -> Players:
        """Move to shared memory what playing processes and this one use, and make ready for that many."""
        parts = [shared(part) for part in self.net[1:]]
        self.net = ValueNet(self.net.blocks, *parts)
        self.nets = [ValueNet(net.blocks, *parts) for net in self.nets]
        self.adam.net = self.net
        self.replay = ReplayBuffer(*(shared(part) for part in self.replay))
        return Players(processes, self.replay)

    def play(self, players: Players, seed: int, process: int) -> None:
        """What a playing process does."""
        self.rng, parent = np.random.default_rng([seed, process]), os.getppid()
        self.at = process * players.part
        while players.wanted(parent):
            self.points.clear()
            self._game(float(players.noise[0]))
            players.note(process, self.at, self.points[-1] if self.points else None)
            self.at = players.next_place(process, self.at)

    def learn(self, players: Players, rate: float, noise: float) -> None:
        """Take a gradient step, or wait for more games if every position has been used often enough."""
        players.noise[0] = noise
        self.games = self.played + players.games
        used = self.learned * BATCH
        if not players.counts[:, FILLED].all() or used > REUSE * players.games * ROUNDS:
            sleep(0.01)
            return
        self.adam.fit(self.replay, players.picks(self.rng, BATCH), rate)
        self.learned += 1
        if self.learned % STEPS == 0:
            self._average()

    def _average(self) -> None:
        for mean, part in zip(self.ema[1:], self.net[1:], strict=True):
            mean += EMA_RATE * (part - mean)

    def _game(self, noise: float) -> None:
        k = (
            int(self.rng.integers(len(boards.names())))
            if self.rng.random() < 0.6
            else int(self.rng.integers(len(self.geometries)))
        )
        k %= len(self.geometries)
        deck, limits = self.rng.permutation(CARDS), some_deadlines(self.rng)
        noise_table = np.concatenate([self.rng.random(ROUNDS), self.rng.normal(size=1009)])
        start, cards, box = start_board(self.geometries[k], self.rng), deck[:ROUNDS], deck[ROUNDS]
        geo, net = self.geometries[k], self.nets[k]
        points = play_into_buffer(
            geo,
            net,
            self.buffers,
            self.replay,
            self.at,
            start,
            cards,
            box,
            limits,
            noise_table,
            noise,
            TD_LAMBDA,
        )
        if limits is SOLO:
            self.points.append(float(points))
        self.games += 1
        self.at += ROUNDS
        self.filled = max(self.filled, self.at)

    def save(self, path: Path) -> None:
        """Write a checkpoint without the replay buffer, whole or not at all."""
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

    def _nets(self) -> dict[str, ValueNet]:
        return {"net": self.net, "mean": self.ema, "first": self.adam.first, "second": self.adam.second}


def _made(rng: np.random.Generator) -> list[Board]:
    """Generated boards of every difficulty."""
    seeds = rng.integers(FIRST_SEED, 1 << 31, 20)
    return [parse(generate(int(seed), difficulty)) for difficulty in DIFFICULTIES for seed in seeds]


def initial_weights(fresh: ValueNet, path: Path, board: Board, own: bool) -> ValueNet:
    """Weights from a file; from a network for any board, each island gets the block of its kind."""
    with np.load(path) as file:
        same = len(file["rows"]) == len(fresh.rows)
    known = read(path, board, own and same)
    if same or not own:
        return known
    rows = fresh.rows.copy()
    rows[:CLOSED_AT] = known.rows[:CLOSED_AT]
    for ours, theirs, size in (
        (fresh.blocks.lines, known.blocks.lines, CLOSED_STATES),
        (fresh.blocks.islands, known.blocks.islands, ISLAND_STATES * STAGES),
    ):
        for at, begin in zip(ours, theirs, strict=True):
            rows[at : at + size] = known.rows[begin : begin + size]
    return ValueNet(fresh.blocks, rows, *known[2:])


def parser() -> argparse.ArgumentParser:
    made = Parser("sumida train hashi", description=__doc__)
    made.add_argument(
        "--board",
        choices=[*boards.names(), ANY],
        default=ANY,
        help="the board to train for, or any (default)",
    )
    made.add_argument(
        "--games", type=int, default=30_000, help="games in all, including those of a stopped run"
    )
    made.add_argument(
        "--out", type=Path, default=Path("runs/hashi"), help="folder for checkpoint and weights"
    )
    made.add_argument("--begin", type=Path, help="weights to start from")
    made.add_argument("--rate", type=float, default=1e-3, help="initial learning rate; decays to a twentieth")
    made.add_argument("--processes", type=int, default=1, help="processes, of which one learns")
    made.add_argument("--seed", type=int, default=FIRST_SEED, help=f"at least {FIRST_SEED}")
    return made


def main(argv: Sequence[str]) -> int:
    """0 when training is complete; 2 for wrong arguments."""
    args = parser().parse_args(argv)
    try:
        train(args)
    except GameError as error:
        show_error("sumida train hashi", error)
        return 2
    return 0


def train(args: argparse.Namespace) -> None:
    """Train until all games are played, with a checkpoint every minute; rate and noise decay linearly."""
    if args.seed < FIRST_SEED:
        message = f"Seeds below {FIRST_SEED} are the arena's: choose a higher one."
        raise GameError(message, "error-train-seed", least=FIRST_SEED)
    args.out.mkdir(parents=True, exist_ok=True)
    state, weights = args.out / f"{args.board}-state.npz", args.out / f"{args.board}.npz"
    training = HashiTraining(args.board, args.seed, args.begin)
    if state.exists():
        training.resume(state)
    if args.processes > 1:
        _train_in_parallel(args, training, state)
    else:
        _train_alone(args, training, state)
    training.save(state)
    save(weights, training.ema)


def _train_alone(args: argparse.Namespace, training: HashiTraining, state: Path) -> None:
    reported = monotonic()
    while training.games < args.games:
        training.iterate(*_rate_and_noise(args, training))
        if monotonic() - reported > 60:
            reported = monotonic()
            training.save(state)
            print(f"{training.games} games, {fmean(training.points):.2f} points", flush=True)


def _train_in_parallel(args: argparse.Namespace, training: HashiTraining, state: Path) -> None:
    training.played, reported = training.games, monotonic()
    players = training.share(args.processes - 1)
    steps = REUSE * (args.games - training.games) * ROUNDS / BATCH
    with players.playing(partial(training.play, players, args.seed)):
        while training.games < args.games or training.learned < steps:
            training.learn(players, *_rate_and_noise(args, training))
            if monotonic() - reported > 60:
                reported = monotonic()
                training.save(state)
                print(f"{training.games} games, {players.mean_points():.2f} points", flush=True)


def _rate_and_noise(args: argparse.Namespace, training: HashiTraining) -> tuple[float, float]:
    left = max(0.0, 1 - training.games / args.games)
    return args.rate * (0.05 + 0.95 * left), 0.1 + 0.3 * left
