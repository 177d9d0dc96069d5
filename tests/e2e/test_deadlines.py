"""Days per move on the page: chosen, shown in local time, and decided about when the time is over."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta

from playwright.sync_api import Page, expect

from sumida.store import StoredPersonal, open_store
from tests.e2e import hanabi_actions as hanabi
from tests.e2e.conftest import OpenPage
from tests.e2e.server import Server
from tests.e2e.table_actions import make_table, sit_down

DAY_MS = 86_400_000


def table_with_deadlines(
    open_page: OpenPage, server: Server | None, passed: str = "host"
) -> tuple[Page, Page]:
    """Ana, who is host and to move, and Bo, with three days for a move."""
    ana = open_page("/new/hanabi", server)
    ana.get_by_label("Time for each move").select_option("259200")
    ana.get_by_label("When the time is over").select_option("host")
    bo = open_page(make_table(ana, 2, "Ana"), server)
    sit_down(bo, "Bo")
    ana.get_by_role("button", name="Start the game").click()
    for page in (ana, bo):
        expect(hanabi.table(page)).to_be_visible()
    return ana, bo


def let_days_pass(server: Server, days: float) -> None:
    """While the server is down, add to the uptime that its database remembers."""

    async def add() -> None:
        store = await open_store(server.database)
        row = await store.people.find("uptime", "servers")
        assert row is not None
        up = str(int(row.data) + round(days * DAY_MS)).encode()
        await store.people.put([StoredPersonal(row.kind, row.name, row.person, row.changed, up)])
        await store.close()

    server.kill()
    with ThreadPoolExecutor(1) as apart:  # Playwright runs a loop in this thread
        apart.submit(asyncio.run, add()).result()
    server.start()


def test_everybody_sees_in_local_time_until_when_the_move_is_due(open_page: OpenPage) -> None:
    ana, bo = table_with_deadlines(open_page, None)
    due = datetime.now() + timedelta(days=3)
    for page, whose in ((ana, "Your move:"), (bo, "Ana")):
        shown = page.get_by_role("list", name="Deadlines").get_by_role("listitem")
        expect(shown).to_contain_text(whose)
        expect(shown).to_contain_text(re.compile(rf"until {due:%a}"))
        expect(shown).to_contain_text(re.compile(r"\((2 days 23 hours|3 days) left\)"))
    hanabi.give_any_clue(ana)
    expect(bo.get_by_role("list", name="Deadlines").get_by_role("listitem")).to_contain_text("Your move:")


def test_the_host_decides_when_the_time_is_over(open_page: OpenPage, own_server: Server) -> None:
    ana, bo = table_with_deadlines(open_page, own_server)
    hanabi.give_any_clue(ana)
    assert hanabi.await_turn(bo)
    let_days_pass(own_server, 3)
    late = ana.get_by_text("The time for Bo’s move is over.")
    expect(late.first).to_be_visible()
    expect(bo.get_by_text("you can still make it").first).to_be_visible()
    ana.get_by_role("button", name="Wait as long again").click()
    expect(ana.get_by_role("button", name="Wait as long again")).to_have_count(0)
    let_days_pass(own_server, 3)
    ana.get_by_label("Bot for seat 2").select_option("move cautious")
    expect(ana.get_by_role("button", name=re.compile("^2 Novice"))).to_be_visible()
    assert hanabi.await_turn(ana)


def test_a_holiday_is_seen_by_the_others_and_ends_early(open_page: OpenPage) -> None:
    ana, bo = table_with_deadlines(open_page, None)
    ana.get_by_role("button", name="Table", exact=True).click()
    ana.get_by_role("spinbutton", name="Days").fill("5")
    ana.get_by_role("button", name="Take a holiday").click()
    seen = bo.get_by_text(re.compile("Ana is on holiday until"))
    expect(seen).to_be_visible()
    expect(bo.get_by_role("list", name="Deadlines")).to_contain_text(
        re.compile(r"\(7 days 23 hours left\)|8 days")
    )
    ana.get_by_role("button", name="I am back").click()
    expect(seen).to_have_count(0)


def test_the_first_page_and_the_list_of_my_games_say_until_when(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi")
    page.get_by_role("radio", name=re.compile("^Bots")).check()
    page.get_by_label("Time for each move").select_option("free")
    page.get_by_label("How many hours or days").fill("12")
    page.get_by_label("Hours or days", exact=True).select_option("hours")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("list", name="Deadlines")).to_contain_text(re.compile("11 hours|12 hours"))
    page.goto(page.url.split("/t/")[0])
    listed = page.get_by_role("region", name="Unfinished games").get_by_role(
        "link", name=re.compile("Hanabi")
    )
    expect(listed).to_contain_text(re.compile("your turn · .* · until "))
    page.get_by_role("navigation").get_by_role("link", name="My games").click()
    expect(page.get_by_role("region", name="Running")).to_contain_text(re.compile("until "))
