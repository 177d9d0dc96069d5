"""Games of Hanabi: with bots, by click and by drag, and what the table shows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import OpenPage
from tests.e2e.hanabi_actions import (
    await_turn,
    clues,
    give_any_clue,
    my_turn,
    own_cards,
    own_hand,
    table,
    take_turn,
    verdict,
)
from tests.e2e.table_actions import quick_game, settle_layout, two_at_a_table


def test_a_whole_game_with_two_bots_from_the_first_page_to_the_verdict(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    while await_turn(page):
        take_turn(page)
    assert not (verdict(page).text_content() or "").startswith("verdict-")
    # Everything is revealed now, even your own cards.
    for card in own_cards(page).all():
        expect(card).to_have_accessible_name(re.compile(r"^card \d, \w+ \d\b"))
    page.get_by_text("Was the deal fair?").click()
    expect(page.get_by_text("Salt", exact=True)).to_be_visible()


def test_a_clue_is_previewed_and_then_touches_the_cards(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    expect(my_turn(page)).to_be_visible()
    page.locator(".hand:not(.own) .card").first.click()
    clue = clues(page).and_(page.locator(".fits")).first
    clue.hover()
    touched = page.get_by_role("button", name="would be touched")
    expect(touched.first).to_be_visible()
    count = touched.count()
    clue.click()
    expect(page.get_by_role("button", name=re.compile(rf"^1 You tell .*: {count} card"))).to_be_visible()


def test_a_card_is_played_by_dragging_it_to_the_fireworks(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    expect(my_turn(page)).to_be_visible()
    own_cards(page).first.drag_to(page.locator("[data-drop=play]"))
    expect(page.get_by_role("button", name=re.compile(r"^1 You play "))).to_be_visible()


def test_a_private_note_survives_a_reload(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    card = own_cards(page).nth(2)
    card.click()
    note = page.get_by_label("Private note on card 3")
    note.fill("save me")
    note.press("Enter")
    note.blur()
    expect(card).to_have_accessible_name(re.compile("save me"))
    page.reload()
    expect(own_cards(page).nth(2)).to_have_accessible_name(re.compile("save me"))


def test_a_hand_is_seen_as_its_owner_sees_it_while_the_eye_is_held(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    eye = page.get_by_role("button", name="Hold to see").first
    card = page.locator(".hand:not(.own) .card").first
    unknown = "card 1, any colour, any number"
    expect(card).not_to_have_accessible_name(unknown)
    eye.dispatch_event("pointerdown")
    expect(card).to_have_accessible_name(unknown)
    eye.dispatch_event("pointerup")
    expect(card).not_to_have_accessible_name(unknown)


def test_the_page_warns_before_a_play_that_must_fail(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    warning = ana.get_by_role("dialog", name="This card cannot fit")
    while True:
        give_any_clue(ana)
        await_turn(bo)
        # The highest number: only a one can fit at the start.
        bo.get_by_role("button", name="Give a clue").click()
        clues(bo).last.click()
        await_turn(ana)
        own_cards(ana).and_(ana.get_by_role("button", name="clued")).first.click()
        played = ana.locator(f".hanabi:not([data-turn='{table(ana).get_attribute('data-turn')}'])")
        own_hand(ana).get_by_role("button", name="Play", exact=True).click()
        expect(warning.or_(played).first).to_be_visible()
        if warning.is_visible():
            break
        await_turn(bo)
        give_any_clue(bo)
        await_turn(ana)
    warning.get_by_role("button", name="Cancel").click()
    expect(warning).to_be_hidden()
    expect(my_turn(ana)).to_be_visible()


def test_players_choose_how_much_their_own_cards_show(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Hanabi: what my own cards show").select_option("none")
    page.get_by_role("button", name="Close").click()
    expect(own_cards(page).first).to_have_accessible_name("card 1, unknown")


def test_a_line_of_the_log_points_at_its_cards(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    expect(my_turn(page)).to_be_visible()
    page.get_by_role("button", name="Give a clue").first.click()
    clues(page).first.click()
    line = page.get_by_role("button", name=re.compile("^1 You tell"))
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(table(page).locator(".card.touched").first).to_be_visible()


def test_looking_back_moves_nothing_on_the_page_and_a_button_ends_it(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    expect(my_turn(page)).to_be_visible()
    give_any_clue(page)
    await_turn(page)
    line = page.get_by_role("button", name=re.compile("^1 You tell"))
    settle_layout(page)
    before = line.bounding_box()
    line.click()
    expect(page.get_by_text("You are looking back at turn 1.")).to_be_visible()
    settle_layout(page)
    assert line.bounding_box() == before
    page.get_by_role("button", name="Back to now").click()
    expect(my_turn(page)).to_be_visible()


def test_a_legend_explains_every_mark(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    page.get_by_role("button", name="What do the marks mean?").click()
    legend = page.get_by_role("dialog", name="What do the marks mean?")
    marks = legend.get_by_role("listitem")
    expect(marks).to_have_count(18)
    for words in ("last copy", "no higher than that", "private note", "surely fits", "stays with the card"):
        expect(marks.filter(has_text=words)).to_have_count(1)
    for mark in marks.all():
        expect(mark.locator(".picture > *").first).to_be_visible()
    assert violations(page) == []
    # Its cards are pictures: they take neither the focus nor a click.
    expect(legend.locator(".picture button:not([inert] *)")).to_have_count(0)


@pytest.mark.parametrize(("locale", "letters"), [("es", "BRZAV"), ("pl", "BCNYZ")])
def test_the_letters_on_the_cards_are_those_of_the_language(
    open_page: OpenPage, locale: str, letters: str
) -> None:
    page = open_page("/learn/hanabi", locale=locale)
    expect(page.locator("[data-series] text")).to_have_text(list(letters))
    faces = page.locator(".hand:not(.own) .card svg .letter")
    assert set(faces.all_text_contents()) <= set(letters)
    assert page.locator("[data-discarded]").count() == len(letters)
