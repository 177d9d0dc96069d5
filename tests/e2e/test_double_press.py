"""A second press, meant for what was on the screen before, does nothing to what has just appeared."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import hanabi_actions as hanabi
from tests.e2e import hashi_actions as hashi
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import (
    QUICK,
    finish,
    make_table,
    quick_game,
    settle,
    settle_layout,
    sit_down,
    two_at_a_table,
)
from tests.e2e.test_tutorial import do_in_hanabi, lesson
from tests.e2e.touch import Finger, Point, centre

QUICK_MS = 350
"""A press that comes later after what it hits may be meant for it."""
ROUNDS = 4
ENOUGH = 2
"""Of the presses that were quick enough; a busy machine needs more rounds for them."""
WATCH_PRESSES = """() => {
  window.presses = [];
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, (event) => {
      window.presses.push(event.timeStamp);
      window.delay = event.timeStamp - window.changed;
    }, true);
  const turn = () => {
    const { round, phase, turn } = document.querySelector(".hashi, .hanabi")?.dataset ?? {};
    return [round, phase, turn].join();
  };
  let shown = turn();
  window.changed = -Infinity;
  new MutationObserver(() => {
    if (turn() === shown) return;
    [shown, window.changed] = [turn(), performance.now()];
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
GAP = "() => window.presses.at(-1) - window.presses.at(-2)"
DELAY = "() => window.delay"
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
Press = Callable[[Page, Point], None]


def click(page: Page, at: Point) -> None:
    page.mouse.click(*at)


def tap(page: Page, at: Point) -> None:
    Finger(page).tap(at)


def key(page: Page, at: Point) -> None:
    page.keyboard.press("d")


def enter(page: Page, at: Point) -> None:
    page.keyboard.press("Enter")


def double_tap(page: Page, button: Locator) -> None:
    finger, place = Finger(page), centre(button)
    finger.tap(place)
    finger.tap(place)


def await_round(page: Page, number: int) -> None:
    """As soon as the round is shown, before the page takes presses again."""
    page.wait_for_function(
        "number => document.querySelector('.hashi').dataset.round === String(number)", arg=number
    )


def in_round_1(page: Page) -> None:
    quick_game(page, "hashi")
    page.evaluate(WATCH_PRESSES)
    hashi.start_board(page)
    hashi.expect_round(page, 1)


@pytest.mark.parametrize("press", [click, tap, key, enter])
def test_a_second_press_on_done_does_not_pass_the_next_round(open_page: OpenPage, press: Press) -> None:
    page = open_page(touch=press is tap)
    in_round_1(page)
    quick = 0
    for number in range(1, 1 + ROUNDS):
        if quick == ENOUGH:
            break
        hashi.mark_all(page)
        done = hashi.confirm_button(page)
        done.focus()
        place = centre(done)
        press(page, place)
        # One press while the first is on its way, one on the card that it has brought.
        press(page, place)
        await_round(page, number + 1)
        press(page, place)
        if page.evaluate(DELAY) < QUICK_MS:
            quick += 1
            hashi.expect_round(page, number + 1)
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect(done).to_be_enabled()
            if press is enter:
                expect(done).to_be_focused()
        elif page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
    assert quick, "the machine was too busy for two quick presses"


def test_a_key_held_down_confirms_one_round_however_long_it_is_held(open_page: OpenPage) -> None:
    page = open_page()
    in_round_1(page)
    hashi.mark_all(page)
    page.keyboard.down("d")
    await_round(page, 2)
    # What a keyboard sends while a key is down, for longer than the page waits after a new card.
    for _ in range(2):
        page.keyboard.down("d")
        settle(page)
    page.keyboard.down("d")
    page.keyboard.up("d")
    hashi.expect_round(page, 2)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("d")
    expect(page.get_by_role("dialog", name="Pass this round?")).to_be_visible()


def test_a_second_press_passes_nothing_when_the_start_number_is_confirmed(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    page.evaluate(WATCH_PRESSES)
    hashi.write(page, hashi.lit_islands(page).first)
    page.keyboard.press("d")
    await_round(page, 1)
    page.keyboard.press("d")
    late = page.evaluate(DELAY) >= QUICK_MS
    hashi.expect_round(page, 1)
    assert hashi.marks(page) == ""
    expect(page.get_by_role("dialog")).to_have_count(int(late))


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
    settle(page)
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
    for _ in range(ROUNDS):
        if quick == ENOUGH:
            break
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
    for _ in range(ROUNDS):
        if quick == ENOUGH:
            break
        page.get_by_role("button", name="What happened").tap()
        close = page.get_by_role("dialog").get_by_role("button", name="Close")
        expect(close).to_be_visible()
        settle_layout(page)
        settle(page)
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


def await_turn_change(page: Page, turn: str) -> None:
    """As soon as the turn is over, before the page takes presses again."""
    page.wait_for_function("turn => document.querySelector('.hanabi').dataset.turn !== turn", arg=turn)


def clue_at_once(page: Page) -> Point:
    """Give a clue, and wait for nothing; returns where its button was."""
    page.get_by_role("button", name="Give a clue").first.click()
    place = centre(hanabi.clues(page).first)
    click(page, place)
    return place


def test_a_second_press_in_hanabi_is_no_second_move(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    for number in range(1, 3):
        assert hanabi.await_turn(page)
        place = clue_at_once(page)
        click(page, place)
        # The bots have moved: a third press, on what the turn has brought.
        expect(hanabi.table(page)).to_have_attribute("data-turn", str(3 * number))
        click(page, place)
        assert hanabi.await_turn(page)
        expect(hanabi.table(page)).to_have_attribute("data-turn", str(3 * number))


def test_a_press_just_as_the_turn_comes_plays_no_card(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    bo.evaluate(WATCH_PRESSES)
    quick = 0
    for turn in range(0, 2 * ROUNDS, 2):
        if quick == ENOUGH:
            break
        assert hanabi.await_turn(ana)
        settle(bo)
        hanabi.own_cards(bo).first.click()
        place = centre(hanabi.own_hand(bo).get_by_role("button", name="Play", exact=True))
        clue_at_once(ana)
        await_turn_change(bo, str(turn))
        click(bo, place)
        if bo.evaluate(DELAY) < QUICK_MS:
            quick += 1
            settle(bo)
            expect(hanabi.table(bo)).to_have_attribute("data-turn", str(turn + 1))
            expect(hanabi.my_turn(bo)).to_be_visible()
            hanabi.give_any_clue(bo)
    assert quick, "the machine was too busy for two quick presses"


def test_a_second_press_on_a_button_of_the_trainer_is_none_on_the_next(open_page: OpenPage) -> None:
    page = open_page("/learn/trainer")
    shown = page.locator(".lesson")
    expect(shown).to_have_attribute("data-answer", re.compile(r"\w"))
    at_once(page, ".lesson .button.primary", page.get_by_role("button", name="Show the answer").click)
    expect(shown).to_contain_text("The answer:")
    expect(shown).to_have_attribute("data-position", "0")
    at_once(page, ".lesson .button:not(.primary):enabled", page.get_by_role("button", name="Next").click)
    expect(shown).to_have_attribute("data-position", "1")
    expect(shown).to_have_attribute("data-solved", "false")
    expect(shown).to_contain_text("0 of 1 right")


def test_a_second_press_takes_one_game_from_the_list(open_page: OpenPage) -> None:
    page = open_page()
    for game in ("hashi", "hanabi"):
        quick_game(page, game)
        expect(page.locator("[data-busy=false], [data-marks]").first).to_be_visible()
        page.get_by_role("link", name="Sumida, first page").first.click()
    games = page.get_by_role("region", name="Unfinished games").get_by_role("listitem")
    expect(games).to_have_count(2)
    at_once(page, "section:has(#unfinished) li:only-child button", games.first.get_by_role("button").click)
    expect(games).to_have_count(1)
