"""The whole page on a phone of 360 pixels: nothing sticks out, everything can be reached by a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hanabi_hands import await_turn, clues
from tests.e2e.hands import quick_game
from tests.e2e.hashi_hands import confirm_button, expect_round, island, lit_islands

PAGES = ("/", "/new/hashi", "/new/hanabi", "/rules", "/learn", "/learn/hashi", "/learn/hanabi")
PHONE = (360, 740)


def sticks_out(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("locale", ["en", "pl"])
def test_no_page_is_wider_than_the_phone(open_page: OpenPage, path: str, locale: str) -> None:
    page = open_page(path, size=PHONE, touch=True, locale=locale)
    expect(page.locator("h1, .lesson").first).to_be_visible()
    assert sticks_out(page) <= 0


def test_a_round_of_hashi_with_a_finger(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, touch=True)
    quick_game(page, "hashi")
    island(page, "d2").tap()
    confirm_button(page).tap()
    expect_round(page, 1)
    assert sticks_out(page) <= 0
    lit_islands(page).first.tap()
    expect(page.locator(".hashi")).not_to_have_attribute("data-marks", "")


def test_a_turn_of_hanabi_with_a_finger(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, touch=True)
    quick_game(page, "hanabi")
    await_turn(page)
    assert sticks_out(page) <= 0
    page.locator(".hand:not(.own) .card").first.tap()
    clues(page).first.tap()
    expect(page.locator(".hanabi")).not_to_have_attribute("data-turn", "0")
    assert sticks_out(page) <= 0
