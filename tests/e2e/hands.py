"""What a person does on the page: clicks, keys, and reading what it says."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect


def quick_game(page: Page, game: str) -> None:
    """From the first page into a game with one click."""
    names = {"hashi": "Play alone", "hanabi": "Play with two bots"}
    page.get_by_role("button", name=names[game]).click()
    expect(page.locator(f".{game}")).to_be_visible()


def command(page: Page, text: str) -> None:
    """Type a move on the command line."""
    line = page.get_by_label("Command line")
    expect(line).to_be_enabled()
    line.fill(text)
    line.press("Enter")


def done_button(page: Page) -> Locator:
    return page.locator("button.done")


def hashi_round(page: Page) -> int:
    return int(page.locator(".hashi").get_attribute("data-round") or 0)


def finish_hashi_turn(page: Page) -> None:
    """Write the number and draw the bridges where the page lights up places, then confirm."""
    lit = page.locator("g.place.lit:not(.hopeless)")
    if lit.count():
        mark(page, lit.first)
    while page.locator("g.line").count():
        mark(page, page.locator("g.line").first)
    expect(done_button(page)).to_be_enabled()
    done_button(page).click()


def mark(page: Page, place: Locator) -> None:
    """Click a lit place and wait until the mark stands on the board."""
    marks = page.locator(".hashi").get_attribute("data-marks") or ""
    if "line" in (place.get_attribute("class") or ""):
        place.dispatch_event("click")
    else:
        place.click()
    expect(page.locator(".hashi")).not_to_have_attribute("data-marks", marks)
    settle(page)


def settle(page: Page) -> None:
    """Wait until no command is under way: the buttons follow the state again."""
    page.wait_for_function("() => !document.querySelector('[data-busy=true]')")


def my_turn(page: Page) -> Locator:
    return page.locator(".hand.own.acting")


def hanabi_turn(page: Page) -> None:
    """A clue while there are tokens, else a discard."""
    turn = page.locator(".hanabi").get_attribute("data-turn")
    give = page.get_by_role("button", name="Give a clue")
    if give.count():
        give.first.click()
        page.locator("[data-clue]:not([disabled])").first.click()
    else:
        page.locator(".hand.own .card").first.click()
        page.get_by_role("button", name="Discard", exact=True).click()
    expect(page.locator(".hanabi")).not_to_have_attribute("data-turn", turn or "")


def number_in(text: str) -> int:
    found = re.search(r"\d+", text)
    assert found is not None
    return int(found.group())
