"""On a phone every button takes a finger: 44 pixels in each direction, as far as touches really reach it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import hanabi_actions as hanabi
from tests.e2e import hashi_actions as hashi
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import make_table, quick_game, settle, settle_layout, two_at_a_table
from tests.e2e.touch import centre

UPRIGHT, SIDEWAYS = (360, 740), (740, 360)
PHONES = pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
SMALL = """(within) => {
  const LEAST = 44;
  const top = document.querySelector("dialog:modal") ?? document.querySelector(within);
  const found = [];
  for (const part of top.querySelectorAll("button, a.button, select, summary")) {
    // Any card of another hand opens the clues for that player.
    if (part.closest(".hand:not(.own) .cards") || !part.checkVisibility()) continue;
    part.scrollIntoView({ block: "center" });
    const box = part.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const label = part.closest("label");
    const hits = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (part.contains(hit) || (label?.contains(hit) ?? false));
    };
    if (!hits(x, y)) continue;
    const reach = (dx, dy) => {
      let far = 0;
      while (far < LEAST && hits(x + dx * (far + 0.5), y + dy * (far + 0.5))) far += 0.5;
      return far;
    };
    const size = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
    if (Math.min(...size) < LEAST - 1) found.push(`${part.textContent.trim() || part.ariaLabel}: ${size}`);
  }
  scrollTo(0, 0);
  return found;
}"""


def expect_large(page: Page, within: str = "body") -> None:
    settle(page)
    settle_layout(page)
    assert page.evaluate(SMALL, within) == []


@PHONES
def test_every_button_of_hashi_fits_a_finger(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size, touch=True)
    quick_game(page, "hashi")
    expect_large(page)
    hashi.start_board(page)
    hashi.expect_round(page, 1)
    page.get_by_role("button", name="Hint").tap()
    expect(page.get_by_role("button", name="Use it")).to_be_visible(timeout=240_000)
    expect_large(page)
    open_dialogs(page)


@PHONES
def test_every_button_of_hanabi_fits_a_finger(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size, touch=True)
    quick_game(page, "hanabi")
    assert hanabi.await_turn(page)
    expect_large(page)
    page.locator(".hand:not(.own) .card").first.tap()
    expect(hanabi.clues(page).first).to_be_visible()
    expect_large(page)
    hanabi.own_cards(page).first.tap()
    expect_large(page)
    open_dialogs(page)


def open_dialogs(page: Page) -> None:
    for name in ("What do the marks mean?", "Table"):
        page.get_by_role("button", name=name, exact=True).first.tap()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        expect_large(page)
        dialog.get_by_role("button", name="Close").tap()
        expect(dialog).to_have_count(0)
        settle(page)


@PHONES
def test_every_button_of_a_lobby_fits_a_finger(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page("/new/hanabi", size=size, touch=True)
    make_table(page, 2, "Ana")
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    expect_large(page)


@PHONES
def test_asking_for_a_takeback_moves_nothing_on_the_table(open_page: OpenPage, size: tuple[int, int]) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    for page in (ana, bo):
        page.set_viewport_size({"width": size[0], "height": size[1]})
    hanabi.give_any_clue(ana)
    assert hanabi.await_turn(bo)
    for page in (ana, bo):
        settle(page)
        settle_layout(page)
        page.evaluate("scrollTo(0, 0)")  # the test itself has scrolled to what it pressed
    before = [centre(hanabi.own_cards(page).first) for page in (ana, bo)]
    if size == UPRIGHT:
        ana.get_by_role("button", name="Table", exact=True).click()
        settle_layout(ana)
        expect(ana.get_by_role("button", name="Take back")).to_be_in_viewport(ratio=1)
    ana.get_by_role("button", name="Take back").click()
    agree = bo.get_by_role("button", name="Agree")
    expect(agree).to_be_visible()
    for page in (ana, bo):
        settle_layout(page)
    expect_large(bo, ".requests")
    assert [centre(hanabi.own_cards(page).first) for page in (ana, bo)] == before
    agree.click()
    expect(hanabi.my_turn(ana)).to_be_visible()
