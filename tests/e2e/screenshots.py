"""Takes the pictures of the README and the docs: `python -m tests.e2e.screenshots [scene ...]`.

Every picture is of a real game on a real server, a few turns in; each run deals anew.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, Page, expect, sync_playwright

from sumida import bots, codec, records
from sumida.hashi.rules.view import HashiView
from tests.e2e.chromium import launch
from tests.e2e.hanabi_actions import await_turn, give_helpful_clue, own_cards, take_turn
from tests.e2e.server import ROOT, Server, build_page
from tests.e2e.table_actions import Frames, command, quick_game

IMAGES = ROOT / "docs" / "images"
DESKTOP, PHONE = (1280, 800), (360, 740)
THEMES = ("night", "paper")
PATIENCE_MS = 120_000
SETTINGS = (
    "localStorage.setItem('sumida.settings', "
    "JSON.stringify({{theme: '{theme}', name: 'Hana', motion: false}}))"
)
EVERY_DAY = """() => {
  const day = (ago) => new Date(Date.now() - ago * 86400000).toISOString().slice(0, 10);
  const tries = [44, 47, 39, 51].map((score, index) => [day(index + 1), { table: "AAAAAA", score }]);
  localStorage.setItem("sumida.daily.hashi", JSON.stringify(Object.fromEntries(tries)));
}"""
TO_WEBP = """async (png) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), {width: image.width, height: image.height});
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.86).split(",")[1];
}"""


class Camera:
    """Opens pages in a theme and keeps pictures of them as small WebP files."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._address = server.address
        self._darkroom = browser.new_page()

    def open(self, size: tuple[int, int], theme: str) -> Page:
        width, height = size
        context = self._browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
        context.add_init_script(SETTINGS.format(theme=theme))
        page = context.new_page()
        page.goto(self._address)
        return page

    def take(self, name: str, theme: str) -> None:
        """One scene on a desktop, and the same on a phone."""
        page = self.open(DESKTOP, theme)
        page.set_default_timeout(PATIENCE_MS)
        SCENES[name](page)
        self.keep(page, f"{name}-{theme}")
        width, height = PHONE
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        self.keep(page, f"{name}-phone-{theme}")
        page.context.close()

    def keep(self, page: Page, name: str) -> None:
        page.mouse.move(0, 0)
        page.evaluate("document.activeElement.blur()")
        page.evaluate("document.fonts.ready")
        png = base64.b64encode(page.screenshot()).decode()
        webp = base64.b64decode(self._darkroom.evaluate(TO_WEBP, png))
        path = IMAGES / f"{name}.webp"
        path.write_bytes(webp)
        print(f"{path.relative_to(ROOT)}  {len(webp) // 1024} KB")


def first_page(page: Page) -> None:
    expect(page.get_by_role("heading", name="Hashi")).to_be_visible()


def lobby(page: Page) -> None:
    page.get_by_role("link", name="With friends").first.click()
    page.get_by_label("Players").select_option("4")
    page.get_by_role("button", name="Create the table").click()
    for seat, bot in ((2, "careful"), (3, "planner"), (4, "master")):
        page.get_by_label(f"Bot for seat {seat}").select_option(bot)
        expect(page.get_by_role("button", name=f"Clear seat {seat}")).to_be_visible()


def hashi(page: Page) -> None:
    """Nine rounds against three bots, with a fourth one's advice."""
    frames, adviser = Frames(page), bots.create("hashi", "master", 4)
    lobby(page)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".hashi")).to_be_visible()
    for number in range(10):
        expect(page.locator(".hashi")).to_have_attribute("data-round", str(number))
        while (move := str(adviser.choose(_hashi_view(frames)))) != "done":
            command(page, move)
        if number < 9:
            command(page, "done")


def hint(page: Page) -> None:
    """Seven rounds alone as the hints have it, and the next hint on the board."""
    quick_game(page, "hashi")
    for number in range(8):
        expect(page.locator(".hashi")).to_have_attribute("data-round", str(number))
        page.get_by_role("button", name="Hint").click()
        expect(page.locator("[data-hint]")).to_be_visible()
        if number < 7:
            marks = page.locator("[data-hint]").get_attribute("data-hint") or ""
            if marks:
                page.get_by_role("button", name="Use it").click()
            expect(page.locator(".hashi")).to_have_attribute("data-marks", marks)
            command(page, "done")


def daily(page: Page) -> None:
    """The deal of the day, played by a planner who plays every day, and set beside a master."""
    frames, adviser = Frames(page), bots.create("hashi", "planner", 1)
    page.evaluate(EVERY_DAY)
    page.get_by_role("link", name="Hashi", exact=False).filter(has_text="Not played yet").click()
    page.get_by_role("button", name="Play today’s deal").click()
    expect(page.locator(".hashi")).to_be_visible()
    while (view := _hashi_view(frames)).phase != "over":
        command(page, str(adviser.choose(view)))
    page.get_by_role("link", name="Sumida, first page").click()
    page.get_by_role("link", name="Hashi", exact=False).filter(has_text="points").click()
    expect(page.get_by_text("Best possible, knowing every card")).to_be_visible(timeout=400_000)


def _hashi_view(frames: Frames) -> HashiView:
    return msgspec.convert(frames.plays[-1]["views"][0]["view"], HashiView)


def hanabi(page: Page) -> None:
    quick_game(page, "hanabi")
    for _ in range(9):
        if await_turn(page) and not give_helpful_clue(page):
            take_turn(page)
    if await_turn(page):
        own_cards(page).nth(1).click()


def replay(page: Page) -> None:
    """A game of three good partners, near its end."""
    page.get_by_label("Open a game file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": _partners().encode()}
    )
    page.get_by_role("button", name="To the end").click()
    for _ in range(3):
        page.get_by_role("button", name="One step back").click()


def _partners() -> str:
    return _played("hanabi", ("partner",) * 3, seed=17)


def _played(game: str, kinds: tuple[str, ...], seed: int) -> str:
    match = records.new_game(game, players=len(kinds), seed=seed)
    match.names = ("Hana", "Ren", "Yuki")[: len(kinds)]
    seats = [bots.create(game, kind, len(kinds)) for kind in kinds]
    while not match.over:
        seat = match.state.to_act[0]
        match.move(seat, str(seats[seat].choose(match.view(seat))))
    return codec.write_record(match.record())


def coach_hashi(page: Page) -> None:
    """Where a careful player left points."""
    _coach(page, _played("hashi", ("careful",), seed=1))
    page.get_by_role("button", name="Show turn").first.click()


def coach_hanabi(page: Page) -> None:
    """Two who know the conventions, and one who does not."""
    _coach(page, _played("hanabi", ("partner", "cautious", "partner"), seed=1))
    page.get_by_role("button", name="Show turn").first.click()


def _coach(page: Page, record: str) -> None:
    page.get_by_label("Open a game file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record.encode()}
    )
    page.get_by_role("button", name="Ask the coach").click()
    expect(page.get_by_role("region", name="Coach").get_by_role("slider")).to_be_visible()


SCENES: dict[str, Callable[[Page], None]] = {
    "first-page": first_page,
    "lobby": lobby,
    "hashi": hashi,
    "hanabi": hanabi,
    "hint": hint,
    "daily": daily,
    "replay": replay,
    "coach-hashi": coach_hashi,
    "coach-hanabi": coach_hanabi,
}


def main() -> None:
    build_page()
    IMAGES.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE_MS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        camera = Camera(launch(playwright), server)
        for name in sys.argv[1:] or SCENES:
            for theme in THEMES:
                camera.take(name, theme)
        server.stop()


if __name__ == "__main__":
    main()
