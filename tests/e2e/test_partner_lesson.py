"""How `partner` plays, inside the app: the page, and nine positions solved by touch and by keyboard."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sumida import codec, records
from sumida.bots import create
from tests.e2e.axe import violations
from tests.e2e.conftest import OpenPage
from tests.e2e.server import ROOT
from tests.e2e.table_actions import settle
from tests.e2e.translations import SAMPLE

POSITIONS: list[dict[str, Any]] = json.loads((ROOT / "web/src/learn/partner.json").read_text())
WAITED_FOR = re.compile("thinking|Waiting|Your turn")
ANSWERS = {one["name"]: one["record"]["moves"][-1][1] for one in POSITIONS}


@pytest.mark.parametrize("position", POSITIONS, ids=list(ANSWERS))
def test_the_answer_is_what_partner_plays(position: dict[str, Any]) -> None:
    record = codec.read_record(json.dumps(position["record"]))
    state = records.replay(record).states[-2]
    assert state.to_act == (0,)
    right = [ANSWERS[position["name"]], *position.get("also", [])]
    for bot in ("partner", "partner:1"):
        assert str(create("hanabi", bot, 3).choose(state.view(0))) in right
    for other in right:
        assert other in map(str, state.view(0).legal)


def test_every_convention_of_level_1_has_a_position() -> None:
    about = {name.partition("-")[0] for name in ANSWERS}
    assert about == {"chop", "focus", "play", "save", "touch", "prompt", "finesse"}
    assert {"save", "save-2", "save-last"} <= set(ANSWERS), "fives, twos and last copies"


def lesson(page: Page) -> Locator:
    return page.locator(".lesson")


def touch(page: Page, part: Locator) -> None:
    """A finger on the screen: real touch events."""
    part.scroll_into_view_if_needed()
    settle(page)
    box = part.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def press(page: Page, part: Locator) -> None:
    """The same with the keyboard alone."""
    part.focus()
    page.keyboard.press("Enter")


def make(page: Page, move: str, use: Any) -> None:
    kind, _, rest = move.partition(" ")
    if kind == "clue":
        use(page, page.locator(f'.hand[data-seat="{"ABC".index(rest[0])}"] .card').first)
        use(page, page.locator(f'[data-clue="{move}"]'))
        return
    use(page, page.locator(".hand.own .card").nth(int(rest) - 1))
    word = "Play" if kind == "play" else "Discard"
    use(page, page.locator(".hand.own").get_by_role("button", name=word, exact=True))


@pytest.mark.parametrize("use", [touch, press], ids=["touch", "keyboard"])
def test_the_positions_are_solved_to_the_end(open_page: OpenPage, use: Any) -> None:
    size = (360, 740) if use is touch else (1280, 800)
    page = open_page("/learn/partner", size=size, touch=use is touch)
    use(page, page.get_by_role("link", name="Solve nine positions").first)
    for number, (name, answer) in enumerate(ANSWERS.items(), start=1):
        expect(lesson(page)).to_have_attribute("data-position", name)
        expect(page.locator(".hand.own .card")).to_have_count(5)
        if name == "focus":
            expect(page.locator(".hanabi")).to_contain_text("Ida tells you about red: 2 cards")
            make(page, "discard 1", use)
            expect(lesson(page)).to_contain_text("Not this: discard card 1.")
            expect(lesson(page)).to_contain_text("it is about the newest card that it touched")
        make(page, answer, use)
        expect(lesson(page)).to_have_attribute("data-solved", "true")
        expect(lesson(page)).to_contain_text("That’s it.")
        expect(page.locator(".hanabi").get_by_text(WAITED_FOR)).to_have_count(0)
        if number < len(ANSWERS):
            use(page, lesson(page).get_by_role("button", name="Next"))
    use(page, lesson(page).get_by_role("button"))
    expect(page).to_have_url(re.compile("/t/"))


@pytest.mark.parametrize("locale", SAMPLE)
def test_the_page_describes_every_convention_and_fits_a_phone(open_page: OpenPage, locale: str) -> None:
    page = open_page("/learn/partner", size=(360, 740), locale=locale)
    expect(page.locator("article")).to_have_count(9)
    expect(page.locator(".drawing")).to_have_count(8)
    expect(page.locator(".page > section")).to_have_count(10)  # the higher levels
    expect(page.locator("main")).not_to_contain_text("learn-")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert violations(page) == []


def test_the_page_is_linked_where_the_bot_is_chosen(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi")
    page.get_by_role("radio", name=re.compile("bots", re.IGNORECASE)).first.check()
    page.get_by_role("link", name="What its clues mean: a lesson").click()
    expect(page.get_by_role("heading", name="Playing with Partner")).to_be_visible()


def test_the_lobby_links_to_it_too(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi")
    page.get_by_role("button", name=re.compile("Create|Open", re.IGNORECASE)).first.click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("link", name="How Partner plays")).to_have_attribute("href", "/learn/partner")


def test_a_convention_leads_to_its_own_position(open_page: OpenPage) -> None:
    page = open_page("/learn/partner")
    page.locator("article", has=page.locator("#convention-finesse")).get_by_role(
        "link", name="Try it"
    ).click()
    expect(lesson(page)).to_have_attribute("data-position", "finesse")
