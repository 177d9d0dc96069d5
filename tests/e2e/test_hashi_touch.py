"""Hashi under a finger, with real touch events: bridges are dragged, and the page still scrolls."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hashi_actions import (
    centre,
    confirm_button,
    expect_round,
    island,
    lit_islands,
    marks,
    offered_lines,
    table,
    write,
)
from tests.e2e.table_actions import QUICK, settle
from tests.e2e.touch import Finger, Point

PHONE, SIDEWAYS = (360, 740), (740, 360)
DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
BRIDGES = {"up": "d1-d2", "down": "d2-d3", "left": "b2-d2", "right": "d2-f2"}
"""On side A an island without a flag, d2, has a neighbour in every direction."""
LEAST_TARGET = 44


def start(open_page: OpenPage, size: tuple[int, int] = PHONE) -> Page:
    """The first round, with a 4 on d2."""
    page = open_page(size=size, touch=True)
    page.get_by_role("button", name=QUICK["hashi"]).tap()
    island(page, "d2").tap()
    expect(table(page)).to_have_attribute("data-marks", "d2=4")
    settle(page)
    confirm_button(page).tap()
    expect_round(page, 1)
    page.evaluate("scrollTo(0, 0)")
    return page


def place(page: Page, name: str) -> Point:
    return centre(page, name)[:2]


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_bridge_is_dragged_by_touch_in_every_direction(
    open_page: OpenPage, direction: str, size: tuple[int, int]
) -> None:
    page = start(open_page, size)
    x, y, unit = centre(page, "d2")
    dx, dy = DIRECTIONS[direction]
    Finger(page).drag((x, y), (x + dx * 90 * unit, y + dy * 90 * unit))
    expect(table(page)).to_have_attribute("data-marks", BRIDGES[direction])
    assert page.evaluate("scrollY") == 0


def test_a_drag_is_shown_before_the_finger_is_lifted_and_may_be_given_up(open_page: OpenPage) -> None:
    page = start(open_page)
    x, y, unit = centre(page, "d2")
    finger, ghost = Finger(page), page.locator(".board .ghost")
    finger.press((x, y))
    finger.move((x, y + 40 * unit))
    finger.move((x, y + 80 * unit))
    expect(ghost).to_have_count(1)
    finger.move((x, y + 10 * unit))
    expect(ghost).to_have_count(0)
    finger.lift()
    settle(page)
    assert marks(page) == ""


def test_the_page_scrolls_by_touch_beside_the_board_and_on_open_water(open_page: OpenPage) -> None:
    page = start(open_page)
    box = page.get_by_role("group", name="Board").bounding_box()
    assert box is not None
    below, empty = (box["x"] + 100, box["y"] + box["height"] + 60), _between(page, "a1", "d1")
    for begin in (below, (empty[0], empty[1])):
        page.evaluate("scrollTo(0, 0)")
        Finger(page).drag(begin, (begin[0], begin[1] - 120), steps=12)
        page.wait_for_function("scrollY > 40")
    assert marks(page) == ""


def _between(page: Page, one: str, other: str) -> Point:
    """Half-way between two islands."""
    (x, y), (x2, y2) = place(page, one), place(page, other)
    return x + (x2 - x) / 2, y + (y2 - y) / 2


def test_a_tap_between_neighbours_draws_the_nearest_legal_bridge(open_page: OpenPage) -> None:
    page = start(open_page)
    write(page, lit_islands(page).and_(page.locator(":not([data-island=d3])")).first)
    written = marks(page)
    assert "d2-d3" in offered_lines(page)
    x, y = _between(page, "d2", "d3")
    # Everywhere on a target of 44 points, though the line between the two shores is half as long.
    for aside in (-LEAST_TARGET / 2 + 1, LEAST_TARGET / 2 - 1):
        Finger(page).tap((x + aside, y))
        expect(table(page)).to_have_attribute("data-marks", f"{written} d2-d3")
        settle(page)
        page.get_by_role("button", name="Undo").tap()
        expect(table(page)).to_have_attribute("data-marks", written)
        settle(page)


def test_islands_are_targets_of_44_points_on_a_phone(open_page: OpenPage) -> None:
    page = start(open_page)
    for name in ("a1", "d2", "d3"):
        box = island(page, name).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LEAST_TARGET
