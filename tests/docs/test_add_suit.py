"""The variant of the page "Add a suit" is played and offered after one more entry."""

from __future__ import annotations

import doctest
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sumida import bots, registry
from sumida.hanabi.rules.variants import VARIANTS
from sumida.lab.arena.deals import play
from sumida.server.offers import catalogue

PAGE = Path(__file__).parents[2] / "docs" / "add" / "suit.md"


@pytest.fixture
def _violet_dusk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one step of the page that is code: an entry in `VARIANTS`."""
    found: dict[str, Any] = {}
    examples = doctest.DocTestParser().get_examples(PAGE.read_text("utf-8"))
    exec("".join(example.source for example in examples), found)
    monkeypatch.setitem(VARIANTS, "violet-dusk", found["variant"])


@pytest.mark.usefixtures("_violet_dusk")
@pytest.mark.parametrize("bot", ["random", "cautious", "partner"])
def test_a_new_suit_is_played(bot: str) -> None:
    setup = registry.game("hanabi").setup({"players": 3, "variant": "violet-dusk"})
    state, _ = play(setup, [bots.create("hanabi", bot, 3) for _ in range(3)], setup.deal(Random(1)))
    assert not state.to_act
    assert {suit.letter for suit in state.view(None).wire().suits} >= {"v", "d"}


@pytest.mark.usefixtures("_violet_dusk")
def test_a_new_suit_is_offered() -> None:
    hanabi = next(game for game in catalogue().games if game.game == "hanabi")
    assert "violet-dusk" in {preset.options.get("variant") for preset in hanabi.presets}
