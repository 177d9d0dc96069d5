"""The first page: unfinished games, themes, names, and addresses that lead nowhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from sumida.locales import say
from tests.e2e.conftest import OpenPage
from tests.e2e.server import Server
from tests.e2e.table_actions import finish, make_table, quick_game, settle, sit_down
from tests.e2e.translations import SAMPLE

PHONE = (360, 740)
LONG = "Bartholomew Montgomery-Featherstonehaugh"


def home(page: Page) -> None:
    page.get_by_role("link", name="Sumida, first page").first.click()
    expect(page.get_by_role("button", name="Play alone")).to_be_visible()


def scrolled(page: Page) -> float:
    position: float = page.evaluate("scrollY")
    return position


def test_all_unfinished_games_are_offered_and_can_be_removed(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    home(page)
    quick_game(page, "hanabi")
    expect(page.locator("[data-busy=false]")).to_be_visible()
    home(page)
    games = page.get_by_role("region", name="Unfinished games")
    expect(games.get_by_role("listitem")).to_have_count(2)
    expect(
        games.get_by_role("link", name=re.compile(r"Hanabi.*with Partner 1 and Partner 2"))
    ).to_be_visible()
    expect(
        games.get_by_role("link", name=re.compile(r"Hashi.*alone · your turn · this minute"))
    ).to_be_visible()
    games.get_by_role("link", name=re.compile("Hashi")).click()
    expect(page.locator(".hashi")).to_be_visible()
    home(page)
    games.get_by_role("button", name=re.compile("^Remove Hashi")).click()
    expect(games.get_by_role("listitem")).to_have_count(1)
    page.reload()
    expect(games.get_by_role("listitem")).to_have_count(1)
    games.get_by_role("link", name=re.compile("Hanabi")).click()
    finish(page, "hanabi")
    home(page)
    expect(games).to_have_count(0)


def test_the_theme_is_the_devices_until_one_is_chosen(browser: Browser, shared_server: Server) -> None:
    context = browser.new_context(color_scheme="light")
    page = context.new_page()
    page.goto(shared_server.address)
    theme = page.locator("html")
    expect(theme).to_have_attribute("data-theme", "paper")
    page.emulate_media(color_scheme="dark")
    expect(theme).to_have_attribute("data-theme", "night")
    page.get_by_role("button", name="Preferences").click()
    expect(page.get_by_label("Colours")).to_have_value("auto")
    page.get_by_label("Colours").select_option("paper")
    page.reload()
    expect(page.get_by_role("button", name="Play alone")).to_be_visible()
    expect(theme).to_have_attribute("data-theme", "paper")
    context.close()


def test_a_preference_changed_in_one_window_is_kept_by_others(
    browser: Browser, shared_server: Server
) -> None:
    context = browser.new_context(color_scheme="dark")
    one, other = context.new_page(), context.new_page()
    for page in (one, other):
        page.goto(shared_server.address)
        page.get_by_role("button", name="Preferences").click()
    one.get_by_label("Colours").select_option("paper")
    expect(other.locator("html")).to_have_attribute("data-theme", "paper")
    other.get_by_label("Sound").check()
    expect(one.get_by_label("Sound")).to_be_checked()
    one.reload()
    expect(one.get_by_role("button", name="Play alone")).to_be_visible()
    expect(one.locator("html")).to_have_attribute("data-theme", "paper")
    context.close()


def test_the_chosen_theme_is_there_before_the_page_is_drawn(browser: Browser, shared_server: Server) -> None:
    """The scripts of the page never arrive: what is painted meanwhile already has the right colours."""
    context = browser.new_context(color_scheme="dark")
    context.add_init_script("localStorage.setItem('sumida.settings', JSON.stringify({theme: 'paper'}))")
    page = context.new_page()
    page.route(re.compile(r"/assets/.*\.js"), lambda route: route.abort())
    page.goto(shared_server.address)
    expect(page.locator("html")).to_have_attribute("data-theme", "paper")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(244, 233, 210)"
    context.close()


@pytest.mark.parametrize("size", [PHONE, (1280, 600)])
def test_a_game_that_begins_is_shown_from_the_top(open_page: OpenPage, size: tuple[int, int]) -> None:
    ana = open_page("/new/hashi", size=size)
    bo = open_page(make_table(ana, 2, "Ana"), size=size)
    sit_down(bo, "Bo")
    for page in (ana, bo):
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        assert scrolled(page) > 0
    ana.get_by_role("button", name="Start the game").evaluate("button => button.click()")
    for page in (ana, bo):
        expect(page.locator(".hashi")).to_be_visible()
        page.wait_for_function("() => scrollY === 0")
        expect(page.get_by_role("heading", level=1, name=re.compile("^Hashi"))).to_be_focused()


def test_another_game_is_shown_from_the_top(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    quick_game(page, "hashi")
    finish(page, "hashi")
    again = page.get_by_role("button", name="Play again")
    again.scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    settle(page)
    again.evaluate("button => button.click()")
    expect(page.locator("#hashi-end")).to_have_count(0)
    page.wait_for_function("() => scrollY === 0")


def test_a_link_leads_to_the_heading_at_the_top_of_the_next_page(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.get_by_role("link", name="The rules").last.click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert scrolled(page) == 0


@pytest.mark.parametrize("language", SAMPLE)
def test_a_table_that_does_not_exist_says_so(open_page: OpenPage, language: str) -> None:
    page = open_page("/t/abcd23", locale=language)
    missing = say(language, "missing-table", {"table": "ABCD23"})
    expect(page.get_by_role("heading", level=1, name=missing)).to_be_visible()
    expect(page).to_have_title(missing)
    expect(page.get_by_label(say(language, "join-title"))).to_be_visible()
    page.get_by_role("link", name=say(language, "home")).last.click()
    expect(page.get_by_role("heading", name="Hanabi")).to_be_visible()


def test_a_table_deleted_meanwhile_is_offered_no_more(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate(
        "localStorage.setItem('sumida.unfinished', JSON.stringify([{code: 'NOSUCH', game: 'hashi'}]))"
    )
    page.reload()
    page.get_by_role("link", name="Continue your game of Hashi").click()
    expect(page.get_by_role("heading", name="There is no table NOSUCH")).to_be_visible()
    home(page)
    expect(page.get_by_role("region", name="Unfinished games")).to_have_count(0)


@pytest.mark.parametrize("path", ["/daily/chess", "/new/chess", "/rules/chess", "/learn/chess", "/nowhere"])
def test_an_address_of_no_page_is_refused_by_server_and_page(open_page: OpenPage, path: str) -> None:
    page = open_page()
    answer = page.goto(page.url.rstrip("/") + path)
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    home(page)


def type_name(page: Page, name: str) -> None:
    page.get_by_label("Your name").press_sequentially(name)


def test_a_name_that_is_too_long_is_not_cut_when_a_table_is_made(open_page: OpenPage) -> None:
    page = open_page("/new/hashi")
    type_name(page, LONG)
    expect(page.get_by_label("Your name")).to_have_value(LONG)
    expect(page.get_by_text("A name may have at most 24 letters; this one has 40.")).to_be_visible()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_label("Your name")).to_be_focused()
    page.get_by_label("Your name").fill("Bart")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()


def test_a_name_that_is_too_long_is_not_cut_when_joining(open_page: OpenPage) -> None:
    bo = open_page(make_table(open_page("/new/hanabi"), 2, "Ana"))
    type_name(bo, LONG)
    expect(bo.get_by_text("at most 24 letters")).to_be_visible()
    bo.get_by_role("button", name="Take a seat").click()
    expect(bo.get_by_role("button", name="Take a seat")).to_be_visible()
    bo.get_by_role("button", name="Just watch").click()
    expect(bo.get_by_role("alert").filter(has_text="at most 24 letters")).to_have_count(1)


def test_a_name_that_is_too_long_is_not_cut_in_the_preferences(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Preferences").click()
    type_name(page, LONG)
    expect(page.get_by_label("Your name")).to_have_value(LONG)
    expect(page.get_by_text("at most 24 letters")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Play alone").click()
    expect(page.get_by_role("alert").filter(has_text="at most 24 letters")).to_be_visible()


@pytest.mark.parametrize("locale", SAMPLE)
def test_a_phone_on_its_side_shows_what_starts_a_game(open_page: OpenPage, locale: str) -> None:
    page = open_page(size=(740, 360), touch=True, locale=locale)
    for number in range(2):
        start = page.get_by_role("article").nth(number).locator(".button.primary").first
        expect(start).to_be_in_viewport(ratio=0.9)
