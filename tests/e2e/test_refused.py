"""A table that cannot be opened: the page tries again if the reason may pass, otherwise it says why."""

from __future__ import annotations

import json
from itertools import count

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import QUICK, make_table

TIMES = 2


def refuse(page: Page, reason: str, times: int) -> None:
    """Refuse the page's first `times` connections, then let it in."""
    numbers = count()

    def route(socket: WebSocketRoute) -> None:
        if next(numbers) >= times:
            socket.connect_to_server()
            return
        refusal: dict[str, object] = {
            "type": "refusal",
            "id": None,
            "reason": reason,
            "facts": {},
            "text": "not now",
        }
        socket.send(json.dumps(refusal))

    page.route_web_socket("**/ws", route)


@pytest.mark.parametrize("reason", ["error-too-many", "error-too-fast", "error-shutting-down", "error-store"])
def test_a_page_that_is_refused_for_now_comes_back_by_itself(open_page: OpenPage, reason: str) -> None:
    page = open_page("/new/hanabi")
    path = make_table(page, 2, "Ana")
    refuse(page, reason, TIMES)
    page.goto(page.url.split("/t/")[0] + path)
    expect(page.get_by_role("textbox", name="Invite friends with this link")).to_be_visible()


def test_a_page_that_is_refused_for_good_says_why(open_page: OpenPage) -> None:
    page = open_page("/")
    refuse(page, "refuse-kicked", TIMES)
    page.goto(page.url + "t/ABCDEF")
    expect(page.get_by_role("heading", name="You no longer have access to this table")).to_be_visible()


@pytest.mark.parametrize("game", QUICK)
def test_a_game_that_does_not_load_says_so(open_page: OpenPage, game: str) -> None:
    """A page that was opened before the server was upgraded asks for files that are gone."""
    page = open_page()
    expect(page.get_by_role("button", name=QUICK[game])).to_be_visible()
    files = f"**/{game.capitalize()}Table-*.js"
    page.route(files, lambda route: route.fulfill(status=404))
    page.get_by_role("button", name=QUICK[game]).click()
    expect(page.get_by_text("This page did not load")).to_be_visible()
    page.unroute(files)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(f".{game}")).to_be_visible()
