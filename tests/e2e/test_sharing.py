"""Links and results to share: the invitation and its QR code, previews, results as text and picture."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from sumida.locales import say
from tests.e2e.axe import violations
from tests.e2e.conftest import OpenPage
from tests.e2e.server import Server
from tests.e2e.table_actions import settle_layout
from tests.e2e.translations import SAMPLE

EMPTY_PICTURE = 30_000
"""Bytes of a picture with no more than its background."""
NETWORK = "http://192.168.7.9:8000"
BOTS_PLAY = """async (game) => {
  const settings = {game, options: {players: 2}, watching: "all"};
  const bots = {0: "random", 1: "random"};
  const body = JSON.stringify({name: "Ana", settings, seat: null, bots, start: true});
  const headers = {"content-type": "application/json"};
  return (await (await fetch("/api/tables", {method: "POST", body, headers})).json()).code;
}"""
DARK_SQUARES = """(svg) => {
  const size = svg.viewBox.baseVal.width - 8, path = svg.querySelector("path").getAttribute("d");
  const rows = Array.from({length: size}, () => Array(size).fill(0));
  for (const [, x, y] of path.matchAll(/M(\\d+) (\\d+)/g)) rows[y][x] = 1;
  return rows;
}"""


def size_of(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def in_a_network(page: Page) -> None:
    """As if the server had been started with --host 0.0.0.0."""

    def answer(route: Route) -> None:
        found: dict[str, Any] = route.fetch().json()
        route.fulfill(json={**found, "network": NETWORK})

    page.route("**/api/catalogue", answer)
    page.reload()


def lobby(page: Page) -> None:
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()


def finished_game(page: Page, game: str) -> None:
    """A game that two bots have played to its end, seen by the host of the table."""
    code = page.evaluate(BOTS_PLAY, game)
    page.goto(page.url.rstrip("/") + f"/t/{code}")
    expect(page.get_by_role("button", name="Share the result")).to_be_visible()


def test_a_link_that_only_this_computer_can_open_says_so_and_what_to_do(open_page: OpenPage) -> None:
    page = open_page("/new/hashi")
    lobby(page)
    expect(page.get_by_text("Only this computer can open this link.")).to_be_visible()
    expect(page.get_by_text("sumida serve --host 0.0.0.0")).to_be_visible()
    expect(page.get_by_role("button", name="QR code")).to_have_count(0)


def test_a_server_open_to_the_network_gives_the_address_that_others_can_open(open_page: OpenPage) -> None:
    page = open_page("/new/hashi")
    in_a_network(page)
    lobby(page)
    invitation = page.get_by_role("textbox", name="Invite friends with this link")
    expect(invitation).to_have_value(re.compile(rf"^{NETWORK}/t/\w+$"))
    expect(page.get_by_text("This link is for other devices in your network.")).to_be_visible()
    expect(page.get_by_text("Only this computer")).to_have_count(0)


def test_the_invitation_is_a_qr_code_too(open_page: OpenPage) -> None:
    page = open_page("/new/hanabi", size=(360, 740))
    in_a_network(page)
    lobby(page)
    page.get_by_role("button", name="QR code").click()
    address = page.get_by_role("textbox", name="Invite friends with this link").input_value()
    code = page.get_by_role("img", name=f"QR code of the link {address}")
    expect(code).to_be_visible()
    rows = code.evaluate(DARK_SQUARES)
    assert len(rows) == 29
    finder = [[1] * 7, [1, 0, 0, 0, 0, 0, 1], [1, 0, 1, 1, 1, 0, 1]]
    assert [row[:7] for row in rows[:3]] == [row[-7:] for row in rows[:3]] == finder
    settle_layout(page)
    box = code.bounding_box()
    assert box is not None
    assert box["width"] >= 200
    page.get_by_role("button", name="QR code").click()
    expect(code).to_have_count(0)


@pytest.mark.parametrize("language", SAMPLE)
def test_a_link_is_previewed_in_the_readers_language_with_a_picture(
    open_page: OpenPage, shared_server: Server, language: str
) -> None:
    page = open_page("/t/ABCDEF", locale=language)
    title = page.locator('meta[property="og:title"]')
    expect(title).to_have_attribute("content", say(language, "preview-table"))
    picture = page.locator('meta[property="og:image"]').get_attribute("content")
    assert picture == f"{shared_server.address}/preview/sumida.png"
    answer = page.request.get(picture)
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert size_of(answer.body()) == (1200, 630)


@pytest.mark.parametrize("game", ["hashi", "hanabi"])
def test_an_ordinary_result_is_shared_as_text_and_as_a_picture(
    open_page: OpenPage, tmp_path: Path, game: str
) -> None:
    page = open_page()
    in_a_network(page)
    finished_game(page, game)
    page.get_by_role("button", name="Share the result").click()
    dialog = page.get_by_role("dialog", name="Share the result")
    text = dialog.get_by_role("textbox", include_hidden=True).input_value()
    assert text.startswith(f"Sumida · {game.capitalize()}\n")
    assert re.search(rf"\n{NETWORK}/r/\w+-1$", text)
    expect(dialog.get_by_role("img", name=re.compile("^Picture of the result: .*point"))).to_be_visible()
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Save the picture").click()
    picture = tmp_path / saved.value.suggested_filename
    saved.value.save_as(picture)
    assert size_of(picture.read_bytes()) == (1080, 1080)
    assert picture.stat().st_size > EMPTY_PICTURE
    settle_layout(page)
    assert violations(page) == []


def test_a_result_without_an_address_for_others_has_no_link(open_page: OpenPage) -> None:
    page = open_page()
    finished_game(page, "hanabi")
    page.get_by_role("button", name="Share the result").click()
    dialog = page.get_by_role("dialog", name="Share the result")
    expect(dialog.get_by_role("button", name="Save the picture")).to_be_enabled()
    assert "http" not in dialog.get_by_role("textbox", include_hidden=True).input_value()


def test_the_picture_goes_to_the_devices_own_dialog_where_there_is_one(open_page: OpenPage) -> None:
    page = open_page()
    page.add_init_script(
        "navigator.canShare = ({files}) => files.length > 0;"
        "navigator.share = async ({files}) => { window.shared = [files[0].name, files[0].type]; };"
    )
    finished_game(page, "hashi")
    page.get_by_role("button", name="Share the result").click()
    page.get_by_role("button", name="Share the picture").click()
    assert page.evaluate("window.shared") == ["sumida.png", "image/png"]
