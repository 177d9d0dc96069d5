"""Tables of an older version on a server that does not have their rules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, StorageState, expect

from sumida.locales import say
from tests.e2e.conftest import OpenPage
from tests.e2e.server import ROOT, Server, build_page
from tests.e2e.translations import SAMPLE
from tests.fixtures import databases

FOLDER = Path(databases.__file__).parent
LATER = """
import sys
from sumida import registry
from sumida.cli import main
from sumida.hanabi.rules.game import HanabiGame
from sumida.hashi.rules.game import HashiGame
HanabiGame.rules = 2
registry._GAMES["hashi"] = HashiGame(rules=2)
sys.exit(main(sys.argv[1:]))
"""
Expected = dict[str, Any]


class LaterServer(Server):
    """A server that has only later rules."""

    program = ("-c", LATER)


@pytest.fixture
def later_server(tmp_path: Path) -> Iterator[LaterServer]:
    build_page()
    shutil.copy(FOLDER / "014efff.sqlite3", tmp_path / "tables.sqlite3")
    server = LaterServer(tmp_path)
    upgrade = [sys.executable, "-m", "sumida", "db", "--database", server.database, "upgrade"]
    subprocess.run(upgrade, check=True, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def expected() -> Expected:
    found: Expected = msgspec.json.decode((FOLDER / "014efff.json").read_bytes())
    return found


def tables(expected: Expected, phase: str, game: str) -> list[tuple[str, str, Expected]]:
    """Tables in this phase: the code, the host's cookie, and what the host saw."""
    field = "clue_tokens" if game == "hanabi" else "bridges"
    firsts = [(code, *next(iter(table["seen"].items()))) for code, table in expected["tables"].items()]
    return [one for one in firsts if one[2]["phase"] == phase and field in one[2]["play"]["positions"][0]]


def person(cookie: str) -> StorageState:
    name, _, value = cookie.partition("=")
    kept: Any = {"name": name, "value": value, "domain": "127.0.0.1", "path": "/", "expires": -1}
    kept |= {"httpOnly": True, "secure": False, "sameSite": "Lax"}
    return {"cookies": [kept], "origins": []}


def picture(page: Page, name: str) -> None:
    """For whoever wants to look: a folder may be named in the environment."""
    if folder := os.environ.get("SUMIDA_PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)


@pytest.mark.parametrize("game", ["hanabi", "hashi"])
def test_a_running_game_without_its_rules_says_so_and_the_host_starts_another(
    open_page: OpenPage, later_server: LaterServer, expected: Expected, game: str
) -> None:
    code, cookie, _ = tables(expected, "running", game)[0]
    for language in SAMPLE:
        guest = open_page(f"/t/{code}", later_server, locale=language, size=(360, 740))
        expect(guest.get_by_text(say(language, "archived-running", {"version": 1}))).to_be_visible()
        picture(guest, f"running-{game}-{language}")
    host = open_page(f"/t/{code}", later_server, storage=person(cookie))
    expect(host.get_by_text("It cannot be played on.")).to_be_visible()
    picture(host, f"running-{game}-host")
    main = host.locator("main")
    held: list[Route] = []
    host.route("**/assets/check-*.js", lambda route: held.append(route))
    main.get_by_role("button", name="End this game now").click()
    with host.expect_request("**/assets/check-*.js"):
        host.get_by_role("dialog").get_by_role("button", name="End it").click()
    expect(main.get_by_text("What was stored of it is shown here")).to_be_visible()
    expect(main.get_by_text("The result was not stored.")).to_be_visible()
    picture(host, f"ended-{game}-host")
    main.get_by_role("button", name="Rematch").click()
    start = main.get_by_role("button", name="Start the game")
    expect(start).to_be_visible()
    # On a slow network the check of the deal is loaded only now, when there is nothing left to check.
    with host.expect_response("**/assets/check-*.js"):
        held[0].continue_()
    start.click()
    expect(host.locator(f".{game}")).to_be_visible()


@pytest.mark.parametrize("game", ["hanabi", "hashi"])
def test_a_finished_game_without_its_rules_shows_its_last_position_and_its_moves(
    open_page: OpenPage, later_server: LaterServer, expected: Expected, game: str
) -> None:
    code, cookie, seen = tables(expected, "finished", game)[0]
    page = open_page(f"/t/{code}", later_server, storage=person(cookie))
    expect(page.get_by_text("What was stored of it is shown here")).to_be_visible()
    expect(page.locator(f".{game}")).to_be_visible()
    picture(page, f"finished-{game}")
    replay = expected["replays"][f"{code}-1"]
    for size in ((1280, 800), (360, 740)):
        page = open_page(f"/r/{code}-1", later_server, size=size)
        expect(page.get_by_role("heading", name="Old game")).to_be_visible()
        expect(page.locator(".panel dl").first.locator("dd")).to_have_text(
            [str(score) for score in seen["play"]["scores"]]
        )
        expect(page.locator("main ol").first.locator("li")).to_have_count(replay["moves"])
        expect(page.locator(f".{game}")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        picture(page, f"replay-{game}-{size[0]}")
