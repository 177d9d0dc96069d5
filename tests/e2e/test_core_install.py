"""The page of a server without NumPy and Numba: it offers just what can run there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.server import Server, build_page
from tests.e2e.table_actions import quick_game

CORE = """import sys
sys.modules.update(dict.fromkeys(("numpy", "numba", "jax")))
from sumida.cli import main
sys.exit(main())
"""


class CoreServer(Server):
    program = ("-c", CORE)


@pytest.fixture
def core_server(tmp_path: Path) -> Iterator[Server]:
    build_page()
    server = CoreServer(tmp_path)
    server.start()
    yield server
    server.stop()


def offered(page: Page) -> set[str]:
    page.get_by_role("radio", name="Watch bots").check()
    choice = page.get_by_role("combobox", name="Which bot?")
    expect(choice).to_be_visible()
    return {option.get_attribute("value") or "" for option in choice.locator("option").all()}


def test_the_page_of_a_core_installation_offers_only_what_can_run(
    open_page: OpenPage, core_server: Server
) -> None:
    assert offered(open_page("/new/hanabi", core_server)) == {"partner", "cautious", "hat", "random"}
    assert offered(open_page("/new/hashi", core_server)) == {"careful", "random"}
    alone = open_page("/", core_server)
    quick_game(alone, "hashi")
    alone.wait_for_load_state("networkidle")
    expect(alone.get_by_role("button", name="Hint")).to_have_count(0)
