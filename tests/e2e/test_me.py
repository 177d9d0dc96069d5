"""“My games”: two browsers become one person, a device is signed out, games are found again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import OpenPage
from tests.e2e.server import Server
from tests.e2e.table_actions import make_table, quick_game, reload_until_there, sit_down, two_at_a_table
from tests.e2e.test_daily import begin, pass_all


def my_games(page: Page) -> Page:
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + "/me")
    expect(page.get_by_role("heading", name="My games", level=1)).to_be_visible()
    return page


def one_time_code(page: Page) -> str:
    page.get_by_role("button", name="Add a device").click()
    code = page.locator(".letters")
    expect(code).to_have_text(re.compile("^[A-Z2-9]{5}-[A-Z2-9]{5}$"))
    return code.inner_text()


def test_two_browsers_become_one_person_by_the_link_of_a_qr_code(open_page: OpenPage) -> None:
    laptop, phone = open_page(), open_page()
    quick_game(laptop, "hashi")
    table = laptop.url
    code = one_time_code(my_games(laptop))
    phone.goto(laptop.url + "#" + code)
    dialog = phone.get_by_role("dialog", name="Is that your own device?")
    dialog.get_by_role("button", name="It is me").click()
    expect(phone.get_by_text("Done: your games are here.")).to_be_visible()
    assert "#" not in phone.url
    running = phone.get_by_role("region", name="Running")
    expect(running.get_by_role("link", name=re.compile("Hashi.*alone.*your turn"))).to_be_visible()
    running.get_by_role("link").click()
    expect(phone).to_have_url(table)
    expect(phone.locator(".hashi")).to_be_visible()
    expect(laptop.get_by_role("region", name="My devices").get_by_role("listitem")).to_have_count(2)
    expect(laptop.locator(".letters")).to_have_count(0)


def test_a_device_that_is_signed_out_loses_its_seat_at_once(open_page: OpenPage) -> None:
    laptop, phone = open_page(), open_page()
    quick_game(laptop, "hashi")
    table = laptop.url
    code = one_time_code(my_games(laptop))
    phone.goto(laptop.url)
    phone.get_by_text("I have a code or a recovery phrase").click()
    phone.get_by_label("Code or recovery phrase").fill(code.lower())
    phone.get_by_role("button", name="Add this browser").click()
    phone.get_by_role("button", name="It is me").click()
    phone.get_by_role("region", name="Running").get_by_role("link").click()
    expect(phone.get_by_role("button", name=re.compile("Pass|Done|Undo")).first).to_be_visible()
    devices = laptop.get_by_role("region", name="My devices")
    other = devices.get_by_role("listitem").filter(has_not_text="this one")
    other.get_by_role("button", name=re.compile("^Sign out")).click()
    laptop.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    expect(phone.get_by_text("This device was signed out on another one.")).to_be_visible()
    assert phone.url == table
    my_games(phone)
    expect(phone.get_by_text("No game of yours is running.")).to_be_visible()


def test_a_recovery_phrase_is_shown_once_and_brings_the_games_back(open_page: OpenPage) -> None:
    laptop, new = open_page(), open_page()
    quick_game(laptop, "hashi")
    my_games(laptop)
    laptop.get_by_role("button", name="Make a recovery phrase").click()
    phrase = laptop.locator(".letters").inner_text()
    laptop.reload()
    expect(laptop.get_by_text("You have one.")).to_be_visible()
    expect(laptop.locator(".letters")).to_have_count(0)
    my_games(new)
    new.get_by_text("I have a code or a recovery phrase").click()
    new.get_by_label("Code or recovery phrase").fill(phrase)
    new.get_by_role("button", name="Add this browser").click()
    new.get_by_role("button", name="It is me").click()
    expect(new.get_by_role("region", name="Running").get_by_role("link")).to_have_count(1)


def test_games_are_searched(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    my_games(page)
    page.get_by_text("Search", exact=True).first.click()
    page.get_by_role("combobox", name="Game", exact=True).select_option("hanabi")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_role("region", name="Finished").get_by_text("No game fits.")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_role("region", name="Finished").get_by_text("No finished games yet.")).to_be_visible()


@pytest.mark.parametrize("theme", ["paper", "night"])
def test_my_games_is_accessible_and_fits_a_phone(browser: Browser, shared_server: Server, theme: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740})
    context.add_init_script(f"localStorage.setItem('sumida.settings', JSON.stringify({{theme: '{theme}'}}))")
    page = context.new_page()
    page.goto(f"{shared_server.address}/me")
    one_time_code(page)
    page.get_by_text("I have a code or a recovery phrase").click()
    page.get_by_text("Search", exact=True).first.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []
    context.close()


def test_everything_about_me_is_deleted_with_one_click_and_a_yes(open_page: OpenPage) -> None:
    page, friend = two_at_a_table(open_page, "hashi")
    my_games(page)
    page.get_by_role("button", name="Delete everything about me").click()
    dialog = page.get_by_role("dialog", name="Delete everything about you?")
    dialog.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_text("Everything about you has been deleted.")).to_be_visible()
    expect(page.get_by_text("No game of yours is running.")).to_be_visible()
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('sumida.'))") == []
    expect(friend.get_by_text("a former player").first).to_be_visible()
    expect(friend.get_by_text("Ana", exact=True)).to_have_count(0)


def test_a_stranger_finds_an_open_table_on_the_first_page_and_sits_down(open_page: OpenPage) -> None:
    ana, stranger = open_page("/new/hashi"), open_page()
    path = make_table(ana, 2, "Ana")
    ana.get_by_role("checkbox", name=re.compile("^Open to everyone")).check()
    expect(ana.get_by_text("open to everyone").first).to_be_visible()
    listed = stranger.get_by_role("region", name="Open tables").locator(f'[href="{path}"]')
    reload_until_there(stranger, listed)
    expect(listed).to_contain_text("Hashi with Ana: 1 open seat")
    listed.click()
    sit_down(stranger, "Bo")
    expect(ana.get_by_text("Bo", exact=True).first).to_be_visible()


def with_figures_of_hanabi(route: Route) -> None:
    """What the server answers, and the same figures for Hanabi."""
    found = route.fetch().json()
    found["games"].append({**found["games"][0], "game": "hanabi", "known": 1, "gap": 3.5})
    route.fulfill(json=found)


def test_figures_are_read_as_sentences_and_tables_and_the_board_lists_those_who_join(
    open_page: OpenPage,
) -> None:
    page = open_page()
    begin(page)
    pass_all(page)
    page.route("**/api/me/statistics", with_figures_of_hanabi)
    my_games(page)
    hanabi = page.get_by_role("region", name="Statistics").get_by_role("region", name="Hanabi")
    expect(hanabi.get_by_text("Points short of perfect: 3.5 on average.")).to_be_visible()
    hanabi.get_by_text("By variant and partners").click()
    expect(hanabi.get_by_role("columnheader", name="Possible")).to_be_visible()
    figures = page.get_by_role("region", name="Statistics").get_by_role("region", name="Hashi")
    expect(figures.get_by_text(re.compile(r"^1 game: \d+ points? on average"))).to_be_visible()
    plot = figures.get_by_role("img", name="Average points per day")
    expect(plot).to_have_accessible_description(re.compile(r"^From .* between \d+ and \d+ points"))
    figures.get_by_text("As a table").first.click()
    expect(figures.get_by_role("table").first.get_by_role("row")).to_have_count(2)
    figures.get_by_text("Solo ranks").click()
    expect(figures.get_by_role("row", name=re.compile("Deity of the Isles"))).to_be_visible()
    expect(figures.get_by_text("1 day played, 1 in a row now")).to_be_visible()
    page.get_by_label("Name on the board").fill("Anabel")
    page.get_by_role("button", name="Join the board").click()
    expect(page.get_by_text("You are on it as Anabel.")).to_be_visible()
    assert violations(page) == []
    page.goto(page.url.removesuffix("/me") + "/daily/hashi")
    board = page.get_by_role("region", name="First tries on this server")
    reload_until_there(page, board.get_by_role("row", name=re.compile("Anabel")), asked="/board")
    assert violations(page) == []
