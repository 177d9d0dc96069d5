"""How long a newcomer needs until their first move: from the first request, in clicks and machine time.

    python -m benchmarks.newcomer             # both games, five visits each
    python -m benchmarks.newcomer --visits 20

Every visit is a browser context of its own, with nothing in its cache, on a phone and on a desktop in turn.
The clicks follow each other as soon as the page allows: what is measured is the machine, not a person.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.e2e import hanabi_actions as hanabi
from tests.e2e import hashi_actions as hashi
from tests.e2e.chromium import launch
from tests.e2e.server import Server, build_page
from tests.e2e.table_actions import QUICK

from benchmarks.machine import machine

CLICKS, SECONDS = 3, 10
SCREENS = ((360, 740), (1280, 800))


def move_in_hashi(page: Page) -> int:
    hashi.lit_islands(page).first.click()
    expect(hashi.table(page)).not_to_have_attribute("data-marks", "")
    return 1


def move_in_hanabi(page: Page) -> int:
    """Choose a card and play it."""
    expect(hanabi.my_turn(page)).to_be_visible()
    hanabi.own_cards(page).first.click()
    hanabi.own_hand(page).get_by_role("button", name="Play", exact=True).click()
    expect(hanabi.table(page)).not_to_have_attribute("data-turn", "0")
    return 2


GAMES: dict[str, Callable[[Page], int]] = {"hashi": move_in_hashi, "hanabi": move_in_hanabi}


def visit(browser: Browser, address: str, game: str, size: tuple[int, int]) -> tuple[int, float]:
    """Clicks and seconds until the first move is made and shown."""
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    page = context.new_page()
    began = perf_counter()
    page.goto(address)
    page.get_by_role("button", name=QUICK[game]).click()
    clicks = 1 + GAMES[game](page)
    took = perf_counter() - began
    context.close()
    return clicks, took


def main() -> int:
    parser = argparse.ArgumentParser("benchmarks.newcomer", description=__doc__)
    parser.add_argument("--visits", type=int, default=5)
    visits = parser.parse_args().visits
    build_page()
    expect.set_options(timeout=60_000)
    kept = True
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright)
        for game in GAMES:
            found = [visit(browser, server.address, game, SCREENS[turn % 2]) for turn in range(visits)]
            clicks, seconds = max(count for count, _ in found), [took for _, took in found]
            print(f"{game}: {clicks} clicks; median {median(seconds):.1f} s, slowest {max(seconds):.1f} s")
            kept = kept and clicks <= CLICKS and max(seconds) <= SECONDS
        browser.close()
        server.stop()
    print(f"allowed: {CLICKS} clicks and {SECONDS} s; {machine()}")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
