"""A browser whose tabs are hidden when another one is in front, as they are for people.

Playwright makes every page believe that it is on the screen, except in a browser that it only connects to.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, BrowserType, Error, Page

from tests.e2e.chromium import ARGUMENTS, executable
from tests.e2e.server import START_S, free_port


@contextmanager
def tabbed_browser(chromium: BrowserType, profile: Path) -> Iterator[BrowserContext]:
    """A Chromium of its own, with one window."""
    port = free_port()
    options = ["--headless=new", f"--remote-debugging-port={port}", f"--user-data-dir={profile}"]
    process = subprocess.Popen(
        [executable(chromium, whole=True), *ARGUMENTS, *options, "--window-size=1280,900", "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield _connect(chromium, port)
    finally:
        process.terminate()
        process.wait(timeout=START_S)


def _connect(chromium: BrowserType, port: int) -> BrowserContext:
    end = time.monotonic() + START_S
    while True:
        try:
            return chromium.connect_over_cdp(f"http://127.0.0.1:{port}", no_defaults=True).contexts[0]
        except Error:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def look_away(page: Page) -> Page:
    """Open another tab in front of this one; returns it."""
    other = page.context.new_page()
    page.wait_for_function("document.hidden")
    return other


def look_back(page: Page) -> None:
    page.bring_to_front()
    page.wait_for_function("!document.hidden")
