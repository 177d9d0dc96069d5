"""Watching: games between bots, and what spectators may see."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hanabi_actions import other_hand, verdict
from tests.e2e.hashi_actions import confirm_button, table
from tests.e2e.table_actions import finish, make_table, settle, two_at_a_table
from tests.e2e.test_double_press import at_once


def test_the_strongest_bots_can_be_watched_but_not_played_with(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi")
    bots = page.get_by_label("Which bot")
    page.get_by_role("radio", name=re.compile("^Bots")).check()
    assert "Hat trick" not in bots.inner_text()
    page.get_by_role("radio", name=re.compile("^Watch bots")).check()
    bots.select_option("hat")
    expect(page.get_by_text("Plays only with bots of its kind.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    for number in (1, 2, 3):
        faces = other_hand(page, f"Hat trick {number}").get_by_role(
            "button", name=re.compile("white|red|blue|yellow|green")
        )
        expect(faces.nth(3)).to_be_visible()  # five, and four once the pile is empty
    expect(page.get_by_text("Your turn")).to_have_count(0)
    expect(page.get_by_role("button", name="Give a clue")).to_have_count(0)
    expect(verdict(page)).to_be_visible(timeout=240_000)
    expect(page.get_by_text(re.compile(r"2[2-5] / 25"))).to_be_visible()


def test_the_lobby_says_which_bots_play_only_with_their_own_kind(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi")
    page.get_by_role("button", name="Create the table").click()
    hat = page.get_by_label("Bot for seat 2").locator("option[value='hat']")
    expect(hat).to_be_disabled()
    expect(hat).to_contain_text("plays only with bots of its kind")


def test_spectators_of_hashi_have_no_buttons_to_play_with(open_page: OpenPage) -> None:
    ana, _ = two_at_a_table(open_page, "hashi")
    watcher = open_page(ana.url[ana.url.index("/t/") :])
    watcher.get_by_role("button", name="Just watch").click()
    expect(table(watcher)).to_be_visible()
    expect(
        watcher.get_by_text("you are watching · Hashi · mistakes refused · set phrases only")
    ).to_be_visible()
    expect(confirm_button(watcher)).to_have_count(0)
    expect(watcher.get_by_role("button", name="Undo")).to_have_count(0)


@pytest.mark.parametrize(("game", "what"), [("hashi", "every mark as it is drawn"), ("hanabi", "all hands")])
def test_what_spectators_may_see_is_said_in_the_words_of_the_game(
    open_page: OpenPage, game: str, what: str
) -> None:
    host = open_page(f"/new/{game}")
    host.get_by_label("Spectators").select_option(label=f"may see {what}, if the host agrees")
    guest = open_page(make_table(host, 2, "Ana"))
    guest.get_by_role("button", name="Just watch").click()
    host.get_by_label("Bot for seat 2").select_option(index=1)
    host.get_by_role("button", name="Start the game").click()
    guest.get_by_role("button", name="Table", exact=True).click()
    guest.get_by_role("button", name=f"Ask to see {what}").click()
    host.get_by_role("button", name="Table", exact=True).click()
    people = host.get_by_role("region", name="People")
    expect(people.get_by_text(f"asks to see {what}")).to_be_visible()
    people.get_by_role("button", name="Allow").click()
    expect(people.get_by_text(f"sees {what}")).to_be_visible()


def _watched_table(open_page: OpenPage) -> tuple[Page, Page]:
    """Ana plays with a bot and lets spectators ask for all hands; Wu has asked."""
    host = open_page("/new/hanabi")
    host.get_by_label("Spectators").select_option("all")
    guest = open_page(make_table(host, 2, "Ana"))
    guest.get_by_label("Your name").fill("Wu")
    guest.get_by_role("button", name="Just watch").click()
    host.get_by_label("Bot for seat 2").select_option("cautious")
    host.get_by_role("button", name="Start the game").click()
    _ask(guest)
    return host, guest


def _ask(guest: Page) -> None:
    guest.get_by_role("button", name="Table", exact=True).click()
    guest.get_by_role("button", name="Ask to see all hands").click()
    expect(guest.get_by_role("button", name="Ask to see all hands")).to_have_count(0)
    expect(guest.get_by_role("region", name="People").get_by_text("You have asked the host")).to_be_visible()
    guest.get_by_role("button", name="Close").click()


def _requests(page: Page) -> Locator:
    return page.get_by_role("status", name="Requests")


def test_a_request_to_see_hands_reaches_the_host_at_the_table(open_page: OpenPage) -> None:
    host, guest = _watched_table(open_page)
    expect(_requests(guest).get_by_text("You have asked the host.")).to_be_visible()
    expect(_requests(host).get_by_text("Wu asks to see all hands")).to_be_visible()
    _requests(host).get_by_role("button", name="Allow").click()
    expect(_requests(host).get_by_text("Wu")).to_have_count(0)
    expect(guest.get_by_label("Viewpoint")).to_be_visible()
    expect(_requests(guest).get_by_text("You have asked")).to_have_count(0)


def test_a_second_press_on_allow_does_not_answer_the_next_request(open_page: OpenPage) -> None:
    host, guest = _watched_table(open_page)
    other = open_page(guest.url[guest.url.index("/t/") :])
    other.get_by_label("Your name").fill("Xi")
    other.get_by_role("button", name="Just watch").click()
    _ask(other)
    answers = _requests(host).get_by_role("button", name="Allow")
    expect(answers).to_have_count(2)
    at_once(host, ".requests p:only-child .primary", answers.first.click)
    expect(guest.get_by_label("Viewpoint")).to_be_visible()
    settle(host)
    expect(_requests(host).get_by_text("Xi asks to see all hands")).to_be_visible()


def test_a_request_that_the_host_declines_says_so_and_can_be_withdrawn(open_page: OpenPage) -> None:
    host, guest = _watched_table(open_page)
    _requests(host).get_by_role("button", name="No", exact=True).click()
    expect(_requests(guest).get_by_text("The host has said no.")).to_be_visible()
    _ask(guest)
    expect(_requests(guest).get_by_text("The host has said no.")).to_have_count(0)
    _requests(guest).get_by_role("button", name="Withdraw").click()
    expect(_requests(host).get_by_text("Wu")).to_have_count(0)
    expect(_requests(guest).get_by_text("The host has said no.")).to_have_count(0)


def test_permission_to_see_hands_ends_with_the_game(open_page: OpenPage) -> None:
    host, guest = _watched_table(open_page)
    _requests(host).get_by_role("button", name="Allow").click()
    expect(guest.get_by_label("Viewpoint")).to_be_visible()
    finish(host, "hanabi")
    host.get_by_role("button", name="Rematch").or_(host.get_by_role("button", name="Play again")).click()
    expect(host.locator("#hanabi-end")).to_have_count(0)
    expect(guest.locator("#hanabi-end")).to_have_count(0)
    expect(guest.locator(".hanabi")).to_be_visible()
    expect(guest.get_by_label("Viewpoint")).to_have_count(0)
    _ask(guest)
    expect(_requests(host).get_by_text("Wu asks to see all hands")).to_be_visible()
