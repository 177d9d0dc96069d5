"""A slow network, and none: what is under way is shown, sent once and never lost."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e import hanabi_actions as hanabi
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import Frames, finish, make_table, quick_game, settle, sit_down

SENDING, LOST = "Sending…", "Connection lost"
CREEPING = 60
"""Bytes a second: a command takes a second or two."""


class Network:
    """The network between a page and the server, through the browser's debugging protocol."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Network.enable")

    def set(self, *, upload: int = -1, offline: bool = False) -> None:
        conditions = {"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": upload}
        self._session.send("Network.emulateNetworkConditions", conditions)


def game(open_page: OpenPage) -> tuple[Page, Frames]:
    """At your first turn with two bots."""
    page = open_page()
    frames = Frames(page)
    quick_game(page, "hanabi")
    assert hanabi.await_turn(page)
    return page, frames


def test_on_a_slow_network_a_move_is_shown_as_being_sent_and_sent_once(open_page: OpenPage) -> None:
    page, frames = game(open_page)
    network = Network(page)
    network.set(upload=CREEPING)
    page.get_by_role("button", name="Give a clue").first.click()
    hanabi.clues(page).first.dblclick()
    expect(page.get_by_role("status").get_by_text(SENDING)).to_be_visible()
    expect(page.locator("[data-busy=true]")).to_be_visible()
    network.set()
    expect(page.get_by_text(SENDING)).to_have_count(0)
    assert hanabi.await_turn(page)
    assert len(frames.commands("move")) == 1


def test_without_a_network_the_page_says_so_at_once_and_sends_the_move_later(open_page: OpenPage) -> None:
    page, frames = game(open_page)
    network = Network(page)
    network.set(offline=True)
    lost = page.get_by_role("status").get_by_text(LOST)
    expect(lost).to_be_visible()
    page.get_by_role("button", name="Give a clue").first.click()
    hanabi.clues(page).first.dblclick()
    expect(lost).to_contain_text("Your last action is kept and will be sent.")
    network.set()
    expect(page.get_by_text(LOST)).to_have_count(0)
    expect(page.get_by_role("button", name="1 You tell")).to_be_visible()
    assert hanabi.await_turn(page)
    assert len(frames.commands("move")) == 1


def test_a_hand_that_is_being_sorted_holds_up_no_move(open_page: OpenPage) -> None:
    page, frames = game(open_page)
    network = Network(page)
    network.set(offline=True)
    expect(page.get_by_role("status").get_by_text(LOST)).to_be_visible()
    hanabi.own_cards(page).first.press("Alt+ArrowRight")
    page.get_by_role("button", name="Give a clue").first.click()
    hanabi.clues(page).first.click()
    network.set()
    expect(page.get_by_role("button", name="1 You tell")).to_be_visible()
    settle(page)
    assert [len(frames.commands(kind)) for kind in ("arrange", "move")] == [1, 1]


def test_a_double_click_starts_a_game_and_the_next_one_once(open_page: OpenPage) -> None:
    ana = open_page()
    frames = Frames(ana)
    ana.goto(ana.url + "new/hanabi")
    bo = open_page(make_table(ana, 2, "Ana"))
    sit_down(bo, "Bo")
    network = Network(ana)
    start = ana.get_by_role("button", name="Start the game")
    expect(start).to_be_enabled()
    network.set(upload=CREEPING)
    start.dblclick()
    network.set()
    expect(hanabi.table(ana)).to_be_visible()
    settle(ana)
    assert len(frames.commands("start")) == 1
    finish(ana, "hanabi")
    network.set(upload=CREEPING)
    ana.get_by_role("button", name="Rematch").dblclick()
    network.set()
    expect(start).to_be_visible()
    assert len(frames.commands("rematch")) == 1
    expect(ana.locator(".refusal")).to_have_count(0)
