"""A bot from outside at a table: everyone sees that it is one, and whose; a table can be opened to bots."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.server import ROOT, Server
from tests.e2e.table_actions import make_table, reload_until_there


@contextmanager
def bot(server: Server, path: str = "") -> Iterator[None]:
    """`sumida bot connect`, until the test is over."""
    words = ["bot", "connect", server.address + path, "--bot", "cautious", "--owner", "Bea", "--name", "Robo"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen([sys.executable, "-m", "sumida", *words], env=env, stdout=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.kill()
        process.wait()


def test_everyone_sees_whose_bot_sits_down_and_that_it_is_one(
    open_page: OpenPage, shared_server: Server
) -> None:
    ana = open_page("/new/hanabi")
    path = make_table(ana, 2, "Ana")
    with bot(shared_server, path):
        robo = ana.get_by_role("listitem").filter(has_text="Robo").first
        expect(robo).to_contain_text("bot of Bea")
        ana.get_by_role("button", name="Start the game").click()
        expect(ana.locator(".hanabi")).to_be_visible()
        expect(ana.get_by_text("Robo (bot)").first).to_be_visible()


def test_the_lobby_fits_a_narrow_phone(open_page: OpenPage) -> None:
    ana = open_page("/new/hanabi", size=(360, 740))
    make_table(ana, 3, "Ana")
    ana.get_by_role("checkbox", name="Open to bots").check()
    assert ana.evaluate("document.documentElement.scrollWidth") <= 360
    seat = ana.get_by_role("listitem").filter(has_text="Open seat").first
    assert (seat.bounding_box() or {"height": 0})["height"] < 70, "the words stand in a line"


def test_a_table_that_is_open_to_bots_is_listed_and_one_comes(
    open_page: OpenPage, shared_server: Server
) -> None:
    ana = open_page("/new/hanabi")
    path = make_table(ana, 2, "Ana")
    someone = open_page("/")
    listed = someone.get_by_role("region", name="Open tables").locator(f'[href="{path}"]')
    expect(listed).to_have_count(0)
    ana.get_by_role("checkbox", name="Open to bots").check()
    expect(ana.get_by_text("open to bots", exact=False).first).to_be_visible()
    reload_until_there(someone, listed)
    expect(listed).to_contain_text("Hanabi with Ana: 1 open seat")
    with bot(shared_server):
        expect(ana.get_by_text("bot of Bea").first).to_be_visible()
