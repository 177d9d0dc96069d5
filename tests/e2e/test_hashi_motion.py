"""A mark is seen: bridges grow, finished islands ring, a race won is an event. Nothing waits for it."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import hashi_actions as hashi
from tests.e2e.conftest import OpenPage
from tests.e2e.server import ROOT
from tests.e2e.table_actions import quick_game, settle
from tests.e2e.test_hanabi_motion import LONGEST_MS, doctor
from tests.e2e.test_tutorial import do_in_hashi


@pytest.fixture
def open_page(open_page: OpenPage) -> OpenPage:
    """Pages on which things move."""
    return partial(open_page, motion=True)


WATCH = """
  window.moved = [];
  addEventListener("animationstart", (event) => {
    const { animationDelay, animationDuration } = getComputedStyle(event.target);
    const time = Math.round((parseFloat(animationDelay) + parseFloat(animationDuration)) * 1000);
    const part = event.target.closest(".board, .ribbons") ? "board" : "rest";
    window.moved.push([event.animationName.split("-").at(-1), time, part]);
  }, true);
  addEventListener("transitionstart", () => window.moved.push(["transition", 0, "rest"]), true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.moved.push(["animate", (options.delay ?? 0) + options.duration, "rest"]);
    return animate.call(this, frames, options);
  };
"""
OVER = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  for (let number = 0; number < 3; number++) {
    await frame();
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)));
  }
}"""
GAME = ROOT / "web" / "src" / "learn" / "hashi.json"
SLOWED = 0.01
STILL_GROWING = "() => document.getAnimations().filter((one) => one.animationName?.endsWith('grow')).length"


def watch(page: Page) -> None:
    page.add_init_script(WATCH)
    page.reload()


def forget(page: Page) -> None:
    """Start afresh once what has begun is over: its events may still be on their way."""
    page.evaluate(OVER)
    page.evaluate("window.moved = []")


def moved(page: Page, *parts: str) -> list[str]:
    """The animations that have begun, by name; each is short."""
    page.evaluate(OVER)
    found: list[tuple[str, float, str]] = page.evaluate("window.moved")
    assert all(time <= LONGEST_MS for _, time, _ in found)
    return sorted(name for name, _, part in found if part in (parts or ("board",)))


def learn_until(page: Page, wanted: str) -> None:
    """Follow the lesson until it asks for a mark."""
    shown, wish = page.locator("[data-step]"), page.locator("[data-expected]")
    forward = page.get_by_role("button", name="Next", exact=True)
    while True:
        expect(forward.or_(wish).first).to_be_visible()
        settle(page)
        step = shown.get_attribute("data-step") or ""
        if not wish.count():
            forward.click()
            expect(shown).not_to_have_attribute("data-step", step)
        elif (asked := wish.get_attribute("data-expected") or "") == wanted:
            forget(page)
            return
        else:
            do_in_hashi(page, asked)


def test_a_bridge_grows_when_it_is_drawn_and_the_one_beside_it_stays(open_page: OpenPage) -> None:
    page = open_page("/learn/hashi")
    watch(page)
    learn_until(page, "d2-d3")
    for _ in range(2):
        do_in_hashi(page, "d2-d3")
        assert moved(page) == ["grow"]
        forget(page)


def test_islands_ring_when_they_are_finished(open_page: OpenPage) -> None:
    page = open_page("/learn/hashi")
    watch(page)
    learn_until(page, "c3-d3")
    do_in_hashi(page, "c3-d3")
    assert moved(page) == ["close", "close", "grow", "ripple", "ripple"]


@pytest.mark.parametrize("by", ["device", "preferences"])
def test_nothing_on_the_board_moves_for_those_who_asked_for_less_motion(open_page: OpenPage, by: str) -> None:
    page = open_page("/learn/hashi")
    if by == "device":
        page.emulate_media(reduced_motion="reduce")
    else:
        page.add_init_script("localStorage.setItem('sumida.settings', JSON.stringify({motion: false}))")
    watch(page)
    learn_until(page, "c3-d3")
    do_in_hashi(page, "c3-d3")
    expect(page.locator(".board .finished")).to_have_count(2)
    expect(page.locator(".board .plank .fresh")).to_have_count(1)
    assert moved(page, "board", "rest") == []


def test_the_next_marks_and_the_next_round_need_not_wait_for_a_bridge(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    hashi.start_board(page)
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": SLOWED})
    number, growing = 1, 0
    while not growing:
        hashi.expect_round(page, number)
        hashi.mark_all(page)
        growing = page.evaluate(STILL_GROWING)
        assert growing == len(re.findall("-", hashi.marks(page)))
        hashi.confirm_or_pass(page)
        number += 1
    hashi.expect_round(page, number)
    hashi.mark_all(page)
    assert page.evaluate(STILL_GROWING) >= growing


def test_marks_that_are_there_when_the_board_is_opened_do_not_move(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    page.add_init_script(WATCH)
    hashi.start_board(page)
    number = 1
    hashi.expect_round(page, number)
    hashi.mark_all(page)
    while not page.locator(".board .plank .fresh").count():
        hashi.confirm_or_pass(page)
        number += 1
        hashi.expect_round(page, number)
        hashi.mark_all(page)
    page.reload()
    expect(page.locator(".board .plank .fresh").first).to_be_attached()
    assert "grow" not in moved(page)


def test_a_replay_shows_a_step_forward_as_it_was_played_and_a_step_back_at_once(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_label("Open a game file").set_input_files(GAME)
    expect(page).to_have_url(re.compile(r"/r/u\w+"))
    watch(page)
    fresh = page.locator(".board .plank .fresh")
    forward, back = (page.get_by_role("button", name=f"One step {way}") for way in ("forward", "back"))
    for count in (0, 0, 0, 1, 2):
        forget(page)
        forward.click()
        expect(page.locator(".board")).to_be_visible()
        expect(fresh).to_have_count(count)
    assert moved(page) == ["grow"]
    forward.click()
    expect(fresh).to_have_count(0)
    forget(page)
    back.click()
    expect(fresh).to_have_count(2)
    assert moved(page) == []


def win_the_red_race(view: dict[str, Any]) -> None:
    if view["marks"]:
        for race in view["races"]:
            if race["category"] == "red":
                race.update(scored=[{"round": 1, "points": 10}])


def test_a_race_won_is_an_event(open_page: OpenPage) -> None:
    page = open_page()
    page.add_init_script(WATCH)
    doctor(page, win_the_red_race)
    quick_game(page, "hashi")
    settle(page)
    forget(page)
    hashi.write(page, hashi.lit_islands(page).first)
    news = page.locator("[data-news=red]")
    expect(news).to_contain_text("10")
    assert "unroll" in moved(page)
    # It takes no presses: the turn goes on under it.
    hashi.confirm_button(page).click()
    hashi.expect_round(page, 1)
