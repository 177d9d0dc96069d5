"""Partners with one habit each."""

from __future__ import annotations

from random import Random

import pytest

from sumida.hanabi.bots import ROSTER
from sumida.hanabi.rules.actions import Discard
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState


def moves(name: str) -> list[tuple[HanabiState, bool]]:
    """Every position of a game among partners of one kind, and whether a card was discarded there."""
    setup = GAME.setup({"players": 2})
    state = setup.start(setup.deal(Random(3)))
    seats = [ROSTER.make(name, 2) for _ in range(2)]
    made = []
    while state.to_act:
        action = seats[state.current].choose(state.view(state.current))
        made.append((state, isinstance(action, Discard)))
        state = state.apply(state.current, action)
    return made


@pytest.mark.parametrize("name", ["greedy-cluer", "discards-late"])
def test_a_partner_who_likes_clues_discards_only_without_tokens(name: str) -> None:
    assert all(state.clue_tokens == 0 for state, discarded in moves(name) if discarded)


@pytest.mark.parametrize("name", ["forgetful", "noisy"])
def test_a_partner_with_a_habit_plays_to_the_end(name: str) -> None:
    assert len(moves(name)) > 20


def test_every_habit_shows_and_no_two_are_the_same() -> None:
    views = [state.view(state.current) for state, _ in moves("partner:1")]
    zoo = ("partner:1", "forgetful", "greedy-cluer", "discards-late", "noisy")
    chosen = {tuple(map(ROSTER.make(name, 2).choose, views)) for name in zoo}
    assert len(chosen) == len(zoo)
