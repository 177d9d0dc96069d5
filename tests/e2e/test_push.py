"""Notifications: the settings at /me, and what the service worker does with a message that the server pushes.

Chromium reaches no push service here. So subscribing is replaced, at the boundary of the PushManager, by a
subscription at a push service of the test; and what that receives and decrypts is handed to the worker.
"""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from tests.e2e import hanabi_actions as hanabi
from tests.e2e.axe import violations
from tests.e2e.conftest import PATIENCE_MS, OpenPage
from tests.e2e.server import Server
from tests.e2e.table_actions import make_table, sit_down
from tests.e2e.tabs import tabbed_browser
from tests.server.push.push_service import PushService, Subscriber, push_service

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

SUBSCRIBED = """({ endpoint, p256dh, auth }) => {
  const has = () => localStorage.getItem("test.push") !== null;
  const made = () => ({
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => localStorage.removeItem("test.push") ?? true,
  });
  PushManager.prototype.getSubscription = async () => (has() ? made() : null);
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem("test.push", options.applicationServerKey);
    return made();
  };
}"""
"""The push subscription of a page, as the browser would have got it from a push service."""


@pytest.fixture
def tabs(browser: Browser, shared_server: Server, tmp_path: Path) -> Iterator[BrowserContext]:
    with tabbed_browser(browser.browser_type, tmp_path / "profile") as context:
        context.set_default_timeout(PATIENCE_MS)
        context.grant_permissions(["notifications"], origin=shared_server.address)
        yield context


@pytest.fixture
def push_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may send to the push service of the test."""
    server = Server(tmp_path)
    server.options = ("--push-network", "127.0.0.0/8")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service in a thread of its own, as the browser is driven from this one."""
    made: list[PushService] = []
    ready, loop = threading.Event(), asyncio.new_event_loop()

    async def run() -> None:
        async with push_service() as found:
            made.append(found)
            ready.set()
            while made:
                await asyncio.sleep(0.02)

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),))
    thread.start()
    ready.wait()
    yield made[0]
    made.clear()
    thread.join()
    loop.close()


def await_that(page: Page, condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_MS / 1000
    while not condition():
        assert time.monotonic() < end
        page.wait_for_timeout(20)


@dataclass
class Worker:
    """The service worker of a page: commands to it, and the notifications that Chromium has displayed for it.

    Asking for its notifications would not do: Chromium then forgets those that it has not displayed yet.
    """

    session: CDPSession
    registration: str
    displayed: list[list[str]]
    """Title, text and tag, oldest first."""


def registered(page: Page) -> Worker:
    """The service worker of a page, started."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    displayed: list[list[str]] = []

    def note(event: Any) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    def display(event: Any) -> None:
        seen = event["backgroundServiceEvent"]
        facts = {fact["key"]: fact["value"] for fact in seen["eventMetadata"]}
        if seen["eventName"] == "Notification displayed":
            displayed.append([facts["Title"], facts["Body"], seen["instanceId"]])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.on("BackgroundService.backgroundServiceEventReceived", display)
    session.send("ServiceWorker.enable")
    session.send("BackgroundService.startObserving", {"service": "notifications"})
    session.send("BackgroundService.setRecording", {"service": "notifications", "shouldRecord": True})
    page.evaluate("navigator.serviceWorker.register('/service-worker.js')")
    page.evaluate(ACTIVATED)
    await_that(page, lambda: bool(found))
    return Worker(session, found[-1], displayed)


def push(page: Page, worker: Worker, *messages: str) -> list[list[str]]:
    """Deliver messages as a push service does; the notifications displayed for them: title, text and tag."""
    before = len(worker.displayed)
    origin = "/".join(page.url.split("/")[:3])
    for message in messages:
        worker.session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": origin, "registrationId": worker.registration, "data": message},
        )
    await_that(page, lambda: len(worker.displayed) == before + len(messages))
    return worker.displayed[before:]


def test_a_pushed_turn_is_shown_once_though_it_is_pushed_twice(
    tabs: BrowserContext, shared_server: Server
) -> None:
    page = tabs.pages[0]
    page.goto(shared_server.address)
    told = {"title": "Your turn – Hanabi", "text": "A table is waiting for you.", "path": "/t/ABCD"}
    twice = (json.dumps({**told, "text": text}) for text in ("A table is waiting.", told["text"]))
    push(page, registered(page), *twice)
    assert page.evaluate(SHOWN) == [["Your turn – Hanabi", told["text"], "ABCD"]]


def test_a_message_that_says_nothing_still_shows_a_notification(
    tabs: BrowserContext, shared_server: Server
) -> None:
    page = tabs.pages[0]
    page.goto(shared_server.address)
    messages = ("", "not JSON", "[]", "null", '{"title": 4, "path": "//"}')
    assert push(page, registered(page), *messages) == [["Sumida", "", "me"]] * len(messages)


def test_the_service_worker_is_served_at_the_root_and_checked_for_news(
    tabs: BrowserContext, shared_server: Server
) -> None:
    page = tabs.pages[0]
    answer = page.goto(shared_server.address + "/service-worker.js")
    assert answer is not None
    assert answer.headers["cache-control"] == "no-cache"
    assert "javascript" in answer.headers["content-type"]
    expect(page.locator("body")).to_contain_text("notificationclick")
    expect(page.locator("body")).to_contain_text("pushsubscriptionchange")


def subscribed(page: Page, service: PushService) -> Subscriber:
    """Have the page's browser notified through the push service of the test."""
    made = Subscriber(service)
    service.subscribers[made.name] = made
    fields = {name: made.body()[name] for name in ("endpoint", "p256dh", "auth")}
    page.context.add_init_script(f"({SUBSCRIBED})({json.dumps(fields)})")
    page.goto("/".join(page.url.split("/")[:3]) + "/me")
    section = page.get_by_role("region", name="Notifications")
    section.get_by_role("button", name="Notify this browser").click()
    expect(section.get_by_role("button", name="Stop notifying this browser")).to_be_visible()
    service.server_key = page.evaluate("localStorage.getItem('test.push')")
    return made


def test_with_the_page_closed_a_turn_is_notified_and_a_click_opens_the_table(
    tabs: BrowserContext, open_page: OpenPage, push_server: Server, service: PushService
) -> None:
    tabs.grant_permissions(["notifications"], origin=push_server.address)
    ana = open_page("/new/hanabi", push_server)
    table = push_server.address + make_table(ana, 2, "Ana")
    bo = tabs.pages[0]
    bo.goto(table)
    sit_down(bo, "Bo")
    ana.get_by_role("button", name="Start the game").click()
    for page in (ana, bo):
        expect(page.locator(".hanabi")).to_be_visible()
    phone = subscribed(bo, service)  # /me, so that no page shows the table
    worker = registered(bo)
    hanabi.give_any_clue(ana)
    await_that(bo, lambda: bool(phone.received))
    (told,) = phone.received
    code = table.rpartition("/")[2]
    notified = [["Your turn – Hanabi", f"Table {code} is waiting for you.", code]]
    assert push(bo, worker, json.dumps(told)) == notified
    assert click_notification(bo) == table
    bo.goto(table)
    push(bo, worker, json.dumps(told))
    assert click_notification(bo) == f"focused {table}"


def click_notification(page: Page) -> str:
    """What the worker does when the notification is clicked. Nobody can click where there is no screen, so
    the worker gets the event, and says what it would open or focus."""
    (worker,) = page.context.service_workers
    script = """async () => {
      const [notification] = await self.registration.getNotifications();
      return new Promise((resolve) => {
        Clients.prototype.openWindow = async (address) => void resolve(address);
        WindowClient.prototype.focus = async function () { resolve("focused " + this.url); };
        self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
      });
    }"""
    found: str = worker.evaluate(script)
    assert page.evaluate(SHOWN) == [], "a notification that was clicked is gone"
    return found


def test_a_subscription_that_the_browser_renews_is_told_to_the_server(
    tabs: BrowserContext, push_server: Server, service: PushService
) -> None:
    tabs.grant_permissions(["notifications"], origin=push_server.address)
    page = tabs.pages[0]
    page.goto(push_server.address)
    before = subscribed(page, service)
    registered(page)
    renewed = {**before.body(), "endpoint": f"{service.address}/renewed"}
    (worker,) = page.context.service_workers
    worker.evaluate(
        """({ endpoint, p256dh, auth }) => {
          const event = new ExtendableEvent("pushsubscriptionchange");
          event.newSubscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
          self.dispatchEvent(event);
        }""",
        renewed,
    )
    exported = "fetch('/api/me/export').then((answer) => answer.json())"
    await_that(page, lambda: page.evaluate(exported)["notifications"][0]["endpoint"] == renewed["endpoint"])


def test_choices_are_kept_and_notifications_can_be_stopped(
    tabs: BrowserContext, push_server: Server, service: PushService
) -> None:
    tabs.grant_permissions(["notifications"], origin=push_server.address)
    page = tabs.pages[0]
    page.goto(push_server.address + "/me")
    subscribed(page, service)
    section = page.get_by_role("region", name="Notifications")
    section.get_by_label("When").select_option("deadlines")
    expect(section.get_by_text("Saved.")).to_be_visible()
    section.get_by_label("Quiet hours").check()
    section.get_by_label("From").fill("23:15")
    section.get_by_label("From").blur()
    expect(section.get_by_text("Saved.")).to_be_visible()
    assert violations(page) == []
    page.reload()
    expect(section.get_by_label("From")).to_have_value("23:15")
    expect(section.get_by_label("When")).to_have_value("deadlines")
    section.get_by_role("button", name="Stop notifying this browser").click()
    expect(section.get_by_role("button", name="Notify this browser")).to_be_visible()
    assert page.evaluate("localStorage.getItem('test.push')") is None


def test_without_https_the_settings_say_what_works(open_page: OpenPage, shared_server: Server) -> None:
    page = open_page("/", shared_server)
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.goto(shared_server.address + "/me")
    section = page.get_by_role("region", name="Notifications")
    expect(section).to_contain_text("This address has no https")
    expect(section.get_by_role("button")).to_have_count(0)
