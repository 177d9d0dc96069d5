"""Makes the pictures that links show when they are shared: `python -m tests.e2e.previews`.

They are drawn from the page's own art (the river and the two games) and need no words but the name.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from sumida.server.http.previews import PICTURE_SIZE
from tests.e2e.chromium import launch
from tests.e2e.server import ROOT, Server, build_page
from tests.e2e.table_actions import settle_layout

PICTURES = ROOT / "web" / "public" / "preview"
SETTINGS = "localStorage.setItem('sumida.settings', JSON.stringify({theme: 'night', motion: false}))"
ONLY = """([scene, name]) => {
  const art = document.querySelector(scene);
  const river = name === "Sumida";
  const put = (words, style) => {
    const title = document.createElement("h1");
    title.textContent = words;
    Object.assign(title.style, {position: "fixed", margin: "0", color: "#fff6e4", ...style});
    document.body.append(title);
  };
  document.body.replaceChildren(art);
  document.body.style.background = "#0d1736";
  Object.assign(art.style, {position: "fixed", inset: "0 0 auto", border: "0", maskImage: "none"});
  art.style.height = river ? "100vh" : "calc(100vh - 8.5rem)";
  if (river) put(name, {left: "4rem", top: "9rem", font: "700 8rem/1 Alegreya"});
  else put(name, {left: "4rem", bottom: "1.6rem", font: "700 6rem/1 Alegreya"});
  if (!river) put("Sumida", {right: "4rem", bottom: "2.2rem", font: "700 3rem/1 Alegreya", color: "#ffcf70"});
}"""
SCENES = {
    "sumida": (".hero .scene", "Sumida"),
    "hashi": (".games article:nth-of-type(1) .picture", "Hashi"),
    "hanabi": (".games article:nth-of-type(2) .picture", "Hanabi"),
}


def take(page: Page, name: str) -> None:
    page.reload()
    page.locator(".games article").nth(1).wait_for()
    page.evaluate(ONLY, list(SCENES[name]))
    settle_layout(page)
    path = PICTURES / f"{name}.png"
    page.screenshot(path=path)
    print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1024} KB")


def main() -> None:
    build_page()
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright)
        width, height = PICTURE_SIZE
        context = browser.new_context(viewport={"width": width, "height": height})
        context.add_init_script(SETTINGS)
        page = context.new_page()
        page.goto(server.address)
        for name in SCENES:
            take(page, name)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
