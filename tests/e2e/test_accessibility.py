"""axe finds nothing to complain about, on every page and in both themes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hanabi_hands import await_turn, own_cards, take_turn
from tests.e2e.hands import quick_game
from tests.e2e.hashi_hands import expect_round, mark_all, start_board
from tests.e2e.serving import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/new/hashi", "/new/hanabi", "/rules", "/learn", "/learn/hashi", "/learn/hanabi")
THEMES = ("night", "paper")


def violations(page: Page) -> list[str]:
    """What axe finds, in a few words each. It is run outside the page's content policy."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then((result) => result.violations)")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]
    ]


def in_theme(page: Page, theme: str) -> None:
    expect(page.locator("main *").first).to_be_attached()
    store = "theme => localStorage.setItem('sumida.settings', JSON.stringify({theme, motion: false}))"
    page.evaluate(store, theme)
    page.reload()
    expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", PAGES)
def test_pages_anybody_can_open(open_page: OpenPage, path: str, theme: str) -> None:
    page = open_page(path)
    in_theme(page, theme)
    expect(page.locator("h1, .lesson").first).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_lobby_and_the_preferences(open_page: OpenPage, theme: str) -> None:
    page = open_page("/new/hanabi")
    in_theme(page, theme)
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Preferences").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_game_of_hashi(open_page: OpenPage, theme: str) -> None:
    page = open_page()
    in_theme(page, theme)
    quick_game(page, "hashi")
    assert violations(page) == []
    start_board(page)
    expect_round(page, 1)
    mark_all(page)
    assert violations(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_game_of_hanabi(open_page: OpenPage, theme: str) -> None:
    page = open_page()
    in_theme(page, theme)
    quick_game(page, "hanabi")
    for _ in range(3):
        await_turn(page)
        take_turn(page)
    await_turn(page)
    own_cards(page).first.click()
    assert violations(page) == []
    page.locator(".hand:not(.own) .card").first.click()
    assert violations(page) == []
