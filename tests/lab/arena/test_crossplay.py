"""Cross-play: a table of all pairs, weights from files, refusals before any game."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from sumida import bots
from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import standard
from sumida.hanabi.learned import features, weights
from sumida.hanabi.learned.network import initial_layers
from sumida.hanabi.learned.weights import Weights
from sumida.lab.arena import command, crossplay
from sumida.lab.command import main as lab

FACTS = {"variant": "five", "players": 2, "features": features.VERSION}


def untrained(path: Path, seed: int, **facts: object) -> str:
    """The weights of a small untrained player."""
    t = standard(2)
    seen = features.encode(t, arrays.deal(t, t.deck[None])).shape[1]
    net = initial_layers(np.random.default_rng(seed), (seen, 16, t.actions), 1.0)
    weights.save(path, Weights({"actor": net}, {**FACTS, **facts}))
    return f"learned:{path}"


@pytest.fixture
def two(tmp_path: Path) -> tuple[str, str]:
    return untrained(tmp_path / "one.npz", 1), untrained(tmp_path / "other.npz", 2)


def pairs(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[tuple[str, ...], float]:
    assert crossplay.main([*argv, "--json", "--processes", "1"]) == 0
    lines = map(json.loads, capsys.readouterr().out.splitlines())
    return {tuple(line["bots"]): line["mean_points_kept"] for line in lines}


def test_every_pair_plays_the_games_of_the_arena(
    capsys: pytest.CaptureFixture[str], two: tuple[str, str]
) -> None:
    names = [*two, "cautious"]
    found = pairs(capsys, "--bots", ",".join(names), "--games", "3", "--seed", "1000000")
    assert set(found) == {(one, other) for one in names for other in names}
    for pair in [two, (two[1], "cautious")]:
        argv = ["hanabi", "--bots", ",".join(pair), "--games", "3", "--seed", "1000000"]
        assert command.main([*argv, "--json", "--processes", "1"]) == 0
        assert json.loads(capsys.readouterr().out)["mean_points_kept"] == found[pair]


def test_the_table_is_written_between_its_marks(
    capsys: pytest.CaptureFixture[str],
    two: tuple[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    argv = ["--bots", ",".join(two), "--games", "2", "--processes", "1", "--update-docs"]
    assert crossplay.main(argv) == 2
    assert "no docs/bots.md here" in capsys.readouterr().err
    page = tmp_path / "docs" / "bots.md"
    page.parent.mkdir()
    page.write_text("a\n<!-- crossplay:begin -->\nold\n<!-- crossplay:end -->\nb\n")
    assert lab(["crossplay", *argv]) == 0
    text = page.read_text()
    assert "|  | learned:one | learned:other |" in text
    assert "| **learned:one** | " in text
    assert "old" not in text
    assert f"--bots {','.join(two)} --games 2 --seed 0`" in text
    assert text.startswith("a\n<!-- crossplay:begin -->\n")
    assert text.endswith("<!-- crossplay:end -->\nb\n")


@pytest.mark.parametrize(("fact", "value"), [("variant", "six"), ("players", 3), ("features", 0)])
def test_weights_that_do_not_fit_are_refused_before_any_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, fact: str, value: object
) -> None:
    odd = untrained(tmp_path / "odd.npz", 1, **{fact: value})
    for main in (crossplay.main, lambda argv: command.main(["hanabi", *argv])):
        assert main(["--bots", f"cautious,{odd}", "--games", "1"]) == 2
        told = capsys.readouterr()
        assert f"odd.npz are for {fact} {value}; needed" in told.err
        assert not told.out


def test_truncated_and_missing_weights_are_refused_and_other_bots_still_play(
    capsys: pytest.CaptureFixture[str], two: tuple[str, str], tmp_path: Path
) -> None:
    short = tmp_path / "short.npz"
    short.write_bytes((tmp_path / "one.npz").read_bytes()[:500])
    for file in (short, tmp_path / "none.npz"):
        assert crossplay.main(["--bots", f"learned:{file}", "--games", "1"]) == 2
        assert f"{file.name} are missing or damaged" in capsys.readouterr().err
    assert pairs(capsys, "--bots", two[0], "--games", "1")


def test_only_learned_bots_take_weights(capsys: pytest.CaptureFixture[str], two: tuple[str, str]) -> None:
    assert crossplay.main(["--bots", "cautious:one.npz"]) == 2
    assert "takes no weights" in capsys.readouterr().err
    assert crossplay.main(["--bots", two[0].replace("learned", "learned+search", 1)]) == 2
    assert "no critic" in capsys.readouterr().err
    search = f"learned+search:{weights.packaged(2)}"
    assert command.main(["hanabi", "--bots", search, "--players", "3"]) == 2
    assert "only with 2" in capsys.readouterr().err


def test_a_bot_with_weights_from_a_file_plays_with_these(two: tuple[str, str], tmp_path: Path) -> None:
    bot = bots.create("hanabi", two[1], 2)
    assert getattr(bot, "path", None) == tmp_path / "other.npz"
    search = bots.create("hanabi", f"learned+search:{weights.packaged(2)}", 2)
    assert getattr(search, "path", None) == weights.packaged(2)
