"""Whole games of Hanabi: with bots, with friends, and on one device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import hanabi_turn, my_turn, quick_game


def test_a_whole_game_with_two_bots_from_the_first_page_to_the_verdict(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    over = page.locator("#hanabi-end")
    for _ in range(60):
        expect(my_turn(page).or_(over).first).to_be_visible()
        if over.is_visible():
            break
        hanabi_turn(page)
    expect(over).to_be_visible()
    assert not (over.text_content() or "").startswith("verdict-")
    page.get_by_text("Was the deal fair?").click()
    expect(page.get_by_text("Salt", exact=True)).to_be_visible()


def test_a_clue_is_previewed_and_then_points_at_the_cards(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    expect(my_turn(page)).to_be_visible()
    card = page.locator(".hand:not(.own) .card").first
    card.click()
    clue = page.locator("[data-clue].fits").first
    clue.hover()
    expect(page.locator(".card.touched").first).to_be_visible()
    touched = page.locator(".card.touched").count()
    clue.click()
    expect(page.get_by_role("button", name=re.compile(rf"^1 .*tells .*: {touched} card"))).to_be_visible()


def test_a_card_is_played_by_dragging_it_to_the_fireworks(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    expect(my_turn(page)).to_be_visible()
    page.locator(".hand.own .card").first.drag_to(page.locator("[data-drop=play]"))
    expect(page.get_by_role("button", name=re.compile(r"^1 .* plays "))).to_be_visible()


def test_a_private_note_stays_on_its_card(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    card = page.locator(".hand.own .card").nth(2)
    card.click()
    note = page.get_by_label("Private note on card 3")
    note.fill("save me")
    note.press("Enter")
    note.blur()
    expect(card).to_have_attribute("aria-label", re.compile("save me"))
    page.reload()
    expect(page.locator(".hand.own .card").nth(2)).to_have_attribute("aria-label", re.compile("save me"))


def test_a_hand_is_seen_as_its_owner_sees_it_while_the_eye_is_held(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    eye = page.locator("button.eye").first
    card = page.locator(".hand:not(.own) .card").first
    open_name = card.get_attribute("aria-label")
    eye.dispatch_event("pointerdown")
    expect(card).to_have_attribute("aria-label", re.compile("any colour"))
    eye.dispatch_event("pointerup")
    expect(card).to_have_attribute("aria-label", open_name or "")


def test_pass_and_play_hides_the_hands_between_two_players(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi")
    page.get_by_role("radio", name="Friends, on this device").check()
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="Pass the device to Guest")).to_be_visible()
    assert page.locator(".hand").count() == 0
    page.get_by_role("button", name="I am Guest").click()
    expect(my_turn(page)).to_be_visible()
    page.get_by_role("button", name="Give a clue").first.click()
    page.locator("[data-clue]:not([disabled])").first.click()
    expect(page.get_by_role("heading", name="Pass the device to Bo")).to_be_visible()
    assert page.locator(".hand").count() == 0
