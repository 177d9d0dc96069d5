"""Replays: step, jump, other eyes, a link to a turn, download and upload."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.serving import ROOT

GAME = ROOT / "web" / "src" / "learn" / "hanabi.json"


def test_an_uploaded_game_is_stepped_through_and_shared(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    page.get_by_label("Open a game file").set_input_files(GAME)
    expect(page).to_have_url(re.compile(r"/r/u\w+"))
    table = page.locator(".hanabi")
    expect(table).to_have_attribute("data-turn", "0")
    expect(page.locator(".hand .card").first).to_have_accessible_name("card 1, green 4")
    page.get_by_role("button", name="One step on").click()
    expect(table).to_have_attribute("data-turn", "1")
    page.keyboard.press("End")
    expect(table).to_have_attribute("data-turn", "6")
    page.get_by_role("button", name=re.compile("discards green 4")).click()
    expect(table).to_have_attribute("data-turn", "3")
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(".hand.own")).to_have_attribute("data-seat", "1")

    shared = open_page(page.url[page.url.index("/r/") :])
    expect(shared.locator(".hanabi")).to_have_attribute("data-turn", "3")
    expect(shared.locator(".hand.own")).to_have_attribute("data-seat", "1")

    with page.expect_download() as found:
        page.get_by_role("link", name="Download").click()
    kept = tmp_path / "game.json"
    found.value.save_as(kept)
    again = open_page()
    again.get_by_label("Open a game file").set_input_files(kept)
    expect(again).to_have_url(re.compile(page.url.split("?")[0].rsplit("/", 1)[1]))


def test_a_file_that_is_no_game_is_refused_in_words(open_page: OpenPage, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"a": 1}')
    page = open_page()
    page.get_by_label("Open a game file").set_input_files(wrong)
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w+ \w+"))).to_be_visible()
