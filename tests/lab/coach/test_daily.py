"""What a daily result is compared with: consistent figures, and no cards."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from sumida.daily import daily
from sumida.hashi.bots.careful import CarefulBot
from sumida.hashi.rules.game import GAME
from sumida.lab.arena.deals import play
from sumida.lab.coach import daily as compared

DAY = date(2026, 11, 15)


def test_hashi_is_compared_with_a_bot_and_the_best_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compared, "TABLES", {"hashi": ("careful",)})
    monkeypatch.setattr(compared, "BOUND_SECONDS", 2.0)
    found = compared.compare("hashi", DAY)
    deal = daily("hashi", DAY)
    setup = GAME.setup(deal.options)
    over = play(setup, [CarefulBot()], setup.parse_deal(deal.deal))[0]
    assert found.scores == (compared.DailyScore("careful", over.scores[0]),)
    assert found.best is not None
    assert found.limit is not None
    assert over.scores[0] <= found.best <= found.limit
    assert set(msgspec.to_builtins(found)) == {"scores", "best", "limit"}


def test_a_bot_that_cannot_run_here_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compared, "TABLES", {"hanabi": ("learned+search", "cautious")})
    found = compared.compare("hanabi", DAY)
    assert [one.bot for one in found.scores] == ["cautious"], "learned+search plays at tables of two only"
    assert (found.best, found.limit) == (None, None)
