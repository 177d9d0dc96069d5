"""The coach: a finished game is reviewed, its graph read and clicked, its costliest turn looked at."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from sumida import codec
from sumida.bots import create
from sumida.hanabi.rules.game import GAME
from sumida.records import new_game
from tests.e2e.axe import violations_in_both_themes
from tests.e2e.conftest import OpenPage
from tests.e2e.table_actions import command, finish, quick_game
from tests.hanabi.positions import deck_text

REVIEWED_MS = 240_000
"""The first review of a server may have to compile much."""


def finished(folder: Path, game: str, *bots: str) -> Path:
    """A game file that bots played to the end."""
    match = new_game(game, players=len(bots), seed=1_000_007)
    seats = [create(game, name, len(bots)) for name in bots]
    while not match.over:
        seat = match.state.to_act[0]
        match.move(seat, str(seats[seat].choose(match.view(seat))))
    file = folder / f"{game}.json"
    file.write_text(codec.write_record(match.record()))
    return file


def coached(page: Page, file: Path) -> None:
    page.get_by_label("Open a game file").set_input_files(file)
    page.get_by_role("button", name="Ask the coach").click()
    coach = page.get_by_role("region", name="Coach")
    expect(coach.get_by_role("progressbar").or_(coach.get_by_role("slider")).first).to_be_visible()
    expect(coach.get_by_role("slider")).to_be_visible(timeout=REVIEWED_MS)


def test_a_game_of_hashi_is_reviewed_turn_by_turn(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    coached(page, finished(tmp_path, "hashi", "random"))
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("With every card known in advance")
    expect(coach).to_contain_text("Skill: the choices cost")
    graph = coach.get_by_role("slider", name="Expected final score")
    expect(graph).to_have_attribute("aria-valuemax", "17")

    graph.press("End")
    expect(graph).to_have_attribute("aria-valuenow", "17")
    expect(page.locator(".hashi")).to_have_attribute("data-round", "17")
    graph.press("ArrowLeft")
    expect(page.locator(".hashi")).to_have_attribute("data-round", "16")

    costly = page.get_by_role("button", name=re.compile(r"Show turn \d+ in the replay")).first
    number = re.findall(r"\d+", costly.text_content() or "")[0]
    costly.click()
    expect(page.locator(".hashi")).to_have_attribute("data-round", number)
    expect(graph).to_have_attribute("aria-valuetext", re.compile("number 1 of the costliest decisions"))
    expect(page.get_by_role("img", name=re.compile("^Better: "))).to_have_count(3)
    reasons = page.locator("li p.why").all_text_contents()
    assert len(reasons) == 3
    assert all(re.fullmatch(r"The better turn: [A-Z].+\.", words.strip()) for words in reasons), reasons
    expect(page.get_by_role("img", name=re.compile("^Drawn: "))).to_have_count(3)

    page.get_by_text("Show as a table").click()
    turns = page.get_by_role("table").filter(has_text="Expected")
    expect(turns.get_by_role("row")).to_have_count(18)
    page.get_by_role("button", name="Watch the best line").click()
    expect(page.get_by_role("region", name="Coach")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/r/u\w+\?turn=0$"))


def test_a_click_in_the_graph_moves_the_replay(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    coached(page, finished(tmp_path, "hashi", "random"))
    graph = page.get_by_role("slider", name="Expected final score")
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] - 14, "y": 60})
    expect(page.locator(".hashi")).to_have_attribute("data-round", "17")
    shared = open_page(page.url[page.url.index("/r/") :])
    expect(shared.get_by_role("slider", name="Expected final score")).to_have_attribute("aria-valuenow", "17")


def test_a_game_of_hanabi_has_advice_for_every_turn(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    coached(page, finished(tmp_path, "hanabi", "cautious", "partner", "partner"))
    coach = page.get_by_role("region", name="Coach")
    expect(coach.get_by_role("slider", name="Chance of 25 points")).to_have_attribute(
        "aria-valuetext", re.compile(r"At the start: \d+ %")
    )
    expect(coach).to_contain_text(re.compile("The coach(’s advice| would have done the same)"))
    expect(coach).to_contain_text(re.compile(r"Chance of 25: \d+ % before, \d+ % after"))
    before = coach.inner_text()
    page.get_by_role("button", name="One step forward").click()
    expect(coach.get_by_role("slider")).to_have_attribute("aria-valuenow", "1")
    assert coach.inner_text() != before
    page.get_by_text("How the coach works this out").click()
    expect(coach).to_contain_text(re.compile(r"512 games for every move.* Plus or minus \d+ %"))


def with_a_strike(folder: Path) -> Path:
    """Bob is told "red" about a red 4, plays it, and later the last green 5 is thrown away."""
    deal = deck_text(GAME.setup({"players": 3}).variant, "y4 y3 w4 w3 g4  b2 r4 g1 w2 g2  g5 b3 g3 w4 y3")
    match = new_game("hanabi", players=3, deal=deal)
    match.names = ("Partner", "Bea", "Cleo")
    for move in ("clue B red", "play 2", "discard 1"):
        match.move(match.state.to_act[0], move)
    while not match.over:
        seat = match.state.to_act[0]
        match.move(seat, "discard 1" if "discard 1" in match.legal(seat) else match.legal(seat)[-1])
    file = folder / "strike.json"
    file.write_text(codec.write_record(match.record()))
    return file


def test_a_strike_is_explained_as_what_it_was(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    coached(page, with_a_strike(tmp_path))
    coach = page.get_by_role("region", name="Coach")
    graph = coach.get_by_role("slider")
    graph.press("ArrowRight")
    told = coach.get_by_role("region", name="The next move")
    expect(told).to_contain_text("Bea chose to play card 2. It was red 4, but red needed a 1: a strike.")
    expect(told).to_contain_text("it could be 5 different cards, of which 1 fitted")
    expect(told).to_contain_text("By the conventions, the clues said that it could be played.")
    expect(told).not_to_contain_text("is known, and it fits")
    graph.press("ArrowRight")
    expect(told).to_contain_text("It was the last green 5: at most 24 points were possible from then on.")


def test_the_adviser_is_the_coach_even_at_a_table_with_a_player_called_partner(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page()
    coached(page, with_a_strike(tmp_path))
    coach = page.get_by_role("region", name="Coach")
    told = coach.get_by_role("region", name="The next move")
    expect(told).to_contain_text(re.compile("The coach(’s advice| would have done the same)"))
    expect(told).to_contain_text("Partner chose")
    page.get_by_text("How the coach works this out").click()
    expect(coach).not_to_contain_text("Partner gives")
    expect(coach).not_to_contain_text("Partner would")


def test_the_graph_goes_on_with_points_once_25_is_gone(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    coached(page, with_a_strike(tmp_path))
    coach = page.get_by_role("region", name="Coach")
    graph = coach.get_by_role(
        "slider", name=re.compile(r"^Chance of 25 points up to turn \d+, then the points")
    )
    expect(coach).to_contain_text(re.compile(r"From turn \d+ on, 25 points were out of reach"))
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"At the start: \d+ %"))
    graph.press("End")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"^Turn \d+: \d+\.\d points"))
    expect(coach.locator("path.line.after")).to_be_visible()


def test_the_coach_says_why_a_stopped_game_is_not_reviewed(open_page: OpenPage) -> None:
    """A game that was stopped has no end to be expected."""
    page = open_page()
    quick_game(page, "hashi")
    command(page, "d2=4")
    finish(page, "hashi")
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="Ask the coach").click()
    refused = page.get_by_role("alert").filter(has_text="only a game played to the end can be reviewed")
    expect(refused).to_be_visible()
    page.get_by_role("button", name="Close the coach").click()
    expect(refused).to_have_count(0)


def test_the_coach_is_accessible_and_fits_a_phone(open_page: OpenPage, tmp_path: Path) -> None:
    """No violation that axe can find, and nothing wider than a phone."""
    page = open_page(size=(390, 844))
    for game, bots in (("hashi", ["random"]), ("hanabi", ["cautious", "partner", "partner"])):
        page.goto(re.sub(r"(://[^/]+).*", r"\1/", page.url))
        coached(page, finished(tmp_path, game, *bots))
        page.get_by_text("Show as a table").click()
        assert violations_in_both_themes(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") == 390
