"""How close the search's particles come to the exact posterior over all hands.

    python benchmarks/belief.py --games 36

Plays games of the policy with itself. Every ten moves the seat to act samples its hand, and the exact
posterior is computed over all hands that fit the visible cards and the clues (positions with more than
`--max-hands` of them are skipped). Prints the mean total variation distance between the marginals of single
cards, the mean log-probability of the true card under both, and the number of positions where no hand
explains the partner's moves, so that the search would play the policy's move.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

import numpy as np

from sumida.hanabi.engines.arrays import Array, Position, standard
from sumida.hanabi.learned import belief, weights
from sumida.hanabi.learned.belief import ObservedMove
from sumida.hanabi.learned.rollouts import NumpyModel
from sumida.hanabi.learned.search import SearchSettings
from sumida.lab.train.hanabi.search_games import ParallelGames, arena_decks

T = standard(2)
INTERVAL = 10
FIRST_TABLE = np.array([0])
MIN_PROBABILITY = 1e-3
"""Lower probabilities count as this when their logarithm is taken."""


def positions(model: NumpyModel, deck: Array) -> Iterator[tuple[Position, list[ObservedMove]]]:
    """Positions of one game with a full hand, each with the moves that the partner has made."""
    games = ParallelGames(T, model, SearchSettings(), deck, 1, seats=0)
    while games.running.any():
        p, turn = games.position, int(games.position.turn[0])
        if turn % INTERVAL == INTERVAL - 1 and (p.hands[0, belief.OWN] >= 0).all():
            yield p, games.partner_moves[turn % 2]
        games.move()


def all_hands(p: Position, max_hands: int) -> tuple[Array, Array] | None:
    """All hands that the visible cards and the clues allow, and the ways to draw each; None if too many."""
    left = belief.unseen_counts(T, p)[0]
    options = [np.flatnonzero(possible & (left > 0)) for possible in p.possible[0, belief.OWN]]
    if np.prod([float(len(kinds)) for kinds in options]) > 2 * max_hands:
        return None
    hands = np.stack(np.meshgrid(*options, indexing="ij"), -1).reshape(-1, T.hand).astype(np.int8)
    ways = np.ones(len(hands))
    for slot in range(T.hand):
        before = (hands[:, :slot] == hands[:, slot : slot + 1]).sum(1)
        ways *= np.maximum(left[hands[:, slot]] - before, 0)
    return (hands[ways > 0], ways[ways > 0]) if (ways > 0).sum() <= max_hands else None


def marginals(hands: Array, weight: Array) -> Array:
    """(hand, kinds): the probability of each kind in each slot."""
    share = weight / weight.sum()
    return np.stack([np.bincount(cards, weights=share, minlength=T.kinds) for cards in hands.T])


def main() -> None:
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument("--games", type=int, default=36)
    ap.add_argument("--seed", type=int, default=1_000_700)
    ap.add_argument("--max-hands", type=int, default=60_000)
    args = ap.parse_args()
    settings, rng = SearchSettings(), np.random.default_rng(1)
    model = NumpyModel(T, weights.load(weights.packaged(2), "five", 2), settings.horizon)
    found, unexplained = [], 0
    for number in range(args.games):
        for p, moves in positions(model, arena_decks(T, args.seed, range(number, number + 1))):
            if (every := all_hands(p, args.max_hands)) is None:
                continue
            hands, ways = every
            possible = np.ones((1, len(hands)), bool)
            likelihood = belief.likelihoods(model, settings, moves, p, FIRST_TABLE, hands[None], possible)
            posterior = ways * likelihood[0]
            sampled, weight = belief.sample_hands(T, model, settings, moves, p, FIRST_TABLE, rng)
            if not (posterior.any() and weight.any()):
                unexplained += 1
                continue
            exact, estimate = marginals(hands, posterior), marginals(sampled[0], weight[0])
            true = np.arange(T.hand), p.hands[0, belief.OWN]
            distance = np.abs(estimate - exact).sum(1).mean() / 2
            logs = (np.log(np.maximum(x[true], MIN_PROBABILITY)).mean() for x in (estimate, exact))
            found.append((distance, *logs))
    distance, sampled_log, exact_log = np.mean(found, axis=0).round(4).tolist()
    print(
        json.dumps(
            {
                "positions": len(found),
                "total_variation": distance,
                "true_card_log_probability": sampled_log,
                "exact_log_probability": exact_log,
                "unexplained": unexplained,
            }
        )
    )


if __name__ == "__main__":
    main()
