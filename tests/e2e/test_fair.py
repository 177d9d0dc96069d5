"""The page checks the deal after the game, and says so; whatever is tampered with, it warns."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import finish, make_table, pass_on, quick_game, settle, sit_down

MIXED = (
    "the deal was fixed before the game, your browser had a part in it, and it is the one that was played."
)
WARNINGS = {
    "deal": "Warning: this is not the deal that was fixed at the start of the game.",
    "new deal": "Warning: this is not the deal that was fixed at the start of the game.",
    "secret": "Warning: the server’s secret is not the one that it sealed before the game.",
    "added": "Warning: this deal does not follow from the server’s secret and from what players added.",
}


def expect_verdict(page: Page, sentence: str) -> None:
    expect(page.locator(".verdict").filter(has_text=sentence)).to_be_visible()


def two_who_add(open_page: OpenPage, game: str) -> tuple[Page, Page]:
    """Ana, who adds words of her own to the deal, and Bo, in a game that has begun."""
    ana = open_page(f"/new/{game}")
    bo = open_page(make_table(ana, 2, "Ana"))
    sit_down(bo, "Bo")
    ana.get_by_text("Add to the shuffle").click()
    expect(ana.get_by_text("Added so far by Ana and Bo.")).to_be_visible()
    ana.get_by_label("Any words of yours").fill("seven white herons")
    ana.get_by_role("button", name="Add them").click()
    expect(ana.get_by_text("Added so far by Bo and Ana.")).to_be_visible()
    settle(ana)
    ana.get_by_role("button", name="Start the game").click()
    for page in (ana, bo):
        expect(page.locator(f".{game}")).to_be_visible()
    return ana, bo


@pytest.mark.parametrize("game", ["hanabi", "hashi"])
def test_the_page_confirms_that_the_deal_was_fixed_before_the_game(open_page: OpenPage, game: str) -> None:
    ana, bo = two_who_add(open_page, game)
    finish(ana, game)
    for page in (ana, bo):
        expect_verdict(page, MIXED)
    ana.reload()
    expect_verdict(ana, MIXED)
    ana.get_by_text("Was the deal fair?").click()
    expect(ana.get_by_text(re.compile("^seven white herons [0-9a-f]{32}$"))).to_be_visible()
    cy = open_page(ana.url.removeprefix(ana.url.split("/t/")[0]))
    expect_verdict(cy, "the deal was fixed before the game, and it is the one that was played.")
    ana.get_by_role("link", name="Watch the replay").click()
    expect_verdict(ana, MIXED)


@pytest.mark.parametrize("game", ["hanabi", "hashi"])
def test_a_game_started_at_once_and_the_next_one_are_confirmed(open_page: OpenPage, game: str) -> None:
    page = open_page()
    quick_game(page, game)
    finish(page, game)
    expect_verdict(page, MIXED)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".verdict")).to_have_count(0)
    settle(page)
    finish(page, game)
    expect_verdict(page, MIXED)


def tampering(change: Callable[[dict[str, Any]], None]) -> Callable[[WebSocketRoute], None]:
    """Changes what the server tells about a game that is over."""

    def opened(message: dict[str, Any]) -> None:
        if (message.get("play") or {}).get("opening"):
            change(message["play"])

    return lambda route: pass_on(route, opened)


def change_deal(play: dict[str, Any]) -> None:
    """One byte of the deal."""
    deal = play["opening"]["deal"]
    play["opening"]["deal"] = ("2" if deal[0] != "2" else "3") + deal[1:]


def change_deal_and_digest(play: dict[str, Any]) -> None:
    """Another deal with a fingerprint that fits."""
    opening = play["opening"]
    opening["deal"] = " ".join(reversed(opening["deal"].split()))
    play["digest"] = sha256(f"{opening['salt']}\n{opening['deal']}".encode()).hexdigest()


def change_secret(play: dict[str, Any]) -> None:
    play["opening"]["secret"] = "0" + play["opening"]["secret"][1:-1] + "x"


def leave_out(play: dict[str, Any]) -> None:
    play["added"] = play["added"][1:]


CHANGES = {
    "deal": change_deal,
    "new deal": change_deal_and_digest,
    "secret": change_secret,
    "added": leave_out,
}


@pytest.mark.parametrize("kind", CHANGES)
def test_the_page_warns_of_whatever_was_tampered_with(open_page: OpenPage, kind: str) -> None:
    page = open_page()
    quick_game(page, "hashi")
    settle(page)
    page.route_web_socket("**/ws", tampering(CHANGES[kind]))
    page.reload()
    expect(page.locator(".hashi")).to_be_visible()
    finish(page, "hashi")
    expect(page.get_by_role("alert").filter(has_text=WARNINGS[kind])).to_be_visible()


def test_the_verdict_keeps_away_from_the_edges_of_a_phone(open_page: OpenPage) -> None:
    page = open_page(size=(360, 740))
    quick_game(page, "hashi")
    finish(page, "hashi")
    page.get_by_role("link", name="Watch the replay").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_be_visible()
    expect(page.locator("#hashi-end")).to_have_count(0)
    box = verdict.bounding_box()
    assert box is not None
    assert 8 <= box["x"] <= 360 - 8 - box["width"]
