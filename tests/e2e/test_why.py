"""Any move of a bot can be asked about in the log, and the answer stands below it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e import hanabi_actions as hanabi
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import quick_game


def asked(page: Page) -> None:
    """One move of your own, and the bot's answer to it is asked about."""
    hanabi.give_any_clue(page)
    ask = page.get_by_role("button", name=re.compile(r"^Why\? 2 Partner")).locator("visible=true").first
    expect(ask).to_have_attribute("aria-expanded", "false", timeout=15_000)
    ask.focus()
    page.keyboard.press("Enter")
    expect(ask).to_have_attribute("aria-expanded", "true")


def test_a_bot_says_why_it_moved(open_page: OpenPage) -> None:
    page = open_page("/")
    quick_game(page, "hanabi")
    asked(page)
    answer = page.locator("li:has(.why[aria-expanded=true]) p").locator("visible=true")
    expect(answer).to_contain_text(re.compile(r"\w+ .+\."))
    expect(answer).not_to_contain_text("why-")
    expect(page.get_by_role("button", name=re.compile(r"^Why\? 1 "))).to_have_count(0)


def test_the_answer_comes_into_sight_at_the_end_of_a_long_log(open_page: OpenPage) -> None:
    page = open_page("/")
    quick_game(page, "hanabi")
    # As high as the few lines so far are long.
    page.get_by_role("list", name="What happened").locator("visible=true").evaluate(
        "log => (log.style.maxHeight = '2.5rem')"
    )
    asked(page)
    answer = page.locator("li:has(.why[aria-expanded=true]) p").locator("visible=true")
    expect(answer).to_contain_text(re.compile(r"\w+ .+\."))
    expect(answer).to_be_in_viewport(ratio=0.5)


def test_every_convention_that_a_reason_names_is_on_its_page_which_opens_at_its_place(
    open_page: OpenPage,
) -> None:
    page = open_page("/learn/partner#convention-bluff")
    expect(page.locator("#convention-bluff")).to_be_in_viewport()
    for name in ("chop", "play", "save", "touch", "prompt", "finesse", "sarcastic", "scream"):
        expect(page.locator(f"#convention-{name}")).to_have_count(1)


def test_on_a_phone_the_question_is_as_large_as_a_finger(open_page: OpenPage) -> None:
    page = open_page("/", size=(360, 740), touch=True)
    quick_game(page, "hanabi")
    hanabi.give_any_clue(page)
    page.get_by_role("banner").get_by_role("button", name=re.compile("Chat|happened")).click()
    ask = page.get_by_role("button", name=re.compile(r"^Why\? 2 ")).locator("visible=true")
    expect(ask).to_be_visible(timeout=15_000)
    box = ask.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
