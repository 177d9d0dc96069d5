"""A long chat and many games at one table: the newest are there at once, earlier ones at a button."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Locator, Page, expect

from sumida.server.offers import Installed
from sumida.store.opening import open_store
from sumida.tables.context import Caller
from sumida.tables.log import Entry, read_entry, write_entry
from sumida.tables.messages import commands
from sumida.tables.messages.happenings import Said
from sumida.tables.table import Table
from tests.e2e.conftest import OpenPage
from tests.e2e.server import Server
from tests.e2e.table_actions import make_table, settle, sit_down

LINES, GAMES = 120, 14


def grow(server: Server, code: str) -> None:
    """Restart the server on a table that has seen much."""
    server.kill()
    with ThreadPoolExecutor(1) as pool:  # this thread's event loop is the browser's
        pool.submit(asyncio.run, _grow(server.database, code)).result()
    server.start()


async def _grow(database: str, code: str) -> None:
    store = await open_store(database)
    stored = await store.read(code)
    table = Table.rebuild(Installed(), map(read_entry, stored.entries))
    for entry in _history(table):
        table.apply(entry)
        await store.append(code, entry.version, write_entry(entry))
    await store.close()


def _history(table: Table) -> Iterable[Entry]:
    room = table.room
    host = Caller(next(iter(room.members[1].devices)))
    for number in range(GAMES):
        for kind in (commands.Start, commands.Stop, commands.Rematch):
            found = table.decide(kind(f"grow-{number}-{kind.__name__}", room.version), host, room.at + 1_000)
            assert found is not None
            yield found
    for number in range(1, LINES + 1):
        yield Entry(room.version + 1, room.at + 2_000, [Said(room.at, 1, "Ana", f"This is line {number}.")])


def chat(page: Page) -> Locator:
    return page.get_by_role("log", name="Chat")


def place(page: Page, number: int) -> float:
    """How far below the top of the chat a line is."""
    line = chat(page).get_by_text(f"line {number}.")
    found: float = line.evaluate("(one) => one.getBoundingClientRect().top")
    top: float = chat(page).evaluate("(one) => one.getBoundingClientRect().top")
    return found - top


def test_earlier_messages_and_games_are_loaded_at_a_button(open_page: OpenPage, own_server: Server) -> None:
    ana = open_page("/new/hashi", own_server)
    path = make_table(ana, 2, "Ana")
    bo = open_page(path, own_server)
    sit_down(bo, "Bo")
    grow(own_server, path.rsplit("/", 1)[1])
    bo.reload()
    chat(bo).scroll_into_view_if_needed()
    expect(chat(bo).get_by_text("This is line 120.")).to_be_in_viewport()
    expect(chat(bo).locator("p")).to_have_count(50)
    earlier = chat(bo).get_by_role("button", name="Earlier messages")
    settle(bo)
    earlier.focus()
    before = place(bo, 71)
    assert 0 <= before < 80
    bo.keyboard.press("Enter")
    expect(chat(bo).locator("p")).to_have_count(100)
    assert abs(place(bo, 71) - before) < 2, "what was on the screen stays there"
    expect(earlier).to_be_focused()

    ana.get_by_label("Say something").fill("Are you still there?")
    ana.get_by_role("button", name="Send").click()
    expect(chat(bo).get_by_text("Are you still there?")).to_have_count(1)
    assert abs(place(bo, 71) - before) < 2, "a new line does not interrupt the reader"

    bo.keyboard.press("Enter")
    expect(chat(bo).locator("p")).to_have_count(121)
    expect(chat(bo).get_by_text(re.compile(r"line 1\.$"))).to_have_count(1)
    expect(earlier).to_have_count(0)
    expect(chat(bo)).to_be_focused()

    games = bo.get_by_role("region", name="Games played here")
    expect(games.get_by_role("link")).to_have_count(10)
    games.get_by_role("button", name="Earlier games").click()
    expect(games.get_by_role("link")).to_have_count(14)
    expect(games.get_by_role("button")).to_have_count(0)
    games.get_by_role("link", name="Game 1:").click()
    expect(bo).to_have_url(re.compile(r"/r/[^?]*-1(\?|$)"))
