"""What a player does at any table: open one, sit down, type a command, read what the page says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, WebSocketRoute, expect

from sumida.locales import say
from sumida.tables.messages.changes import as_update
from tests.e2e.server import Server

STILL = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const place = (one) => JSON.stringify(one.getBoundingClientRect());
  const places = () => [...document.body.querySelectorAll("*")].map(place).join();
  await document.fonts.ready;
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)));
  for (let still = 0, before = ""; still < 3; await frame()) {
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}"""
QUICK = {"hashi": "Play alone", "hanabi": "Play with two bots"}


def quick_game(page: Page, game: str) -> None:
    """Start a game from the first page with one click."""
    page.get_by_role("button", name=QUICK[game]).click()
    expect(page.locator(f".{game}")).to_be_visible()


def choose_bots(page: Page, bot: str) -> None:
    """On the first page: play the quick game of Hanabi with these bots from now on."""
    found = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Hanabi"))
    found.get_by_text(say("en", "quick-options"), exact=True).click()
    found.get_by_label(say("en", "quick-bot")).select_option(bot)


def make_table(page: Page, players: int, name: str) -> str:
    """On the page for a new table: make one for friends; returns the path of the invitation."""
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Players").select_option(str(players))
    page.get_by_role("button", name="Create the table").click()
    address = page.get_by_role("textbox", name="Invite friends with this link").input_value()
    return "/t/" + address.rsplit("/", 1)[1]


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def two_at_a_table(
    open_page: Callable[..., Page], game: str, server: Server | None = None
) -> tuple[Page, Page]:
    """Ana and Bo, each in a browser of their own, in a game that has just begun."""
    ana = open_page(f"/new/{game}", server)
    bo = open_page(make_table(ana, 2, "Ana"), server)
    sit_down(bo, "Bo")
    ana.get_by_role("button", name="Start the game").click()
    for page in (ana, bo):
        expect(page.locator(f".{game}")).to_be_visible()
    return ana, bo


def reload_until_there(page: Page, wanted: Locator, asked: str = "/api/open-tables") -> None:
    """Open a page again until the answer that it asks for, which may be some seconds old, has this."""
    for _ in range(100):
        with page.expect_response(lambda answer: asked in answer.url):
            page.reload()
        settle_layout(page)
        if wanted.count():
            return
    expect(wanted).not_to_have_count(0)


def command_line(page: Page) -> Locator:
    """The command line; its key opens it, and leads back to it from elsewhere."""
    line = page.get_by_role("combobox", name="Command line")
    if not line.count() or not line.evaluate("line => line === document.activeElement"):
        page.locator("body").press("/")
    expect(line).to_be_focused()
    return line


def command(page: Page, text: str) -> None:
    """Type a move on the command line."""
    settle(page)
    line = command_line(page)
    line.fill(text)
    line.press("Enter")
    settle(page)


def settle(page: Page) -> None:
    """Wait until no command is pending and what has just appeared takes presses, so that the buttons show the
    current state and act on it."""
    expect(page.locator("[data-busy=true], [data-waiting=true], [data-quiet]")).to_have_count(0)


def settle_layout(page: Page) -> None:
    """Wait until fonts are loaded, animations are over and nothing on the page moves any more."""
    page.evaluate(STILL)


def finish(page: Page, game: str) -> None:
    """End the running game as host, for tests about finished games."""
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="End this game now").click()
    page.get_by_role("dialog", name="End this game?").get_by_role("button", name="End it").click()
    expect(page.locator(f"#{game}-end")).to_be_visible()


def wait_until(page: Page, question: str, argument: object = None) -> None:
    """Ask the page until it says yes; the question may be a promise."""
    for _ in range(600):
        if page.evaluate(question, argument):
            return
        page.wait_for_timeout(100)
    raise AssertionError(question)


class Frames:
    """Everything that a page received and sent over its sockets. Create it before the page navigates."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        self._sent: list[str] = []
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.texts.append(str(frame)))
        socket.on("framesent", lambda frame: self._sent.append(str(frame)))

    def commands(self, kind: str) -> set[str]:
        """The ids of the commands of a kind that were sent; one that is sent again keeps its id."""
        sent = (json.loads(text) for text in self._sent)
        return {message["id"] for message in sent if message["type"] == kind}

    @property
    def messages(self) -> list[dict[str, Any]]:
        """What was received; changes as the updates they stand for."""
        found: list[dict[str, Any]] = []
        state: dict[str, Any] = {}
        for text in self.texts:
            found.append(as_update(json.loads(text), state))
            if found[-1]["type"] in ("snapshot", "update"):
                state = found[-1]
        return found

    @property
    def plays(self) -> list[dict[str, Any]]:
        """Every state of a game among the messages, oldest first."""
        return [message["play"] for message in self.messages if message.get("play")]


def pass_on(route: WebSocketRoute, change: Callable[[dict[str, Any]], None]) -> None:
    """Change the server's messages on their way to the page; states are sent whole."""
    server = route.connect_to_server()

    def ask(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "open":
            message["updates"] = "whole"
        server.send(json.dumps(message))

    def deliver(text: str | bytes) -> None:
        message = json.loads(text)
        change(message)
        route.send(json.dumps(message))

    route.on_message(ask)
    server.on_message(deliver)


def numbers_in(text: str | None) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text or "")]
