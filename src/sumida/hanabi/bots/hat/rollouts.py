"""How a game ends when hat players take over a position in which all hands are known."""

from __future__ import annotations

from sumida.hanabi.bots.hat.position import CARDS, LENGTH, PILE
from sumida.hanabi.bots.hat.search import random_below, swap
from sumida.hanabi.bots.hat.turns import is_over, rollout, step
from sumida.hanabi.engines.jit import Floats, Vector, jit, vector


@jit
def rollout_scores(
    s: Vector, pile: Vector, kept: int, first: int, then: int, seed: int, w: Floats, scores: Vector
) -> None:
    """Make the move `first` (then `then`, unless it is -1) and play on, once for each score to write.

    The pile is shuffled anew every time, except for its first `kept` cards; equal seeds shuffle alike.
    """
    rng = vector(1)
    rng[0] = seed
    deck = vector(CARDS)
    u = vector(LENGTH)
    n = s[PILE]
    for game in range(len(scores)):
        for i in range(n - 1, kept, -1):
            swap(pile, i, kept + random_below(rng, i + 1 - kept))
        for i in range(n):
            deck[CARDS - n + i] = pile[i]
        for i in range(LENGTH):
            u[i] = s[i]
        step(u, first, deck, w)
        if then >= 0 and not is_over(u):
            step(u, then, deck, w)
        scores[game] = rollout(u, deck, w)
