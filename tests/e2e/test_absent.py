"""Players who leave, lose their connection or are removed: bots take over, and the log keeps names."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hanabi_actions import await_turn, give_any_clue, my_turn, table
from tests.e2e.hashi_actions import confirm_button, lit_islands, write
from tests.e2e.hashi_actions import table as hashi_table
from tests.e2e.server import Server
from tests.e2e.table_actions import make_table, sit_down, two_at_a_table

# The page offers a minute and more: too long to wait for.
TERMS = """async (game) => {
  const bot = game === "hanabi" ? "cautious" : "careful";
  const settings = {game, options: {players: 2}, takeover: {seconds: 10, bot}};
  const body = JSON.stringify({name: "Ana", settings, seat: 0});
  const headers = {"content-type": "application/json"};
  const made = await (await fetch("/api/tables", {method: "POST", body, headers})).json();
  location.assign("/t/" + made.code);
}"""


def open_table(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()


def leave(page: Page) -> None:
    open_table(page)
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Play alone")).to_be_visible()


def path_of(page: Page) -> str:
    return page.url[page.url.index("/t/") :]


def let_bot_play(page: Page, bot: str) -> None:
    page.get_by_role("status", name="Requests").get_by_label("Bot for seat 2").select_option(bot)


def test_removing_someone_asks_first_keeps_their_name_and_a_bot_plays_on(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    give_any_clue(ana)
    assert await_turn(bo)
    give_any_clue(bo)
    assert await_turn(ana)
    open_table(ana)
    question = ana.get_by_role("dialog", name="Remove Bo from the table?")
    ana.get_by_role("button", name="Remove").click()
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_be_hidden()
    expect(my_turn(ana)).to_have_count(1)
    ana.get_by_role("button", name="Remove").click()
    question.get_by_label("Who takes over this seat?").select_option("cautious")
    question.get_by_role("button", name="Remove").click()
    expect(bo.get_by_text("The host has removed you from this table.")).to_be_visible()
    expect(bo.get_by_role("button", name="Table", exact=True)).to_have_count(0)
    ana.get_by_role("button", name="Close").click()
    expect(ana.get_by_role("heading", name="Novice")).to_be_visible()
    give_any_clue(ana)
    expect(table(ana)).to_have_attribute("data-turn", "4")
    log = ana.get_by_role("list", name="What happened")
    expect(log.get_by_role("button", name=re.compile("^2 Bo"))).to_be_visible()
    expect(log.get_by_role("button", name=re.compile("^4 Novice"))).to_be_visible()


def test_the_host_can_leave_the_seat_free_and_seat_a_bot_later(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    give_any_clue(ana)
    assert await_turn(bo)
    give_any_clue(bo)
    open_table(ana)
    ana.get_by_role("button", name="Remove").click()
    question = ana.get_by_role("dialog", name="Remove Bo from the table?")
    question.get_by_label("Who takes over this seat?").select_option("")
    question.get_by_role("button", name="Remove").click()
    ana.get_by_role("button", name="Close").click()
    expect(ana.get_by_text("Seat 2 is free.")).to_be_visible()
    expect(ana.get_by_role("button", name=re.compile("^2 Bo"))).to_be_visible()
    let_bot_play(ana, "cautious")
    expect(ana.get_by_text("Seat 2 is free.")).to_have_count(0)
    give_any_clue(ana)
    expect(table(ana)).to_have_attribute("data-turn", "4")
    expect(ana.get_by_role("button", name=re.compile("^2 Bo"))).to_be_visible()


def test_a_bot_plays_hanabi_for_someone_who_left_and_gives_the_seat_back(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    path = path_of(bo)
    give_any_clue(ana)
    leave(bo)
    expect(ana.get_by_text("Bo has left the game.")).to_be_visible()
    let_bot_play(ana, "cautious")
    expect(ana.get_by_role("heading", name="Novice for Bo")).to_be_visible()
    expect(table(ana)).to_have_attribute("data-turn", "2")
    bo.goto(ana.url.replace(path_of(ana), path))
    expect(bo.get_by_text("Novice is playing for you.")).to_be_visible()
    bo.get_by_role("button", name="Take your seat back").click()
    expect(ana.get_by_role("heading", name="Novice for Bo")).to_have_count(0)
    give_any_clue(ana)
    assert await_turn(bo)
    give_any_clue(bo)
    expect(table(ana)).to_have_attribute("data-turn", "4")
    expect(ana.get_by_role("button", name=re.compile("^2 Novice"))).to_be_visible()
    expect(ana.get_by_role("button", name=re.compile("^4 Bo"))).to_be_visible()


def test_a_bot_plays_hashi_for_someone_who_left_and_gives_the_seat_back(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hashi")
    path = path_of(bo)
    leave(bo)
    let_bot_play(ana, "careful")
    write(ana, lit_islands(ana).first)
    confirm_button(ana).click()
    expect(hashi_table(ana)).to_have_attribute("data-round", "1")
    bo.goto(ana.url.replace(path_of(ana), path))
    bo.get_by_role("button", name="Take your seat back").click()
    expect(bo.get_by_text("is playing for you")).to_have_count(0)
    expect(ana.get_by_text("Careful for Bo")).to_have_count(0)


@pytest.mark.parametrize("game", ["hanabi", "hashi"])
def test_by_the_tables_terms_a_bot_takes_over_a_lost_connection(open_page: OpenPage, game: str) -> None:
    ana = open_page()
    ana.evaluate(TERMS, game)
    ana.wait_for_url("**/t/*")
    bo = open_page(path_of(ana))
    sit_down(bo, "Bo")
    expect(ana.get_by_text(re.compile(r"takes over after 0\.2 min")).first).to_be_visible()
    ana.get_by_role("button", name="Start the game").click()
    expect(bo.locator(f".{game}")).to_be_visible()
    storage = bo.context.storage_state()
    bo.context.close()
    expect(ana.get_by_text(re.compile("(Novice|Careful) for Bo")).first).to_be_visible()
    again = open_page(path_of(ana), storage=storage)
    again.get_by_role("button", name="Take your seat back").click()
    expect(ana.get_by_text(re.compile("(Novice|Careful) for Bo"))).to_have_count(0)


def test_a_substitute_plays_on_after_a_restart_of_the_server(open_page: OpenPage, own_server: Server) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi", own_server)
    leave(bo)
    let_bot_play(ana, "cautious")
    expect(ana.get_by_role("heading", name="Novice for Bo")).to_be_visible()
    own_server.kill()
    own_server.start()
    assert await_turn(ana)
    give_any_clue(ana)
    expect(table(ana)).to_have_attribute("data-turn", "2")
    expect(ana.get_by_role("heading", name="Novice for Bo")).to_be_visible()


def test_a_spectator_takes_a_seat_that_became_free(open_page: OpenPage) -> None:
    ana, _ = two_at_a_table(open_page, "hashi")
    cy = open_page(path_of(ana))
    cy.get_by_role("button", name="Just watch").click()
    open_table(ana)
    ana.get_by_role("listitem").filter(has_text="Bo").get_by_role("button", name="Remove").click()
    question = ana.get_by_role("dialog", name="Remove Bo from the table?")
    question.get_by_label("Who takes over this seat?").select_option("")
    question.get_by_role("button", name="Remove").click()
    ana.get_by_role("dialog", name="Table").get_by_role("button", name="Close").click()
    cy.get_by_role("button", name="Ask for this seat").click()
    ana.get_by_role("status", name="Requests").get_by_role("button", name="Allow").click()
    expect(confirm_button(cy)).to_be_visible()


def test_in_the_lobby_removing_someone_asks_first_too(open_page: OpenPage) -> None:
    ana = open_page("/new/hanabi")
    bo = open_page(make_table(ana, 2, "Ana"))
    sit_down(bo, "Bo")
    ana.get_by_role("button", name="Remove").click()
    question = ana.get_by_role("dialog", name="Remove Bo from the table?")
    expect(question.get_by_text("Bo cannot come back to this table.")).to_be_visible()
    expect(question.get_by_label("Who takes over this seat?")).to_have_count(0)
    question.get_by_role("button", name="Remove").click()
    expect(bo.get_by_text("The host has removed you from this table.")).to_be_visible()
    expect(ana.get_by_role("region", name="Seats").get_by_text("Open seat")).to_be_visible()
