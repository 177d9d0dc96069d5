"""What is around a game: the bar, the chat and the log, on screens of all sizes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import hanabi_actions as hanabi
from tests.e2e.axe import violations_in_both_themes
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import quick_game, settle_layout, two_at_a_table

PHONE, LANDSCAPE, LARGE = (360, 740), (740, 360), (2560, 1440)
FINGER = 44


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle_layout(page)


def say(page: Page, phrase: str) -> None:
    page.get_by_label("Say a phrase").select_option(label=phrase)


def chat_button(page: Page) -> Locator:
    return page.get_by_role("banner").get_by_role("button", name=re.compile("^Chat"))


def drawer(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Chat and what happened")


def test_unread_lines_are_counted_on_a_phone_until_the_chat_is_opened(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    resize(ana, PHONE)
    say(bo, "Hello!")
    say(bo, "Take your time.")
    expect(chat_button(ana)).to_have_accessible_name("Chat: 2 new lines")
    expect(chat_button(ana)).to_contain_text("2")
    ana.reload()
    expect(chat_button(ana)).to_have_accessible_name("Chat: 2 new lines")
    chat_button(ana).click()
    expect(drawer(ana).get_by_role("log")).to_contain_text("Take your time.")
    drawer(ana).get_by_role("button", name="Close").click()
    expect(chat_button(ana)).to_have_accessible_name("Chat and what happened")
    expect(chat_button(bo)).to_have_accessible_name("Chat")


def test_a_line_is_shown_and_read_out_while_the_chat_is_closed(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    resize(ana, PHONE)
    say(bo, "Well played!")
    expect(ana.get_by_role("status").filter(has_text="Bo says: Well played!")).to_have_count(1)
    bubble = ana.locator(".bubble")
    expect(bubble).to_have_text("Bo Well played!")
    bubble.click()
    expect(drawer(ana).get_by_role("log")).to_contain_text("Well played!")
    expect(bubble).to_have_count(0)


def test_on_a_wide_screen_the_chat_is_beside_the_game_and_counts_as_read(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    say(bo, "Hello!")
    log = ana.locator(".side").get_by_role("log")
    expect(log).to_contain_text("Hello!")
    expect(log).to_be_in_viewport()
    expect(chat_button(ana)).to_have_accessible_name("Chat")
    expect(ana.locator(".bubble")).to_have_count(0)
    chat_button(ana).click()
    expect(ana.get_by_label("Say a phrase")).to_be_focused()


def test_your_own_lines_are_yours(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    say(ana, "Hello!")
    expect(ana.get_by_role("log")).to_have_text(re.compile(r"^\s*You\s+Hello!\s*$"))
    expect(bo.get_by_role("log")).to_have_text(re.compile(r"^\s*Ana\s+Hello!\s*$"))


def test_a_line_of_the_log_in_the_drawer_looks_back_at_its_turn(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    hanabi.give_any_clue(ana)
    assert hanabi.await_turn(bo)
    hanabi.give_any_clue(bo)
    resize(ana, PHONE)
    chat_button(ana).click()
    drawer(ana).get_by_role("button", name=re.compile("^1 ")).click()
    expect(drawer(ana)).to_be_hidden()
    expect(ana.get_by_text("You are looking back at turn 1")).to_be_visible()


def test_drawer_command_line_and_keys_are_accessible(open_page: OpenPage) -> None:
    ana, bo = two_at_a_table(open_page, "hanabi")
    resize(ana, PHONE)
    say(bo, "Hello!")
    expect(chat_button(ana)).to_contain_text("1")
    assert violations_in_both_themes(ana) == []
    chat_button(ana).click()
    expect(drawer(ana).get_by_role("log")).to_be_visible()
    assert violations_in_both_themes(ana) == []
    drawer(ana).get_by_role("button", name="Close").click()
    ana.locator("body").press("/")
    assert violations_in_both_themes(ana) == []
    ana.keyboard.press("Escape")
    ana.locator("body").press("?")
    expect(ana.get_by_role("dialog", name="Keyboard")).to_be_visible()
    assert violations_in_both_themes(ana) == []


@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_on_a_landscape_phone_the_frame_takes_48_pixels_of_height(open_page: OpenPage, game: str) -> None:
    page = open_page(size=LANDSCAPE)
    quick_game(page, game)
    settle_layout(page)
    board = page.locator(f".{game}").bounding_box()
    assert board is not None
    assert board["y"] <= 48
    assert page.evaluate("document.documentElement.scrollWidth") == LANDSCAPE[0]


@pytest.mark.parametrize("size", [(320, 640), PHONE, LANDSCAPE])
def test_the_buttons_of_the_bar_fit_a_finger_and_one_row(open_page: OpenPage, size: tuple[int, int]) -> None:
    ana, _ = two_at_a_table(open_page, "hanabi")
    resize(ana, size)
    boxes = [one.bounding_box() for one in ana.get_by_role("banner").locator("a, button").all()]
    shown = [box for box in boxes if box and box["width"] > 1]
    buttons = shown[1:]
    assert all(min(box["width"], box["height"]) >= FINGER for box in buttons)
    assert len({round(box["y"]) for box in buttons}) == 1
    assert ana.evaluate("document.documentElement.scrollWidth") == size[0]


def test_on_a_large_screen_the_frame_grows_with_the_game(open_page: OpenPage) -> None:
    page = open_page(size=LARGE)
    quick_game(page, "hanabi")
    size = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert size >= 24
    header = page.get_by_role("banner").bounding_box()
    assert header is not None
    assert header["height"] <= 90
