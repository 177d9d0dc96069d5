"""Two browsers play each other while the server is killed and comes back: nothing is lost, nobody reloads."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e import hanabi_actions as hanabi
from tests.e2e.conftest import OpenPage
from tests.e2e.hashi_actions import (
    confirm_button,
    confirm_or_pass,
    expect_round,
    lit_islands,
    marks,
    play_round,
    start_board,
    write,
)
from tests.e2e.server import Server
from tests.e2e.table_actions import two_at_a_table

LOST = "Connection lost"


def log_lines(page: Page) -> list[str]:
    return page.get_by_role("list", name="What happened").locator("button[aria-pressed]").all_text_contents()


def test_hanabi_goes_on_after_a_kill_and_a_move_made_meanwhile_counts_once(
    open_page: OpenPage, own_server: Server
) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi", own_server)
    ana.evaluate("window.neverReloaded = true")
    hanabi.give_any_clue(ana)
    hanabi.await_turn(bo)
    hanabi.give_any_clue(bo)
    hanabi.await_turn(ana)
    own_server.kill()
    for page in (ana, bo):
        expect(page.get_by_text(LOST)).to_be_visible()
    # Played while nobody listens: the page keeps it and sends it when the server is back.
    hanabi.own_cards(ana).first.click()
    hanabi.own_hand(ana).get_by_role("button", name="Play", exact=True).click()
    own_server.start()
    for page in (ana, bo):
        expect(page.get_by_text(LOST)).to_be_hidden()
        expect(page.get_by_role("button", name=re.compile(r"^3 (Ana plays|You play) "))).to_be_visible()
    hanabi.await_turn(bo)
    hanabi.give_any_clue(bo)
    hanabi.await_turn(ana)
    assert [line.split()[0] for line in log_lines(ana)] == ["4", "3", "2", "1"]
    assert [line.split()[0] for line in log_lines(bo)] == ["4", "3", "2", "1"]
    assert ana.evaluate("window.neverReloaded")


def test_hashi_keeps_unconfirmed_marks_through_a_kill(open_page: OpenPage, own_server: Server) -> None:
    ana, bo = two_at_a_table(open_page, "hashi", own_server)
    for page in (ana, bo):
        start_board(page)
    for page in (ana, bo):
        expect_round(page, 1)
    if lit_islands(ana).count():
        write(ana, lit_islands(ana).first)
    marked = marks(ana)
    own_server.kill()
    for page in (ana, bo):
        expect(page.get_by_text(LOST)).to_be_visible()
    own_server.start()
    for page in (ana, bo):
        expect(page.get_by_text(LOST)).to_be_hidden()
    assert marks(ana) == marked
    play_round(bo)
    expect(ana.get_by_label("Other boards").get_by_text("done", exact=True)).to_be_visible()
    if not confirm_button(ana).is_enabled():
        play_round(ana)
    else:
        confirm_or_pass(ana)
    for page in (ana, bo):
        expect_round(page, 2)
