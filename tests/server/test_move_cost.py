"""What a move costs inside a table does not creep up unnoticed. Instructions are counted, not time."""

from __future__ import annotations

import pytest
from benchmarks.move import count


@pytest.mark.parametrize(("game", "most"), [("hanabi", 8_700), ("hashi", 14_200)])
def test_a_move_takes_no_more_instructions_than_it_did(game: str, most: int) -> None:
    moves = 60
    assert count(game, moves).total() / moves < most
