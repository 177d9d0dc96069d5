"""The bot of the page "Add a bot" plays after one more entry in the roster."""

from __future__ import annotations

import doctest
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from sumida import bots, registry
from sumida.hanabi.bots import ANY, ROSTER
from sumida.lab.arena.deals import play
from sumida.roster import BotEntry
from sumida.server import offers

PAGE = Path(__file__).parents[2] / "docs" / "add" / "bot.md"


@pytest.fixture
def _first_move(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The two steps of the page: a module with the class, and a line in the roster."""
    module = ModuleType("first_move")
    examples = doctest.DocTestParser().get_examples(PAGE.read_text("utf-8"))
    exec("".join(example.source for example in examples), vars(module))  # our own page
    monkeypatch.setitem(sys.modules, "first_move", module)
    entry = BotEntry("first_move", "FirstMoveBot", ANY, "bot-first-move")
    monkeypatch.setitem(ROSTER.bots, "first-move", entry)
    offers._bots.cache_clear()
    yield
    offers._bots.cache_clear()


@pytest.mark.usefixtures("_first_move")
@pytest.mark.parametrize("players", ANY)
def test_a_new_bot_plays_whole_games(players: int) -> None:
    setup = registry.game("hanabi").setup({"players": players})
    team = [bots.create("hanabi", "first-move", players) for _ in range(players)]
    state, seconds = play(setup, team, setup.deal(Random(1)))
    assert not state.to_act
    assert seconds


@pytest.mark.usefixtures("_first_move")
def test_a_new_bot_is_offered_by_page_and_library() -> None:
    assert "first-move" in bots.bots("hanabi")
    offered = next(game for game in offers.catalogue().games if game.game == "hanabi")
    assert "first-move" in {bot.kind for bot in offered.bots}
