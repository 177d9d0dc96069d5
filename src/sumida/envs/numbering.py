"""The one numbering of actions, and the way from and to that of the research environments.

All environments number an action by its place in `setup.actions`, the vector environment too, except
`sumida.envs.rl_env` and `sumida.envs.jax`, which have the calls of other libraries and so their numbers:
discards before plays, colour clues before rank clues, targets counted from the seat to act.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from sumida.hanabi.engines import translation
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.kernel import GameError, Seat

Numbers = NDArray[np.int64]
NONE = -1


@lru_cache(maxsize=64)
def from_classic(setup: HanabiSetup, seat: Seat) -> Numbers:
    """By the classic number of what `seat` does: its number in `setup.actions`."""
    ids = {action: number for number, action in enumerate(setup.actions)}
    classic = range(2 * setup.hand_size + (setup.players - 1) * len(setup.variant.values))
    return _fixed([ids[translation.action_of(setup, seat, number)] for number in classic])


@lru_cache(maxsize=64)
def to_classic(setup: HanabiSetup, seat: Seat) -> Numbers:
    """By the number in `setup.actions`: the classic one; -1 for clues to `seat` itself, which have none."""
    found = [NONE] * len(setup.actions)
    for number, ours in enumerate(from_classic(setup, seat).tolist()):
        found[ours] = number
    return _fixed(found)


def _fixed(numbers: list[int]) -> Numbers:
    found = np.array(numbers, np.int64)
    found.setflags(write=False)
    return found


def classic_number(setup: HanabiSetup, seat: Seat, number: int) -> int:
    """The classic number of the action `number`; raises `GameError` if it has none."""
    found = int(to_classic(setup, seat)[number]) if 0 <= number < len(setup.actions) else NONE
    if found == NONE:
        raise GameError(f"{number} is no action of seat {seat}", "error-env-move")
    return found
