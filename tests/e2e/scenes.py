"""The scenes of `screenshots.py`: each plays a page to where it is worth a picture.

Real games on a real server throughout; recorded games are played by bots from a fixed seed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from sumida import bots, codec, records
from sumida.hanabi.rules import game as hanabi_game
from sumida.hanabi.rules.view import HanabiView
from sumida.hashi.rules import game as hashi_game
from sumida.hashi.rules.view import HashiView
from tests.e2e.hanabi_actions import (
    await_turn,
    give_any_clue,
    give_helpful_clue,
    own_cards,
    play_newest,
    take_turn,
)
from tests.e2e.table_actions import Frames, command, make_table, quick_game, sit_down

Size = tuple[int, int]
DESKTOP, PHONE, SIDEWAYS, LARGE = (1280, 800), (360, 740), (740, 360), (2560, 1440)


@dataclass(frozen=True)
class Scene:
    """How to get there, and the screens to take it on."""

    play: Callable[[Page], None]
    sizes: tuple[Size, ...] = (DESKTOP, PHONE)
    anew: bool = False
    """Play anew for each screen: what is shown there soon passes."""
    motion: bool = False
    """It needs animations."""
    whole: bool = False
    """The whole page, where it is longer than the screen."""


NO_WARNINGS = """() => {
  const kept = JSON.parse(localStorage.getItem("sumida.settings"));
  localStorage.setItem("sumida.settings", JSON.stringify({ ...kept, warnings: false }));
}"""
EVERY_DAY = """() => {
  const day = (ago) => new Date(Date.now() - ago * 86400000).toISOString().slice(0, 10);
  const tries = [44, 47, 39, 51].map((score, index) => [day(index + 1), { table: "AAAAAA", score }]);
  localStorage.setItem("sumida.daily.hashi", JSON.stringify(Object.fromEntries(tries)));
}"""


def first_page(page: Page) -> None:
    expect(page.get_by_role("heading", name="Hashi")).to_be_visible()


def lobby(page: Page) -> None:
    page.get_by_role("link", name="With friends").first.click()
    page.get_by_label("Players").select_option("4")
    page.get_by_role("button", name="Create the table").click()
    for seat, bot in ((2, "careful"), (3, "planner"), (4, "master")):
        page.get_by_label(f"Bot for seat {seat}").select_option(bot)
        expect(page.get_by_role("button", name=f"Clear seat {seat}")).to_be_visible()


def hashi(page: Page) -> None:
    """Nine rounds against three bots, with a fourth one's advice."""
    frames, adviser = Frames(page), bots.create("hashi", "master", 4)
    lobby(page)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".hashi")).to_be_visible()
    for number in range(10):
        expect(page.locator(".hashi")).to_have_attribute("data-round", str(number))
        while (move := str(adviser.choose(_hashi_view(frames)))) != "done":
            command(page, move)
        if number < 9:
            command(page, "done")


def hint(page: Page) -> None:
    """Seven rounds alone as the hints have it, and the next hint on the board."""
    quick_game(page, "hashi")
    for number in range(8):
        expect(page.locator(".hashi")).to_have_attribute("data-round", str(number))
        page.get_by_role("button", name="Hint").click()
        expect(page.locator("[data-hint]")).to_be_visible()
        if number < 7:
            marks = page.locator("[data-hint]").get_attribute("data-hint") or ""
            if marks:
                page.get_by_role("button", name="Use it").click()
            expect(page.locator(".hashi")).to_have_attribute("data-marks", marks)
            command(page, "done")


def daily(page: Page) -> None:
    """The deal of the day, played by a planner who plays every day, and set beside a master."""
    frames, adviser = Frames(page), bots.create("hashi", "planner", 1)
    page.evaluate(EVERY_DAY)
    page.get_by_role("link", name="Hashi", exact=False).filter(has_text="Not played yet").click()
    page.get_by_role("button", name="Play today’s deal").click()
    expect(page.locator(".hashi")).to_be_visible()
    while (view := _hashi_view(frames)).phase != "over":
        command(page, str(adviser.choose(view)))
    page.get_by_role("link", name="Sumida, first page").click()
    page.get_by_role("link", name="Hashi", exact=False).filter(has_text="points").click()
    expect(page.get_by_text("Best possible, knowing every card")).to_be_visible(timeout=400_000)


def _hashi_view(frames: Frames) -> HashiView:
    return hashi_game.GAME.read_view(frames.plays[-1]["views"][0]["view"])


def _hanabi_view(frames: Frames) -> HanabiView:
    return hanabi_game.GAME.read_view(frames.plays[-1]["views"][0]["view"])


def hanabi(page: Page) -> None:
    quick_game(page, "hanabi")
    for _ in range(9):
        if await_turn(page) and not give_helpful_clue(page):
            take_turn(page)
    if await_turn(page):
        own_cards(page).nth(1).click()


def replay(page: Page) -> None:
    """A game of three good partners, near its end."""
    page.get_by_label("Open a game file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": _partners().encode()}
    )
    page.get_by_role("button", name="To the end").click()
    for _ in range(3):
        page.get_by_role("button", name="One step back").click()


def _partners() -> str:
    return _played("hanabi", ("partner",) * 3, seed=17)


def _played(game: str, kinds: tuple[str, ...], seed: int) -> str:
    match = records.new_game(game, players=len(kinds), seed=seed)
    match.names = ("Hana", "Ren", "Yuki")[: len(kinds)]
    seats = [bots.create(game, kind, len(kinds)) for kind in kinds]
    while not match.over:
        seat = match.state.to_act[0]
        match.move(seat, str(seats[seat].choose(match.view(seat))))
    return codec.write_record(match.record())


def coach_hashi(page: Page) -> None:
    """Where a careful player left points."""
    _coach(page, _played("hashi", ("careful",), seed=1))
    page.get_by_role("button", name="Show turn").first.click()


def coach_hanabi(page: Page) -> None:
    """Two who know the conventions, and one who does not."""
    _coach(page, _played("hanabi", ("partner", "cautious", "partner"), seed=1))
    page.get_by_role("button", name="Show turn").first.click()


def _coach(page: Page, record: str) -> None:
    page.get_by_label("Open a game file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record.encode()}
    )
    page.get_by_role("button", name="Ask the coach").click()
    expect(page.get_by_role("region", name="Coach").get_by_role("slider")).to_be_visible()


def strike(page: Page) -> None:
    """Blind plays beside two bots, until a card does not fit."""
    page.evaluate(NO_WARNINGS)
    page.reload()
    quick_game(page, "hanabi")
    while not page.locator(".sky .strike").count() and await_turn(page):
        play_newest(page)


def win(page: Page) -> None:
    """Games with two partners, played as a third one would, until one scores 25."""
    frames, first = Frames(page), page.url
    while not page.locator("[data-show=perfect]").count():
        page.goto(first + "new/hanabi")
        page.get_by_role("radio", name=re.compile("^Bots")).check()
        page.get_by_label("Its conventions").select_option("partner:11")
        page.get_by_role("button", name="Start the game").click()
        adviser = bots.create("hanabi", "partner:11", 3)
        while await_turn(page) and (view := _hanabi_view(frames)).at_most == view.setup.variant.best:
            command(page, str(adviser.choose(view)))
    page.wait_for_timeout(600)  # well into the show


def race(page: Page) -> None:
    """A planner alone, until it is the first to finish a category."""
    frames, adviser = Frames(page), bots.create("hashi", "planner", 1)
    quick_game(page, "hashi")
    while not page.locator("[data-news]:not([data-news=pass])").count():
        command(page, str(adviser.choose(_hashi_view(frames))))


def hashi_end(page: Page) -> None:
    """The result of a game that a planner played alone."""
    frames, adviser = Frames(page), bots.create("hashi", "planner", 1)
    quick_game(page, "hashi")
    while (view := _hashi_view(frames)).phase != "over":
        command(page, str(adviser.choose(view)))
    expect(page.locator("#hashi-end")).to_be_visible()


def hanabi_four(page: Page) -> None:
    """Three bots and their clues."""
    page.goto(page.url + "new/hanabi")
    page.get_by_role("radio", name=re.compile("^Bots")).check()
    page.get_by_label("Players").select_option("4")
    page.get_by_role("button", name="Start the game").click()
    for _ in range(4):
        if await_turn(page) and not give_helpful_clue(page):
            take_turn(page)
    await_turn(page)


def options(page: Page) -> None:
    """The quick path of both games with its options open."""
    for card in page.get_by_role("article").all():
        card.get_by_text("Options", exact=True).click()


def lesson(page: Page) -> None:
    """A position of the lesson on conventions, with its answer."""
    page.goto(page.url + "learn/partner")
    page.get_by_role("link", name="Solve nine positions").first.click()
    expect(page.locator(".lesson")).to_have_attribute("data-position", re.compile(r"\w"))
    expect(page.locator(".hanabi")).to_be_visible()


def tutorial(page: Page) -> None:
    page.goto(page.url + "learn/hanabi")
    expect(page.locator("[data-step]")).to_be_visible()


def trainer(page: Page) -> None:
    page.goto(page.url + "learn/trainer")
    expect(page.locator(".lesson")).to_have_attribute("data-answer", re.compile(r"\w"))
    expect(page.locator(".hanabi")).to_be_visible()


def level(page: Page) -> None:
    """A table that declares a level, with a bot of a level."""
    page.goto(page.url + "new/hanabi")
    page.get_by_label("Conventions you know").select_option(label="level 3")
    page.get_by_role("button", name="Create the table").click()
    page.get_by_label("Bot for seat 2").select_option("partner")
    page.get_by_label("Conventions of the bot in seat 2").select_option("partner:5")
    expect(page.locator("li", has_text="Partner (level 5)")).to_be_visible()


def deadlines(page: Page) -> None:
    """Three days for each move, in another browser's turn."""
    page.goto(page.url + "new/hanabi")
    page.get_by_label("Time for each move").select_option("259200")
    path = make_table(page, 2, "Hana")
    browser = page.context.browser
    assert browser is not None
    guest = browser.new_page(locale="en-GB")
    guest.goto(page.url.partition("/t/")[0] + path)
    sit_down(guest, "Ren")
    page.get_by_role("button", name="Start the game").click()
    await_turn(page)
    give_any_clue(page)
    guest.context.close()


def why(page: Page) -> None:
    """A bot is asked for its reason."""
    quick_game(page, "hanabi")
    await_turn(page)
    give_any_clue(page)
    await_turn(page)
    drawer = page.get_by_role("banner").get_by_role("button", name=re.compile("Chat|happened"))
    if drawer.count():
        drawer.click()
    ask = page.get_by_role("button", name=re.compile(r"^Why\? 2 ")).locator("visible=true")
    ask.click()
    expect(page.locator("li:has(.why[aria-expanded=true]) p").locator("visible=true")).to_be_visible()


def me(page: Page) -> None:
    """Games that run, the settings of notifications and the devices of a person."""
    quick_game(page, "hanabi")
    page.goto(page.url.partition("/t/")[0] + "/me")
    expect(page.get_by_role("region", name="Notifications")).to_be_visible()


def offline(page: Page) -> None:
    page.goto(page.url + "offline")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


EVERYWHERE = (DESKTOP, PHONE, SIDEWAYS, LARGE)
SCENES: dict[str, Scene] = {
    "first-page": Scene(first_page, EVERYWHERE),
    "lobby": Scene(lobby),
    "hashi": Scene(hashi, EVERYWHERE),
    "hanabi": Scene(hanabi, EVERYWHERE),
    "hanabi-four": Scene(hanabi_four, EVERYWHERE),
    "hint": Scene(hint),
    "daily": Scene(daily),
    "replay": Scene(replay),
    "coach-hashi": Scene(coach_hashi),
    "coach-hanabi": Scene(coach_hanabi),
    "strike": Scene(strike, EVERYWHERE, anew=True),
    "win": Scene(win, anew=True, motion=True),
    "race": Scene(race, EVERYWHERE, anew=True),
    "hashi-end": Scene(hashi_end, EVERYWHERE),
    "options": Scene(options, whole=True),
    "lesson": Scene(lesson, EVERYWHERE),
    "tutorial": Scene(tutorial, EVERYWHERE),
    "trainer": Scene(trainer, EVERYWHERE),
    "level": Scene(level, whole=True),
    "deadlines": Scene(deadlines),
    "why": Scene(why, anew=True),
    "me": Scene(me, whole=True),
    "offline": Scene(offline),
}
