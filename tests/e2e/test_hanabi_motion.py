"""What a turn did is seen: cards and clues fly, strikes are named, the end is a show; all of it is short."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hanabi_actions import (
    act_on,
    await_turn,
    clues,
    give_any_clue,
    my_turn,
    own_cards,
    own_hand,
    table,
)
from tests.e2e.server import ROOT
from tests.e2e.table_actions import pass_on, quick_game, two_at_a_table


@pytest.fixture
def open_page(open_page: OpenPage) -> OpenPage:
    """Pages on which things move."""
    return partial(open_page, motion=True)


WATCH = """
  window.flown = [];
  window.times = [];
  window.struck = [];
  window.styled = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.times.push((options.delay ?? 0) + options.duration);
    return animate.call(this, frames, options);
  };
  addEventListener("animationstart", (event) => {
    const { animationDelay, animationDuration } = getComputedStyle(event.target);
    window.styled.push(event.animationName);
    // The shells of the show at the end go up one after the other.
    const delay = event.target.closest("[data-show], .end") ? 0 : parseFloat(animationDelay);
    window.times.push(Math.round((delay + parseFloat(animationDuration)) * 1000));
  }, true);
  new MutationObserver((records) => {
    for (const record of records)
      for (const node of record.addedNodes) {
        if (node.dataset?.flight) window.flown.push([node.dataset.flight, node.textContent.trim()]);
        if (node.classList?.contains("strike")) window.struck.push(node.querySelector("p").innerText);
      }
  }).observe(document, { subtree: true, childList: true });
"""
NO_WARNINGS = "localStorage.setItem('sumida.settings', JSON.stringify({warnings: false}))"
LONGEST_MS = 300
GAME = ROOT / "web" / "src" / "learn" / "hanabi.json"


def watch(page: Page, script: str = WATCH) -> None:
    page.add_init_script(script)
    page.reload()


def flown(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate("window.flown")
    return found


def kinds(page: Page) -> set[str]:
    return {kind for kind, _ in flown(page)}


def play_oldest(page: Page) -> None:
    act_on(page, own_cards(page).first, "Play")


def strike_of_ana(open_page: OpenPage) -> tuple[Page, Page]:
    """Ana plays blindly, Bo gives clues, until a card of Ana's does not fit; both see the notice."""
    ana, bo = two_at_a_table(open_page, "hanabi")
    for page in (ana, bo):
        watch(page, WATCH + NO_WARNINGS)
        expect(table(page)).to_be_visible()
    strikes = ana.get_by_role("button", name=re.compile(r"^\d+ You .*Strike!"))
    while True:
        await_turn(ana)
        play_oldest(ana)
        if strikes.count():
            return ana, bo
        await_turn(bo)
        give_any_clue(bo)


def test_a_strike_names_the_card_above_the_fireworks_for_everyone(open_page: OpenPage) -> None:
    ana, bo = strike_of_ana(open_page)
    line = ana.get_by_role("button", name=re.compile(r"Strike!")).text_content() or ""
    card = re.search(r"You play (\w+ \d)", line)
    assert card is not None
    for page, name in ((ana, "You"), (bo, "Ana")):
        page.wait_for_function("window.struck.length")
        assert page.evaluate("window.struck") == [f"Strike 1 of 3\n{name}: {card[1]} does not fit."]
        expect(
            page.get_by_role("status").filter(has_text=f"{card[1]}: it does not fit. Strike!")
        ).to_have_count(1)
        assert {"face", "back"} <= kinds(page)
        styled = " ".join(page.evaluate("window.styled"))
        assert "dim" in styled
        assert "shake" in styled
        assert max(page.evaluate("window.times")) <= LONGEST_MS
        # It goes by itself.
        expect(page.locator(".sky .strike")).to_have_count(0)


def test_a_drawn_card_flies_face_down(open_page: OpenPage) -> None:
    page = open_page()
    watch(page, WATCH + NO_WARNINGS)
    quick_game(page, "hanabi")
    for _ in range(3):
        if not await_turn(page):
            break
        play_oldest(page)
    backs = [text for kind, text in flown(page) if kind == "back"]
    assert backs
    assert set(backs) == {""}


def test_a_clue_travels_to_each_card_it_touches(open_page: OpenPage) -> None:
    page = open_page()
    watch(page)
    quick_game(page, "hanabi")
    expect(my_turn(page)).to_be_visible()
    page.locator(".hand:not(.own) .card").first.click()
    clue = clues(page).and_(page.locator(".fits")).first
    clue.hover()
    touched = page.get_by_role("button", name="would be touched")
    expect(touched.first).to_be_visible()
    count = touched.count()
    clue.click()
    expect(page.get_by_role("button", name=re.compile("^1 You tell"))).to_be_visible()
    assert kinds(page) >= {"clue"}
    assert len([kind for kind, _ in flown(page) if kind == "clue"]) >= count


def test_what_a_turn_shows_is_short_and_the_next_move_need_not_wait(open_page: OpenPage) -> None:
    """From the move to the end of all that it sets in motion; turns that arrive at once follow each other."""
    pages = two_at_a_table(open_page, "hanabi")
    for page in pages:
        watch(page, WATCH + NO_WARNINGS)
        expect(table(page)).to_be_visible()
    for page, move in zip(pages * 2, (play_oldest, play_oldest, give_any_clue, play_oldest), strict=True):
        await_turn(page)
        move(page)
    for page in pages:
        times = page.evaluate("window.times")
        assert times
        assert max(times) <= LONGEST_MS
        expect(page.locator(".flight")).to_have_count(0)


def test_nothing_flies_for_those_who_asked_for_less_motion(open_page: OpenPage) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    watch(page, WATCH + NO_WARNINGS)
    quick_game(page, "hanabi")
    while await_turn(page):
        play_oldest(page)
        if page.evaluate("window.struck.length"):
            break
    assert "does not fit" in page.evaluate("window.struck")[0]
    assert flown(page) == []
    assert page.evaluate("window.times") == []


def doctor(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Change the Hanabi views of the server's messages on their way to the page."""

    def views(message: dict[str, Any]) -> None:
        for seen in (message.get("play") or {}).get("views", []):
            change(seen["view"])

    page.route_web_socket(re.compile("/ws$"), lambda route: pass_on(route, views))
    page.reload()


def ending(**facts: Any) -> Callable[[dict[str, Any]], None]:
    def change(view: dict[str, Any]) -> None:
        if view["turn"] > 0:
            view.update(over=True, to_act=[], legal=[], touches={}, **facts)

    return change


def show_at_the_end(open_page: OpenPage, **facts: Any) -> Page:
    page = open_page()
    page.add_init_script(WATCH)
    doctor(page, ending(**facts))
    quick_game(page, "hanabi")
    expect(my_turn(page)).to_be_visible()
    page.evaluate("window.times = []")
    page.locator(".hand:not(.own) .card").first.click()
    clues(page).first.click()
    return page


def test_25_points_are_a_show(open_page: OpenPage) -> None:
    page = show_at_the_end(
        open_page,
        ended="perfect",
        verdict="legendary",
        piles=[5] * 5,
        points=25,
        points_or_zero=25,
        at_most=25,
    )
    expect(page.locator("[data-show=perfect] svg")).to_have_count(25)
    expect(page.get_by_role("heading", name="Silence, then thunder")).to_be_visible()
    expect(page.locator("[data-show]")).to_have_count(0)
    assert max(page.evaluate("window.times")) <= LONGEST_MS
    # Seen once: a reload does not celebrate again.
    page.reload()
    expect(page.get_by_role("heading", name="Silence, then thunder")).to_be_visible()
    expect(page.locator("[data-show]")).to_have_count(0)


def test_a_third_strike_ends_in_embers(open_page: OpenPage) -> None:
    page = show_at_the_end(open_page, ended="strikes", verdict="horrible", strikes=3, at_most=0)
    expect(page.locator("[data-show=broken] svg").first).to_be_attached()
    expect(page.get_by_text("The third strike ended the show.")).to_be_visible()


def test_a_series_that_cannot_be_completed_is_marked_and_the_score_has_its_limit(open_page: OpenPage) -> None:
    page = open_page()
    doctor(
        page, lambda view: view.update(reachable=[5, 3, 5, 5, 5], at_most=23, piles=[1, 2, 0, 0, 0], points=3)
    )
    quick_game(page, "hanabi")
    red = page.get_by_role("listitem", name="red: up to 2; can get no higher than 3")
    expect(red).to_contain_text("≤ 3")
    expect(page.get_by_role("listitem", name="white: up to 1", exact=True)).to_be_visible()
    expect(page.locator(".tokens")).to_contain_text("· at most 23")
    expect(own_hand(page)).to_be_visible()


def test_a_replay_shows_a_step_forward_as_it_was_played_and_any_other_at_once(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_label("Open a game file").set_input_files(GAME)
    expect(page).to_have_url(re.compile(r"/r/u\w+"))
    watch(page)
    expect(table(page)).to_have_attribute("data-turn", "0")

    def go(name: str, turn: str) -> set[str]:
        page.evaluate("window.flown = []")
        page.get_by_role("button", name=name).click()
        expect(table(page)).to_have_attribute("data-turn", turn)
        page.evaluate("() => new Promise(requestAnimationFrame)")
        return kinds(page)

    seen = [go("One step forward", str(turn)) for turn in (1, 2, 3)]
    assert set.union(*seen) >= {"clue", "face", "back"}
    assert all(seen)
    assert go("One step back", "2") == set()
    page.keyboard.press("End")
    expect(table(page)).to_have_attribute("data-turn", "6")
    assert kinds(page) == set()
