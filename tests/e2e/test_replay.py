"""Replays: step, jump, change the viewer, link to a turn, download and upload."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from sumida import codec
from sumida.hanabi import hanablive
from sumida.records import new_game
from tests.e2e.conftest import OpenPage
from tests.e2e.hanabi_actions import await_turn, give_any_clue, own_cards
from tests.e2e.hashi_actions import island
from tests.e2e.server import ROOT
from tests.e2e.table_actions import command, finish, quick_game

WAITED_FOR = re.compile("thinking|Your turn")
GAME = ROOT / "web" / "src" / "learn" / "hanabi.json"


def test_an_uploaded_game_is_stepped_through_and_shared(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    page.get_by_label("Open a game file").set_input_files(GAME)
    expect(page).to_have_url(re.compile(r"/r/u\w+"))
    table = page.locator(".hanabi")
    expect(table).to_have_attribute("data-turn", "0")
    expect(page.locator(".hand .card").first).to_have_accessible_name("card 1, green 4")
    page.get_by_role("button", name="One step forward").click()
    expect(table).to_have_attribute("data-turn", "1")
    page.keyboard.press("End")
    expect(table).to_have_attribute("data-turn", "6")
    page.get_by_role("button", name=re.compile("discards green 4")).click()
    expect(table).to_have_attribute("data-turn", "3")
    page.get_by_label("Viewpoint").select_option("1")
    expect(page.locator(".hand.own")).to_have_attribute("data-seat", "1")

    shared = open_page(page.url[page.url.index("/r/") :])
    expect(shared.locator(".hanabi")).to_have_attribute("data-turn", "3")
    expect(shared.locator(".hand.own")).to_have_attribute("data-seat", "1")

    with page.expect_download() as found:
        page.get_by_role("link", name="Download").click()
    kept = tmp_path / "game.json"
    found.value.save_as(kept)
    again = open_page()
    again.get_by_label("Open a game file").set_input_files(kept)
    expect(again).to_have_url(re.compile(page.url.split("?")[0].rsplit("/", 1)[1]))


def test_a_link_is_copied_even_without_access_to_the_clipboard(open_page: OpenPage) -> None:
    """As over plain HTTP, for example on a server in your own home."""
    page = open_page()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.get_by_label("Open a game file").set_input_files(GAME)
    expect(page).to_have_url(re.compile(r"/r/u\w+"))
    page.reload()
    copy = page.get_by_role("button", name="Link to this position")
    copy.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    expect(copy).to_be_visible()


def test_a_file_of_hanab_live_is_shown(open_page: OpenPage, tmp_path: Path) -> None:
    theirs = tmp_path / "hanab.live.json"
    theirs.write_text(hanablive.dump_json(codec.read_record(GAME.read_bytes())))
    page = open_page()
    page.get_by_label("Open a game file").set_input_files(theirs)
    expect(page).to_have_url(re.compile(r"/r/u\w+"))
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".hanabi")).to_have_attribute("data-turn", "6")
    expect(page.get_by_role("listitem", name="red: up to 2")).to_be_visible()


def test_nobody_is_thinking_in_a_replay_of_hanabi(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_label("Open a game file").set_input_files(GAME)
    for turn in range(3):
        expect(page.locator(".hanabi")).to_have_attribute("data-turn", str(turn))
        expect(page.locator(".hand.acting")).to_have_count(1)
        assert page.get_by_text(WAITED_FOR).count() == 0
        page.get_by_role("button", name="One step forward").click()


def test_nobody_is_thinking_in_a_replay_of_hashi(open_page: OpenPage, tmp_path: Path) -> None:
    match = new_game("hashi", players=3, seed=1)
    while not match.over:
        seat = match.state.to_act[-1]
        match.move(seat, match.legal(seat)[-1])
    kept = tmp_path / "game.json"
    kept.write_text(codec.write_record(match.record()))
    page = open_page()
    page.get_by_label("Open a game file").set_input_files(kept)
    others = page.get_by_role("list", name="Other boards")
    expect(others.locator(".state")).to_have_count(2)
    assert page.get_by_text(WAITED_FOR).count() == 0
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="One step forward").click()
    expect(others.get_by_text("done")).to_have_count(1)
    assert page.get_by_text(WAITED_FOR).count() == 0
    table = page.locator(".hashi")
    while table.get_attribute("data-round") == "0":
        page.get_by_role("button", name="One step forward").click()
    expect(table).to_have_attribute("data-round", "1")
    assert page.get_by_text("you play on").count() == 0


def test_a_finished_game_is_replayed_from_any_seat(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hanabi")
    await_turn(page)
    give_any_clue(page)
    finish(page, "hanabi")
    held = own_cards(page).locator(".unseen").all_text_contents()
    page.get_by_role("link", name="Watch the replay").click()
    table = page.locator(".hanabi")
    expect(table).to_have_attribute("data-turn", "0")
    # All hands are open at first; seen from seat 0, that seat's hand is hidden again.
    expect(page.get_by_role("button", name=re.compile(r"^card 1, \w+ \d"))).to_have_count(3)
    for name in (re.sub(", clued.*", "", name) for name in held):
        expect(page.locator("[data-seat='0']").get_by_role("button", name=name)).to_be_visible()
    page.get_by_label("Viewpoint").select_option("0")
    expect(page.get_by_role("button", name="card 1, any colour, any number")).to_have_count(1)
    page.get_by_role("button", name="One step forward").click()
    expect(table).to_have_attribute("data-turn", "1")
    page.get_by_role("button", name="One step back").click()
    expect(table).to_have_attribute("data-turn", "0")


def test_the_log_jumps_to_a_round_of_hashi(open_page: OpenPage) -> None:
    page = open_page()
    quick_game(page, "hashi")
    command(page, "d2=4")
    command(page, "done")
    finish(page, "hashi")
    page.get_by_role("link", name="Watch the replay").click()
    expect(island(page, "d2")).to_have_accessible_name(re.compile("empty"))
    page.get_by_role("button", name="4 on d2").click()
    expect(island(page, "d2")).to_have_accessible_name(re.compile("number 4"))
    expect(page).to_have_url(re.compile(r"turn=1"))


def test_a_file_that_is_not_a_game_is_refused_with_a_reason(open_page: OpenPage, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"a": 1}')
    page = open_page()
    page.get_by_label("Open a game file").set_input_files(wrong)
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w+ \w+"))).to_be_visible()
