"""Each language is chosen from the browser, can be changed, and is complete."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sumida.locales import LANGUAGES, say
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import settle
from tests.e2e.translations import bare_keys, left_in_english, words_on

QUICK: dict[str, tuple[str, dict[str, str | int]]] = {
    "hashi": ("quick-alone", {}),
    "hanabi": ("quick-bots", {"count": 2}),
}
READING = ("/", "/learn", "/learn/hashi", "/learn/hanabi", "/rules", "/about", "/nowhere")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    chosen: str = request.param
    return chosen


def assert_translated(page: Page, language: str) -> None:
    words = words_on(page)
    assert bare_keys(words) == set()
    if language != "en":
        assert left_in_english(words, language) == set()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def press(page: Page, language: str, key: str) -> None:
    page.get_by_role("button", name=say(language, key), exact=True).first.click()


def test_pages_to_read(open_page: OpenPage, language: str) -> None:
    page = open_page(locale=language)
    home = page.url.rstrip("/")
    for path in READING:
        page.goto(home + path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("main").get_by_role("heading").first).to_be_attached()
        assert_translated(page, language)
    press(page, language, "preferences")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_translated(page, language)


@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_a_new_table_and_its_lobby_are_translated(open_page: OpenPage, language: str, game: str) -> None:
    page = open_page(f"/new/{game}", locale=language)
    expect(page.get_by_role("radio").first).to_be_visible()
    assert_translated(page, language)
    press(page, language, "create-table")
    expect(page.get_by_role("heading", name=say(language, "seats"))).to_be_visible()
    assert_translated(page, language)


@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_a_game_its_end_and_its_replay_are_translated(open_page: OpenPage, language: str, game: str) -> None:
    page = open_page(locale=language, size=(360, 740))
    page.get_by_role("button", name=say(language, *QUICK[game]), exact=True).click()
    expect(page.locator(f".{game}")).to_be_visible()
    if game == "hanabi":
        press(page, language, "give-clue")
    assert_translated(page, language)
    press(page, language, "table")
    assert_translated(page, language)
    press(page, language, "stop-game")
    assert_translated(page, language)
    press(page, language, "stop-yes")
    expect(page.locator(f"#{game}-end")).to_be_visible()
    assert_translated(page, language)
    page.get_by_role("link", name=say(language, "watch-replay")).click()
    expect(page.get_by_role("group", name=say(language, "replay-controls"))).to_be_visible()
    assert_translated(page, language)


def test_a_refusal_is_in_the_language_of_the_page(open_page: OpenPage, language: str) -> None:
    page = open_page(locale=language)
    press(page, language, "quick-alone")
    expect(page.locator(".hashi")).to_be_visible()
    settle(page)
    page.locator("body").press("/")
    line = page.get_by_role("combobox", name=say(language, "command"))
    line.fill("d1=4")
    line.press("Enter")
    refusal = say(language, "refuse-hashi-flag-needs-bridge", {"island": "d1"})
    expect(page.get_by_role("alert").filter(has_text=refusal)).to_have_count(1)


def test_the_language_can_be_changed_and_stays(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_label("Language").first.select_option("pl")
    expect(page.get_by_role("button", name=say("pl", "quick-alone"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.reload()
    expect(page.get_by_role("button", name=say("pl", "quick-alone"))).to_be_visible()


def test_only_the_language_in_use_is_loaded(open_page: OpenPage) -> None:
    page = open_page(locale="es")
    expect(page.get_by_role("button", name=say("es", "quick-alone"))).to_be_visible()
    files = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    loaded = {match[1] for name in files if (match := re.search(rf"/assets/({'|'.join(LANGUAGES)})-", name))}
    assert loaded == {"es"}


def test_zero_islands_are_many_in_portuguese(open_page: OpenPage) -> None:
    """By the plural rules of browsers for Portuguese, zero is one."""
    page = open_page(locale="pt-BR")
    press(page, "pt", "quick-alone")
    expect(page.locator(".hashi")).to_be_visible()
    expect(page.get_by_text("0 ilhas").first).to_be_visible()
    expect(page.get_by_text(re.compile(r"\b0 ilha\b"))).to_have_count(0)
