"""Each language is chosen from the browser, can be changed, and says everything."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sumida.locales import LANGUAGES, say
from tests.e2e.conftest import OpenPage

KEY = re.compile(r"^(?:[a-z]+-)+[a-z0-9]+$")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_a_game_in_each_language(open_page: OpenPage, language: str, game: str) -> None:
    page = open_page(locale=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_role("button", name=say(language, f"{game}-quick")).click()
    expect(page.locator(f".{game}")).to_be_visible()
    texts = page.locator("main").all_inner_texts()
    assert [word for text in texts for word in text.split() if KEY.match(word)] == []
    assert say(language, "command") in texts[0]


def test_the_language_can_be_changed_and_stays(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("nav").get_by_role("combobox").select_option("pl")
    expect(page.get_by_role("button", name=say("pl", "hashi-quick"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=say("pl", "hashi-quick"))).to_be_visible()


def test_only_the_language_in_use_is_loaded(open_page: OpenPage) -> None:
    page = open_page(locale="es")
    files = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    loaded = {match[1] for name in files if (match := re.search(r"/assets/(en|es|pt|pl)-", name))}
    assert loaded == {"es"}
