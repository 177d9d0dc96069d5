from __future__ import annotations

import pytest

from sumida.locales import LANGUAGES
from tests.e2e.server import build_page
from tests.web.weight import game_weights, weights

GAME_BUDGET = 140_000
BUDGET = 260_000


@pytest.mark.parametrize("game", ["hashi", "hanabi"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_loads_at_most_140_kb_of_scripts_and_styles(language: str, game: str) -> None:
    build_page()
    found = game_weights(language, game)
    assert {name[-3:] for name in found if name.startswith(f"{game.capitalize()}Table-")} == {".js", "css"}
    assert sum(found.values()) <= GAME_BUDGET


@pytest.mark.parametrize("language", LANGUAGES)
def test_scripts_and_styles_of_all_pages_together_weigh_at_most_260_kb(language: str) -> None:
    build_page()
    found = weights(language)
    assert any(name.startswith(f"{language}-rules-") for name in found)
    assert sum(found.values()) <= BUDGET
