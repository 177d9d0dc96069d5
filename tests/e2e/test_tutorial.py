"""The lessons, from the first sentence to the last, doing what they ask for."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sumida import codec, records
from tests.e2e.conftest import OpenPage
from tests.e2e.serving import ROOT

LESSONS = ROOT / "web" / "src" / "learn"


@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_a_lesson_is_a_game_that_the_rules_allow(game: str) -> None:
    record = codec.read_record((LESSONS / f"{game}.json").read_bytes())
    assert len(records.replay(record).states) == len(record.moves) + 1


def do_hashi(page: Page, action: str) -> None:
    if action == "done":
        page.locator("button.done").click()
    elif "=" in action:
        page.locator(f'[data-island="{action.split("=")[0]}"]').click()
    else:
        page.locator(f'[data-line="{action}"]').dispatch_event("click")


def do_hanabi(page: Page, action: str) -> None:
    if action.startswith("clue"):
        page.locator(".hand:not(.own) .card").first.click()
        page.locator(f'[data-clue="{action}"]').click()
        return
    kind, position = action.split()
    page.locator(".hand.own .card").nth(int(position) - 1).click()
    page.get_by_role("button", name=kind.capitalize(), exact=True).click()


@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_the_tutorial_from_start_to_end(open_page: OpenPage, game: str) -> None:
    moves = [move for seat, move in json.loads(_read(LESSONS / f"{game}.json"))["moves"] if seat == 0]
    page = open_page(f"/learn/{game}")
    lesson = page.locator(".lesson")
    act = do_hashi if game == "hashi" else do_hanabi
    last = page.get_by_role("button", name=re.compile("Play alone|Play with two bots"))
    while not last.count():
        following = page.get_by_role("button", name="Next")
        expect(following.or_(page.locator(".lesson[data-expected]")).or_(last).first).to_be_visible()
        before = (lesson.get_attribute("data-step"), len(moves))
        if following.count():
            following.click()
        elif lesson.get_attribute("data-expected"):
            expect(lesson).to_have_attribute("data-expected", moves[0])
            act(page, moves.pop(0))
        if (lesson.get_attribute("data-step"), len(moves)) == before:
            page.wait_for_timeout(100)
    assert moves == []
    last.click()
    expect(page).to_have_url(re.compile("/t/"))


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
