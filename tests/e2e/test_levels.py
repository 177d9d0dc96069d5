"""The level of conventions: declared at a table, shown to everybody, and chosen for a bot."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import settle


def test_a_table_declares_a_level_and_everybody_sees_it(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi", size=(360, 640), touch=True)
    field = page.get_by_label("Conventions you know")
    expect(field).to_have_value("0")
    field.select_option(label="level 3")
    page.get_by_role("button", name="Create the table").tap()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_label("Conventions you know")).to_have_value("3")
    guest = open_page("/t/" + page.url.rsplit("/", 1)[1])
    expect(guest.locator("body")).to_contain_text("conventions up to level 3")


def test_the_host_gives_a_seated_bot_a_level(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi", size=(360, 640), touch=True)
    page.get_by_role("button", name="Create the table").tap()
    page.get_by_label("Bot for seat 2").select_option("partner")
    level = page.get_by_label("Conventions of the bot in seat 2")
    expect(level).to_have_value("partner")
    level.select_option("partner:5")
    expect(page.locator("li", has_text="Partner (level 5)")).to_be_visible()
    level.select_option("literal")
    expect(page.locator("li .name", has_text="Literal")).to_be_visible()
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_a_game_with_a_bot_of_one_level_starts_at_once(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi")
    page.get_by_role("radio", name=re.compile("bots", re.IGNORECASE)).first.check()
    page.get_by_label("Its conventions").select_option("partner:2")
    expect(page.locator("form")).to_contain_text("expects everybody to know them")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("body")).to_contain_text("Partner (level 2)")
