"""`make site`: static files for any web host; both games are played without our server."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import hanabi_actions, hashi_actions
from tests.e2e.conftest import PATIENCE_MS
from tests.e2e.server import build_site, free_port
from tests.e2e.table_actions import choose_bots, quick_game, wait_until


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a web host serves."""
    return tmp_path_factory.mktemp("host")


@pytest.fixture(scope="module")
def site(host: Path) -> Iterator[str]:
    """The address of the site, in a folder of Python's own web server."""
    shutil.copytree(build_site(), host / "games")
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "http.server",
        str(port),
        "--bind",
        "127.0.0.1",
        "--directory",
        str(host),
    ]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, cwd=host) as server:
        address = f"http://127.0.0.1:{port}/games/"
        _wait(address)
        yield address
        server.terminate()


def _wait(address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except urllib.error.URLError:
            subprocess.run(["sleep", "0.1"], check=True)
    raise AssertionError(address)


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(PATIENCE_MS)
    opened = context.new_page()
    complaints: list[str] = []
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    yield opened
    context.close()
    assert complaints == []


def test_hashi_is_played_to_the_end_from_static_files_and_survives_a_reload(page: Page, site: str) -> None:
    page.goto(site)
    quick_game(page, "hashi")
    assert page.url.startswith(f"{site}#/t/0")
    hashi_actions.start_board(page)
    hashi_actions.expect_round(page, 1)
    hashi_actions.play_round(page)
    hashi_actions.expect_round(page, 2)
    page.reload()
    hashi_actions.expect_round(page, 2)
    hashi_actions.pass_to_the_end(page)
    expect(page.locator("#hashi-end")).to_be_visible()


def test_hanabi_is_played_to_the_end_from_static_files(page: Page, site: str) -> None:
    page.goto(site)
    choose_bots(page, "cautious")
    quick_game(page, "hanabi")
    hanabi_actions.strike_out(page)
    page.goto(site)
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(f"{site}#/rules")


def _release(folder: Path, entry: str) -> None:
    """Make another release of the site: its first script has another name."""
    (old,) = (folder / "assets").glob("index-????????.js")
    for file in (folder / "index.html", folder / "service-worker.js", *(folder / "assets").glob("*.js")):
        file.write_text(file.read_text("utf-8").replace(old.name, entry), "utf-8")
    old.rename(old.with_name(entry))
    worker = folder / "service-worker.js"
    found = re.search(r'\\"version\\":\\"(\w+)\\"', worker.read_text("utf-8"))
    assert found is not None
    worker.write_text(worker.read_text("utf-8").replace(found[1], "another0000"), "utf-8")


def test_a_new_release_takes_over_as_a_whole(browser: Browser, site: str, host: Path) -> None:
    entry = "script => script.src.split('/').at(-1)"
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto(f"{site}#/offline")
    page.get_by_role("button", name="Make it work offline").click()
    expect(page.get_by_text("plays both games without a network")).to_be_visible()
    first = page.eval_on_selector("script[type=module]", entry)
    _release(host / "games", "index-another0.js")
    context.set_offline(True)
    page.goto(f"{site}?again#/about")
    assert page.eval_on_selector("script[type=module]", entry) == first
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    context.set_offline(False)
    page.goto(f"{site}?newest#/about")
    assert page.eval_on_selector("script[type=module]", entry) == "index-another0.js"
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    wait_until(page, "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)")
    page.close()
    later = context.new_page()
    later.goto(site.removesuffix("games/"))  # no page of the site is open: the new worker takes over
    waits = "async () => !(await navigator.serviceWorker.getRegistration('/games/')).waiting"
    wait_until(later, waits)
    later.goto(f"{site}#/about")
    context.set_offline(True)
    later.goto(f"{site}?offline#/about")
    assert later.eval_on_selector("script[type=module]", entry) == "index-another0.js"
    expect(later.get_by_role("heading", level=1)).to_be_visible()
    context.close()
