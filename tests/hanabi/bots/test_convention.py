"""The bots of a declared level: found by name, never offered, and sound among themselves."""

from __future__ import annotations

from random import Random

import pytest

from sumida import bots
from sumida.hanabi.bots import ROSTER
from sumida.hanabi.conventions.levels import HIGHEST
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import GameError
from sumida.locales import bundle
from sumida.server.offers import catalogue
from tests.hanabi.positions import random_game

NAMES = ("literal", "partner:1", f"partner:{HIGHEST}")


def game(name: str, players: int, seed: int) -> HanabiState:
    """A finished game of one bot with itself, every move legal and explained."""
    setup = GAME.setup({"players": players})
    state = setup.start(setup.deal(Random(seed)))
    seats = [bots.create("hanabi", name, players) for _ in range(players)]
    while state.to_act:
        view = state.view(state.current)
        action = seats[state.current].choose(view)
        assert bundle("en").has_message(seats[state.current].explain(view, action).key)
        state = state.apply(state.current, action)
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("name", "least"), [("literal", 14), ("partner:1", 20), (NAMES[-1], 17)])
def test_bots_of_a_level_understand_each_other(name: str, least: int, players: int) -> None:
    scores = [game(name, players, seed).scores[0] for seed in range(4, 8)]
    assert sum(scores) / len(scores) > least


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_of_a_level_moves_legally_from_any_view_alone(name: str) -> None:
    for state in random_game(GAME.setup({"players": 3, "empty_clues": True}), seed=4, careful=True)[:-1]:
        view = state.view(state.current)
        assert bots.create("hanabi", name, 3).choose(view) in state.legal(state.current)


@pytest.mark.parametrize("preset", ["grand-finale-3", "one-strike-2", "multicolour-4", "colourless-short-5"])
def test_a_bot_of_a_level_plays_every_variant(preset: str) -> None:
    setup = GAME.setup(GAME.presets()[preset])
    state = setup.start(setup.deal(Random(3)))
    seats = [ROSTER.make(NAMES[-1], setup.players) for _ in range(setup.players)]
    while state.to_act:
        state = state.apply(state.current, seats[state.current].choose(state.view(state.current)))


def test_bots_of_a_level_are_offered_beside_the_one_that_adapts_and_others_not_at_all() -> None:
    offered = {
        bot.kind: bot.levels for game in catalogue().games if game.game == "hanabi" for bot in game.bots
    }
    assert offered["partner"] == ["literal", *(f"partner:{level}" for level in range(1, 12))]
    assert not (set(offered) | set(offered["partner"])) & set(ROSTER.unlisted)
    assert not set(bots.bots("hanabi")) & set(ROSTER.levels)


def test_a_level_that_nobody_plays_is_refused() -> None:
    with pytest.raises(GameError, match="no Hanabi bot 'partner:99'"):
        bots.create("hanabi", "partner:99", 3)
