"""How a game ends when players of the code go on from a position whose hands are all open to the asker."""

from __future__ import annotations

from sumida.hanabi.bots.hat.knowledge import LENGTH, PILE
from sumida.hanabi.bots.hat.search import DECK, roll, swap
from sumida.hanabi.bots.hat.turns import finish, move, over
from sumida.hanabi.engines.jit import Numbers, Vector, jit, vector


@jit
def endings(s: Vector, pile: Vector, first: int, then: int, seed: int, w: Numbers, scores: Vector) -> None:
    """Make the move `first` (and after it `then`, unless that is -1) and play on, once for each score to
    write: the pile is shuffled anew every time, and equal seeds shuffle alike."""
    dice = vector(1)
    dice[0] = seed
    deck = vector(DECK)
    u = vector(LENGTH)
    n = s[PILE]
    for game in range(len(scores)):
        for i in range(n - 1, 0, -1):
            swap(pile, i, roll(dice, i + 1))
        for i in range(n):
            deck[DECK - n + i] = pile[i]
        for i in range(LENGTH):
            u[i] = s[i]
        move(u, first, deck, w)
        if then >= 0 and not over(u):
            move(u, then, deck, w)
        scores[game] = finish(u, deck, w)
