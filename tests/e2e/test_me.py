"""“My games”: two browsers become one person, a device is signed out, games are found again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import OpenPage
from tests.e2e.server import Server
from tests.e2e.table_actions import quick_game


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
