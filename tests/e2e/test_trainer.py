"""The trainer: puzzles solved by touch and by keyboard, with the reason, and what the browser remembers."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import settle, settle_layout
from tests.e2e.test_partner_lesson import lesson, press, touch
from tests.e2e.translations import SAMPLE


def answer_of(page: Page) -> str:
    expect(lesson(page)).to_have_attribute("data-answer", re.compile(r"\w"))
    return str(lesson(page).get_attribute("data-answer"))


def wrong_for(answer: str) -> str:
    """Another move that every puzzle allows: a play, which costs no token and needs none."""
    return "play 2" if answer == "play 1" else "play 1"


def make(page: Page, move: str, use: Any) -> None:
    kind, _, rest = move.partition(" ")
    if kind == "clue":
        use(page, page.locator(f'.hand[data-seat="{"ABC".index(rest[0])}"] .card').first)
        use(page, page.locator(f'[data-clue="{move}"]'))
        return
    use(page, page.locator(".hand.own .card").nth(int(rest) - 1))
    word = "Play" if kind == "play" else "Discard"
    use(page, page.locator(".hand.own").get_by_role("button", name=word, exact=True))


@pytest.mark.parametrize("use", [touch, press], ids=["touch", "keyboard"])
def test_puzzles_are_solved_and_counted(open_page: OpenPage, use: Any) -> None:
    page = open_page("/learn", size=(360, 640) if use is touch else (1280, 800), touch=use is touch)
    use(page, page.get_by_role("link", name="Trainer"))
    for number in range(2):
        expect(lesson(page)).to_have_attribute("data-position", str(number))
        make(page, answer_of(page), use)
        expect(lesson(page)).to_contain_text(re.compile(r"That’s it\. .+\."))
        expect(lesson(page)).not_to_contain_text("why-")
        settle(page)
        use(page, lesson(page).get_by_role("button", name="Next"))
    expect(lesson(page)).to_contain_text("2 of 2 right · 2 in a row, at best 2")
    page.reload()
    expect(lesson(page)).to_have_attribute("data-position", "2")
    expect(lesson(page)).to_contain_text("2 of 2 right")


def test_a_wrong_move_counts_once_and_the_answer_can_be_shown(open_page: OpenPage) -> None:
    page = open_page("/learn/trainer")
    make(page, wrong_for(answer_of(page)), press)
    expect(lesson(page)).to_contain_text("Not this: play card")
    expect(lesson(page)).to_contain_text("0 of 1 right")
    settle(page)
    press(page, lesson(page).get_by_role("button", name="Show the answer"))
    expect(lesson(page)).to_contain_text(re.compile(r"The answer: .+\. .+\."))
    expect(lesson(page)).to_contain_text("0 of 1 right · 0 in a row")
    expect(lesson(page).get_by_role("button", name="Next")).to_be_focused()


def test_another_level_has_puzzles_of_its_own(open_page: OpenPage) -> None:
    page = open_page("/learn/trainer", size=(740, 360), touch=True)
    first = answer_of(page)
    page.get_by_label("Level of the puzzles").select_option("5")
    expect(lesson(page)).to_have_attribute("data-position", "0")
    assert answer_of(page)
    page.get_by_label("Level of the puzzles").select_option("1")
    expect(lesson(page)).to_have_attribute("data-answer", first)


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)])
def test_a_puzzle_is_solved_without_scrolling(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page("/learn/trainer", size=size)
    answer_of(page)
    page.locator(".hand.own .card").first.click()
    settle_layout(page)
    assert page.evaluate("scrollY") == 0
    for part in page.locator(".lesson, .hand .card, .hand.own button").all():
        box = part.bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("locale", SAMPLE)
def test_the_trainer_fits_a_phone_in_every_language(open_page: OpenPage, locale: str) -> None:
    page = open_page("/learn/trainer", size=(360, 640), locale=locale)
    answer_of(page)
    settle_layout(page)
    expect(page.locator("main")).not_to_contain_text("learn-")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert violations(page) == []
