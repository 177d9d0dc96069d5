"""Hashi in the arena."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sumida.lab.arena import command
from sumida.lab.arena.hashi import BEST
from sumida.lab.arena.results import line


def ran(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    assert command.main(["hashi", *argv, "--processes", "1", "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_solo_run_reports_points_and_ranks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    told = ran(
        capsys, "--bots", "random", "--players", "1", "--board", "B", "--games", "12", "--out", str(out)
    )
    rows = [json.loads(line) for line in out.read_text().splitlines()[1:]]
    assert told["mean"] == pytest.approx(sum(row["scores"][0] for row in rows) / 12)
    assert told["mean"] == pytest.approx(2 * told["islands"] + told["red"] + told["blue"] + told["linked"])
    assert sum(told["ranks"].values()) == pytest.approx(1)
    assert told["ranks"]["rank-errand-runner"] == 1


def test_at_a_table_the_wins_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    told = ran(capsys, "--bots", "careful,random,random", "--games", "5")
    assert sum(told["wins"]) == pytest.approx(1)
    assert told["wins"][0] > told["wins"][1]
    assert told["mean"] == told["means"][0] > told["means"][2]


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    terms = ("--bots", "careful", "--players", "1", "--games", "2", "--seed", "3")
    one, two = ran(capsys, *terms), ran(capsys, *terms)
    assert one["mean"] == two["mean"]


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("--bots", "genius", "--players", "1"), "there are random, careful, planner, master"),
        (("--bots", "careful", "--players", "5"), "1, 2, 3 or 4"),
        (("--bots", "careful", "--players", "1", "--board", "C"), "'C'; allowed is"),
    ],
)
def test_what_does_not_exist_is_refused(
    argv: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["hashi", *argv]) == 2
    assert said in capsys.readouterr().err


def test_the_table_has_a_cell_for_every_heading(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["hashi", "--bots", "random", "--games", "2", "--processes", "1"]) == 0
    assert "wins" in capsys.readouterr().out


def test_scores_are_compared_with_the_best_possible(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out, best = tmp_path / "rows.jsonl", tmp_path / "best.jsonl"
    terms = ("--bots", "random", "--players", "1", "--games", "3", "--out", str(out))
    ran(capsys, *terms)
    header, *rows = [json.loads(line) for line in out.read_text().splitlines()]
    known = [{"deal": 0, "best": 58, "limit": 58}, {"deal": 2, "best": 50, "limit": 60}]
    best.write_bytes(b"".join(map(line, [{**header, "bots": [BEST]}, *known])))
    told = ran(capsys, *terms, "--best", str(best))
    assert told["behind_best"] == 58 - rows[0]["scores"][0]
    assert told["deals_with_best"] == 1  # the other is not proven
    assert command.main(["hashi", *terms[:4], "--board", "B", "--games", "3", "--best", str(best)]) == 2
    assert "another run" in capsys.readouterr().err
