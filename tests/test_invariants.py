"""Random games never break an invariant; `python -m benchmarks.rules` does the same over 10,000 games."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.positions import SETUP_IDS, SETUPS, new_match, play_on
from tests.invariants import check


@pytest.mark.parametrize(("name", "preset"), SETUPS, ids=SETUP_IDS)
def test_no_random_game_breaks_an_invariant(name: str, preset: str) -> None:
    for seed in range(5):
        match = new_match(name, preset, seed)
        for position in play_on(match, Random(seed)):
            check(position)
        check(match)
