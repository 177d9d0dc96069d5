"""Suits of Hanabi are shown with the letters of each language, and typed with them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from sumida.hanabi.rules.variants import FIVE
from sumida.locales import say
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import Frames
from tests.e2e.translations import SAMPLE

COLOURS = [suit.name for suit in FIVE.suits]


def letters_in(texts: Locator) -> list[str]:
    return [text.strip() for text in texts.all_text_contents()]


def type_command(page: Page, language: str, text: str) -> None:
    line = page.get_by_role("combobox", name=say(language, "command"))
    if not line.count():
        page.locator("body").press("/")
    expect(line).to_be_focused()
    line.fill(text)
    line.press("Enter")
    expect(page.locator("[data-busy=true]")).to_have_count(0)


@pytest.mark.parametrize("language", SAMPLE)
def test_the_letters_shown_are_the_letters_typed(open_page: OpenPage, language: str) -> None:
    page = open_page(locale=language)
    frames = Frames(page)
    page.get_by_role("button", name=say(language, "quick-bots", {"count": 2}), exact=True).first.click()
    expect(page.locator(".hanabi")).to_be_visible()
    wanted = [say(language, f"letter-{colour}") for colour in COLOURS]
    assert letters_in(page.locator(".series text")) == wanted
    assert len(set(wanted)) == len(wanted)
    offered = page.locator("datalist option")
    page.locator("body").press("/")
    clues = [value for value in offered.evaluate_all("all => all.map(one => one.value)") if "clue B" in value]
    words = {say(language, f"colour-{colour}"): colour for colour in COLOURS}
    colour = next(words[clue.split()[2]] for clue in clues if clue.split()[2] in words)
    letter = say(language, f"letter-{colour}")
    type_command(page, language, f"clue B {letter.lower()}")
    marks = page.locator(".hanabi text.letter").filter(has_text=letter)
    expect(marks.first).to_be_attached()
    assert any(f'"action":"clue B {colour}"' in text for text in frames.texts)
