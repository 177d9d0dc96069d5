"""Taking a move back: one asks, the others agree or decline, and the game goes on from there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hanabi_actions import await_turn, give_any_clue, my_turn, own_hand, table
from tests.e2e.hashi_actions import confirm_button, lit_islands, marks, write
from tests.e2e.hashi_actions import table as hashi_table
from tests.e2e.table_actions import finish, make_table, settle, sit_down, two_at_a_table


def _take_back(page: Page) -> None:
    page.get_by_role("button", name="Take back").first.click()


def test_a_move_is_taken_back_when_the_other_agrees(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    assert await_turn(ana)
    expect(ana.get_by_role("button", name="Take back")).to_have_count(0)
    give_any_clue(ana)
    _take_back(ana)
    expect(ana.get_by_text("You have asked to take your move back. Waiting for Bo.")).to_be_visible()
    expect(bo.get_by_text("Ana asks to take back the last move.")).to_be_visible()
    bo.get_by_role("button", name="Agree").click()
    expect(my_turn(ana)).to_be_visible()
    for page in (ana, bo):
        expect(table(page)).to_have_attribute("data-turn", "0")
        expect(page.get_by_text(re.compile("take back the last move|asked to take"))).to_have_count(0)
    give_any_clue(ana)
    expect(table(bo)).to_have_attribute("data-turn", "1")


def test_a_takeback_is_declined_by_the_button_or_by_moving_on(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    give_any_clue(ana)
    _take_back(ana)
    bo.get_by_role("button", name="Decline").click()
    expect(ana.get_by_text("You have asked to take your move back")).to_have_count(0)
    _take_back(ana)
    expect(bo.get_by_role("button", name="Agree")).to_be_visible()
    give_any_clue(bo)
    for page in (ana, bo):
        expect(table(page)).to_have_attribute("data-turn", "2")
        expect(page.get_by_role("button", name="Agree")).to_have_count(0)


def test_a_request_to_take_back_can_be_withdrawn(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    give_any_clue(ana)
    _take_back(ana)
    expect(bo.get_by_role("button", name="Agree")).to_be_visible()
    ana.get_by_role("button", name="Withdraw").click()
    expect(bo.get_by_role("button", name="Agree")).to_have_count(0)


def test_a_table_without_takebacks_offers_none(open_page: OpenPage) -> None:
    ana = open_page("/new/hanabi")
    ana.get_by_label("Takebacks").select_option("never")
    bo = open_page(make_table(ana, 2, "Ana"))
    sit_down(bo, "Bo")
    ana.get_by_role("button", name="Start the game").click()
    expect(ana.get_by_text("no takebacks").first).to_be_visible()
    give_any_clue(ana)
    assert await_turn(bo)
    expect(ana.get_by_role("button", name="Take back")).to_have_count(0)


def test_a_confirmed_turn_of_hashi_is_reopened_with_undo(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hashi")
    undo = ana.get_by_role("button", name="Undo")
    write(ana, lit_islands(ana).first)
    chosen = marks(ana)
    confirm_button(ana).click()
    expect(ana.get_by_text("Waiting")).to_be_visible()
    settle(ana)
    undo.click()
    expect(confirm_button(ana)).to_be_enabled()
    expect(hashi_table(ana)).to_have_attribute("data-marks", chosen)
    settle(ana)
    undo.click()
    expect(hashi_table(ana)).to_have_attribute("data-marks", "")
    write(ana, lit_islands(ana).first)
    confirm_button(ana).click()
    write(bo, lit_islands(bo).first)
    confirm_button(bo).click()
    expect(hashi_table(ana)).to_have_attribute("data-round", "1")
    expect(undo).to_be_disabled()


def test_the_replay_of_a_game_with_a_takeback_shows_the_final_line(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    give_any_clue(ana)
    _take_back(ana)
    bo.get_by_role("button", name="Agree").click()
    expect(table(ana)).to_have_attribute("data-turn", "0")
    give_any_clue(ana)
    finish(ana, "hanabi")
    ana.get_by_role("link", name="Watch the replay").click()
    expect(ana.get_by_role("button", name=re.compile("^1 Ana"))).to_be_visible()
    expect(ana.get_by_role("button", name=re.compile("^2 Ana"))).to_have_count(0)
    expect(own_hand(ana)).to_have_count(0)
