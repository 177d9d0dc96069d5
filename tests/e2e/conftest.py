from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, StorageState, expect, sync_playwright

from tests.e2e.chromium import launch
from tests.e2e.server import Server, build_page

PATIENCE_MS = 60_000
"""Everything shows within a second; on a busy machine, later. Only a failure waits this long."""
OpenPage = Callable[..., Page]


def _is_complaint(line: ConsoleMessage) -> bool:
    """Of the page itself; lost sockets and refused requests are what some tests are about."""
    expected = ("WebSocket", "Failed to load resource")
    return line.type in ("error", "warning") and not any(words in line.text for words in expected)


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill it."""
    build_page()
    server = Server(tmp_path_factory.mktemp("shared_server"))
    # All tests play from one address, and a game that nobody watches counts for a minute.
    server.options = ("--limit", "bot_games_per_address=1000")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def open_page(browser: Browser, shared_server: Server) -> Iterator[OpenPage]:
    """Opens a page as another person would: a browser context of its own, at an address of the server.

    Nothing moves unless the test is about motion: animations take most of a browser's time here.
    Whatever the page complains about on its console fails the test at the end.
    """
    contexts = []
    complaints: list[str] = []

    def opened(
        path: str = "/",
        server: Server | None = None,
        *,
        size: tuple[int, int] = (1280, 800),
        locale: str = "en-GB",
        touch: bool = False,
        motion: bool = False,
        storage: StorageState | None = None,
    ) -> Page:
        width, height = size
        made = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
            storage_state=storage,
        )
        made.set_default_timeout(PATIENCE_MS)
        contexts.append(made)
        page = made.new_page()
        page.on("pageerror", lambda error: complaints.append(error.stack or str(error)))
        page.on("console", lambda line: complaints.append(line.text) if _is_complaint(line) else None)
        page.goto((server or shared_server).address + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    build_page()
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()
