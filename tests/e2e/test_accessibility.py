"""Every page, in both themes, without a violation that axe can find."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import hanabi_actions as hanabi
from tests.e2e import hashi_actions as hashi
from tests.e2e.axe import violations_in_both_themes
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import finish, make_table, quick_game, sit_down


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page()


def go(page: Page, path: str) -> None:
    page.goto(re.sub(r"(://[^/]+).*", rf"\1{path}", page.url))


def test_people_choose_the_theme(page: Page) -> None:
    for theme in ("night", "paper"):
        page.get_by_role("button", name="Preferences").click()
        page.get_by_label("Colours").select_option(theme)
        page.get_by_role("button", name="Close").click()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "paper")


def test_first_page_and_preferences(page: Page) -> None:
    assert violations_in_both_themes(page) == []
    page.get_by_role("button", name="Preferences").click()
    expect(page.get_by_role("dialog", name="Preferences")).to_be_visible()
    assert violations_in_both_themes(page) == []


@pytest.mark.parametrize("path", ["/learn", "/learn/hashi", "/learn/hanabi", "/rules", "/about", "/nowhere"])
def test_pages_to_read(page: Page, path: str) -> None:
    go(page, path)
    expect(page.get_by_role("main")).to_be_visible()
    expect(
        page.get_by_role("main").get_by_role("heading").or_(page.get_by_role("progressbar")).first
    ).to_be_visible()
    assert violations_in_both_themes(page) == []


def test_a_new_table_and_its_lobby(page: Page, open_page: OpenPage) -> None:
    go(page, "/new/hashi")
    expect(page.get_by_label("Players")).to_be_visible()
    assert violations_in_both_themes(page) == []
    go(page, "/new/hanabi")
    page.get_by_role("radio", name="Friends, on this device").check()
    assert violations_in_both_themes(page) == []
    page.get_by_role("radio", name="Friends, by a link").check()
    guest = open_page(make_table(page, 3, "Ana"))
    expect(guest.get_by_role("button", name="Take a seat")).to_be_visible()
    assert violations_in_both_themes(guest) == []
    sit_down(guest, "Bo")
    assert violations_in_both_themes(page) == []


def test_a_game_of_hashi(page: Page) -> None:
    quick_game(page, "hashi")
    assert violations_in_both_themes(page) == []
    hashi.start_board(page)
    hashi.expect_round(page, 1)
    hashi.play_round(page)
    hashi.expect_round(page, 2)
    page.get_by_text("What happened").click()
    assert violations_in_both_themes(page) == []
    page.get_by_role("button", name="Table", exact=True).click()
    assert violations_in_both_themes(page) == []
    page.get_by_role("button", name="Close").click()
    finish(page, "hashi")
    assert violations_in_both_themes(page) == []
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("group", name="Steps")).to_be_visible()
    assert violations_in_both_themes(page) == []


def test_a_game_of_hanabi(page: Page) -> None:
    quick_game(page, "hanabi")
    hanabi.await_turn(page)
    page.get_by_role("button", name="Give a clue").first.click()
    assert violations_in_both_themes(page) == []
    hanabi.clues(page).first.click()
    hanabi.await_turn(page)
    hanabi.own_cards(page).first.click()
    assert violations_in_both_themes(page) == []
    finish(page, "hanabi")
    page.get_by_text("Was the deal fair?").click()
    assert violations_in_both_themes(page) == []
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("group", name="Steps")).to_be_visible()
    assert violations_in_both_themes(page) == []


@pytest.mark.parametrize("part", [".stack .left", "td s"])
def test_signs_are_seen_where_a_reader_has_colours_of_their_own(open_page: OpenPage, part: str) -> None:
    page = open_page()
    quick_game(page, "hashi")
    page.emulate_media(forced_colors="active")
    assert background(page, part) != background(page, "td")


def background(page: Page, part: str) -> str:
    found: str = page.locator(part).first.evaluate("part => getComputedStyle(part).backgroundColor")
    return found


def test_a_device_handed_over(page: Page) -> None:
    go(page, "/new/hashi")
    page.get_by_role("radio", name="Friends, on this device").check()
    page.get_by_role("button", name="Start the game").click()
    take = page.get_by_role("button", name="I am")
    expect(take).to_be_visible()
    assert violations_in_both_themes(page) == []
    take.click()
    expect(hashi.table(page)).to_be_visible()
    assert violations_in_both_themes(page) == []
