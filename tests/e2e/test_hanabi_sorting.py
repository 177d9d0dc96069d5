"""Your own hand can be sorted: by mouse, finger and keyboard, and only you see it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e import touch
from tests.e2e.conftest import OpenPage
from tests.e2e.hanabi_actions import await_turn, other_hand, own_cards, own_hand, table
from tests.e2e.table_actions import command, make_table, quick_game, settle, sit_down, two_at_a_table


def numbers(page: Page) -> list[str]:
    """The numbers of your own cards from left to right, as a screen reader hears them."""
    names = [card.locator(".unseen").first.text_content() or "" for card in own_cards(page).all()]
    return [name.split(",")[0].removeprefix("card ") for name in names]


def expect_order(page: Page, order: str) -> None:
    pattern = re.compile(".*".join(rf"card {number}," for number in order))
    expect(own_hand(page).locator(".cards")).to_have_text(pattern)


def drag_by_mouse(page: Page, card: int, to: int) -> None:
    settle(page)
    start, end = (touch.centre(own_cards(page).nth(at)) for at in (card, to))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()
    settle(page)


def test_a_card_is_dragged_to_another_place_in_the_hand(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    await_turn(page)
    drag_by_mouse(page, 0, 2)
    expect_order(page, "23145")
    expect(own_cards(page).nth(2)).to_have_accessible_name(re.compile("card 1, place 3 of 5"))
    assert table(page).get_attribute("data-turn") == "0"
    # The drag itself selects nothing.
    expect(own_hand(page).locator("[aria-pressed=true]")).to_have_count(0)


def test_a_card_is_dragged_by_finger(open_page: OpenPage) -> None:
    page = open_page(size=(360, 740), touch=True)
    quick_game(page, "hanabi")
    await_turn(page)
    touch.drag(page, touch.centre(own_cards(page).nth(4)), touch.centre(own_cards(page).nth(1)))
    expect_order(page, "15234")
    settle(page)
    assert table(page).get_attribute("data-turn") == "0"


def test_a_card_is_moved_by_keyboard_and_the_new_place_is_read_out(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    await_turn(page)
    own_cards(page).first.focus()
    page.keyboard.press("Alt+ArrowRight")
    expect_order(page, "21345")
    expect(page.get_by_role("status").filter(has_text="card 1 is now in place 2 of 5")).to_have_count(1)
    # The card keeps the focus, and the key still belongs to it.
    page.keyboard.press("Shift+ArrowRight")
    expect_order(page, "23145")
    expect(own_cards(page).nth(2)).to_be_focused()
    assert page.url.endswith(page.url.rsplit("/", 1)[1])


def test_buttons_move_the_chosen_card_where_nobody_can_drag(open_page: OpenPage) -> None:
    page = open_page(size=(360, 740), touch=True)
    quick_game(page, "hanabi")
    await_turn(page)
    own_cards(page).first.tap()
    expect(page.get_by_role("button", name="Move card 1 to the left")).to_be_disabled()
    page.get_by_role("button", name="Move card 1 to the right").tap()
    expect_order(page, "21345")


def test_the_order_is_kept_over_a_reload_and_shown_in_a_second_window(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    await_turn(page)
    second = page.context.new_page()
    second.goto(page.url)
    expect(table(second)).to_be_visible()
    drag_by_mouse(page, 4, 0)
    for window in (page, second):
        expect_order(window, "51234")
    page.reload()
    expect_order(page, "51234")
    page.get_by_role("button", name="Usual order").click()
    for window in (page, second):
        expect_order(window, "12345")


def test_moves_name_the_same_card_however_the_hand_is_sorted(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    await_turn(page)
    oldest = own_cards(page).first.get_attribute("data-order")
    drag_by_mouse(page, 0, 4)
    expect_order(page, "23451")
    command(page, "play 1")
    expect(table(page)).not_to_have_attribute("data-turn", "0")
    expect(page.locator(f".own [data-order='{oldest}']")).to_have_count(0)
    # The new card stands at the right end; the others are one younger, in the order that was chosen.
    expect_order(page, "12345")


def test_nobody_else_sees_how_a_hand_is_sorted(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    before = other_hand(bo, "Ana").locator(".cards").inner_html()
    drag_by_mouse(ana, 0, 4)
    expect_order(ana, "23451")
    # Sorting works out of turn, too.
    drag_by_mouse(bo, 0, 4)
    expect_order(bo, "23451")
    assert other_hand(bo, "Ana").locator(".cards").inner_html() == before


def test_a_table_may_show_how_hands_are_sorted(open_page: OpenPage) -> None:
    ana = open_page("/new/hanabi")
    ana.get_by_label("Others see how a hand is sorted").check()
    bo = open_page(make_table(ana, 2, "Ana"))
    sit_down(bo, "Bo")
    ana.get_by_role("button", name="Start the game").click()
    expect(table(ana)).to_be_visible()
    drag_by_mouse(ana, 0, 4)
    shown = other_hand(bo, "Ana").get_by_role("button", name=re.compile(r"^card \d"))
    expect(shown.last).to_have_accessible_name(re.compile("^card 1, place 5 of 5"))
