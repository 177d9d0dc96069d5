"""How well the belief of the search knows the true cards when both seats search, under several penalties.

    python benchmarks/search_belief.py FILE --seconds 300 [--setting '{"gap_cost": 0.005}'] [--weights FILE]

FILE was written by `sumida.lab.train.hanabi.evaluate_search --out FILE --check-shuffles N`. Its games are
rebuilt from what it tells about each deviation: the number of cards drawn and the logit gap. Games with no
sequence of moves that fits, or with several, are left out. Then the mean log-probability of the true cards is
compared at the moves that follow a deviation of the partner, and at moves drawn at random.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, standard
from sumida.hanabi.learned import belief, weights
from sumida.hanabi.learned.belief import ObservedMove, SamplingSettings
from sumida.hanabi.learned.rollouts import NumpyModel
from sumida.lab.train.hanabi.search_games import arena_decks

WIDE = SamplingSettings(1000, 3, 10**9, 1.0, 0.05, 3.0, 12.1)
"""Penalties that keep more hands than those compared; all are compared on the same particles."""
PENALTIES = (
    (2, 0.5, 6, 8),
    (2, 0.5, 6, 16),
    (2, 0.15, 5, 12),
    (1.5, 0.2, 5, 12),
    (1, 0.2, 5, 16),
    (1, 0.1, 4, 12),
)
"""Base, slope, limit and cutoff; the first ones are what the others are compared with."""
SHARE = 0.04
"""Share of the moves that are drawn at random."""
TOLERANCE = 0.15
"""By how much a logit gap may differ: those of an accelerator are rounded."""
FLOOR = 1e-3
"""Lowest probability of a card."""
ONE = np.array([0])


@dataclass
class Recorded:
    """What a file tells about one game: cards drawn and logit gap of each deviation, and the score."""

    deviations: list[tuple[int, float]]
    score: int


def recorded_games(file: Path, setting: str) -> dict[int, Recorded]:
    """The games with a setting, by number of the deal."""
    found: dict[int, Recorded] = {}
    for line in map(json.loads, file.read_text().splitlines()):
        if line["setting"] == json.loads(setting):
            first = line["from"]
            found |= {first + place: Recorded([], score) for place, score in enumerate(line["scores"])}
            for table, drawn, gap, *_ in line["checked"]:
                found[first + int(table)].deviations.append((int(drawn), gap))
    return dict(sorted(found.items()))


@dataclass(frozen=True)
class Hypothesis:
    """A beginning of a game that fits what is known of it."""

    moves: tuple[int, ...] = ()
    turns: tuple[int, ...] = ()
    error: float = 0.0


def rebuild(model: NumpyModel, deck: Array, game: Recorded) -> Hypothesis | None:
    """The moves of a recorded game, and the turns of its deviations; None where they are not certain."""
    p, hypotheses, complete = arrays.deal(model.t, deck), [Hypothesis()], []
    while hypotheses:
        further = list(continuations(model.averaged_logits(p), p, hypotheses, game))
        rows = np.array([row for row, _ in further], int)
        moves = np.array([one.moves[-1] for _, one in further], int)
        p, out = arrays.step(model.t, belief.select(p, rows), moves)
        scores = np.where(out.struck_out, 0, out.score)
        for (_, one), over, score in zip(further, out.over, scores, strict=True):
            if over and score == game.score and len(one.turns) == len(game.deviations):
                complete.append(one)
        running = np.flatnonzero(~out.over)
        p, hypotheses = belief.select(p, running), [further[row][1] for row in running]
    complete.sort(key=lambda one: one.error)
    certain = len(complete) == 1 or (complete and complete[1].error > 2 * complete[0].error + 0.01)
    return complete[0] if certain else None


def continuations(
    logits: Array, p: Position, hypotheses: Sequence[Hypothesis], game: Recorded
) -> Iterator[tuple[int, Hypothesis]]:
    """The next move of each hypothesis: the policy's, or one that may be the next recorded deviation."""
    for row, one in enumerate(hypotheses):
        turn, left = len(one.moves), game.deviations[len(one.turns) :]
        drawn = int(p.drawn[row])
        if left and drawn == left[0][0]:
            errors = abs(logits[row].max() - logits[row] - left[0][1])
            for move in np.flatnonzero(errors < TOLERANCE).tolist():
                yield (
                    row,
                    Hypothesis((*one.moves, move), (*one.turns, turn), one.error + float(errors[move])),
                )
        if not left or drawn <= left[0][0]:
            yield row, replace(one, moves=(*one.moves, int(logits[row].argmax())))


def total_penalties(regrets: Array, penalties: tuple[float, ...]) -> Array:
    """(hands,): the likelihood of the partner's moves, from regrets (moves, hands)."""
    base, slope, limit, cutoff = penalties
    settings = SamplingSettings(base_penalty=base, penalty_slope=slope, max_penalty=limit)
    total = belief.penalty(settings, regrets).sum(0)
    return np.where(total < cutoff, np.exp(-total), 0.0)


def log_probability(now: Position, hands: Array, weight: Array) -> float:
    """The mean log-probability of the true cards, given hands (n, hand) and their weights."""
    true, total = now.hands[0, 0], weight.sum()
    shares = [weight[hands[:, slot] == true[slot]].sum() / total for slot in np.flatnonzero(true >= 0)]
    return float(np.log(np.maximum(shares, FLOOR)).mean())


def compare(model: NumpyModel, now: Position, moves: list[ObservedMove], turn: int) -> list[float]:
    """The log-probability under each of the penalties; card counting alone where no hand is left."""
    rng = np.random.default_rng([1, turn])
    sampled, weight = belief.sample_hands(model.t, model, WIDE, moves, now, ONE, rng)
    hands, prior = sampled[0, weight[0] > 0], weight[0, weight[0] > 0]
    proposed, counted = belief.propose_hands(model.t, now, 3000, np.random.default_rng([2, turn]))
    tables = np.zeros(len(hands), int)
    decks = belief.decks_with_hands(now, tables, hands)
    regrets = np.array([model.regret(move, tables, decks) for move in moves])
    prior = prior / total_penalties(regrets, (1.0, 0.05, 3.0, np.inf))
    found = []
    for penalties in PENALTIES:
        weight = prior * total_penalties(regrets, penalties)
        chosen = (hands, weight) if weight.any() else (proposed[0], counted[0])
        found.append(log_probability(now, *chosen))
    return found


def positions(model: NumpyModel, deck: Array, game: Hypothesis) -> Iterator[tuple[str, list[float]]]:
    """Positions of a game: how often the partner has deviated, and the log-probabilities."""
    p, rng = arrays.deal(model.t, deck), np.random.default_rng(len(game.moves))
    partner_moves: tuple[list[ObservedMove], list[ObservedMove]] = ([], [])
    for turn, move in enumerate(game.moves):
        seen = partner_moves[turn % 2]
        count = min(sum(turn > one and (turn - one) % 2 == 1 for one in game.turns), 3)
        after = turn - 1 in game.turns
        if turn > 1 and (after or rng.random() < SHARE):
            name = f"right after deviation {count}" if after else f"drawn, deviations before: {count}"
            yield name, compare(model, p, seen, turn)
        partner_moves[1 - turn % 2].append(ObservedMove(p, np.array([move])))
        p, _ = arrays.step(model.t, p, np.array([move]))


def mean_and_error(differences: dict[int, list[float]]) -> str:
    """The mean over all positions, with its standard error over games."""
    sums, counts = (np.array([f(x) for x in differences.values()]) for f in (sum, len))
    mean = sums.sum() / counts.sum()
    return f"{mean:+.3f} ± {((sums - mean * counts) ** 2).sum() ** 0.5 / counts.sum():.3f}"


def main() -> None:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("file", type=Path)
    ap.add_argument("--setting", default="{}", help="as in the lines of the file")
    ap.add_argument("--seconds", type=float, default=300)
    ap.add_argument("--seed", type=int, default=1_000_000)
    ap.add_argument("--weights", type=Path, default=weights.packaged(2))
    args = ap.parse_args()
    found = weights.load(args.weights, "five", 2)
    model = NumpyModel(standard(2, memory=found.memory), found, 0)
    deadline, rebuilt, results = time.time() + args.seconds, 0, defaultdict[str, dict[int, list[Array]]](dict)
    for number, game in recorded_games(args.file, args.setting).items():
        if time.time() > deadline:
            break
        deck = arena_decks(model.t, args.seed, range(number, number + 1))
        if moves := rebuild(model, deck, game):
            rebuilt += 1
            for name, one in positions(model, deck, moves):
                results[name].setdefault(number, []).append(np.array(one))
    print(f"{rebuilt} games")
    for name, by_game in sorted(results.items()):
        every = [one for several in by_game.values() for one in several]
        print(f"{name}: {len(every)} positions, {np.mean([one[0] for one in every]):.3f} with {PENALTIES[0]}")
        for number, penalties in enumerate(PENALTIES[1:], 1):
            gains = {
                deal: [float(one[number] - one[0]) for one in several] for deal, several in by_game.items()
            }
            print(f"    {penalties}: {mean_and_error(gains)}")


if __name__ == "__main__":
    main()
