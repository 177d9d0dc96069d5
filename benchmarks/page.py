"""The page in a real Chromium: its weight, how soon it can be used, how fast a move reaches the other screen.

python -m benchmarks.page --moves 40
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.chromium import launch
from tests.e2e.server import Server, build_page
from tests.e2e.table_actions import sit_down
from tests.web.weight import weights

from benchmarks.machine import machine

READY = """() => new Promise((ready) => {
  const there = () => document.querySelector("main button");
  const look = () => there() ? ready(performance.now()) : requestAnimationFrame(look);
  look();
})"""
WATCH = """() => {
  window.seen = [];
  new MutationObserver(() => window.seen.push(Date.now()))
    .observe(document.querySelector(".hanabi"), {attributes: true, attributeFilter: ["data-turn"]});
}"""
PRESS = """(button) => {
  const sent = Date.now();
  button.click();
  return sent;
}"""


def first_visits(browser: Browser, address: str, times: int) -> list[float]:
    """Milliseconds from the request to a button that can be pressed, each with an empty cache."""
    found = []
    for _ in range(times):
        context = browser.new_context()
        page = context.new_page()
        page.goto(address, wait_until="commit")
        found.append(float(page.evaluate(READY)))
        context.close()
    return found


def pair(browser: Browser, address: str) -> tuple[Page, Page]:
    ana, bo = browser.new_context().new_page(), browser.new_context().new_page()
    ana.goto(address + "/new/hanabi")
    ana.get_by_label("Players").select_option("2")
    ana.get_by_role("button", name="Create the table").click()
    link = ana.get_by_role("textbox", name="Invite friends with this link").input_value()
    bo.goto(link)
    sit_down(bo, "Bo")
    ana.get_by_role("button", name="Start the game").click()
    for page in (ana, bo):
        page.locator(".hanabi").wait_for()
    return ana, bo


def crossings(ana: Page, bo: Page, moves: int) -> list[float]:
    """Milliseconds from a click on one screen to the new position on the other."""
    found = []
    for page in (ana, bo):
        page.evaluate(WATCH)
    for number in range(moves):
        mover, other = (ana, bo) if number % 2 == 0 else (bo, ana)
        mover.locator(".hand.own.acting").wait_for()
        before = other.evaluate("window.seen.length")
        sent = _move(mover)
        other.wait_for_function("count => window.seen.length > count", arg=before)
        found.append(other.evaluate("window.seen.at(-1)") - sent)
    return found


def _move(page: Page) -> float:
    """A clue while there are tokens, else a discard; returns when its button was pressed."""
    give = page.get_by_role("button", name="Give a clue")
    if give.count():
        give.first.click()
        button = page.locator("[data-clue]:not([disabled])").first
    else:
        page.locator(".hand.own .card").first.click()
        button = page.get_by_role("button", name="Discard", exact=True)
    sent: float = button.evaluate(PRESS)
    return sent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--visits", type=int, default=10)
    options = parser.parse_args()
    print(machine())
    build_page()
    print(f"JavaScript and CSS of all pages, gzipped: {sum(weights('en').values()) / 1024:.0f} KB")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright)
        visits = first_visits(browser, server.address, options.visits)
        print(f"first visit to a button: median {median(visits):.0f} ms, worst {max(visits):.0f} ms")
        ways = crossings(*pair(browser, server.address), options.moves)
        tenth = quantiles(ways, n=10)[-1]
        print(f"click to the other screen, {len(ways)} moves: p50 {median(ways):.0f} ms, p90 {tenth:.0f} ms")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
