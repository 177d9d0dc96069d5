"""Seats, people and what belongs to them: several tabs, seat links, names, clocks, one device for all."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hanabi_actions import await_turn, clues, give_any_clue, my_turn, own_cards, own_hand
from tests.e2e.hashi_actions import confirm_button, island, lit_islands, play_round, table, write
from tests.e2e.table_actions import finish, make_table, quick_game, settle, sit_down, two_at_a_table

MARKUP = "<img src=x onerror=a()>"


def test_two_tabs_in_one_seat_show_and_move_the_same_game(open_page: OpenPage) -> None:
    first = open_page()
    quick_game(first, "hashi")
    second = first.context.new_page()
    second.goto(first.url)
    write(first, island(first, "d2"))
    expect(table(second)).to_have_attribute("data-marks", "d2=4")
    second.get_by_role("button", name="Undo").click()
    expect(table(first)).to_have_attribute("data-marks", "")
    write(second, island(second, "f2"))
    confirm_button(first).click()
    for tab in (first, second):
        expect(table(tab)).to_have_attribute("data-round", "1")


def test_a_seat_link_takes_the_seat_back_in_another_browser(open_page: OpenPage) -> None:
    lost, bo = two_at_a_table(open_page, "hanabi")
    lost.get_by_role("button", name="Table", exact=True).click()
    lost.get_by_role("button", name="Link back to my seat").click()
    link = lost.get_by_role("textbox", name="Link back to my seat").input_value()
    lost.context.close()
    expect(bo.get_by_role("heading", name="Ana").get_by_text("away")).to_be_visible()
    found = open_page(link[link.index("/t/") :])
    expect(my_turn(found)).to_be_visible()
    assert "seat=" not in found.url
    give_any_clue(found)
    assert await_turn(bo)
    expect(bo.get_by_text("away")).to_have_count(0)


def test_a_hashi_player_whose_page_is_closed_is_away(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hashi")
    others = ana.get_by_role("list", name="Other boards")
    expect(others.get_by_text("thinking…")).to_be_visible()
    bo.context.close()
    expect(others.get_by_text("away", exact=True)).to_be_visible()


def test_ending_a_game_needs_a_confirmation(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hashi")
    question = ana.get_by_role("dialog", name="End this game?")
    for answer in ("Cancel", "End it"):
        expect(ana.locator("#hashi-end")).to_have_count(0)
        ana.get_by_role("button", name="Table", exact=True).click()
        ana.get_by_role("button", name="End this game now").click()
        question.get_by_role("button", name=answer).click()
        expect(question).to_be_hidden()
    for page in (ana, bo):
        expect(page.locator("#hashi-end")).to_be_visible()
        # Nothing is left to do in it, and there is no whole game to review.
        expect(page.get_by_label("Command line")).to_have_count(0)
        expect(page.get_by_role("link", name="Ask the coach")).to_have_count(0)


def test_a_forged_seat_link_is_refused_with_a_reason(open_page: OpenPage) -> None:
    ana, _ = two_at_a_table(open_page, "hanabi")
    path = ana.url[ana.url.index("/t/") :]
    thief = open_page(f"{path}?seat=0123456789abcdef")
    expect(thief.get_by_role("alert")).not_to_be_empty()
    expect(own_hand(thief)).to_have_count(0)
    assert "seat=" not in thief.url


def test_a_name_with_markup_stays_text(open_page: OpenPage) -> None:
    """[chat author name not escaped]; the other texts that people type are in test_markup.py."""
    host = open_page("/new/hanabi")
    host.get_by_label("Chat rules").select_option("house")
    path = make_table(host, 2, MARKUP)
    guest = open_page(path)
    expect(guest.get_by_role("heading", name=f"{MARKUP} invites you to Hanabi")).to_be_visible()
    sit_down(guest, "<b>Bo</b>")
    say = guest.get_by_label("Say something")
    settle(guest)
    say.fill(f"hello {MARKUP}")
    say.press("Enter")
    expect(host.get_by_role("log").get_by_text(f"hello {MARKUP}")).to_be_visible()
    settle(host)
    host.get_by_role("button", name="Start the game").click()
    expect(host.get_by_role("heading", name="<b>Bo</b>")).to_be_visible()
    expect(guest.get_by_role("heading", name=MARKUP)).to_be_visible()
    give_any_clue(host)
    for page in (host, guest):
        sentence = "You tell <b>Bo</b>" if page is host else f"{MARKUP} tells you"
        line = page.get_by_role("button", name=f"1 {sentence}").and_(page.locator(":not(.why)"))
        expect(line).to_be_visible()
        assert page.locator("img").count() == 0


def test_strangers_talk_in_fixed_phrases(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    expect(ana.get_by_label("Say something")).to_have_count(0)
    ana.get_by_label("Say a phrase").select_option("phrase-good-luck")
    expect(bo.get_by_role("log").get_by_text("Good luck!")).to_be_visible()


def test_pass_and_play_hides_hanabi_hands_between_two_players(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi")
    pass_the_device(page)


def pass_the_device(page: Page) -> None:
    """On the page for a new table of Hanabi: two people give three clues on one device."""
    page.get_by_role("radio", name="Friends, on this device").check()
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Start the game").click()
    for name in ("Guest", "Bo", "Guest"):
        expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
        expect(page.locator(".hand")).to_have_count(0)
        page.get_by_role("button", name=f"I am {name}").click()
        expect(my_turn(page)).to_be_visible()
        expect(own_hand(page).get_by_role("heading")).to_have_text(re.compile(name))
        page.get_by_role("button", name="Give a clue").first.click()
        clues(page).first.click()


def test_pass_and_play_of_hashi_asks_everyone_for_each_round(open_page: OpenPage) -> None:
    page = open_page("/new/hashi")
    page.get_by_role("radio", name="Friends, on this device").check()
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Start the game").click()
    for name in ("Guest", "Bo"):
        page.get_by_role("button", name=f"I am {name}").click()
        write(page, lit_islands(page).first)
        confirm_button(page).click()
    # Bo has the device already, and the round is everybody's: it goes on with Bo.
    expect(table(page)).to_have_attribute("data-round", "1")
    expect(page.get_by_text("you play on Guest’s start")).to_be_visible()
    play_round(page)
    page.get_by_role("button", name="I am Guest").click()
    expect(page.get_by_text("you play on Bo’s start")).to_be_visible()


def test_a_clock_warns_and_the_game_goes_on(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate(CLOCKED_TABLE)
    page.wait_for_url("**/t/*")
    expect(my_turn(page)).to_be_visible()
    clock = page.get_by_role("list", name="Clock").get_by_role("listitem").first
    expect(clock).to_contain_text(re.compile("0:0[1-9]|0:10"))
    expect(page.get_by_role("status").filter(has_text="Ana is out of time")).to_have_count(1)
    expect(clock).to_contain_text("−")
    own_cards(page).first.click()
    own_hand(page).get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^1 You play"))).to_be_visible()


def test_pausing_stops_the_clocks(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate(CLOCKED_TABLE.replace("seconds: 10", "seconds: 600"))
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Resume")).to_be_visible()
    page.get_by_role("button", name="Resume").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


# The state that follows a command comes before its answer, as on a slow line.
LATE_ANSWERS = """(() => {
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    set onmessage(receive) {
      super.onmessage = (event) => {
        if (JSON.parse(event.data).type === "ack") setTimeout(() => receive(event), 200);
        else receive(event);
      };
    }
  };
})()"""


@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_another_game_begins_without_a_console_message(open_page: OpenPage, game: str) -> None:
    page = open_page()
    said: list[str] = []
    page.on("console", lambda line: said.append(line.text))
    page.add_init_script(LATE_ANSWERS)
    page.reload()
    quick_game(page, game)
    finish(page, game)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(f"#{game}-end")).to_have_count(0)
    expect(page.locator(f".{game}")).to_be_visible()
    settle(page)
    assert said == []


@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_a_rematch_of_two_is_silent_on_the_console(open_page: OpenPage, game: str) -> None:
    said: list[str] = []
    pages = two_at_a_table(open_page, game)
    for page in pages:
        page.on("console", lambda line: said.append(line.text))
    ana, bo = pages
    finish(ana, game)
    bo.get_by_role("button", name="Rematch").click()
    ana.get_by_role("button", name="Start the game").click()
    for page in pages:
        expect(page.locator(f".{game}")).to_be_visible()
        settle(page)
    assert said == []


# The page offers clocks of two minutes and more: too long to wait for.
CLOCKED_TABLE = """async () => {
  const settings = {game: "hanabi", options: {players: 2}, clock: {seconds: 10, increment: 0}};
  const body = JSON.stringify({name: "Ana", settings, seat: 0, bots: {"1": "cautious"}, start: true});
  const headers = {"content-type": "application/json"};
  const made = await (await fetch("/api/tables", {method: "POST", body, headers})).json();
  location.assign("/t/" + made.code);
}"""


@pytest.mark.parametrize("path", ["/t/NOSUCH", "/r/NOSUCH-1", "/nowhere"])
def test_an_address_that_leads_nowhere_says_so(open_page: OpenPage, path: str) -> None:
    page = open_page()
    page.goto(page.url.rstrip("/") + path)
    expect(
        page.get_by_role("heading", name=re.compile("There is no table NOSUCH|cannot be shown|no such page"))
    ).to_be_visible()
    page.get_by_role("link", name="Sumida, first page").last.click()
    expect(page.get_by_role("button", name="Play alone")).to_be_visible()


def test_the_first_page_leads_back_to_a_game_that_is_not_over(open_page: OpenPage) -> None:
    page = open_page()
    back = page.get_by_role("link", name="Continue your game of Hashi")
    expect(page.get_by_role("button", name="Play alone")).to_be_visible()
    expect(back).to_have_count(0)
    quick_game(page, "hashi")
    write(page, island(page, "d2"))
    page.get_by_role("link", name="Sumida, first page").click()
    back.click()
    expect(table(page)).to_have_attribute("data-marks", "d2=4")
    finish(page, "hashi")
    page.get_by_role("link", name="Sumida, first page").click()
    expect(page.get_by_role("button", name="Play alone")).to_be_visible()
    expect(back).to_have_count(0)


def test_the_seal_of_the_deal_is_shown_on_request(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    page.get_by_role("button", name="Table", exact=True).click()
    digest = page.get_by_text(re.compile(r"^[0-9a-f]{64}$"))
    expect(page.get_by_text("The deal is sealed")).to_be_visible()
    expect(digest).to_be_hidden()
    page.get_by_text("The deal is sealed").click()
    expect(digest).to_be_visible()
