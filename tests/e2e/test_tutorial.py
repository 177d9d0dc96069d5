"""The lessons, from the first sentence into the first game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from sumida import codec, records
from tests.e2e import hanabi_actions as hanabi
from tests.e2e import hashi_actions as hashi
from tests.e2e.conftest import OpenPage
from tests.e2e.server import ROOT
from tests.e2e.table_actions import QUICK, numbers_in, settle, settle_layout
from tests.e2e.translations import SAMPLE


@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_a_lesson_is_a_game_that_the_rules_allow(game: str) -> None:
    record = codec.read_record((ROOT / "web" / "src" / "learn" / f"{game}.json").read_bytes())
    assert len(records.replay(record).states) == len(record.moves) + 1


def lesson(page: Page) -> tuple[int, int]:
    """At which of how many steps the lesson is."""
    words = page.get_by_role("progressbar").get_attribute("aria-label")
    step, count = numbers_in(words)
    return step, count


def do_in_hashi(page: Page, wanted: str) -> None:
    if "=" in wanted:
        hashi.write(page, hashi.island(page, wanted.split("=")[0]))
    elif "-" in wanted:
        hashi.draw(page, wanted)
    else:
        number = hashi.table(page).get_attribute("data-round") or ""
        hashi.confirm_button(page).click()
        expect(hashi.table(page)).not_to_have_attribute("data-round", number)


def do_in_hanabi(page: Page, wanted: str) -> None:
    kind, _, rest = wanted.partition(" ")
    if kind == "clue":
        hanabi.give_any_clue(page)
    else:
        hanabi.act_on(page, hanabi.own_cards(page).nth(int(rest) - 1), kind.capitalize())


DO: dict[str, Callable[[Page, str], None]] = {"hashi": do_in_hashi, "hanabi": do_in_hanabi}


@pytest.mark.parametrize("game", DO)
def test_a_lesson_leads_from_its_start_into_a_game(open_page: OpenPage, game: str) -> None:
    page = open_page("/learn")
    follow_lesson(page, game)
    page.get_by_role("button", name=QUICK[game]).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(f".{game}")).to_be_visible()


def follow_lesson(page: Page, game: str) -> None:
    """From the page of lessons to the last step."""
    page.locator(f'a[href="/learn/{game}"]').first.click()
    shown = page.get_by_role("region", name="Learn to play")
    expect(shown).to_be_visible()
    forward, wish = page.get_by_role("button", name="Next", exact=True), page.locator("[data-expected]")
    said = set()
    while lesson(page)[0] < lesson(page)[1]:
        said.add(shown.locator(".text").text_content())
        expect(forward.or_(wish).first).to_be_visible()
        step = shown.get_attribute("data-step") or ""
        if wish.count():
            DO[game](page, wish.get_attribute("data-expected") or "")
        else:
            forward.click()
            expect(shown).not_to_have_attribute("data-step", step)
    assert len(said) == lesson(page)[1] - 1


def tap_in_sight(page: Page, part: Locator) -> None:
    """Tap as a finger does: only what is on the screen, covered by nothing."""
    settle(page)
    expect(part).to_be_in_viewport(ratio=1)
    box = part.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert part.evaluate("(part, [x, y]) => part.contains(document.elementFromPoint(x, y))", [x, y])
    page.touchscreen.tap(x, y)


@pytest.mark.parametrize("locale", SAMPLE)
def test_the_lesson_of_hanabi_fits_a_small_phone(open_page: OpenPage, locale: str) -> None:
    page = open_page("/learn/hanabi", size=(360, 640), touch=True, locale=locale)
    shown, own = page.locator(".lesson"), page.locator(".hand.own")
    forward = shown.get_by_role("button")
    for step, move in enumerate(["", "clue", "", "discard", "play"], start=1):
        expect(shown).to_have_attribute("data-step", str(step))
        expect(shown.locator(".text")).to_be_in_viewport(ratio=1)
        if not move:
            tap_in_sight(page, forward)
            continue
        expect(shown).to_have_attribute("data-expected", re.compile(move))
        tap_in_sight(
            page,
            page.locator(".hand:not(.own) .card").first if move == "clue" else own.locator(".card").first,
        )
        expect(shown.locator(".text")).to_be_in_viewport(ratio=1)
        tap_in_sight(
            page,
            page.locator("[data-clue]:enabled") if move == "clue" else own.locator(".actions button:enabled"),
        )
    tap_in_sight(page, forward)
    expect(page).to_have_url(re.compile("/t/"))


@pytest.mark.parametrize(
    ("path", "parts"),
    [
        ("hanabi", ".lesson, .hand .card"),
        ("hashi", ".lesson, .hashi .place"),
        ("partner?lesson=focus", ".lesson, .hand .card"),
    ],
)
def test_a_lesson_fits_a_phone_on_its_side(open_page: OpenPage, path: str, parts: str) -> None:
    page = open_page(f"/learn/{path}", size=(740, 360), touch=True)
    expect(page.locator(".hanabi, .hashi")).to_be_visible()
    settle_layout(page)
    found = page.locator(parts).all()
    assert len(found) > 10
    for part in found:
        expect(part).to_be_in_viewport(ratio=0.99)
