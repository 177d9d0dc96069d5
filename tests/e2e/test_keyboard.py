"""Playing without a pointer: both games from the first page to the end, and the command line."""

from __future__ import annotations

import re
from collections import deque

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import hanabi_actions as hanabi
from tests.e2e.conftest import OpenPage
from tests.e2e.hashi_actions import expect_round, lit_islands, marks, offered_lines, table
from tests.e2e.table_actions import QUICK, command, command_line, quick_game, settle

ARROWS = {"ArrowUp": (0, -1), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until the wanted element has the focus."""
    expect(wanted).to_be_visible()
    for _ in range(80):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no number of Tabs leads to {wanted}")


class BoardWalk:
    """Moves from island to island with the arrow keys and learns the way by trying."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._ways: dict[str, dict[str, str]] = {}

    @property
    def here(self) -> str:
        name = self._page.evaluate("document.activeElement.dataset.island")
        assert isinstance(name, str)
        return name

    def go(self, wanted: str) -> None:
        while self.here != wanted:
            for arrow in self._way(wanted) or self._way(None):
                self._press(arrow)

    def _press(self, arrow: str) -> None:
        before = self.here
        self._page.keyboard.press(arrow)
        self._ways.setdefault(before, {})[arrow] = self.here

    def _way(self, wanted: str | None) -> list[str]:
        """The known way to an island; for None, to the nearest untried key."""
        seen = {self.here}
        queue: deque[tuple[str, list[str]]] = deque([(self.here, [])])
        while queue:
            island, arrows = queue.popleft()
            if island == wanted:
                return arrows
            known = self._ways.get(island, {})
            untried = [arrow for arrow in ARROWS if arrow not in known]
            if wanted is None and untried:
                return [*arrows, untried[0]]
            for arrow, reached in known.items():
                if reached not in seen:
                    seen.add(reached)
                    queue.append((reached, [*arrows, arrow]))
        assert wanted is not None, "every key was tried: that island cannot be reached"
        return []


def towards(line: str) -> str:
    """The arrow key that points along a line from its first island."""
    (column, row), (to_column, to_row) = ((ord(name[0]), int(name[1:])) for name in line.split("-"))
    step = ((to_column > column) - (to_column < column), (to_row > row) - (to_row < row))
    return next(arrow for arrow, direction in ARROWS.items() if direction == step)


def mark(page: Page, key: str) -> None:
    settle(page)
    before = marks(page)
    page.keyboard.press(key)
    expect(table(page)).not_to_have_attribute("data-marks", before)
    settle(page)


def confirm(page: Page, number: int) -> None:
    """End a round with its key; a pass that is asked about is confirmed."""
    page.keyboard.press("d")
    asked = page.get_by_role("dialog", name="Pass this round?")
    beyond = page.locator(f"[data-round='{number + 1}'], #hashi-end")
    expect(asked.or_(beyond).first).to_be_visible()
    if asked.is_visible():
        settle(page)
        tab_to(page, asked.get_by_role("button", name="Pass"))
        page.keyboard.press("Enter")


def test_a_whole_game_of_hashi(open_page: OpenPage) -> None:
    page = open_page()
    tab_to(page, page.get_by_role("button", name=QUICK["hashi"]))
    page.keyboard.press("Enter")
    expect(table(page)).to_have_attribute("data-phase", "set-up")
    tab_to(page, page.locator("[data-island][tabindex='0']"))
    walk = BoardWalk(page)
    walk.go("d2")
    mark(page, "Enter")
    page.keyboard.press("d")
    for number in range(1, 18):
        expect_round(page, number)
        if lit_islands(page).count():
            walk.go(lit_islands(page).first.get_attribute("data-island") or "")
            mark(page, "Enter")
        while lines := offered_lines(page):
            walk.go(lines[0].split("-")[0])
            mark(page, f"Shift+{towards(lines[0])}")
        confirm(page, number)
    expect(page.locator("#hashi-end")).to_be_visible()


def choose_first(page: Page) -> None:
    first = hanabi.own_cards(page).first
    if first.get_attribute("aria-pressed") != "true":
        page.keyboard.press("1")
    expect(first).to_have_attribute("aria-pressed", "true")


def may_discard(page: Page) -> bool:
    choose_first(page)
    return hanabi.own_hand(page).get_by_role("button", name="Discard", exact=True).is_enabled()


def test_a_whole_game_of_hanabi(open_page: OpenPage) -> None:
    page = open_page()
    tab_to(page, page.get_by_role("button", name=QUICK["hanabi"]))
    page.keyboard.press("Enter")
    turn = 0
    while hanabi.await_turn(page):
        turn += 1
        if turn == 1:
            page.keyboard.press("c")
            tab_to(page, hanabi.clues(page).first)
            page.keyboard.press("Enter")
            expect(page.get_by_role("button", name=re.compile("^1 You tell"))).to_be_visible()
        elif turn == 2 and may_discard(page):
            page.keyboard.press("d")
            expect(page.get_by_role("button", name=re.compile("^4 You discard"))).to_be_visible()
        else:
            choose_first(page)
            page.keyboard.press("p")
            anyway = page.get_by_role("button", name="Play it anyway")
            played = page.get_by_role("button", name=re.compile(rf"^{3 * turn - 2} "))
            expect(anyway.or_(played).or_(hanabi.verdict(page)).first).to_be_visible()
            if anyway.is_visible():
                settle(page)
                tab_to(page, anyway)
                page.keyboard.press("Enter")
            expect(played.or_(hanabi.verdict(page)).first).to_be_visible()
    expect(hanabi.verdict(page)).to_be_visible()


def field(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Command line")


@pytest.mark.parametrize("key", ["/", ":"])
def test_the_command_line_is_hidden_until_its_key_is_pressed(open_page: OpenPage, key: str) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    assert hanabi.await_turn(page)
    expect(field(page)).to_have_count(0)
    hanabi.own_cards(page).first.focus()
    page.keyboard.press(key)
    expect(field(page)).to_be_focused()
    expect(field(page)).to_have_value("")
    page.keyboard.press("Escape")
    expect(field(page)).to_have_count(0)
    expect(hanabi.own_cards(page).first).to_be_focused()


def test_the_menu_and_the_tab_key_lead_to_the_command_line(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    reveal = page.get_by_role("button", name="Command line", exact=True)
    tab_to(page, reveal)
    assert reveal.evaluate("element => getComputedStyle(element).clipPath") == "none"
    settle(page)
    page.keyboard.press("Enter")
    expect(field(page)).to_be_focused()
    page.get_by_role("button", name="Close").click()
    expect(field(page)).to_have_count(0)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Command line").click()
    expect(field(page)).to_be_focused()


@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_a_question_mark_explains_the_keys(open_page: OpenPage, game: str) -> None:
    page = open_page()
    quick_game(page, game)
    page.keyboard.press("?")
    help_on_keys = page.get_by_role("dialog", name="Keyboard")
    expect(help_on_keys).to_contain_text("/ opens the command line")
    expect(help_on_keys).to_contain_text("D confirms" if game == "hashi" else "D discards it")
    page.keyboard.press("Escape")
    expect(help_on_keys).to_be_hidden()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Keyboard").click()
    expect(help_on_keys).to_be_visible()


def test_the_command_line_takes_the_notation_of_the_rules(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name=QUICK["hashi"]).click()
    expect(table(page)).to_be_visible()
    page.keyboard.press("/")
    expect(field(page)).to_be_focused()
    command(page, "D2=4")
    expect(table(page)).to_have_attribute("data-marks", "d2=4")
    command(page, "undo")
    expect(table(page)).to_have_attribute("data-marks", "")
    command(page, "d2=3")
    command(page, "done")
    expect_round(page, 1)


def test_the_command_line_says_why_a_move_is_refused(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name=QUICK["hashi"]).click()
    expect(table(page)).to_be_visible()
    refusal = page.get_by_role("alert")
    command(page, "d1=4")
    expect(refusal).to_contain_text("d1 has a flag")
    command(page, "z9=4")
    expect(refusal).to_contain_text("z9")
    command(page, "build me a bridge")
    expect(refusal).to_contain_text("“build me a bridge” is not an action")
    expect(table(page)).to_have_attribute("data-marks", "")


def test_a_game_of_hanabi_by_commands(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name=QUICK["hanabi"]).click()
    while hanabi.await_turn(page):
        command_line(page)
        offered = page.locator("datalist option")
        moves = [option.get_attribute("value") or "" for option in offered.all()]
        plays = [move for move in moves if move.startswith("play")]
        turn = hanabi.table(page).get_attribute("data-turn") or ""
        command(page, plays[0])
        expect(hanabi.table(page)).not_to_have_attribute("data-turn", turn)
    expect(hanabi.verdict(page)).to_be_visible()


def test_keys_do_not_reach_the_game_through_an_open_dialog(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    assert hanabi.await_turn(page)
    page.get_by_role("button", name="Table", exact=True).click()
    dialog = page.get_by_role("dialog", name=re.compile("^Table"))
    dialog.get_by_role("button", name="Close").focus()
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert page.locator(".card[aria-pressed=true]").count() == 0
