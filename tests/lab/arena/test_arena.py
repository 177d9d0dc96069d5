"""The arena: seeded deals, figures that add up, runs that can be killed, and refusals before any game."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import sumida
from sumida.lab.arena import command, report, workers
from sumida.lab.arena.deals import DealPlayer, Row, Run, deal_rng
from sumida.lab.arena.hanabi import ARENA_GAME
from sumida.lab.arena.progress import bar, with_progress

TERMS = ("hanabi", "--bots", "cautious", "--players", "3", "--seed", "7", "--processes", "1")


def ran(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    assert command.main([*argv, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert command.main(argv) == 2
    return capsys.readouterr().err


def without_time(rows: Sequence[Row]) -> list[Row]:
    return [{key: value for key, value in row.items() if key not in ("seconds", "slowest")} for row in rows]


def rows_of(path: Path) -> list[Row]:
    rows = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return without_time(sorted(rows, key=lambda row: int(row["deal"])))


def test_the_figures_are_those_of_the_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    told = ran(capsys, *TERMS, "--games", "6", "--out", str(out))
    rows = rows_of(out)
    assert told["games"] == len(rows) == 6
    assert told["mean"] == pytest.approx(sum(row["score"] for row in rows) / 6)
    assert told["mean_points_kept"] == pytest.approx(sum(row["kept"] for row in rows) / 6)
    assert told["perfect"] == sum(row["kept"] == 25 for row in rows) / 6
    assert told["strikeouts"] == 0
    assert told["stderr"] > 0
    assert told["seconds_per_move"] > 0


def test_a_strike_out_scores_nothing_and_keeps_its_points_in_the_other_figure(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = ran(capsys, "hanabi", "--bots", "random", "--games", "20", "--processes", "1")
    assert told["mean"] < told["mean_points_kept"]
    assert told["strikeouts"] > 0.5


def test_deals_depend_on_seed_and_number_alone() -> None:
    setup = ARENA_GAME.setup(ARENA_GAME.options(3, {}))
    deals = {(seed, number): str(setup.deal(deal_rng(seed, number))) for seed in (1, 2) for number in (0, 1)}
    assert len(set(deals.values())) == 4
    assert str(setup.deal(deal_rng(1, 1))) == deals[1, 1]


def test_mixed_tables_seat_each_bot_where_it_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    run = command.requested_run(
        ARENA_GAME, command.parser().parse_args(["hanabi", "--bots", "cautious,random,cautious"])
    )
    assert run.bots == ("cautious", "random", "cautious")
    assert run.options["players"] == 3
    assert run.options["strikeout_scores_zero"] is True


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    run = command.requested_run(ARENA_GAME, command.parser().parse_args([*TERMS]))
    there = sorted(workers.play_in_processes(run, range(5), 2), key=lambda row: int(row["deal"]))
    assert without_time(there) == without_time(list(workers.play_here(run, range(5))))


def test_ray_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    # Ray's workers are started by its own daemon, which knows nothing of pytest's search path.
    monkeypatch.setenv("PYTHONPATH", str(Path(sumida.__file__).parents[1]))
    run = command.requested_run(ARENA_GAME, command.parser().parse_args([*TERMS]))
    there = sorted(workers.play_on_ray(run, range(3)), key=lambda row: int(row["deal"]))
    assert without_time(there) == without_time(list(workers.play_here(run, range(3))))


@pytest.fixture
def complete(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Path:
    """A complete results file of three games."""
    path = tmp_path / "complete.jsonl"
    ran(capsys, *TERMS, "--games", "3", "--out", str(path))
    return path


def test_a_run_killed_at_any_byte_is_continued(
    capsys: pytest.CaptureFixture[str], complete: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = complete.read_bytes()
    rows = {row["deal"]: row for row in map(json.loads, whole.splitlines()[1:])}
    monkeypatch.setattr(DealPlayer, "row", lambda self, number: rows[number])
    path = tmp_path / "killed.jsonl"
    for size in range(len(whole)):
        path.write_bytes(whole[:size])
        played = ran(capsys, *TERMS, "--games", "3", "--out", str(path))
        assert played["games"] == 3
        assert path.read_bytes() == whole


def test_only_missing_games_are_played(
    capsys: pytest.CaptureFixture[str], complete: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    play = DealPlayer.row

    def noted(player: DealPlayer, number: int) -> Row:
        asked.append(number)
        return play(player, number)

    monkeypatch.setattr(DealPlayer, "row", noted)
    assert ran(capsys, *TERMS, "--games", "5", "--out", str(complete))["games"] == 5
    assert asked == [3, 4]
    assert ran(capsys, *TERMS, "--games", "2", "--out", str(complete))["games"] == 2
    assert asked == [3, 4]


@pytest.mark.parametrize(
    "other",
    [("--seed", "8"), ("--bots", "random"), ("--players", "4"), ("--option", "max_strikes=2")],
    ids=lambda change: str(change[0]),
)
def test_results_of_another_run_are_refused_and_left_alone(
    capsys: pytest.CaptureFixture[str], complete: Path, other: tuple[str, str]
) -> None:
    before = complete.read_bytes()
    assert "another run" in refused(capsys, *TERMS, *other, "--games", "3", "--out", str(complete))
    assert complete.read_bytes() == before


def test_a_file_that_is_no_results_file_is_refused_and_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear arena")
    assert "another run" in refused(capsys, *TERMS, "--out", str(path))
    assert path.read_text() == "Dear arena"


def test_a_damaged_line_is_named(capsys: pytest.CaptureFixture[str], complete: Path) -> None:
    lines = complete.read_bytes().splitlines(keepends=True)
    complete.write_bytes(b"".join([lines[0], b"{broken\n", *lines[1:]]))
    assert "{broken" in refused(capsys, *TERMS, "--games", "3", "--out", str(complete))


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("--bots", "hal"), "There is no Hanabi bot 'hal'"),
        (("--bots", "cautious", "--players", "6"), "players"),
        (("--bots", "cautious,random", "--players", "3"), "2 bots are named for 3 players"),
        (("--bots", "cautious", "--option", "strikes"), "NAME=VALUE"),
        (("--bots", "cautious", "--option", "cards=9"), "cards"),
        (("--bots", "cautious", "--out", "."), "cannot be read"),
    ],
)
def test_bad_input_is_refused_before_any_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, argv: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.setattr(DealPlayer, "row", lambda self, number: pytest.fail("a game was played"))
    assert sentence in refused(capsys, "hanabi", *argv)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the page that holds the table."""
    (tmp_path / "docs").mkdir()
    (tmp_path / ARENA_GAME.page).write_text("before\n<!-- arena:begin -->\n<!-- arena:end -->\nafter\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_update_docs_writes_one_row_for_each_table_with_its_command(
    capsys: pytest.CaptureFixture[str], checkout: Path
) -> None:
    for games in ("2", "3"):
        for players in ("3", "2"):
            argv = (*TERMS[:3], "--players", players, "--games", games)
            ran(capsys, *argv, "--processes", "1", "--update-docs")
    text = (checkout / ARENA_GAME.page).read_text()
    assert text.startswith("before\n<!-- arena:begin -->\n| bots | players |")
    assert text.endswith("|\n<!-- arena:end -->\nafter\n")
    rows = [line for line in text.splitlines() if line.startswith("| cautious")]
    assert [report.split_row(row)[1:3] for row in rows] == [["2", "3"], ["3", "3"]]
    assert rows[0].endswith("`sumida arena hanabi --bots cautious --players 2 --games 3` |")


def test_update_docs_without_a_place_for_the_table_is_refused(
    capsys: pytest.CaptureFixture[str], checkout: Path
) -> None:
    (checkout / ARENA_GAME.page).write_text("no markers")
    assert f"{ARENA_GAME.page} has no lines" in refused(capsys, *TERMS, "--update-docs")
    (checkout / ARENA_GAME.page).unlink()
    assert f"no {ARENA_GAME.page} here" in refused(capsys, *TERMS, "--update-docs")


def test_the_histogram_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "scores.png"
    ran(capsys, *TERMS, "--games", "2", "--plot", str(path))
    assert path.read_bytes().startswith(b"\x89PNG")


def test_the_histogram_counts_every_game() -> None:
    rows: list[Row] = [{"score": 25}, {"score": 24}, {"score": 24}]
    counts = ARENA_GAME.histogram(rows)
    assert (counts["24"], counts["25"], counts["0"], sum(counts.values())) == (2, 1, 0, 3)


def test_the_progress_bar_is_for_terminals_only() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    rows: list[Row] = [{"deal": 0}, {"deal": 1}]
    terminal, pipe = Terminal(), io.StringIO()
    assert list(with_progress(rows, 0, 2, terminal)) == list(with_progress(rows, 0, 2, pipe)) == rows
    assert "2/2" in terminal.getvalue()
    assert pipe.getvalue() == ""
    assert bar(1, 2, 61).endswith("1/2  1:01 left ")


def test_the_runs_header_names_everything_that_decides_a_game() -> None:
    run = Run("hanabi", 1, {"players": 2}, ("cautious", "random"), 5)
    assert run.header() == {
        "arena": "hanabi",
        "rules": 1,
        "setup": {"players": 2},
        "bots": ["cautious", "random"],
        "seed": 5,
    }
