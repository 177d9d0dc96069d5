"""A turn of Hashi on every screen: card, board and buttons are on it together."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hashi_actions import confirm_button, expect_round, mark_all, start_board
from tests.e2e.table_actions import finish, quick_game, settle_layout

SCREENS = {"upright": (360, 740), "sideways": (740, 360), "desktop": (1280, 800), "large": (2560, 1440)}


def box(part: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    found = part.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def parts(page: Page) -> list[Locator]:
    return [page.locator(".hashi .card svg"), page.get_by_role("group", name="Board"), confirm_button(page)]


def on_screen(page: Page, width: int, height: int) -> None:
    page.evaluate("scrollTo(0, 0)")
    settle_layout(page)
    for part in parts(page):
        left, top, right, bottom = box(part)
        assert min(left, top) >= 0
        assert right <= width
        assert bottom <= height


@pytest.mark.parametrize("screen", SCREENS)
def test_a_turn_needs_no_scrolling(open_page: OpenPage, screen: str) -> None:
    width, height = SCREENS[screen]
    page = open_page(size=(width, height), touch=width < 1000)
    quick_game(page, "hashi")
    start_board(page)
    expect_round(page, 1)
    on_screen(page, width, height)
    mark_all(page)
    on_screen(page, width, height)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("screen", SCREENS)
def test_a_turn_at_a_table_of_four_needs_no_scrolling(open_page: OpenPage, screen: str) -> None:
    width, height = SCREENS[screen]
    page = open_page("/new/hashi", size=(width, height), touch=width < 1000)
    page.get_by_role("radio", name=re.compile("^Bots")).check()
    page.get_by_label("Players").select_option("4")
    page.get_by_role("button", name="Start the game").click()
    start_board(page)
    expect_round(page, 1)
    others = page.get_by_label("Other boards").get_by_role("img")
    expect(others).to_have_count(3)
    mark_all(page)
    on_screen(page, width, height)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if width > 1000:
        assert max(box(other)[3] for other in others.all()) <= height
    if screen == "large":
        left, _, right, _ = box(others.first)
        assert right - left > 0.1 * width


def test_the_board_fills_a_large_screen(open_page: OpenPage) -> None:
    width, height = SCREENS["large"]
    page = open_page(size=(width, height))
    quick_game(page, "hashi")
    expect(page.get_by_role("group", name="Board")).to_be_visible()
    settle_layout(page)
    _, top, _, bottom = box(page.get_by_role("group", name="Board"))
    assert bottom - top >= 0.85 * height
    # The three columns take most of the width, and words grow with the screen.
    row = [box(page.locator(f".hashi > {part}")) for part in (".strip", ".main", ".aside")]
    assert row[-1][2] - row[0][0] >= 0.8 * width
    assert page.evaluate("parseFloat(getComputedStyle(document.querySelector('.turn .hint')).fontSize)") >= 22


def test_the_result_is_seen_from_its_top_on_a_phone_that_was_scrolled(open_page: OpenPage) -> None:
    width, height = SCREENS["upright"]
    page = open_page(size=(width, height), touch=True)
    quick_game(page, "hashi")
    start_board(page)
    other = page.context.new_page()
    other.goto(page.url)
    page.evaluate("scrollTo(0, 300)")
    finish(other, "hashi")
    expect(page.locator("#hashi-end")).to_be_visible()
    settle_layout(page)
    assert 0 <= box(page.locator(".hashi > .end"))[1] < height / 3
