"""A Chromium to drive: one that is installed, or else the one Playwright brings."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def launch(playwright: Playwright) -> Browser:
    """Start the browser; where none is found, Playwright's own is fetched first."""
    found = os.environ.get("SUMIDA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None and not os.path.exists(playwright.chromium.executable_path):
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
