"""A newcomer's way from the first page into a game, and its options one tap away."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from sumida.locales import LANGUAGES, say
from tests.e2e import hanabi_actions as hanabi
from tests.e2e import hashi_actions as hashi
from tests.e2e.axe import violations_in_both_themes
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import Frames, settle_layout

PHONE = (360, 740)
MACHINE_TIME_S = 10.0
CUT = """() => {
  const pen = document.createElement("canvas").getContext("2d");
  const found = [];
  for (const one of document.querySelectorAll("main *, header *")) {
    const box = one.getBoundingClientRect(), style = getComputedStyle(one);
    if (!box.width || one.matches(".hero, .unseen, .unseen *, svg *, .scene, .picture")) continue;
    if (box.right > innerWidth + 0.5 || box.left < -0.5) found.push(one.outerHTML.slice(0, 90));
    if (one instanceof HTMLSelectElement) {
      pen.font = style.font;
      pen.textRendering = "geometricPrecision";
      const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 18;
      const words = one.selectedOptions[0]?.textContent ?? "";
      if (pen.measureText(words).width > room) found.push(words);
    } else if (style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1)
      found.push(one.outerHTML.slice(0, 90));
  }
  return found;
}"""


def card(page: Page, game: str) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))


def open_options(page: Page, game: str, language: str = "en") -> Locator:
    found = card(page, game)
    found.get_by_text(say(language, "quick-options"), exact=True).click()
    expect(found.get_by_label(say(language, "clock"))).to_be_visible()
    return found


def play(found: Locator, name: str | re.Pattern[str]) -> None:
    found.get_by_role("button", name=name).click()


@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_a_newcomer_makes_a_move_after_three_clicks_and_ten_seconds(open_page: OpenPage, game: str) -> None:
    """From the first request to the move, on this machine."""
    page = open_page("/rules")
    start = time.monotonic()
    page.goto(page.url.replace("/rules", "/"))
    clicks = 1
    if game == "hashi":
        page.get_by_role("button", name="Play alone").click()
        hashi.lit_islands(page).first.click()
        clicks += 1
        expect(hashi.table(page)).not_to_have_attribute("data-marks", "")
    else:
        page.get_by_role("button", name="Play with two bots").click()
        expect(hanabi.my_turn(page)).to_be_visible()
        hanabi.act_on(page, hanabi.own_cards(page).first, "Play")
        clicks += 2
    assert clicks <= 3
    assert time.monotonic() - start <= MACHINE_TIME_S


def test_side_b_on_paper_against_bots_is_one_tap_away(open_page: OpenPage) -> None:
    page = open_page()
    frames = Frames(page)
    found = open_options(page, "Hashi")
    found.get_by_label("Players").select_option("3")
    found.get_by_label("The others at the table").select_option("planner")
    found.get_by_label("Board").select_option("B")
    found.get_by_label("Mistakes").select_option("paper")
    found.get_by_label("Clock").select_option("600")
    play(found, "Play with two bots")
    expect(hashi.table(page)).to_be_visible()
    settings = next(one["shown"]["settings"] for one in frames.messages if one.get("shown"))
    assert settings["options"].items() >= {"players": 3, "board": "B", "mistakes": "paper"}.items()
    assert settings["clock"] == {"seconds": 600, "increment": 10}
    seats = next(one["shown"]["seats"] for one in frames.messages if one.get("shown"))
    assert [seat["bot"] for seat in seats] == [None, "planner", "planner"]


def test_a_variant_of_hanabi_with_other_bots_is_remembered(open_page: OpenPage) -> None:
    page = open_page()
    found = open_options(page, "Hanabi")
    found.get_by_label("Players").select_option("2")
    found.get_by_label("The others at the table").select_option("cautious")
    found.get_by_label("Variant").select_option("six")
    found.get_by_label("Grand finale").check()
    expect(found.get_by_role("button", name="Play with a bot")).to_be_visible()
    page.reload()
    chosen = found.get_by_text("Six colours · Grand finale: play on until everything is won or lost · Novice")
    expect(chosen).to_be_visible()
    play(found, "Play with a bot")
    expect(page.get_by_role("region", name="Novice’s hand")).to_be_visible()
    expect(page.get_by_role("list", name="Fireworks").get_by_role("listitem")).to_have_count(6)


def test_the_usual_game_comes_back_with_one_click(open_page: OpenPage) -> None:
    page = open_page()
    found = open_options(page, "Hanabi")
    found.get_by_label("Players").select_option("5")
    expect(found.get_by_role("button", name="Play with four bots")).to_be_visible()
    play(found, "Back to the usual game")
    expect(found.get_by_role("button", name="Play with two bots")).to_be_visible()
    expect(found.get_by_label("Players")).to_have_value("3")


def test_the_partner_bot_links_to_its_lesson(open_page: OpenPage) -> None:
    page = open_page()
    found = open_options(page, "Hanabi")
    expect(found.get_by_role("link", name="What its clues mean")).to_have_attribute("href", "/learn/partner")
    found.get_by_label("The others at the table").select_option("cautious")
    expect(found.get_by_role("link", name="What its clues mean")).to_have_count(0)
    page.goto(page.url.rstrip("/") + "/new/hanabi")
    page.get_by_role("radio", name=re.compile("^Bots")).check()
    expect(page.get_by_role("link", name="What its clues mean")).to_be_visible()


def test_bots_that_use_a_code_are_not_offered_to_people(open_page: OpenPage) -> None:
    found = open_options(open_page(), "Hanabi")
    kinds = found.get_by_label("The others at the table").locator("option")
    assert "hat" not in [kind.get_attribute("value") for kind in kinds.all()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_on_a_small_phone_with_the_options_open(open_page: OpenPage, language: str) -> None:
    page = open_page(size=PHONE, locale=language, touch=True)
    for game in ("Hashi", "Hanabi"):
        open_options(page, game, language)
    card(page, "Hashi").get_by_label(say(language, "option-players")).select_option("4")
    settle_layout(page)
    assert page.evaluate(CUT) == []


def test_the_options_are_accessible(open_page: OpenPage) -> None:
    page = open_page()
    for game in ("Hashi", "Hanabi"):
        open_options(page, game)
    settle_layout(page)
    assert violations_in_both_themes(page) == []


def test_the_options_come_into_sight_where_they_open(open_page: OpenPage) -> None:
    page = open_page(size=(1280, 800))
    found = open_options(page, "Hashi")
    for part in (found.get_by_label("Players"), found.get_by_role("button", name="Start the game")):
        expect(part).to_be_in_viewport(ratio=1)
