"""Hanabi on screens of all sizes: nothing overlaps, and nothing moves when a card is chosen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import hanabi_actions as hanabi
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import settle_layout, two_at_a_table
from tests.e2e.translations import SAMPLE

SMALL_PHONE = (360, 640)
SIZES = [SMALL_PHONE, (390, 844), (768, 1024), (1280, 800)]
Box = tuple[float, float, float, float]
WIDTH = """([tag, size]) => {
  const made = document.querySelector("main").appendChild(document.createElement(tag));
  made.textContent = "one of your cards";
  Object.assign(made.style, { fontSize: `${size}px`, fontWeight: 700, whiteSpace: "nowrap" });
  const words = document.createRange();
  words.selectNodeContents(made);
  const { width } = words.getBoundingClientRect();
  made.remove();
  return width;
}"""


def game_of(page: Page, players: int) -> None:
    page.get_by_label("Players").select_option(str(players))
    page.get_by_role("radio", name=re.compile("^Bots")).check()
    page.get_by_role("button", name="Start the game").click()
    assert hanabi.await_turn(page)
    settle_layout(page)


def box(part: Locator) -> Box:
    found = part.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["width"], found["height"]


def parts(page: Page) -> list[Box]:
    """The boxes of the hands, the fireworks and the panels, from top to bottom."""
    shown = page.locator(".hand, .sky, .side > .panel")
    return [box(part) for part in shown.all()]


def overlap(one: Box, other: Box) -> bool:
    return all(
        one[axis] < other[axis] + other[axis + 2] and other[axis] < one[axis] + one[axis + 2]
        for axis in (0, 1)
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_hands_and_fireworks_stay_where_they_are(
    open_page: OpenPage, size: tuple[int, int], players: int
) -> None:
    page = open_page("/new/hanabi", size=size)
    game_of(page, players)
    before = parts(page)
    assert not any(overlap(one, other) for at, one in enumerate(before) for other in before[:at])
    hanabi.own_cards(page).first.click()
    expect(hanabi.own_hand(page).get_by_role("button", name="Play", exact=True)).to_be_visible()
    settle_layout(page)
    assert parts(page) == before
    page.locator(".hand:not(.own) .card").first.click()
    expect(hanabi.clues(page).first).to_be_visible()
    settle_layout(page)
    assert parts(page) == before


@pytest.mark.parametrize("size", [SMALL_PHONE, (1280, 800)])
@pytest.mark.parametrize("locale", ["en", "pl"])
@pytest.mark.parametrize("players", [3, 5])
def test_a_turn_needs_no_scrolling(
    open_page: OpenPage, size: tuple[int, int], players: int, locale: str
) -> None:
    page = open_page("/new/hanabi", size=size)
    game_of(page, players)
    page.evaluate("language => localStorage.setItem('sumida.language', language)", locale)
    page.reload()
    page.locator(".hand:not(.own) .card").first.click()
    expect(page.locator("[data-clue]:enabled").first).to_be_visible()
    settle_layout(page)
    _, top, _, height = box(page.locator(".hand.own"))
    assert top + height <= size[1]


@pytest.mark.parametrize("locale", SAMPLE)
def test_tokens_deck_and_points_are_in_one_row_on_a_phone(open_page: OpenPage, locale: str) -> None:
    page = open_page("/learn/hanabi", size=SMALL_PHONE, locale=locale)
    figures = page.locator(".tokens > div")
    expect(figures).to_have_count(4)
    settle_layout(page)
    assert len({box(figure)[1] for figure in figures.all()}) == 1


def test_what_the_others_did_is_shown_below_your_own_hand(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    hanabi.give_any_clue(ana)
    expect(hanabi.own_hand(bo).get_by_text("Ana tells you about")).to_be_visible()
    expect(hanabi.own_hand(ana).get_by_text("Bo about")).to_have_count(0)


def test_the_log_stays_in_place_while_you_look_at_an_earlier_turn(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi", size=(900, 640))
    game_of(page, 2)
    hanabi.give_any_clue(page)
    assert hanabi.await_turn(page)
    # Some browsers hold the page at what is looked at; others do not.
    page.evaluate("document.body.style.overflowAnchor = 'none'")
    first = page.get_by_role("button", name=re.compile("^1 "))
    first.scroll_into_view_if_needed()
    settle_layout(page)
    before = box(first)
    first.click()
    expect(page.get_by_text("You are looking back at turn 1")).to_be_visible()
    expect(page.get_by_text("thinking")).to_have_count(0)
    settle_layout(page)
    assert box(first) == pytest.approx(before, abs=1)


def test_a_low_screen_scrolls_to_the_clues(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi", size=(740, 360))
    game_of(page, 3)
    page.evaluate("scrollTo(0, 0)")
    page.locator(".hand:not(.own) .card").first.click()
    expect(hanabi.clues(page).last).to_be_in_viewport(ratio=1)


def test_the_first_discard_changes_no_height(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    discards = bo.get_by_role("region", name="Discards")
    settle_layout(bo)
    height = box(discards)[3]
    hanabi.give_any_clue(ana)
    assert hanabi.await_turn(bo)
    hanabi.act_on(bo, hanabi.own_cards(bo).first, "Discard")
    expect(discards.locator("i").first).to_be_visible()
    settle_layout(bo)
    assert box(discards)[3] == height


@pytest.mark.parametrize("tag", ["p", "button"])
def test_words_keep_their_spaces_in_letters_of_any_size(open_page: OpenPage, tag: str) -> None:
    """Some systems round each letter to whole pixels unless they are told not to."""
    page = open_page(size=(740, 360))
    settle_layout(page)
    small, large = (page.evaluate(WIDTH, [tag, size]) / size for size in (15.2, 152))
    assert small == pytest.approx(large, rel=0.005)
