"""What the service worker does with a message that the server pushes."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from tests.e2e.conftest import PATIENCE_MS
from tests.e2e.server import Server
from tests.e2e.tabs import tabbed_browser

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  const found = worker ? await worker.getNotifications() : [];
  return found.map((one) => [one.title, one.body, one.tag]);
}"""

ACTIVATED = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== "activated")
    await new Promise((change) => active.addEventListener("statechange", change, { once: true }));
}"""


@pytest.fixture
def tabs(browser: Browser, shared_server: Server, tmp_path: Path) -> Iterator[BrowserContext]:
    with tabbed_browser(browser.browser_type, tmp_path / "profile") as context:
        context.set_default_timeout(PATIENCE_MS)
        context.grant_permissions(["notifications"], origin=shared_server.address)
        yield context


def await_that(page: Page, condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_MS / 1000
    while not condition():
        assert time.monotonic() < end
        page.wait_for_timeout(20)


def registered(page: Page) -> tuple[CDPSession, str]:
    """The service worker of a page, started: a session for its commands, and the id of its registration."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: Any) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/service-worker.js')")
    page.evaluate(ACTIVATED)
    await_that(page, lambda: bool(found))
    return session, found[-1]


def push(page: Page, address: str, worker: tuple[CDPSession, str], message: str) -> None:
    session, registration = worker
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": registration, "data": message},
    )


def shown(page: Page, send: Callable[[], None]) -> list[list[str]]:
    """The notifications, once there is one: title, text and tag. Chromium loses a message now and then that
    comes while its worker starts, so it is sent again."""
    found: list[list[str]] = []
    sent = 0.0

    def look() -> bool:
        nonlocal sent
        if time.monotonic() - sent > 3:
            send()
            sent = time.monotonic()
        found[:] = page.evaluate(SHOWN)
        return bool(found)

    await_that(page, look)
    return found


def test_a_pushed_turn_is_shown_once_though_it_is_pushed_twice(
    tabs: BrowserContext, shared_server: Server
) -> None:
    page = tabs.pages[0]
    page.goto(shared_server.address)
    worker = registered(page)
    told = {"title": "Your turn – Hanabi", "text": "A table is waiting for you.", "path": "/t/ABCD"}
    push(page, shared_server.address, worker, json.dumps(told))
    found = shown(page, lambda: push(page, shared_server.address, worker, json.dumps(told)))
    assert found == [["Your turn – Hanabi", "A table is waiting for you.", "ABCD"]]


@pytest.mark.parametrize("message", ["", "not JSON", "[]", "null"])
def test_a_message_that_says_nothing_still_shows_a_notification(
    tabs: BrowserContext, shared_server: Server, message: str
) -> None:
    page = tabs.pages[0]
    page.goto(shared_server.address)
    worker = registered(page)
    assert shown(page, lambda: push(page, shared_server.address, worker, message)) == [["Sumida", "", "me"]]


def test_the_service_worker_is_served_at_the_root_and_checked_for_news(
    tabs: BrowserContext, shared_server: Server
) -> None:
    page = tabs.pages[0]
    answer = page.goto(shared_server.address + "/service-worker.js")
    assert answer is not None
    assert answer.headers["cache-control"] == "no-cache"
    assert "javascript" in answer.headers["content-type"]
    expect(page.locator("body")).to_contain_text("notificationclick")
