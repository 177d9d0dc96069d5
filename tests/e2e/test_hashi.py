"""Games of Hashi, played by clicks."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import OpenPage
from tests.e2e.hashi_actions import (
    confirm_button,
    confirm_or_pass,
    draw,
    expect_round,
    island,
    lit_islands,
    mark_all,
    offered_lines,
    pass_to_the_end,
    play_round,
    start_board,
    table,
    write,
)
from tests.e2e.table_actions import make_table, quick_game, settle, sit_down, two_at_a_table

# A board where at most two bridges can reach c7.
ONE_LINE_AT_C7 = """
o . . R . o .
. B . o . o .
R . o o . . .
. o . . B o .
o . B . o . .
. R . . R . .
. . o . . . .
"""


def test_a_whole_solo_game_from_the_first_page_to_the_rank(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    start_board(page)
    for number in range(1, 18):
        expect_round(page, number)
        play_round(page)
    expect(table(page)).to_have_attribute("data-phase", "over")
    rank = page.locator("#hashi-end")
    expect(rank).to_be_visible()
    assert not (rank.text_content() or "").startswith("rank-")
    page.get_by_text("All ranks").click()
    expect(page.get_by_text(re.compile("60 Deity of the Isles"))).to_be_visible()
    expect(page.get_by_label("Command line")).to_have_count(0)
    expect(page.get_by_role("link", name="Ask the coach")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    expect(page).to_have_url(re.compile(r"/r/\w+-1"))


def test_undo_takes_a_step_back_until_the_round_is_confirmed(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    write(page, island(page, "d2"))
    expect(island(page, "d2")).to_have_accessible_name("d2, number 4, 0 of 4 bridges")
    undo.click()
    expect(undo).to_be_disabled()
    expect(island(page, "d2")).to_have_accessible_name(re.compile("empty"))


def test_the_start_number_is_a_four_or_a_three(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    page.get_by_role("radio", name="3").click()
    write(page, island(page, "d2"))
    expect(island(page, "d2")).to_have_accessible_name("d2, number 3, 0 of 3 bridges")


def test_a_bridge_is_drawn_by_a_drag_in_its_direction(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    write(page, island(page, "d2"))
    confirm_button(page).click()
    expect_round(page, 1)
    box = island(page, "d2").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + box["width"], y, steps=4)
    page.mouse.up()
    expect(island(page, "d2")).to_have_accessible_name(re.compile(r"1 of 4 bridges"))


def test_four_players_write_and_draw_at_the_same_time(open_page: OpenPage) -> None:
    pages = four_at_a_table(open_page)
    for page in pages:
        start_board(page)
    for page in pages:
        expect_round(page, 1)
        expect(page.get_by_text("The boards moved to the left")).to_be_visible()
    # Everyone marks before anyone confirms: each player sees only their own marks of this round.
    for page in pages:
        mark_all(page)
    for page in pages:
        others = page.get_by_label("Other boards").get_by_role("img")
        expect(others).to_have_count(3)
        expect(others.locator(".fresh")).to_have_count(0)
        settle(page)
    for page in pages[:3]:
        confirm_or_pass(page)
    expect(pages[3].get_by_label("Other boards").get_by_text("done", exact=True)).to_have_count(3)
    for page in pages:
        expect_round(page, 1)
    confirm_or_pass(pages[3])
    for page in pages:
        expect_round(page, 2)


def four_at_a_table(open_page: OpenPage) -> list[Page]:
    host = open_page("/new/hashi")
    path = make_table(host, 4, "Ana")
    guests = [open_page(path) for _ in range(3)]
    for guest, name in zip(guests, ("Bo", "Cleo", "Dov"), strict=True):
        sit_down(guest, name)
    host.get_by_role("button", name="Start the game").click()
    return [host, *guests]


def test_the_page_warns_before_a_number_that_can_never_be_reached(open_page: OpenPage) -> None:
    page = open_page("/new/hashi")
    page.get_by_label("Players").select_option("1")
    page.get_by_role("combobox", name="Board").select_option("own")
    page.get_by_role("textbox", name="Board:").fill(ONE_LINE_AT_C7)
    page.get_by_role("button", name="Start the game").click()
    dialog = page.get_by_role("dialog", name="This island can never reach that number")
    island(page, "c7").click()
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_be_hidden()
    expect(island(page, "c7")).to_have_accessible_name(re.compile("empty"))
    island(page, "c7").click()
    dialog.get_by_role("button", name="Write it anyway").click()
    expect(island(page, "c7")).to_have_accessible_name(re.compile("number 4.*can never be finished"))


def test_the_highlighted_islands_are_those_the_rules_offer(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    # In the set-up: every island without a flag, and side A has eleven of them.
    expect(lit_islands(page)).to_have_count(11)


def test_two_players_who_draw_nothing_win_together(open_page: OpenPage) -> None:
    pages = two_at_a_table(open_page, "hashi")
    for page in pages:
        start_board(page)
    for page in pages:
        expect_round(page, 1)
    pass_to_the_end(*pages)
    for page in pages:
        expect(page.get_by_role("heading", name="Ana and Bo win together!")).to_be_visible()


def test_a_pass_is_seen_and_heard_at_once(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hashi")
    for page in (ana, bo):
        start_board(page)
    for page in (ana, bo):
        expect_round(page, 1)
    confirm_or_pass(bo)
    expect(ana.get_by_label("Other boards").get_by_text("passes", exact=True)).to_be_visible()
    expect(ana.locator("[data-news=pass]")).to_have_text("Bo passes.")
    expect(ana.locator("[aria-live=polite]").filter(has_text="Bo passes.")).not_to_have_count(0)
    expect_round(ana, 1)


def test_news_over_the_board_goes_by_itself_and_at_the_next_press(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hashi")
    news = ana.locator("[data-news=pass]")
    for page in (ana, bo):
        start_board(page)
    expect_round(bo, 1)
    confirm_or_pass(bo)
    expect(news).to_be_visible()
    expect(news).to_have_count(0, timeout=20_000)
    confirm_or_pass(ana)
    expect_round(bo, 2)
    expect_round(ana, 2)
    confirm_or_pass(bo)
    expect(news).to_be_visible()
    lit_islands(ana).first.click()
    assert not news.count()


def test_the_board_of_another_player_is_not_called_mine(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hashi")
    for page in (ana, bo):
        start_board(page)
    expect_round(ana, 1)
    expect(ana.get_by_role("region", name="Your board")).to_be_visible()
    ana.get_by_role("button", name=re.compile("^Bo’s board")).click()
    expect(ana.get_by_role("region", name="Bo’s board")).to_be_visible()
    expect(ana.get_by_role("group", name="Bo’s board")).to_be_visible()
    expect(ana.get_by_role("region", name="Your board")).to_have_count(0)
    expect(ana.get_by_role("img", name=re.compile("^Your board"))).to_be_visible()
    expect(ana.get_by_role("region", name="Bo’s points")).to_be_visible()
    ana.get_by_role("button", name="Back to my board").click()
    expect(ana.get_by_role("region", name="Your points")).to_be_visible()


def test_a_legend_explains_every_mark_of_the_board(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    page.get_by_role("button", name="What do the marks mean?").click()
    legend = page.get_by_role("dialog", name="What do the marks mean?")
    marks = legend.get_by_role("listitem")
    # Mistakes are refused here, so none is struck out.
    expect(marks).to_have_count(11)
    expect(marks.filter(has_text="Struck out")).to_have_count(0)
    for words in (
        "may be written here",
        "still missing",
        "Undo takes it back",
        "a suggestion",
        "has gone by",
    ):
        expect(marks.filter(has_text=words)).to_have_count(1)
    for mark in marks.all():
        expect(mark.locator(".picture > *").first).to_be_visible()
    assert violations(page) == []


def test_a_bridge_before_the_number_says_that_the_number_is_lost(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    start_board(page)
    expect_round(page, 1)
    said = page.get_by_text("No number this round, unless you undo.")
    draw(page, offered_lines(page)[0])
    expect(said).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(said).to_have_count(0)
    settle(page)
    write(page, lit_islands(page).first)
    draw(page, offered_lines(page)[0])
    expect(said).to_have_count(0)
