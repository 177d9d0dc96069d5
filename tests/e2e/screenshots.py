"""Takes the pictures of the README and the docs: `python -m tests.e2e.screenshots`.

Every picture is of a real game on a real server, a few turns in; each run deals anew.
"""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.chromium import launch
from tests.e2e.hanabi_hands import await_turn, own_cards, take_turn
from tests.e2e.hands import quick_game
from tests.e2e.hashi_hands import expect_round, mark_all, play_round, start_board
from tests.e2e.serving import ROOT, Served, build_page

IMAGES = ROOT / "docs" / "images"
DESKTOP, PHONE = (1280, 800), (360, 740)
THEMES = ("night", "paper")
SETTINGS = (
    "localStorage.setItem('sumida.settings', "
    "JSON.stringify({{theme: '{theme}', name: 'Hana', motion: false}}))"
)
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

    def __init__(self, browser: Browser, server: Served) -> None:
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

    def keep(self, page: Page, name: str) -> None:
        page.mouse.move(0, 0)
        page.evaluate("document.fonts.ready")
        png = base64.b64encode(page.screenshot()).decode()
        webp = base64.b64decode(self._darkroom.evaluate(TO_WEBP, png))
        path = IMAGES / f"{name}.webp"
        path.write_bytes(webp)
        print(f"{path.relative_to(ROOT)}  {len(webp) // 1024} KB")


def first_page(page: Page) -> None:
    expect(page.get_by_role("heading", name="Hashi")).to_be_visible()


def against_bots(page: Page) -> None:
    page.get_by_role("link", name="With friends").first.click()
    page.get_by_label("Players").select_option("4")
    page.get_by_role("radio", name="Bots").check()
    page.get_by_role("button", name="Start the game").click()


def hashi(page: Page) -> None:
    against_bots(page)
    start_board(page)
    for number in range(1, 9):
        expect_round(page, number)
        play_round(page)
    expect_round(page, 9)
    mark_all(page)


def hanabi(page: Page) -> None:
    quick_game(page, "hanabi")
    for _ in range(7):
        if await_turn(page):
            take_turn(page)
    if await_turn(page):
        own_cards(page).nth(1).click()


SCENES: dict[str, Callable[[Page], None]] = {"first-page": first_page, "hashi": hashi, "hanabi": hanabi}


def main() -> None:
    build_page()
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder))
        server.start()
        camera = Camera(launch(playwright), server)
        for name, play in SCENES.items():
            for theme in THEMES:
                page = camera.open(DESKTOP, theme)
                play(page)
                camera.keep(page, f"{name}-{theme}")
                width, height = PHONE
                page.set_viewport_size({"width": width, "height": height})
                camera.keep(page, f"{name}-phone-{theme}")
                page.context.close()
        server.stop()


if __name__ == "__main__":
    main()
