"""Clicks and keys that come too early or twice make no second move; the first own move is near."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hanabi_actions import await_turn, clues, my_turn, own_cards, own_hand, table
from tests.e2e.table_actions import QUICK, quick_game, settle, settle_layout, two_at_a_table
from tests.e2e.test_hanabi_motion import NO_WARNINGS, doctor

TRIES = 3
FIRST_MOVE_S = 10
CLICK_WHEN_SHOWN = """(selector) => {
  window.clicks = 0;
  new MutationObserver(() => {
    const found = document.querySelector(selector);
    if (found && !window.clicks++) found.click();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def my_moves(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile(r"^\d+ (Guest|You) "))


def game_with_bots(open_page: OpenPage) -> Page:
    page = open_page()
    page.add_init_script(NO_WARNINGS)
    page.reload()
    quick_game(page, "hanabi")
    await_turn(page)
    return page


def expect_one_move(page: Page) -> None:
    """The bots have answered, and it is the player's turn again with a single move of theirs in the log."""
    expect(table(page)).to_have_attribute("data-turn", "3")
    settle(page)
    expect(my_turn(page)).to_be_visible()
    expect(my_moves(page)).to_have_count(1)
    expect(table(page)).to_have_attribute("data-turn", "3")
    assert page.evaluate("String(getSelection())") == "", "the second press has selected words"


def test_a_double_click_on_play_plays_one_card(open_page: OpenPage) -> None:
    page = game_with_bots(open_page)
    own_cards(page).first.click()
    own_hand(page).get_by_role("button", name="Play", exact=True).dblclick()
    expect_one_move(page)


def test_a_double_click_on_discard_discards_one_card(open_page: OpenPage) -> None:
    page = game_with_bots(open_page)
    page.locator(".hand:not(.own) .card").first.click()
    clues(page).first.dblclick()
    expect_one_move(page)
    own_cards(page).first.click()
    discard = own_hand(page).get_by_role("button", name="Discard", exact=True)
    if discard.is_enabled():
        discard.dblclick()
        expect(table(page)).to_have_attribute("data-turn", "6")
        settle(page)
        expect(my_moves(page)).to_have_count(2)


def test_keys_typed_before_the_turn_came_round_are_dropped(open_page: OpenPage) -> None:
    page = game_with_bots(open_page)
    # The bots answer between the strokes: the second pair of keys would play another card, unseen.
    page.keyboard.type("1p1p1p", delay=70)
    expect_one_move(page)


def test_a_key_at_the_very_moment_of_the_turn_is_dropped(open_page: OpenPage) -> None:
    page = game_with_bots(open_page)
    page.evaluate(
        """() => new MutationObserver(() => {
          if (document.querySelector(".hanabi").dataset.turn !== "3" || window.typed) return;
          window.typed = true;
          for (const key of "1p") dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        }).observe(document.querySelector(".hanabi"), { attributes: true })"""
    )
    own_cards(page).first.click()
    own_hand(page).get_by_role("button", name="Play", exact=True).click()
    expect_one_move(page)


def test_a_double_click_on_a_card_chooses_it(open_page: OpenPage) -> None:
    page = game_with_bots(open_page)
    own_cards(page).nth(1).dblclick()
    expect(own_cards(page).nth(1)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Give a clue").first.dblclick()
    expect(clues(page).first).to_be_visible()
    assert table(page).get_attribute("data-turn") == "0"


def test_a_double_click_does_not_confirm_a_play_that_must_fail(open_page: OpenPage) -> None:
    page = open_page()

    def hopeless(view: dict[str, list[list[dict[str, str]]]]) -> None:
        for card in view["hands"][0]:
            card["plays"] = "no"

    doctor(page, hopeless)
    quick_game(page, "hanabi")
    await_turn(page)
    own_cards(page).first.click()
    page.evaluate(CLICK_WHEN_SHOWN, "dialog[open] .primary")
    own_hand(page).get_by_role("button", name="Play", exact=True).click()
    dialog = page.get_by_role("dialog", name="This card cannot fit")
    expect(dialog).to_be_visible()
    assert page.evaluate("window.clicks") > 0
    settle(page)
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Play it anyway").click()
    expect(table(page)).not_to_have_attribute("data-turn", "0")


def test_a_drag_that_began_before_the_turn_changed_plays_nothing(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    card = own_cards(bo).first.bounding_box()
    sky = bo.locator(".sky").bounding_box()
    assert card is not None
    assert sky is not None
    bo.mouse.move(card["x"] + 20, card["y"] + 20)
    bo.mouse.down()
    bo.mouse.move(sky["x"] + sky["width"] / 2, sky["y"] + 30, steps=5)
    ana.get_by_role("button", name="Give a clue").click()
    clues(ana).first.click()
    expect(table(bo)).to_have_attribute("data-turn", "1")
    settle(bo)
    bo.mouse.up()
    settle(bo)
    expect(my_turn(bo)).to_be_visible()
    assert table(bo).get_attribute("data-turn") == "1"


def first_move(page: Page) -> tuple[int, float]:
    """From the address of the first page to a first own move: clicks, and seconds."""
    began = time.monotonic()
    page.reload()
    clicks = [
        page.get_by_role("button", name=QUICK["hanabi"]),
        page.locator(".hand:not(.own) .card").first,
        clues(page).and_(page.locator(".fits")).first,
    ]
    for click in clicks:
        click.click()
    expect(my_moves(page)).to_have_count(1)
    return len(clicks), time.monotonic() - began


def test_the_first_own_move_is_three_clicks_and_ten_seconds_away(open_page: OpenPage) -> None:
    """On a machine that is busy with other things, the quickest of a few first visits counts."""
    took = []
    for _ in range(TRIES):
        clicks, seconds = first_move(open_page())
        assert clicks <= 3
        took.append(seconds)
        if seconds <= FIRST_MOVE_S:
            break
    assert min(took) <= FIRST_MOVE_S


def test_a_card_stays_under_the_pointer_that_touches_its_edge(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    assert await_turn(page)
    for card in (own_cards(page).first, page.locator(".hand:not(.own) .card").first):
        settle_layout(page)
        box = card.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
        settle_layout(page)
        assert card.bounding_box() == box
