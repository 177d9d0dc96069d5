"""The rules on the page: complete in every language, with drawings, and never far away."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from sumida import locales
from sumida.hanabi.rules.scoring import BANDS
from sumida.locales import LANGUAGES, say
from tests.e2e.axe import violations_in_both_themes
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import finish, quick_game
from tests.e2e.translations import SAMPLE

KEYS = re.findall(
    r"^(rules-[\w-]+) =", (files(locales) / "en" / "rules.ftl").read_text("utf-8"), flags=re.MULTILINE
)
HEADINGS = [key for key in KEYS if re.fullmatch(r"rules-(?:hashi|hanabi)-[a-z]+", key)]
PARAGRAPHS = [key for key in KEYS if re.fullmatch(r"rules-(?:hashi|hanabi)-[a-z]+-\d+", key)]
DRAWINGS = [key for key in KEYS if key.startswith("rules-draw-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_on_the_page_in_every_language(open_page: OpenPage, language: str) -> None:
    page = open_page("/rules", locale=language)
    expect(page.get_by_role("heading", level=1)).to_have_count(2)
    headings = page.get_by_role("heading", level=2).all_inner_texts()
    assert sorted(headings) == sorted(say(language, key) for key in HEADINGS)
    said = " ".join(page.get_by_role("main").inner_text().replace("\u2060", "").split())
    assert [key for key in PARAGRAPHS if " ".join(say(language, key).split()) not in said] == []


@pytest.mark.parametrize("language", SAMPLE)
def test_every_drawing_has_a_name_that_is_its_caption(open_page: OpenPage, language: str) -> None:
    page = open_page("/rules", locale=language, size=(360, 740))
    drawings = page.get_by_role("main").get_by_role("img")
    expect(drawings).to_have_count(len(DRAWINGS))
    for key in DRAWINGS:
        drawing = page.get_by_role("img", name=say(language, key), exact=True)
        expect(drawing).to_be_visible()
        expect(drawing.locator("svg").first).to_be_visible()


def test_the_rules_are_accessible(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(page.url + "rules")
    expect(page.get_by_role("heading", level=1)).to_have_count(2)
    assert violations_in_both_themes(page) == []


def test_the_verdicts_are_those_of_the_rules(open_page: OpenPage) -> None:
    page = open_page("/rules/hanabi")
    rows = page.get_by_role("table").get_by_role("row").all_inner_texts()[1:]
    most = [int(re.split(r"[–\t]", row)[1]) for row in rows[:-1]]
    assert most == [band for band, _ in BANDS][: len(most)]
    for row, (_, verdict) in zip(rows, BANDS, strict=False):
        assert say("en", f"verdict-{verdict}") in row


def test_the_contents_lead_to_a_section(open_page: OpenPage) -> None:
    page = open_page("/rules/hashi")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Races").click()
    expect(page.get_by_role("heading", name="Races")).to_be_in_viewport()


@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_the_rules_are_linked_from_the_first_page_the_table_and_the_end(
    open_page: OpenPage, game: str
) -> None:
    page = open_page()
    expect(page.locator(f'article a[href="/rules/{game}"]')).to_be_visible()
    quick_game(page, game)
    expect(page.get_by_role("banner").get_by_role("link", name="The rules")).to_be_visible()
    finish(page, game)
    expect(page.get_by_role("main").get_by_role("link", name="The rules")).to_have_attribute(
        "href", f"/rules/{game}"
    )
