"""No text is cut on a screen of 360 points, whatever the page and the language: one tab goes through all."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sumida.locales import LANGUAGES
from tests.e2e import hanabi_actions, hashi_actions
from tests.e2e.conftest import OpenPage
from tests.e2e.cut_texts import cut_texts
from tests.e2e.table_actions import quick_game, settle_layout

PHONE = (360, 740)
NAME = "Maximiliane-Rosamunde"
DAY_MS = 86_400_000
PICTURES = os.environ.get("SUMIDA_PICTURES", "")
"""A folder for a picture of every page in every language, to look at."""

CHOOSE = """async (language) => {
  const frame = () => new Promise(requestAnimationFrame);
  const choices = "select:has(option[value=pl])";
  const opened = !document.querySelector(`header ${choices}`);
  if (opened) document.querySelector("header .gear").click();
  const find = () => document.querySelector(`${opened ? "dialog[open]" : "header"} ${choices}`);
  while (!find()) await frame();
  const field = find();
  field.value = language;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  while (document.documentElement.lang !== language) await frame();
  if (opened) field.closest("dialog").close();
  for (const part of document.querySelectorAll("main details")) part.open = true;
  await document.fonts.ready;
  await frame();
  await frame();
}"""

OUT_OF_REACH = """() => [...document.querySelectorAll("a, button, summary, select")].filter((part) => {
  if (part.matches(".skip, .reveal")) return false;  // There for the keyboard, once it gets there.
  if (!part.checkVisibility({ visibilityProperty: true })) return false;
  part.scrollIntoView({ block: "center" });
  const box = part.getBoundingClientRect();
  const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  // Nobody finds what the page must be scrolled sideways for.
  const [left, right] = [box.left + scrollX, box.right + scrollX];
  return left < 0 || right > innerWidth + 0.5 || !seen || !(part.contains(seen) || seen.contains(part));
}).map((part) => part.outerHTML.slice(0, 200))"""


def played(number: int, **changes: Any) -> dict[str, Any]:
    """A game in the list of this person; names are as long as they may be."""
    return {
        "table": f"TABLE{number}",
        "number": 1,
        "game": "hanabi",
        "options": {"players": 3, "variant": "six"},
        "names": ["Ana", NAME, "Wolfeschlegelstein"],
        "bots": ["", "", ""],
        "seat": 0,
        "at": 1_800_000_000_000,
        "running": True,
        "scores": None,
        "stopped": False,
        "daily": None,
        "turn": [1, 2],
        "turn_since": 1_800_000_000_000,
        "deadline": 1_800_000_000_000 + 9 * DAY_MS,
        "offline": False,
        **changes,
    }


GAMES = {
    "running": [played(1), played(2, turn=[0]), played(3, turn=[1])],
    "finished": [
        played(4, running=False, turn=[], deadline=None, scores=[25] * 3, stopped=True, offline=True),
        played(
            5, running=False, turn=[], deadline=None, scores=[112, 98, 87], game="hashi", daily="2026-11-15"
        ),
    ],
    "shared": [played(6, seat=None)],
}
COUNTED = {"games": 1234, "mean": 17.25, "best": 25, "perfect": 12, "won": 34, "possible": 30}
GROUPS = [
    {"variant": "five", "players": 3, "partners": "people", "bots": [], **COUNTED},
    {"variant": "six", "players": 3, "partners": "both", "bots": ["cautious"], **COUNTED},
]
FIGURES = {
    "games": 10_234,
    "mean": 17.25,
    "best": 25,
    "perfect": 123,
    "won": 234,
    "stopped": 12,
    "step": "week",
    "periods": [{"day": f"2026-11-{day:02}", "games": 9, "mean": 17.5, "best": 25} for day in range(1, 29)],
    "groups": GROUPS,
    "ranks": [{"rank": "rank-deity-of-the-isles", "least": 60, "games": 1234}],
    "daily": {"days": 123, "current": 12, "longest": 45, "best": 143},
    "days": [{"day": "2026-11-15", "score": 112, "best": 131, "limit": 143}],
    "offline": 123,
    "offline_mean": 12.5,
    "known": 10_234,
    "gap": 7.75,
}


def answer_with_much(page: Page) -> None:
    """The server knows a person who has played more than fits."""
    figures = {"games": [{**FIGURES, "game": game} for game in ("hanabi", "hashi")]}
    page.route("**/api/me/statistics", lambda route: route.fulfill(json=figures))

    def games(route: Any) -> None:
        shelf = re.search(r"shelf=(\w+)", route.request.url)
        found = GAMES[shelf[1] if shelf else "finished"]
        route.fulfill(json={"games": found, "more": None})

    page.route("**/api/me/games*", games)


def go(path: str) -> Callable[[Page], None]:
    """Opens an address, as a link would."""

    def opened(page: Page) -> None:
        link = f"<a id=to href={json.dumps(path)}>.</a>"
        page.evaluate("link => document.querySelector('#app').insertAdjacentHTML('beforeend', link)", link)
        page.locator("#to").evaluate("link => { link.click(); link.remove(); }")
        expect(page.locator("main h1, main h2").first).to_be_attached()

    return opened


def new_table(game: str) -> Callable[[Page], None]:
    def opened(page: Page) -> None:
        go(f"/new/{game}")(page)
        deadline = page.locator("select:has(option[value='259200'])")
        deadline.select_option("259200")

    return opened


def my_games(page: Page) -> None:
    go("/me")(page)
    expect(page.get_by_role("region", name="Statistics").get_by_role("img").first).to_be_visible()
    page.get_by_role("button", name="Add a device").click()
    expect(page.locator(".letters")).to_be_visible()


def hanabi(page: Page) -> None:
    go("/")(page)
    quick_game(page, "hanabi")
    expect(page.locator("[data-busy=false]")).to_be_visible()


def hashi(page: Page) -> None:
    go("/")(page)
    quick_game(page, "hashi")
    hashi_actions.start_board(page)
    hashi_actions.expect_round(page, 1)


def menu(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()


PAGES: dict[str, Callable[[Page], None]] = {
    "first": go("/"),
    "new-hashi": new_table("hashi"),
    "new-hanabi": new_table("hanabi"),
    "me": my_games,
    "offline": go("/offline"),
    "daily": go("/daily"),
    "learn": go("/learn"),
    "lesson-hashi": go("/learn/hashi"),
    "lesson-hanabi": go("/learn/hanabi"),
    "partner": go("/learn/partner"),
    "trainer": go("/learn/trainer"),
    "rules": go("/rules"),
    "about": go("/about"),
    "hanabi": hanabi,
    "hanabi-menu": menu,
    "hashi": hashi,
    "hashi-menu": menu,
}


def test_no_text_is_cut_at_360_points(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    page.evaluate("name => localStorage.setItem('sumida.name', name)", NAME)
    answer_with_much(page)
    page.reload()
    expect(page.locator("header .gear")).to_be_visible()
    found: dict[str, list[str]] = {}
    for name, opened in PAGES.items():
        page.evaluate(CHOOSE, "en")
        opened(page)
        for language in LANGUAGES:
            page.evaluate(CHOOSE, language)
            if PICTURES:
                page.screenshot(path=f"{PICTURES}/{name}-{language}.png", full_page=True)
            if texts := cut_texts(page):
                found[f"{name}, {language}"] = texts
    assert found == {}


def enlarge(page: Page) -> None:
    """Letters of twice the usual size, as people set them in their browser."""
    sizes = {"standard": 32, "fixed": 26}
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_with_large_letters_every_button_can_be_reached(
    open_page: OpenPage, game: str, size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    enlarge(page)
    assert buttons_out_of_reach(page) == []
    quick_game(page, game)
    if game == "hanabi":
        hanabi_actions.await_turn(page)
        hanabi_actions.own_cards(page).first.click()
    assert buttons_out_of_reach(page) == []


def buttons_out_of_reach(page: Page) -> list[str]:
    """What can be pressed and is off the screen sideways, or covered by another part of the page."""
    settle_layout(page)
    found: list[str] = page.evaluate(OUT_OF_REACH)
    return found
