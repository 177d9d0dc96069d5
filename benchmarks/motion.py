"""How smoothly the page moves: frames a second while anything is animated, in one whole game of each.

    python -m benchmarks.motion              # both games, on a machine with nothing else to do
    python -m benchmarks.motion hashi

A game is played to its end in a real Chromium. The page counts its frames; a stretch is a time in which at
least one animation runs without a pause. The slowest stretch counts.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright
from tests.e2e import hanabi_actions as hanabi
from tests.e2e import hashi_actions as hashi
from tests.e2e.chromium import launch
from tests.e2e.server import Server, build_page
from tests.e2e.table_actions import QUICK, settle

from benchmarks.machine import machine

SHORTEST_MS = 100
"""A stretch shorter than this holds too few frames to tell."""
ALLOWED = 50
COUNT_FRAMES = """() => {
  const stretches = [];
  let began = 0, frames = 0, last = 0, most = 0;
  const step = now => {
    const moving = document.getAnimations().some(one => one.playState === "running");
    if (moving && !began) [began, frames, most] = [now, 0, 0];
    else if (began) {
      frames += 1;
      most = Math.max(most, now - last);
      if (!moving) { stretches.push([now - began, frames, most]); began = 0; }
    }
    last = now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  window.sumidaStretches = stretches;
}"""


def play_hashi(page: Page) -> None:
    hashi.start_board(page)
    page.evaluate(COUNT_FRAMES)
    number = 1
    while page.locator("#hashi-end").count() == 0:
        expect(hashi.table(page).and_(page.locator(f"[data-round='{number}']"))).to_be_visible()
        hashi.play_round(page)
        number += 1
        settle(page)


def play_hanabi(page: Page) -> None:
    page.evaluate(COUNT_FRAMES)
    while hanabi.await_turn(page):
        hanabi.take_turn(page)


GAMES: dict[str, Callable[[Page], None]] = {"hanabi": play_hanabi, "hashi": play_hashi}


def measure(page: Page, game: str) -> float:
    """The frames a second of the slowest stretch of one game."""
    page.get_by_role("button", name=QUICK[game]).click()
    expect(page.locator(f".{game}").first).to_be_visible()
    GAMES[game](page)
    page.wait_for_timeout(1000)  # the show at the end
    stretches: list[list[float]] = page.evaluate("window.sumidaStretches")
    long = [stretch for stretch in stretches if stretch[0] >= SHORTEST_MS]
    rates = sorted(1000 * frames / length for length, frames, _ in long)
    longest = max(gap for _, _, gap in long)
    print(
        f"{game}: {len(long)} stretches of animation; frames a second: slowest {rates[0]:.0f}, "
        f"median {rates[len(rates) // 2]:.0f}; longest gap {longest:.0f} ms"
    )
    return rates[0]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=[*GAMES, "both"], nargs="?", default="both")
    found = parser.parse_args()
    build_page()
    expect.set_options(timeout=60_000)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright)
        slowest = []
        for game in GAMES if found.game == "both" else [found.game]:
            page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-GB")
            page.goto(server.address)
            slowest.append(measure(page, game))
        browser.close()
        server.stop()
    print(f"allowed: {ALLOWED}; {machine()}")
    return 0 if min(slowest) >= ALLOWED else 1


if __name__ == "__main__":
    sys.exit(main())
