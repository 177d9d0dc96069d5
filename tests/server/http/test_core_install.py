"""A core installation offers only what it can run: bots, hints and reviews."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sumida import roster
from sumida.kernel import GameError
from sumida.records import new_game
from sumida.server import offers
from sumida.tables.messages.responses import GameOffered
from sumida.tui import hints
from sumida.tui.hints import hint_text
from sumida.tui.terminal_game import commands_of, help_text


@pytest.fixture
def core(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if neither NumPy nor Numba were installed."""
    monkeypatch.setattr(roster, "_installed", lambda module: module not in roster.FAST)
    for cached in (offers._bots, hints._master):
        cached.cache_clear()
    yield
    offers._bots.cache_clear()


def offered() -> dict[str, GameOffered]:
    return {one.game: one for one in offers.catalogue().games}


def test_a_full_installation_offers_hints_and_reviews() -> None:
    found = offered()
    assert found["hashi"].helps == ["hint", "review"]
    assert found["hanabi"].helps == ["review"]


@pytest.mark.usefixtures("core")
def test_a_core_installation_offers_neither_hints_nor_reviews_nor_compiled_bots() -> None:
    for one in offered().values():
        assert one.helps == []
        assert one.bots
        assert not {"master", "planner", "hat-search", "search", "learned"} & {bot.kind for bot in one.bots}


@pytest.mark.usefixtures("core")
def test_the_terminal_of_a_core_installation_does_not_mention_hints() -> None:
    match = new_game("hashi", seed=1, players=1)
    assert "hint" not in help_text(match, "en")
    assert "hint" not in commands_of(match)
    with pytest.raises(GameError, match="fast"):  # whoever asks all the same is told what to install
        hint_text(match, "en")


def test_the_terminal_of_a_full_installation_offers_hints_to_anyone_who_plays_alone() -> None:
    match = new_game("hashi", seed=1, players=1)
    assert "hint" in help_text(match, "en")
    assert "hint" in commands_of(match)
    assert "hint" not in commands_of(new_game("hashi", seed=1, players=2))
