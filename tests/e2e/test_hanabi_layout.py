"""Hanabi on a phone on its side and on a large screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sumida.locales import LANGUAGES
from tests.e2e import hanabi_actions as hanabi
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import finish, quick_game, settle, settle_layout
from tests.e2e.test_hanabi_motion import doctor, ending
from tests.e2e.test_layout import box, game_of, overlap, parts
from tests.e2e.translations import SAMPLE

SIDEWAYS = (740, 360)
WIDE_PHONE = (844, 390)
PHONES = [(360, 740), SIDEWAYS, WIDE_PHONE]
LARGE = (2560, 1440)


def on_screen(page: Page, selector: str, size: tuple[int, int]) -> None:
    """Everything that matches is wholly on the screen."""
    found = page.locator(selector).all()
    assert found, selector
    for part in found:
        x, y, width, height = box(part)
        assert x >= 0, selector
        assert y >= 0, selector
        assert x + width <= size[0] + 0.5, selector
        assert y + height <= size[1] + 0.5, selector


@pytest.mark.parametrize(
    ("players", "size"), [(2, SIDEWAYS), (3, SIDEWAYS), (4, SIDEWAYS), (5, SIDEWAYS), (3, WIDE_PHONE)]
)
def test_a_turn_needs_no_scrolling_on_a_phone_on_its_side(
    open_page: OpenPage, players: int, size: tuple[int, int]
) -> None:
    page = open_page("/new/hanabi", size=size, touch=True)
    game_of(page, players)
    page.evaluate("scrollTo(0, 0)")
    needed = ".hand, .sky, .hand .card, .series li, .tokens"
    on_screen(page, needed, size)
    page.locator(".hand:not(.own) .card").first.tap()
    expect(hanabi.clues(page).first).to_be_visible()
    settle_layout(page)
    on_screen(page, f"{needed}, [data-clue]", size)
    for clue in page.locator("[data-clue]").all():
        assert min(box(clue)[2:]) >= 40
    hanabi.own_cards(page).first.tap()
    settle_layout(page)
    on_screen(page, f"{needed}, .own .row > *", size)
    assert page.evaluate("scrollY") == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    shown = parts(page)
    assert not any(overlap(one, other) for at, one in enumerate(shown) for other in shown[:at])


@pytest.mark.parametrize("locale", SAMPLE)
def test_what_can_be_done_with_a_card_fits_a_phone_on_its_side(open_page: OpenPage, locale: str) -> None:
    page = open_page(size=SIDEWAYS, touch=True)
    quick_game(page, "hanabi")
    page.evaluate("language => localStorage.setItem('sumida.language', language)", locale)
    page.reload()
    own = page.locator(".own .card")
    expect(own).to_have_count(5)
    settle(page)
    # With all clue tokens there a sentence says why nothing can be discarded.
    own.first.tap()
    note = page.locator(".own .note")
    expect(note).to_be_visible()
    settle_layout(page)
    on_screen(page, ".hand, .sky, .own .card, .own .hint, .own .row > *", SIDEWAYS)
    assert page.evaluate("scrollY") == 0
    assert box(note)[2] > 70, "the word in the field is cut"


@pytest.mark.parametrize("size", PHONES)
def test_nothing_lies_over_the_result_on_a_phone(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size, touch=True)
    quick_game(page, "hanabi")
    finish(page, "hanabi")
    settle_layout(page)
    shown = [box(page.locator(".hanabi > .end")), *parts(page)]
    assert not any(overlap(one, other) for at, one in enumerate(shown) for other in shown[:at])
    assert shown[0][1] == min(top for _, top, _, _ in shown)
    assert shown[0][2] > 0.9 * size[0]


@pytest.mark.parametrize("size", PHONES)
def test_the_result_is_seen_from_its_top_wherever_the_last_move_was_made(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    page = open_page(size=size, touch=True)
    doctor(page, ending(ended="perfect", verdict="legendary", piles=[5] * 5, points=25, points_or_zero=25))
    quick_game(page, "hanabi")
    expect(hanabi.my_turn(page)).to_be_visible()
    hanabi.own_cards(page).first.click()
    page.evaluate("scrollTo(0, 180)")
    hanabi.own_hand(page).get_by_role("button", name="Play", exact=True).click()
    result = page.locator(".hanabi > .end")
    expect(result).to_be_visible()
    settle_layout(page)
    assert 0 <= box(result)[1] < size[1] / 3


def test_nothing_moves_on_a_phone_on_its_side_when_the_turn_comes_round(open_page: OpenPage) -> None:
    """The headers of the others' hands offer a clue, or say who is thinking, or neither."""
    shown = []
    for clues in (True, False):
        page = open_page(size=SIDEWAYS, touch=True)
        if not clues:
            doctor(page, lambda view: view.update(legal=[]))
        quick_game(page, "hanabi")
        expect(page.get_by_role("button", name="Give a clue")).to_have_count(2 if clues else 0)
        settle_layout(page)
        shown.append([box(page.locator(".sky")), *(box(one) for one in page.locator(".hand").all())])
    assert shown[0] == shown[1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_fills_a_large_screen(open_page: OpenPage, players: int) -> None:
    page = open_page("/new/hanabi", size=LARGE)
    game_of(page, players)
    page.locator(".hand:not(.own) .card").first.click()
    expect(hanabi.clues(page).first).to_be_visible()
    settle_layout(page)
    on_screen(page, ".hand, .sky, [data-clue]", LARGE)
    _, _, width, _ = box(hanabi.table(page))
    assert width > 0.95 * LARGE[0]
    _, top, _, height = box(page.locator(".hand.own"))
    assert top + height > 0.8 * LARGE[1]
    assert box(hanabi.own_cards(page).first)[2] > 130
    assert float(page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")) > 24


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_limit_of_the_score_takes_no_second_row_on_a_phone(open_page: OpenPage, locale: str) -> None:
    page = open_page(size=(360, 740), touch=True)
    doctor(page, lambda view: view.update(at_most=18, points=12, pile=38))
    quick_game(page, "hanabi")
    page.evaluate("language => localStorage.setItem('sumida.language', language)", locale)
    page.reload()
    figures = page.locator(".tokens > div")
    expect(figures).to_have_count(4)
    settle_layout(page)
    assert len({box(figure)[1] for figure in figures.all()}) == 1
    expect(figures.last).to_contain_text("≤ 18")
