"""Both games on a phone of 360 by 740 points: by touch, and never wider than the screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e import hanabi_actions as hanabi
from tests.e2e import hashi_actions as hashi
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import QUICK, finish, settle, settle_layout

PHONE = (360, 740)


STICKING_OUT = """width => [...document.body.querySelectorAll("*")]
  .filter(element => element.getBoundingClientRect().right > width)
  .map(element => element.outerHTML.slice(0, 80))"""


def fits(page: Page) -> None:
    """The page does not scroll sideways."""
    settle_layout(page)
    if page.evaluate("document.documentElement.scrollWidth") > PHONE[0]:
        pytest.fail(f"{page.url} is too wide: {page.evaluate(STICKING_OUT, PHONE[0])}")


def test_hashi_is_played_by_touch(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, touch=True)
    fits(page)
    page.get_by_role("button", name=QUICK["hashi"]).tap()
    expect(hashi.table(page)).to_be_visible()
    fits(page)
    hashi.lit_islands(page).first.tap()
    settle(page)
    hashi.confirm_button(page).tap()
    for number in range(1, 4):
        hashi.expect_round(page, number)
        hashi.play_round(page)
        fits(page)
    # Card, board and buttons are on the screen together, so that a turn needs no scrolling.
    page.evaluate("scrollTo(0, 0)")
    for part in (hashi.confirm_button(page), page.get_by_role("group", name="Board")):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE[1]
    finish(page, "hashi")
    fits(page)


def test_the_board_does_not_move_while_a_turn_is_drawn(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, touch=True)
    page.get_by_role("button", name=QUICK["hashi"]).tap()
    hashi.start_board(page)
    hashi.expect_round(page, 1)
    page.evaluate("scrollTo(0, 0)")
    settle_layout(page)
    board, words = page.get_by_role("group", name="Board"), page.locator(".turn .hint")
    before, sentence = board.bounding_box(), words.text_content() or ""
    hashi.mark_all(page)
    expect(words).not_to_have_text(sentence)
    page.evaluate("scrollTo(0, 0)")
    settle_layout(page)
    assert board.bounding_box() == before


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (768, 1024)])
def test_the_board_does_not_move_when_a_hint_comes_or_goes(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    page = open_page(size=size, touch=True)
    page.get_by_role("button", name=QUICK["hashi"]).tap()
    hashi.start_board(page)
    hashi.expect_round(page, 1)
    # Some browsers hold the page at what is looked at; others do not.
    page.evaluate("document.body.style.overflowAnchor = 'none'")
    board, hint = page.get_by_role("group", name="Board"), page.locator("[data-hint]")
    asked: list[Route] = []
    # A quick answer would leave no time to see what is said before it.
    page.route("**/hint", lambda route: asked.append(route))
    settle_layout(page)
    before = board.bounding_box()
    page.get_by_role("button", name="Hint").tap()
    expect(page.get_by_text(re.compile("^A master is (looking|warming)"))).to_be_visible()
    assert board.bounding_box() == before
    asked.pop().continue_()
    expect(hint).to_be_visible(timeout=240_000)
    assert board.bounding_box() == before
    settle(page)
    hint.get_by_role("button", name="Close").tap()
    expect(hint).to_have_count(0)
    assert board.bounding_box() == before


def test_hanabi_is_played_by_touch(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, touch=True)
    page.get_by_role("button", name=QUICK["hanabi"]).tap()
    for _ in range(3):
        assert hanabi.await_turn(page)
        fits(page)
        page.locator(".hand:not(.own) .card").first.tap()
        fits(page)
        turn = hanabi.table(page).get_attribute("data-turn") or ""
        hanabi.clues(page).first.tap()
        expect(hanabi.table(page)).not_to_have_attribute("data-turn", turn)
    hanabi.await_turn(page)
    hanabi.own_cards(page).first.tap()
    fits(page)
    finish(page, "hanabi")
    fits(page)


def test_a_five_player_table_fits(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi", size=PHONE, touch=True)
    fits(page)
    page.get_by_label("Players").select_option("5")
    page.get_by_label("Variant").select_option("multicolour")
    page.get_by_role("radio", name=re.compile("^Bots")).check()
    page.get_by_role("button", name="Start the game").tap()
    hanabi.await_turn(page)
    fits(page)
    page.locator(".hand:not(.own) .card").first.tap()
    expect(hanabi.clues(page).first).to_be_visible()
    fits(page)


def test_a_hashi_table_of_four_fits(open_page: OpenPage) -> None:
    page = open_page("/new/hashi", size=PHONE, touch=True)
    page.get_by_role("radio", name="Friends, on this device").check()
    page.get_by_label("Players").select_option("4")
    page.get_by_role("button", name="Start the game").tap()
    page.get_by_role("button", name="I am Guest").tap()
    expect(page.get_by_label("Other boards").get_by_role("img")).to_have_count(3)
    fits(page)


PAGES = ("/", "/new/hashi", "/new/hanabi", "/rules", "/about", "/learn", "/learn/hashi")


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("locale", ["en", "pl"])
def test_the_other_pages_fit(open_page: OpenPage, path: str, locale: str) -> None:
    page = open_page(path, size=PHONE, touch=True, locale=locale)
    expect(page.get_by_role("heading", level=1)).not_to_have_count(0)
    fits(page)


@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_a_lobby_and_the_preferences_fit(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/new/{game}", size=PHONE, touch=True)
    page.get_by_role("button", name="Create the table").tap()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    fits(page)
    page.get_by_role("button", name="Preferences").tap()
    expect(page.get_by_role("dialog", name="Preferences")).to_be_visible()
    fits(page)


LINES_OF_TEXT = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    for (const name of node.data.matchAll(/[a-l]\\d+[-–\\u2060]+[a-l]\\d+/g)) {
      const range = document.createRange();
      range.setStart(node, name.index);
      range.setEnd(node, name.index + name[0].length);
      found.push(range.getClientRects().length);
    }
  return found;
}"""


def test_the_name_of_a_line_is_never_split(open_page: OpenPage) -> None:
    page = open_page("/rules/hashi", size=PHONE)
    expect(page.get_by_text("draws a bridge, done confirms")).to_be_visible()
    for width in range(320, 440, 5):
        page.set_viewport_size({"width": width, "height": PHONE[1]})
        lines = page.evaluate(LINES_OF_TEXT)
        assert lines
        assert set(lines) == {1}, f"parted at a width of {width}"
