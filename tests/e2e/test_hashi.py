"""Whole games of Hashi, played by clicks."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import done_button, finish_hashi_turn, hashi_round, quick_game, settle


def test_a_whole_solo_game_from_the_first_page_to_the_rank(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    page.locator("g.place.lit").first.click()
    done_button(page).click()
    for number in range(1, 18):
        expect(page.locator(".hashi")).to_have_attribute("data-round", str(number))
        expect(page.locator(".hashi")).to_have_attribute("data-phase", "round")
        finish_hashi_turn(page)
    expect(page.locator(".hashi")).to_have_attribute("data-phase", "over")
    rank = page.locator("#hashi-end")
    expect(rank).to_be_visible()
    assert not (rank.text_content() or "").startswith("rank-")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page).to_have_url(re.compile(r"/r/\w+-1"))


def test_undo_takes_a_step_back_until_the_round_is_confirmed(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    page.locator('[data-island="d2"]').click()
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()
    expect(page.locator('[data-island="d2"]')).to_have_attribute("aria-label", re.compile("empty"))


def test_a_bridge_is_drawn_by_a_drag_in_its_direction(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    page.locator('[data-island="d2"]').click()
    done_button(page).click()
    expect(page.locator(".hashi")).to_have_attribute("data-round", "1")
    island = page.locator('[data-island="d2"]').bounding_box()
    assert island is not None
    x, y = island["x"] + island["width"] / 2, island["y"] + island["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + island["width"], y, steps=4)
    page.mouse.up()
    expect(page.locator('[data-island="d2"]')).to_have_attribute("aria-label", re.compile(r"1 of \d bridges"))


def test_four_players_write_and_draw_at_the_same_time(open_page: OpenPage) -> None:
    host = open_page("/new/hashi")
    host.get_by_label("Your name").fill("Ana")
    host.get_by_label("Players").select_option("4")
    host.get_by_role("button", name="Make the table").click()
    address = host.get_by_role("textbox", name="Invite friends with this link").input_value()
    path = "/t/" + address.rsplit("/", 1)[1]
    guests = []
    for name in ("Bo", "Cleo", "Dov"):
        guest = open_page(path)
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Take a seat").click()
        guests.append(guest)
    host.get_by_role("button", name="Start the game").click()
    pages = [host, *guests]
    for page in pages:
        expect(page.locator(".hashi")).to_have_attribute("data-phase", "set-up")
        page.locator("g.place.lit").first.click()
        done_button(page).click()
    for page in pages:
        expect(page.locator(".hashi")).to_have_attribute("data-round", "1")
        expect(page.get_by_text("Boards went to the left")).to_be_visible()
    # Everybody marks before anybody confirms: nobody sees the others' marks of this round.
    for page in pages:
        page.locator("g.place.lit").first.click()
        settle(page)
    for page in pages[:3]:
        finish_hashi_turn(page)
    assert [hashi_round(page) for page in pages] == [1, 1, 1, 1]
    expect(pages[3].get_by_label("Other boards").locator(".done")).to_have_count(3)
    finish_hashi_turn(pages[3])
    for page in pages:
        expect(page.locator(".hashi")).to_have_attribute("data-round", "2")
