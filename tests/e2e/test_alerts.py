"""Players are told that their turn has come, wherever they look; nobody else is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.e2e import hanabi_actions as hanabi
from tests.e2e import hashi_actions as hashi
from tests.e2e.conftest import PATIENCE_MS, OpenPage
from tests.e2e.server import Server
from tests.e2e.table_actions import finish, make_table, quick_game, settle, sit_down
from tests.e2e.tabs import look_away, look_back, tabbed_browser

CALL, PLAIN = "● Your turn – Hanabi", "Hanabi — Sumida"
PLAIN_ICON, BADGE = re.compile(r"/icon\.svg$"), re.compile(r"/icon-turn\.svg$")
# A headless browser neither buzzes nor sounds: these keep what it was told to do.
RECORD = """() => {
  window.buzzes = []; window.notes = []; window.asked = 0; window.badges = [];
  navigator.vibrate = (pattern) => { window.buzzes.push(pattern); return true; };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) {
    window.notes.push(this.frequency.value);
    start.call(this, at);
  };
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = () => { window.asked += 1; return ask(); };
  navigator.setAppBadge = async () => void window.badges.push(1);
  navigator.clearAppBadge = async () => void window.badges.push(0);
}"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  const found = worker ? await worker.getNotifications() : [];
  return found.map((one) => one.title + " | " + one.body);
}"""
BUZZ = [70, 50, 70]


@pytest.fixture
def tabs(browser: Browser, shared_server: Server, tmp_path: Path) -> Iterator[BrowserContext]:
    with tabbed_browser(browser.browser_type, tmp_path / "profile") as context:
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(f"({RECORD})()")
        yield context


def table_of_two(
    open_page: OpenPage, tabs: BrowserContext, server: Server, game: str = "hanabi"
) -> tuple[Page, Page]:
    """Ana, and Bo in a browser with tabs; Ana begins."""
    ana = open_page(f"/new/{game}", server)
    path = make_table(ana, 2, "Ana")
    bo = tabs.pages[0]
    bo.goto(server.address + path)
    sit_down(bo, "Bo")
    ana.get_by_role("button", name="Start the game").click()
    for page in (ana, bo):
        expect(page.locator(f".{game}")).to_be_visible()
    return ana, bo


def icon(page: Page) -> Locator:
    return page.locator('link[rel="icon"]')


def bell(page: Page) -> Locator:
    return page.get_by_role("button", name="Notify me when it is my turn")


def buzzes(page: Page) -> list[list[int]]:
    """The patterns it was told to buzz, without the calls that end one."""
    return [pattern for pattern in page.evaluate("window.buzzes") if pattern]


def allow_notifications(page: Page, server: Server) -> None:
    page.context.grant_permissions(["notifications"], origin=server.address)
    bell(page).click()
    expect(bell(page)).to_have_attribute("aria-pressed", "true")


def wait_for_notifications(page: Page, count: int) -> list[str]:
    page.wait_for_function(f"async () => (await ({SHOWN})()).length === {count}")
    found: list[str] = page.evaluate(SHOWN)
    return found


def test_title_and_icon_call_a_player_who_looks_at_another_tab(
    open_page: OpenPage, tabs: BrowserContext, shared_server: Server
) -> None:
    ana, bo = table_of_two(open_page, tabs, shared_server)
    expect(bo).to_have_title(PLAIN)
    look_away(bo)
    expect(bo).to_have_title(PLAIN)
    hanabi.give_any_clue(ana)
    expect(bo).to_have_title(CALL)
    expect(icon(bo)).to_have_attribute("href", BADGE)
    assert bo.evaluate("fetch(document.querySelector('link[rel=icon]').href).then((answer) => answer.ok)")
    look_back(bo)
    expect(bo).to_have_title(PLAIN)
    expect(icon(bo)).to_have_attribute("href", PLAIN_ICON)
    badges = bo.evaluate("window.badges")
    assert (badges[0], badges[-1]) == (1, 0)


def test_the_call_ends_with_the_turn_though_nobody_looks(
    open_page: OpenPage, tabs: BrowserContext, shared_server: Server
) -> None:
    ana, bo = table_of_two(open_page, tabs, shared_server)
    allow_notifications(bo, shared_server)
    look_away(bo)
    hanabi.give_any_clue(ana)
    expect(bo).to_have_title(CALL)
    wait_for_notifications(bo, 1)
    finish(ana, "hanabi")
    expect(bo).to_have_title(PLAIN)
    wait_for_notifications(bo, 0)


def test_a_hidden_page_sends_one_notification_that_tells_no_cards(
    open_page: OpenPage, tabs: BrowserContext, shared_server: Server
) -> None:
    ana, bo = table_of_two(open_page, tabs, shared_server)
    allow_notifications(bo, shared_server)
    hanabi.give_any_clue(ana)
    assert hanabi.await_turn(bo)
    assert bo.evaluate(SHOWN) == []
    hanabi.give_any_clue(bo)
    assert hanabi.await_turn(ana)
    look_away(bo)
    hanabi.give_any_clue(ana)
    code = bo.url.rsplit("/", 1)[1]
    assert wait_for_notifications(bo, 1) == [f"Your turn – Hanabi | Table {code} is waiting for you."]
    look_back(bo)
    wait_for_notifications(bo, 0)


def test_the_permission_is_asked_for_only_by_a_click(
    open_page: OpenPage, tabs: BrowserContext, shared_server: Server
) -> None:
    ana, bo = table_of_two(open_page, tabs, shared_server)
    hanabi.give_any_clue(ana)
    assert hanabi.await_turn(bo)
    look_away(bo)
    look_back(bo)
    assert bo.evaluate("window.asked") == 0
    expect(bell(bo)).to_have_attribute("aria-pressed", "false")
    allow_notifications(bo, shared_server)
    assert bo.evaluate("window.asked") == 1
    bo.reload()
    expect(bell(bo)).to_have_attribute("aria-pressed", "true")
    assert bo.evaluate("window.asked") == 0
    bell(bo).click()
    expect(bell(bo)).to_have_attribute("aria-pressed", "false")


def test_a_browser_that_blocks_notifications_says_so(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    bell(page).click()
    expect(page.get_by_role("alert").filter(has_text="blocks notifications")).to_have_count(1)
    expect(bell(page)).to_have_attribute("aria-pressed", "false")


def test_a_turn_buzzes_once_and_not_again_after_a_reconnection(
    open_page: OpenPage, tabs: BrowserContext, own_server: Server
) -> None:
    ana, bo = table_of_two(open_page, tabs, own_server)
    assert buzzes(bo) == []
    hanabi.give_any_clue(ana)
    assert hanabi.await_turn(bo)
    assert buzzes(bo) == [BUZZ]
    own_server.kill()
    lost = bo.get_by_text("Connection lost")
    expect(lost).to_be_visible()
    own_server.start()
    expect(lost).to_have_count(0)
    assert hanabi.await_turn(bo)
    assert buzzes(bo) == [BUZZ]
    hanabi.give_any_clue(bo)
    assert hanabi.await_turn(ana)
    hanabi.give_any_clue(ana)
    assert hanabi.await_turn(bo)
    assert buzzes(bo) == [BUZZ, BUZZ]


def test_nothing_buzzes_before_the_page_was_touched(
    open_page: OpenPage, tabs: BrowserContext, shared_server: Server
) -> None:
    ana, bo = table_of_two(open_page, tabs, shared_server)
    with bo.expect_websocket() as socket:
        bo.reload()
    # The page counts what a test looks up on it as a touch, so nothing is before the turn has come.
    with socket.value.expect_event("framereceived", lambda frame: '"turn":1' in frame):
        hanabi.give_any_clue(ana)
    assert hanabi.await_turn(bo)
    # Chromium would refuse it and complain on the console.
    assert bo.evaluate("window.buzzes") == []


def test_vibration_can_be_switched_off(
    open_page: OpenPage, tabs: BrowserContext, shared_server: Server
) -> None:
    ana, bo = table_of_two(open_page, tabs, shared_server)
    bo.get_by_role("button", name="Preferences").click()
    bo.get_by_role("checkbox", name="Vibrate when it is my turn").uncheck()
    bo.get_by_role("button", name="Close").click()
    hanabi.give_any_clue(ana)
    assert hanabi.await_turn(bo)
    assert buzzes(bo) == []


def test_the_mute_button_is_visible_and_remembered(open_page: OpenPage) -> None:
    page = open_page()
    page.add_init_script(f"({RECORD})()")
    quick_game(page, "hashi")
    mute = page.get_by_role("button", name="Sound", exact=True)
    expect(mute).to_have_attribute("aria-pressed", "false")
    page.reload()
    hashi.start_board(page)
    hashi.expect_round(page, 1)
    assert page.evaluate("window.notes") == []
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    assert len(page.evaluate("window.notes")) == 2
    page.reload()
    expect(mute).to_have_attribute("aria-pressed", "true")


def test_your_turn_sounds_once_the_sound_is_on(
    open_page: OpenPage, tabs: BrowserContext, shared_server: Server
) -> None:
    ana, bo = table_of_two(open_page, tabs, shared_server)
    bo.get_by_role("button", name="Sound", exact=True).click()
    bo.evaluate("window.notes = []")
    look_away(bo)
    hanabi.give_any_clue(ana)
    expect(bo).to_have_title(CALL)
    assert bo.evaluate("window.notes") == [523, 784]


def test_spectators_are_not_called(open_page: OpenPage, tabs: BrowserContext, shared_server: Server) -> None:
    ana = open_page("/new/hanabi")
    path = make_table(ana, 2, "Ana")
    bo = open_page(path)
    sit_down(bo, "Bo")
    cy = tabs.pages[0]
    cy.goto(shared_server.address + path)
    cy.get_by_role("button", name="Just watch").click()
    ana.get_by_role("button", name="Start the game").click()
    expect(hanabi.table(cy)).to_be_visible()
    expect(bell(cy)).to_have_count(0)
    look_away(cy)
    hanabi.give_any_clue(ana)
    assert hanabi.await_turn(bo)
    expect(cy.get_by_role("button", name="1 Ana tells Bo")).to_be_visible()
    expect(cy).to_have_title(PLAIN)
    assert buzzes(cy) == []


def test_a_replay_calls_nobody(open_page: OpenPage, tabs: BrowserContext, shared_server: Server) -> None:
    ana, bo = table_of_two(open_page, tabs, shared_server)
    hanabi.give_any_clue(ana)
    assert hanabi.await_turn(bo)
    hanabi.give_any_clue(bo)
    finish(ana, "hanabi")
    bo.get_by_role("link", name="Watch the replay").click()
    bo.get_by_role("button", name="To the start").click()
    bo.get_by_role("button", name="Play automatically").click()
    bo.evaluate("window.buzzes = []")
    look_away(bo)
    expect(hanabi.table(bo)).to_have_attribute("data-turn", "2")
    expect(bo).to_have_title("Replay — Sumida")
    assert buzzes(bo) == []


def test_alone_it_is_always_your_turn_and_never_news(tabs: BrowserContext, shared_server: Server) -> None:
    page = tabs.pages[0]
    page.goto(shared_server.address)
    quick_game(page, "hashi")
    expect(bell(page)).to_have_count(0)
    look_away(page)
    settle(page)
    expect(page).to_have_title("Hashi — Sumida")


def test_in_hashi_a_new_round_calls_those_who_had_to_wait(
    open_page: OpenPage, tabs: BrowserContext, shared_server: Server
) -> None:
    ana, bo = table_of_two(open_page, tabs, shared_server, "hashi")
    hashi.start_board(bo)
    expect(bo.get_by_text("Waiting for the others")).to_be_visible()
    look_away(bo)
    expect(bo).to_have_title("Hashi — Sumida")
    hashi.start_board(ana)
    hashi.expect_round(ana, 1)
    expect(bo).to_have_title("● Your turn – Hashi")


def test_your_turn_is_read_out(open_page: OpenPage, tabs: BrowserContext, shared_server: Server) -> None:
    ana, bo = table_of_two(open_page, tabs, shared_server)
    hanabi.give_any_clue(ana)
    expect(bo.get_by_role("status").filter(has_text="It is your turn.")).to_have_count(1)
    expect(ana.get_by_role("status").filter(has_text="It is your turn.")).to_have_count(0)
