"""How a game ends when hat players take over a position in which all hands are known."""

from __future__ import annotations

from sumida.hanabi.bots.hat.position import CARD, CARDS, HELD, LENGTH, PILE, TO_ACT
from sumida.hanabi.bots.hat.search import random_below, search_move, swap
from sumida.hanabi.bots.hat.turns import is_over, rollout, step
from sumida.hanabi.engines.jit import Floats, Vector, jit, vector


@jit
def shuffle_into(deck: Vector, pile: Vector, n: int, kept: int, rng: Vector) -> None:
    """Shuffle the pile of `n` cards, except for its first `kept`, and put it at the end of the deck."""
    for i in range(n - 1, kept, -1):
        swap(pile, i, kept + random_below(rng, i + 1 - kept))
    for i in range(n):
        deck[CARDS - n + i] = pile[i]


@jit
def rollout_scores(
    s: Vector, pile: Vector, kept: int, first: int, seed: int, w: Floats, scores: Vector
) -> None:
    """Make the move `first` and play on by the code, once for each score; equal seeds shuffle alike."""
    rng = vector(1)
    rng[0] = seed
    deck = vector(CARDS)
    u = vector(LENGTH)
    for game in range(len(scores)):
        shuffle_into(deck, pile, s[PILE], kept, rng)
        for i in range(LENGTH):
            u[i] = s[i]
        step(u, first, deck, w)
        scores[game] = rollout(u, deck, w)


@jit
def searching_scores(
    s: Vector,
    pile: Vector,
    kept: int,
    late: int,
    samples: int,
    breadth: int,
    caution: float,
    seed: int,
    w: Floats,
    scores: Vector,
) -> None:
    """Play on, with a search at every move once at most `late` cards are left in the pile."""
    rng = vector(1)
    rng[0] = seed
    deck = vector(CARDS)
    u = vector(LENGTH)
    seen = vector(LENGTH)
    for game in range(len(scores)):
        shuffle_into(deck, pile, s[PILE], kept, rng)
        for i in range(LENGTH):
            u[i] = s[i]
        while not is_over(u):
            for i in range(LENGTH):
                seen[i] = u[i]
            for slot in range(u[HELD + u[TO_ACT]]):
                seen[CARD + 5 * u[TO_ACT] + slot] = -1
            few = samples if u[PILE] <= late else 0
            step(u, search_move(seen, u[TO_ACT], few, breadth, 0.0, caution, w), deck, w)
        scores[game] = rollout(u, deck, w)
