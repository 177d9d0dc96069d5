"""Takes pictures of the page: `python -m tests.e2e.screenshots [scene ...]`.

Those that the docs and the README show go to docs/images, as small WebP files; all others to runs/pictures.
"""

from __future__ import annotations

import base64
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.chromium import launch
from tests.e2e.scenes import DESKTOP, LARGE, PHONE, SCENES, SIDEWAYS, Scene, Size
from tests.e2e.server import ROOT, Server, build_page

IMAGES, OTHERS = ROOT / "docs" / "images", ROOT / "runs" / "pictures"
SUFFIXES = {DESKTOP: "", PHONE: "-phone", SIDEWAYS: "-sideways", LARGE: "-large"}
THEMES = ("night", "paper")
PATIENCE_MS = 120_000
SETTINGS = (
    "localStorage.setItem('sumida.settings', "
    "JSON.stringify({{theme: '{theme}', name: 'Hana', motion: {motion}}}))"
)
TO_WEBP = """async (png) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), {width: image.width, height: image.height});
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.86).split(",")[1];
}"""


def in_docs() -> set[str]:
    """The pictures that a page of the docs or the README shows."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    return {name for page in pages for name in re.findall(r"images/([\w-]+)\.webp", page.read_text())}


class Camera:
    """Opens pages in a theme, and takes pictures of them on several screens."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._address = server.address
        self._darkroom = browser.new_page()
        self._in_docs = in_docs()

    def take(self, name: str, theme: str) -> None:
        scene = SCENES[name]
        page: Page | None = None
        for size in scene.sizes:
            if page is None or scene.anew:
                page = self._open(scene, theme, size if scene.anew else DESKTOP)
                scene.play(page)
            show_on(page, size)
            self._keep(page, f"{name}{SUFFIXES[size]}-{theme}", scene)
            if scene.anew:
                page.context.close()
        if page and not scene.anew:
            page.context.close()

    def _open(self, scene: Scene, theme: str, size: Size) -> Page:
        context = self._browser.new_context(locale="en-GB")
        motion = "true" if scene.motion else "false"
        context.add_init_script(SETTINGS.format(theme=theme, motion=motion))
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        show_on(page, size)
        page.goto(self._address)
        return page

    def _keep(self, page: Page, name: str, scene: Scene) -> None:
        line = page.get_by_role("combobox", name="Command line")
        if line.count():
            line.press("Escape")
        page.mouse.move(0, 0)
        page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
        page.evaluate("document.fonts.ready")
        picture, path = page.screenshot(full_page=scene.whole), OTHERS / f"{name}.png"
        if name in self._in_docs:
            picture, path = self._webp(picture), IMAGES / f"{name}.webp"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(picture)
        print(f"{path.relative_to(ROOT)}  {len(picture) // 1024} KB", flush=True)

    def _webp(self, png: bytes) -> bytes:
        return base64.b64decode(self._darkroom.evaluate(TO_WEBP, base64.b64encode(png).decode()))


def show_on(page: Page, size: Size) -> None:
    """On a screen of this size, which on a small one is touched."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": min(size) < 500})
    page.evaluate("scrollTo(0, 0)")


def main() -> None:
    build_page()
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
