"""How far the search's guesses at a hand are from trying every hand there is.

    python benchmarks/guesses.py --games 36

Games of the net with itself; every ten moves the seat to act guesses at its hand, and beside it all hands
that fit table and clues are tried (positions with more than `--most` of them are left out). Told are the mean
total variation between the chances of single cards, and the mean logarithm of that of the true card; and at
how many positions no hand explains what the partner did, so that the search would leave the move to the net.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

import numpy as np

from sumida.hanabi.engines.arrays import Array, Position, standard
from sumida.hanabi.learned import belief, weights
from sumida.hanabi.learned.belief import ObservedMove
from sumida.hanabi.learned.rollouts import NumpyNets
from sumida.hanabi.learned.search import Effort
from sumida.lab.train.hanabi.evaluate_search import Round, arena_decks

T = standard(2)
EVERY = 10
HERE = np.array([0])
LEAST = 1e-3
"""Chances below this count as this when their logarithm is taken."""


def positions(nets: NumpyNets, deck: Array) -> Iterator[tuple[Position, list[ObservedMove]]]:
    """Positions of one game with a full hand, each with the moves that the partner has made."""
    table = Round(T, nets, Effort(), deck, 1, seats=0)
    while table.on.any():
        p, turn = table.position, int(table.position.turn[0])
        if turn % EVERY == EVERY - 1 and (p.hands[0, belief.OWN] >= 0).all():
            yield p, table.moments[turn % 2]
        table.move()


def every_hand(p: Position, most: int) -> tuple[Array, Array] | None:
    """All hands that table and clues allow, and in how many ways each can be drawn; None if too many."""
    left = belief.unseen(T, p)[0]
    open_to = [np.flatnonzero(possible & (left > 0)) for possible in p.possible[0, belief.OWN]]
    if np.prod([float(len(kinds)) for kinds in open_to]) > 2 * most:
        return None
    hands = np.stack(np.meshgrid(*open_to, indexing="ij"), -1).reshape(-1, T.hand).astype(np.int8)
    ways = np.ones(len(hands))
    for slot in range(T.hand):
        before = (hands[:, :slot] == hands[:, slot : slot + 1]).sum(1)
        ways *= np.maximum(left[hands[:, slot]] - before, 0)
    return (hands[ways > 0], ways[ways > 0]) if (ways > 0).sum() <= most else None


def chances(hands: Array, weight: Array) -> Array:
    """(hand, kinds): the chance of each kind at each place."""
    share = weight / weight.sum()
    return np.stack([np.bincount(cards, weights=share, minlength=T.kinds) for cards in hands.T])


def main() -> None:
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument("--games", type=int, default=36)
    ap.add_argument("--seed", type=int, default=1_000_700)
    ap.add_argument("--most", type=int, default=60_000)
    args = ap.parse_args()
    effort, rng = Effort(), np.random.default_rng(1)
    nets = NumpyNets(T, weights.load(weights.packaged(2), "five", 2).nets, effort.horizon)
    found, at_a_loss = [], 0
    for number in range(args.games):
        for p, moments in positions(nets, arena_decks(T, args.seed, range(number, number + 1))):
            if (every := every_hand(p, args.most)) is None:
                continue
            hands, ways = every
            on = np.ones((1, len(hands)), bool)
            likely = ways * belief.explained(nets, effort, moments, p, HERE, hands[None], on)[0]
            drawn, weight = belief.hands(T, nets, effort, moments, p, HERE, rng)
            if not (likely.any() and weight.any()):
                at_a_loss += 1
                continue
            exact = chances(hands, likely)
            guessed = chances(drawn[0], weight[0])
            true = np.arange(T.hand), p.hands[0, belief.OWN]
            apart = np.abs(guessed - exact).sum(1).mean() / 2
            found.append((apart, *(np.log(np.maximum(x[true], LEAST)).mean() for x in (guessed, exact))))
    apart, said, could = np.mean(found, axis=0).round(4).tolist()
    told = {"positions": len(found), "apart": apart, "true_card": said, "true_card_exact": could}
    print(json.dumps(told | {"at_a_loss": at_a_loss}))


if __name__ == "__main__":
    main()
