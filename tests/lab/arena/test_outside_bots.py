"""Bots from outside in the arena: they play, they fail alone, and whole games are kept."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from sumida.cli import main as sumida
from sumida.lab.arena import command, workers
from sumida.lab.arena.deals import DealPlayer
from sumida.lab.arena.hanabi import ARENA_GAME
from sumida.lab.command import main as lab

SAMPLES = Path(__file__).parents[2] / "bots" / "samples.py"


def sample(name: str) -> str:
    return f"{SAMPLES}:{name}"


def ran(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[dict[str, Any], str]:
    assert command.main([*argv, "--json"]) == 0
    told = capsys.readouterr()
    found: dict[str, Any] = json.loads(told.out)
    return found, told.err


@pytest.mark.parametrize("game", ["hanabi", "hashi"])
@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_bot_of_ones_own_plays_whole_games(
    capsys: pytest.CaptureFixture[str], game: str, processes: str
) -> None:
    bots = f"{sample('First')},random"
    told, errors = ran(capsys, game, "--bots", bots, "--games", "3", "--processes", processes)
    assert told["games"] == 3
    assert told["forfeits"] == {}
    assert errors == ""


@pytest.mark.parametrize(
    ("name", "fault", "line"),
    [
        ("Crashes", "crashed", "move 7: Crashes crashed: IndexError: no idea what to do (status 1)"),
        ("Exits", "crashed", "move 1: Exits crashed: it ended with status 7"),
        ("Cheats", "illegal", "move 1: Cheats answered 'play 9'"),
        ("Sleeps", "slow", "move 3: Sleeps gave no answer within 0.5 seconds"),
    ],
)
def test_a_failure_costs_that_bot_the_game_and_the_arena_nothing(
    capsys: pytest.CaptureFixture[str], name: str, fault: str, line: str
) -> None:
    """The bot fails in every game; the process that plays the games lives on."""
    argv = ("hanabi", "--bots", f"{sample(name)},cautious", "--games", "2", "--timeout", "0.5")
    told, errors = ran(capsys, *argv, "--processes", "2")
    assert told["games"] == 2
    assert told["forfeits"] == {sample(name): {fault: 2}}
    assert told["mean"] == 0
    assert told["strikeouts"] == 0
    assert f"{sample(name)} lost 2 of 2 games by failing (2 {fault}):" in errors
    assert f"deal 0, {line}" in errors
    assert "Traceback" not in errors


def test_in_hashi_the_others_win_what_a_bot_forfeits(capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"careful,{sample('Cheats')}"
    told, _ = ran(capsys, "hashi", "--bots", bots, "--games", "2", "--processes", "1")
    assert told["wins"] == [1, 0]
    assert told["means"][1] == 0


def test_a_solo_game_can_be_forfeited(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("hashi", "--bots", sample("Cheats"), "--players", "1", "--games", "2", "--processes", "1")
    told, _ = ran(capsys, *argv)
    assert told["mean"] == 0


def test_a_bot_of_ours_that_fails_loses_its_games_too(monkeypatch: pytest.MonkeyPatch) -> None:
    args = command.parser().parse_args(["hanabi", "--bots", "cautious"])
    player = DealPlayer(ARENA_GAME, command.requested_run(ARENA_GAME, args))
    monkeypatch.setattr(player.bots[1], "choose", lambda view: 1 / 0)
    row = player.row(0)
    assert row["forfeit"]["text"] == "cautious crashed: ZeroDivisionError: division by zero"
    assert (row["score"], row["forfeit"]["seat"], row["moves"]) == (0, 1, 1)


def test_terms_that_a_bot_cannot_play_are_one_line_from_any_process(
    capsys: pytest.CaptureFixture[str],
) -> None:
    argv = ["hanabi", "--bots", "learned", "--option", "variant=six", "--games", "4", "--processes", "2"]
    assert command.main(argv) == 2
    told = capsys.readouterr()
    assert "five-colour game" in told.err
    assert "Traceback" not in told.err


def test_a_process_of_the_arena_that_dies_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Such as one that the system kills for want of memory."""
    args = command.parser().parse_args(["hanabi", "--bots", "cautious"])
    run = command.requested_run(ARENA_GAME, args)
    with pytest.raises(ValueError, match="A process of the arena died"):
        list(workers.play_in_processes(run, [_Deadly()], 2))  # type: ignore[list-item] # dies when it arrives


class _Deadly:
    """Ends the process that unpickles it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return sys.exit, ()


def test_cross_play_takes_bots_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"{sample('First')},{sample('Cheats')},cautious"
    assert lab(["crossplay", "--bots", bots, "--games", "1", "--processes", "1"]) == 0
    told = capsys.readouterr()
    assert "|  | First | Cheats | cautious |" in told.out
    assert "Cheats answered 'play 9'" in told.err


def test_from_arena_to_review_in_three_commands(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    arena = ["arena", "hanabi", "--bots", "cautious", "--games", "2", "--seed", "7", "--processes", "1"]
    assert sumida([*arena, "--records", "games"]) == 0
    assert sorted(path.name for path in Path("games").iterdir()) == ["hanabi-7-0.json", "hanabi-7-1.json"]
    assert sumida(["check", "games/hanabi-7-0.json", "games/hanabi-7-1.json"]) == 0
    assert capsys.readouterr().out.count("valid moves, finished") == 2
    assert sumida(["lab", "review", "games/hanabi-7-0.json"]) == 0
    assert capsys.readouterr().out


def test_a_game_that_was_lost_by_a_failure_is_kept_up_to_there(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bots = f"{sample('Crashes')},cautious"
    ran(capsys, "hanabi", "--bots", bots, "--games", "1", "--processes", "1", "--records", str(tmp_path))
    assert sumida(["check", str(tmp_path / "hanabi-0-0.json")]) == 1
    assert "6 valid moves, unfinished" in capsys.readouterr().out


def test_a_record_that_is_missing_is_played_again_and_counted_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    argv = (
        "hanabi",
        "--bots",
        "cautious",
        "--games",
        "3",
        "--processes",
        "1",
        "--out",
        str(tmp_path / "rows"),
    )
    ran(capsys, *argv)
    told, _ = ran(capsys, *argv, "--records", str(tmp_path / "games"))
    assert told["games"] == 3
    assert len(list((tmp_path / "games").iterdir())) == 3
    assert len((tmp_path / "rows").read_text().splitlines()) == 4
