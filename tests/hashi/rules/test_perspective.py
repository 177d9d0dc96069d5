"""A sheet is described again only where its new marks touch it: that must give what describing all gives."""

from __future__ import annotations

from random import Random

import pytest

from sumida.hashi.rules import perspective
from sumida.hashi.rules.game import GAME


@pytest.mark.parametrize("preset", sorted(GAME.presets()))
def test_a_sheet_described_in_part_is_the_sheet_described_as_a_whole(preset: str) -> None:
    setup, rng = GAME.setup(GAME.presets()[preset]), Random(13)
    state, seen = setup.start(setup.deal(rng)), 0
    while state.to_act:
        for seat, turn in enumerate(state.turns):
            whole = perspective._sheet(seat, turn.sheet, turn.closed)
            assert state.view(seat).sheets[seat] == whole
            seen += turn.sheet is not turn.closed
        mover = rng.choice(state.to_act)
        state = state.apply(mover, rng.choice(state.legal(mover)))
    assert seen > 20
