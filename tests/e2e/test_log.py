"""The log speaks to its reader: your own moves are yours, in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import hanabi_actions as hanabi
from tests.e2e import hashi_actions as hashi
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import command, make_table, quick_game, sit_down, two_at_a_table

CLUES = {
    "en": ("You tell Bo about", "Ana tells you about", "Ana tells Bo about"),
    "es": ("Das la pista .* a Bo", "Ana te da la pista", "Ana da la pista .* a Bo"),
    "pt": ("Dás a pista .* a Bo", "Ana dá-te a pista", "Ana dá a pista .* a Bo"),
    "pl": ("Dajesz graczowi Bo wskazówkę", "Ana daje ci wskazówkę", "Ana daje graczowi Bo wskazówkę"),
}
PLAYS = {"en": "You play", "es": "Juegas", "pt": "Jogas", "pl": "Zagrywasz"}


def speak(page: Page, language: str) -> None:
    page.evaluate("language => localStorage.setItem('sumida.language', language)", language)
    page.reload()


def expect_line(page: Page, turn: int, words: str) -> None:
    expect(page.get_by_role("button", name=re.compile(rf"^{turn} {words}"))).to_be_visible()


def test_a_clue_reads_as_yours_to_its_giver_and_its_receiver(open_page: OpenPage) -> None:
    ana = open_page("/new/hanabi")
    path = make_table(ana, 2, "Ana")
    bo = open_page(path)
    sit_down(bo, "Bo")
    cy = open_page(path)
    cy.get_by_role("button", name="Just watch").click()
    ana.get_by_role("button", name="Start the game").click()
    expect(hanabi.table(ana)).to_be_visible()
    hanabi.give_any_clue(ana)
    expect(ana.get_by_role("status").filter(has_text="You tell Bo")).to_have_count(1)
    expect(bo.get_by_role("status").filter(has_text="Ana tells you")).to_have_count(1)
    for language, sentences in CLUES.items():
        for page, words in zip((ana, bo, cy), sentences, strict=True):
            speak(page, language)
            expect_line(page, 1, words)


def test_your_own_card_reads_as_played_by_you(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    hanabi.act_on(ana, hanabi.own_cards(ana).first, "Play")
    expect_line(bo, 1, "Ana plays")
    for language, words in PLAYS.items():
        speak(ana, language)
        expect_line(ana, 1, words)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_in_hashi_your_marks_are_yours(open_page: OpenPage, language: str) -> None:
    page = open_page()
    quick_game(page, "hashi")
    command(page, "d2=4")
    command(page, "done")
    hashi.expect_round(page, 1)
    speak(page, language)
    page.locator("summary").filter(has_text=re.compile("What happened|Co się wydarzyło")).click()
    line = {"en": "You: 4 on d2", "pl": "Ty: 4 na d2"}[language]
    expect(page.get_by_role("button", name=line)).to_be_visible()


def test_players_who_share_a_device_read_names(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi")
    page.get_by_role("radio", name=re.compile("^Friends, on this device")).check()
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="I am Guest").click()
    page.get_by_role("button", name="Give a clue").click()
    hanabi.clues(page).first.click()
    page.get_by_role("button", name="I am Bo").click()
    expect_line(page, 1, "Guest tells Bo about")
