"""The deal of the day on the page: one try counts; streaks, a result to share, hints that are recorded."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, StorageState, expect

from tests.e2e.axe import violations_in_both_themes
from tests.e2e.conftest import OpenPage
from tests.e2e.hashi_actions import confirm_button, expect_round, pass_to_the_end, start_board, table
from tests.e2e.server import Server
from tests.e2e.table_actions import settle, settle_layout

CARD_OR_PLACE = re.compile(r"\b[a-l]\d{1,2}\b|\b\d/\d\b|[a-l]\d+[-–=]")
PHONE = (360, 740)
BLOCKED = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("no", "SecurityError"); },
});"""


def days_ago(days: int) -> str:
    return (datetime.now(UTC) - timedelta(days=days)).date().isoformat()


def diary(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('sumida.daily.hashi') ?? '{}'"))


def remembering(shared_server: Server, scores: dict[str, int | None]) -> StorageState:
    """A browser that has played on these days; None: begun and never finished."""
    tries = {
        day: {"table": "AAAAAA", **({} if score is None else {"score": score})}
        for day, score in scores.items()
    }
    return {
        "cookies": [],
        "origins": [
            {
                "origin": shared_server.address,
                "localStorage": [{"name": "sumida.daily.hashi", "value": json.dumps(tries)}],
            }
        ],
    }


def begin(page: Page) -> None:
    page.get_by_role("link", name=re.compile("^Hashi Not played yet")).click()
    page.get_by_role("button", name="Play today’s deal").click()
    expect(table(page)).to_have_attribute("data-phase", "set-up")


def pass_all(page: Page) -> None:
    """The shortest game, typed: a start number, then pass every round."""
    start_board(page)
    expect_round(page, 1)
    pass_to_the_end(page)
    expect(page.get_by_role("heading", name="The deal of")).to_be_visible()


def shared(page: Page) -> str:
    return page.get_by_role("textbox", name="Share your result").input_value()


def test_the_first_try_of_the_day_counts_and_the_next_is_practice(
    open_page: OpenPage, shared_server: Server
) -> None:
    page = open_page(storage=remembering(shared_server, {days_ago(2): 40, days_ago(1): 44}))
    begin(page)
    today = days_ago(0)
    assert "score" not in diary(page)[today]
    pass_all(page)
    expect(page.locator("[data-mark=counted]")).to_contain_text("3 days in a row")
    own = diary(page)[today]
    assert own["score"] == 0
    text = shared(page)
    assert "0 points" in text
    assert "3 days in a row" in text
    assert "/daily/hashi" in text
    assert CARD_OR_PLACE.search(text) is None, text
    page.get_by_role("button", name="Practise on this deal").click()
    pass_all(page)
    expect(page.locator("[data-mark=practice]")).to_be_visible()
    assert "Practice" in shared(page)
    assert diary(page)[today] == own
    page.get_by_role("link", name="Sumida, first page").click()
    expect(page.get_by_role("link", name=re.compile("^Hashi 0 points"))).to_be_visible()


@pytest.mark.parametrize(
    ("scores", "now", "longest", "best"),
    [
        ({}, "0", "0", "–"),
        ({2: 30, 3: 50, 5: 20}, "0", "2", "50"),
        ({1: 30, 2: 31, 3: 32, 5: 60, 6: 1, 7: 1, 8: 1}, "3", "4", "60"),
        ({0: 30, 1: 31, 2: None, 3: 32}, "2", "2", "32"),
    ],
)
def test_streaks_count_finished_tries(
    open_page: OpenPage,
    shared_server: Server,
    scores: dict[int, int | None],
    now: str,
    longest: str,
    best: str,
) -> None:
    kept = remembering(shared_server, {days_ago(days): score for days, score in scores.items()})
    page = open_page("/daily/hashi", storage=kept)
    shown = page.get_by_role("region", name="Your streak").locator("dd")
    expect(shown).to_have_text([now, longest, best])


def test_an_unfinished_try_can_be_continued(open_page: OpenPage) -> None:
    page = open_page()
    begin(page)
    code = page.url.rsplit("/", 1)[1]
    page.get_by_role("link", name="Sumida, first page").click()
    page.get_by_role("link", name=re.compile("^Hashi Started")).click()
    page.get_by_role("link", name="Continue my game").click()
    expect(page).to_have_url(re.compile(code))


def test_a_hint_is_drawn_and_used_and_marks_the_try_as_helped(open_page: OpenPage) -> None:
    page = open_page()
    begin(page)
    page.keyboard.press("h")
    page.get_by_role("dialog", name="A hint in today’s deal?").get_by_role("button", name="Show me").click()
    for number in range(2):
        if number:
            page.get_by_role("button", name="Hint").click()
        hint = page.locator("[data-hint]")
        expect(hint).to_contain_text("A master", timeout=240_000)
        marks = (hint.get_attribute("data-hint") or "").split()
        assert page.locator("g.hint > g").count() == len(set(marks)) > 0
        hint.get_by_role("button", name="Use it").click()
        expect(table(page)).to_have_attribute("data-marks", " ".join(marks))
        settle(page)
        confirm_button(page).click()
        expect_round(page, number + 1)
    assert diary(page)[days_ago(0)]["helped"] is True


def test_a_hint_says_to_take_back_what_does_not_fit(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play alone").click()
    start_board(page)
    expect_round(page, 1)
    while not page.get_by_role("button", name="Undo").is_enabled():
        page.get_by_role("button", name="Draw a bridge").first.dispatch_event("click")
        settle(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("[data-hint]")
    expect(hint).to_contain_text("A master", timeout=240_000)
    marks = hint.get_attribute("data-hint") or ""
    taken_back = "Take back" in (hint.text_content() or "")
    before = table(page).get_attribute("data-marks") or ""
    hint.get_by_role("button", name="Use it").click()
    expected = marks if taken_back else f"{before} {marks}".strip()
    expect(table(page)).to_have_attribute("data-marks", expected)


def test_with_two_players_there_is_no_hint(open_page: OpenPage) -> None:
    page = open_page("/new/hashi")
    page.get_by_role("radio", name=re.compile("^Bots")).check()
    page.get_by_role("button", name="Start the game").click()
    expect(table(page)).to_have_attribute("data-phase", "set-up")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_daily_deal_of_hanabi_is_played_with_two_partners(open_page: OpenPage) -> None:
    page = open_page("/daily/hanabi")
    page.get_by_role("button", name="Play today’s deal").click()
    expect(page.locator(".hanabi")).to_be_visible()
    expect(page.get_by_text("Partner").first).to_be_visible()


@pytest.mark.parametrize(
    ("day", "sentence"),
    [
        ("2026-13-40", "is not a date"),
        ("9999-01-01", "has not come yet"),
        ("2020-01-01", "The first daily deal"),
    ],
)
def test_a_day_without_a_deal_says_so(open_page: OpenPage, day: str, sentence: str) -> None:
    page = open_page(f"/daily/hashi?day={day}")
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text(sentence)
    page.get_by_role("link", name="Today’s deal").click()
    expect(page.get_by_role("button", name="Play today’s deal")).to_be_visible()


def test_a_past_day_is_for_practice(open_page: OpenPage) -> None:
    page = open_page("/daily/hashi")
    page.get_by_role("link", name="The day before").click()
    page.get_by_role("button", name="Practise on this deal").click()
    expect(table(page)).to_have_attribute("data-phase", "set-up")
    assert diary(page) == {}


def test_a_browser_without_storage_can_still_play(open_page: OpenPage) -> None:
    page = open_page("/rules")
    page.context.add_init_script(BLOCKED)
    page.goto(page.url.replace("/rules", "/"))
    begin(page)
    start_board(page)
    expect_round(page, 1)
    page.get_by_role("link", name="Sumida, first page").click()
    expect(page.get_by_role("link", name=re.compile("^Hashi Not played yet"))).to_be_visible()


def test_the_daily_page_and_its_end_are_accessible_and_fit_a_phone(open_page: OpenPage) -> None:
    page = open_page("/daily/hashi", size=PHONE, touch=True)
    expect(page.get_by_role("button", name="Play today’s deal")).to_be_visible()
    assert violations_in_both_themes(page) == []
    page.get_by_role("button", name="Play today’s deal").click()
    pass_all(page)
    assert violations_in_both_themes(page) == []
    settle_layout(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
