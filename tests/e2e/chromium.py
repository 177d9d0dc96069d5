"""A Chromium to drive: one that is installed, Playwright's own, or one that is installed now.

The headless shell is the same browser without windows, and needs two thirds of the processor time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from playwright.sync_api import Browser, BrowserType, Playwright

from tests.debian import ensure

SHELL = "chromium-headless-shell"
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
INSTALL = (sys.executable, "-m", "playwright", "install", "chromium")


def launch(playwright: Playwright) -> Browser:
    """Start the browser; without one the tests fail, and are never skipped."""
    return playwright.chromium.launch(executable_path=executable(playwright.chromium), args=list(ARGUMENTS))


def executable(chromium: BrowserType, *, whole: bool = False) -> str:
    """The path of a browser; only the whole one has tabs and notifications."""
    own, names = chromium.executable_path, WHOLE if whole else (SHELL, *WHOLE)
    found = ensure(WHOLE[0] if whole else SHELL, lambda: _installed(names) or _existing(own))
    if found is None:
        subprocess.run(INSTALL, check=False)
        found = _existing(own)
    assert found is not None, "No Chromium: install one, or name it in the environment as SUMIDA_CHROMIUM."
    return found


def _installed(names: Sequence[str]) -> str | None:
    return os.environ.get("SUMIDA_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


def _existing(path: str) -> str | None:
    return path if os.path.exists(path) else None
