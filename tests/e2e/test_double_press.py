"""A second press, meant for what was on the screen before, does nothing to what has just appeared."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import hanabi_actions as hanabi
from tests.e2e import hashi_actions as hashi
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import QUICK, finish, make_table, quick_game, settle, settle_layout, sit_down
from tests.e2e.test_tutorial import do_in_hanabi, lesson
from tests.e2e.touch import Finger

QUICK_MS = 350
"""Two presses further apart may come after the pause that the page makes."""
WATCH_PRESSES = """() => {
  window.presses = [];
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, (event) => window.presses.push(event.timeStamp), true);
}"""
GAP = "() => window.presses.at(-1) - window.presses.at(-2)"
CLICK_AT_ONCE = """selector => new Promise((resolve) => {
  const look = () => {
    const found = document.querySelector(selector);
    if (!found) return false;
    found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    resolve();
    return true;
  };
  if (!look()) new MutationObserver((_, me) => look() && me.disconnect())
    .observe(document.body, { childList: true, subtree: true, attributes: true });
})"""


def double_click(page: Page, button: Locator) -> None:
    button.dblclick()


def double_tap(page: Page, button: Locator) -> None:
    box = button.bounding_box()
    assert box is not None
    finger, place = Finger(page), (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    finger.tap(place)
    finger.tap(place)


def key_twice(page: Page, button: Locator) -> None:
    page.keyboard.press("d")
    page.keyboard.press("d")


def key_held(page: Page, button: Locator) -> None:
    """The first key press and a repetition, as a keyboard sends them while the key is down."""
    page.keyboard.down("d")
    page.keyboard.down("d")
    page.keyboard.up("d")


def enter_twice(page: Page, button: Locator) -> None:
    button.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("twice", [double_click, double_tap, key_twice, key_held, enter_twice])
def test_a_second_press_on_done_does_not_pass_the_next_round(
    open_page: OpenPage, twice: Callable[[Page, Locator], None]
) -> None:
    page = open_page(touch=twice is double_tap)
    quick_game(page, "hashi")
    page.evaluate(WATCH_PRESSES)
    hashi.start_board(page)
    quick = 0
    for number in range(1, 5):
        hashi.expect_round(page, number)
        hashi.mark_all(page)
        settle(page)
        twice(page, hashi.confirm_button(page))
        hashi.expect_round(page, number + 1)
        if page.evaluate(GAP) < QUICK_MS:
            quick += 1
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect(hashi.confirm_button(page)).to_be_enabled()
        elif page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
    assert quick, "the machine was too busy for two quick presses"


def test_a_second_press_on_done_passes_nothing_when_the_start_number_is_confirmed(
    open_page: OpenPage,
) -> None:
    page = open_page()
    quick_game(page, "hashi")
    hashi.write(page, hashi.lit_islands(page).first)
    hashi.confirm_button(page).dblclick()
    hashi.expect_round(page, 1)
    assert hashi.marks(page) == ""


def test_passing_a_round_that_could_be_played_asks_first(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    hashi.start_board(page)
    hashi.expect_round(page, 1)
    asked = page.get_by_role("dialog", name="Pass this round?")
    for answer in ("Cancel", "Close"):
        page.keyboard.press("d")
        asked.get_by_role("button", name=answer).click()
        expect(asked).to_be_hidden()
        hashi.expect_round(page, 1)
    hashi.confirm_button(page).click()
    asked.get_by_role("button", name="Pass").click()
    hashi.expect_round(page, 2)
    # A turn with marks is confirmed at once.
    hashi.play_round(page)
    hashi.expect_round(page, 3)


def at_once(page: Page, selector: str, act: Callable[[], None]) -> None:
    """Do something, and click on what it brings as soon as it is there, as a hasty finger would."""
    page.evaluate(f"(selector) => {{ window.hasty = ({CLICK_AT_ONCE})(selector) }}", selector)
    act()
    page.evaluate("() => window.hasty")
    settle(page)


def test_the_button_that_starts_a_game_writes_nothing_on_its_board(open_page: OpenPage) -> None:
    page = open_page()
    at_once(page, ".place.lit", page.get_by_role("button", name="Play alone").dblclick)
    assert hashi.marks(page) == ""
    assert page.evaluate("history.length") <= 3


def test_a_dialog_does_not_open_under_the_finger(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    page.get_by_role("button", name="Table", exact=True).click()
    end = page.get_by_role("button", name="End this game now")
    at_once(page, "dialog[open] .button.primary", end.click)
    dialog = page.get_by_role("dialog", name="End this game?")
    expect(dialog).to_be_visible()
    expect(page.locator("#hashi-end")).to_have_count(0)
    dialog.get_by_role("button", name="End it").click()
    expect(page.locator("#hashi-end")).to_be_visible()


def test_a_second_press_on_a_link_chooses_nothing_on_the_next_page(open_page: OpenPage) -> None:
    page = open_page(size=(360, 740), touch=True)
    page.evaluate(WATCH_PRESSES)
    quick = 0
    for _ in range(4):
        friends = page.get_by_role("link", name="With friends…").first
        expect(friends).to_be_visible()
        settle_layout(page)
        settle(page)
        double_tap(page, friends)
        chosen = page.get_by_role("radio", name=re.compile("^Friends, by a link"))
        expect(chosen).to_be_visible()
        settle(page)
        if page.evaluate(GAP) < QUICK_MS:
            quick += 1
            expect(chosen).to_be_checked()
        page.get_by_role("link", name="Sumida, first page").click()
    assert quick, "the machine was too busy for two quick presses"


def test_what_lay_under_a_dialog_takes_no_second_press_on_its_button(open_page: OpenPage) -> None:
    page = open_page(size=(740, 360), touch=True)
    quick_game(page, "hanabi")
    page.evaluate(WATCH_PRESSES)
    quick = 0
    for _ in range(4):
        page.get_by_role("button", name="What happened").tap()
        close = page.get_by_role("dialog").get_by_role("button", name="Close")
        expect(close).to_be_visible()
        settle_layout(page)
        double_tap(page, close)
        settle(page)
        if page.evaluate(GAP) < QUICK_MS:
            quick += 1
            # The preferences are behind the gear, just under the cross.
            expect(page.get_by_role("dialog")).to_have_count(0)
        elif page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
    assert quick, "the machine was too busy for two quick presses"


def test_the_next_player_takes_the_device_with_a_press_of_their_own(open_page: OpenPage) -> None:
    page = open_page("/new/hashi")
    page.get_by_role("radio", name="Friends, on this device").check()
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="I am Guest").click()
    hashi.write(page, hashi.lit_islands(page).first)
    at_once(page, "main .page .button.primary", hashi.confirm_button(page).click)
    take = page.get_by_role("button", name="I am Bo")
    expect(take).to_be_visible()
    at_once(page, ".place.lit", take.click)
    assert hashi.marks(page) == ""


def test_a_lobby_is_neither_left_nor_started_by_the_press_that_led_there(open_page: OpenPage) -> None:
    ana = open_page("/new/hanabi")
    bo = open_page(make_table(ana, 2, "Ana"))
    sit_down(bo, "Bo")
    stand = "li:has(small) .row button"
    bo.get_by_role("button", name="Stand up").click()
    at_once(bo, stand, bo.get_by_role("button", name="Sit here").click)
    expect(bo.get_by_role("button", name="Stand up")).to_be_visible()
    ana.get_by_role("button", name="Start the game").click()
    finish(ana, "hanabi")
    at_once(ana, "main .start .button", ana.get_by_role("button", name="Rematch").click)
    expect(ana.get_by_role("button", name="Start the game")).to_be_enabled()


def test_the_end_of_a_lesson_does_not_start_a_game_by_itself(open_page: OpenPage) -> None:
    page = open_page("/learn/hanabi")
    shown, wish = page.locator("[data-step]"), page.locator("[data-expected]")
    forward = page.get_by_role("button", name="Next", exact=True)
    expect(shown).to_be_visible()
    step, count = lesson(page)
    while step < count - 1:
        expect(forward.or_(wish).first).to_be_visible()
        if wish.count():
            do_in_hanabi(page, wish.get_attribute("data-expected") or "")
        else:
            forward.click()
        expect(shown).not_to_have_attribute("data-step", str(step))
        step, count = lesson(page)
    expect(wish).to_be_visible()
    last = wish.get_attribute("data-expected") or ""
    at_once(page, ".lesson .row .button.primary", lambda: do_in_hanabi(page, last))
    expect(page.get_by_role("button", name=QUICK["hanabi"])).to_be_enabled()
    assert page.url.endswith("/learn/hanabi")


def test_a_second_press_in_hanabi_is_no_second_move(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    for number in range(1, 3):
        assert hanabi.await_turn(page)
        turn = hanabi.table(page).get_attribute("data-turn") or ""
        page.get_by_role("button", name="Give a clue").first.click()
        hanabi.clues(page).first.dblclick()
        expect(hanabi.table(page)).not_to_have_attribute("data-turn", turn)
        assert hanabi.await_turn(page)
        assert int(hanabi.table(page).get_attribute("data-turn") or 0) == 3 * number
