"""The terms of a table: one line, silence during a game, who starts; and looking back after a reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hanabi_actions import await_turn, give_any_clue, my_turn, table
from tests.e2e.table_actions import finish, make_table, sit_down, two_at_a_table


def _lobby(open_page: OpenPage, game: str, terms: dict[str, str]) -> tuple[Page, Page]:
    """Ana and Bo in the lobby of a table with these terms, by label."""
    ana = open_page(f"/new/{game}")
    for label, value in terms.items():
        ana.get_by_label(label).select_option(value)
    bo = open_page(make_table(ana, 2, "Ana"))
    sit_down(bo, "Bo")
    return ana, bo


def _start(ana: Page, bo: Page, game: str) -> None:
    ana.get_by_role("button", name="Start the game").click()
    for page in (ana, bo):
        expect(page.locator(f".{game}")).to_be_visible()


def test_a_strict_paper_table_says_both(open_page: OpenPage) -> None:
    ana, bo = _lobby(open_page, "hashi", {"Mistakes": "paper", "Chat rules": "strict", "Clock": "120"})
    line = "Hashi · mistakes as on paper · set phrases only · 2 min + 10 s · turns can be reopened"
    for page in (ana, bo):
        expect(page.get_by_text(line)).to_be_visible()
    _start(ana, bo, "hashi")
    for page in (ana, bo):
        expect(page.get_by_text(line)).to_be_visible()


def test_the_line_of_terms_names_rules_talk_and_who_starts(open_page: OpenPage) -> None:
    ana, bo = _lobby(
        open_page, "hanabi", {"Chat rules": "house", "Takebacks": "never", "Who starts": "drawn"}
    )
    line = (
        "Hanabi · new to conventions · free chat · no clock · no takebacks · sorted hands are private"
        " · the first player is drawn"
    )
    for page in (ana, bo):
        expect(page.get_by_text(line)).to_be_visible()
    ana.get_by_label("Who starts").select_option("1")
    expect(bo.get_by_text("Bo starts", exact=False).first).to_be_visible()


def test_on_a_phone_the_terms_are_in_the_tables_menu(open_page: OpenPage) -> None:
    page = open_page(size=(360, 740))
    page.get_by_role("button", name="Play with two bots").click()
    page.get_by_role("button", name="Table", exact=True).click()
    terms = page.get_by_role("dialog").get_by_text("Hanabi · new to conventions · set phrases only")
    expect(terms).to_be_visible()


def test_at_a_silent_table_nobody_comments_on_a_game(open_page: OpenPage) -> None:
    ana, bo = _lobby(open_page, "hanabi", {"Chat rules": "silent"})
    say = ana.get_by_label("Say something")
    say.fill("good luck!")
    say.press("Enter")
    expect(bo.get_by_role("log").get_by_text("good luck!")).to_be_visible()
    _start(ana, bo, "hanabi")
    wu = open_page(ana.url[ana.url.index("/t/") :])
    wu.get_by_role("button", name="Just watch").click()
    for page in (ana, wu):
        expect(page.get_by_text("Silent table: no comments while the game is running")).to_be_visible()
        expect(page.get_by_label("Say something")).to_have_count(0)
        expect(page.get_by_label("Say a phrase")).to_have_count(0)
    finish(ana, "hanabi")
    expect(wu.get_by_label("Say something")).to_be_visible()


@pytest.mark.parametrize(("choice", "starter"), [("host", "Ana"), ("1", "Bo")])
def test_the_one_who_starts_is_chosen_in_the_lobby(open_page: OpenPage, choice: str, starter: str) -> None:
    ana, bo = _lobby(open_page, "hanabi", {})
    ana.get_by_label("Who starts").select_option(choice)
    expect(bo.get_by_label("Who starts")).to_have_value(choice)
    _start(ana, bo, "hanabi")
    first, second = (ana, bo) if starter == "Ana" else (bo, ana)
    expect(my_turn(first)).to_be_visible()
    expect(my_turn(second)).to_have_count(0)
    give_any_clue(first)
    finish(ana, "hanabi")
    ana.get_by_role("link", name="Watch the replay").click()
    expect(ana.get_by_role("button", name=re.compile(f"^1 {starter}"))).to_be_visible()


def test_looking_back_works_after_a_reload_and_shows_no_hidden_card(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    give_any_clue(ana)
    assert await_turn(bo)
    bo.locator(".own .card").first.click()
    bo.get_by_role("button", name="Play", exact=True).click()
    assert await_turn(ana)
    ana.reload()
    assert await_turn(ana)
    answers: list[str] = []
    ana.on("response", lambda answer: answers.append(answer.url) if "/turns/" in answer.url else None)
    ana.get_by_role("button", name=re.compile("^1 ")).first.click()
    expect(ana.get_by_text("You are looking back at turn 1.")).to_be_visible()
    expect(table(ana)).to_have_attribute("data-turn", "1")
    assert len(answers) == 1
    past = ana.request.get(answers[0]).json()["views"][0]["view"]
    assert all(card["card"] is None for card in past["hands"][0]), "Ana's own cards stay hidden"
    ana.get_by_role("button", name="Back to now").click()
    expect(table(ana)).to_have_attribute("data-turn", "2")
