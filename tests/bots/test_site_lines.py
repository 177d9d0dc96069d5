"""Bots written for hanab.live at our referee."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from sumida import bots, codec, new_game
from sumida.bots.failures import BotFailed
from sumida.kernel import GameError
from sumida.lab.arena.command import main as arena
from sumida.lab.arena.deals import Run

SITE_BOT = f'hanablive:"{sys.executable} {Path(__file__).with_name("site_bot.py")}"'


def test_a_bot_for_hanablive_plays_whole_games_as_it_would_here(tmp_path: Path) -> None:
    words = ["hanabi", "--players", "3", "--games", "3", "--seed", "5", "--processes", "1", "--records"]
    assert arena([*words, str(tmp_path / "theirs"), "--bots", SITE_BOT]) == 0
    assert arena([*words, str(tmp_path / "ours"), "--bots", "cautious"]) == 0
    for file in sorted((tmp_path / "ours").iterdir()):
        played = codec.read_record((tmp_path / "theirs" / file.name).read_bytes()).moves
        assert played == codec.read_record(file.read_bytes()).moves


def test_one_process_plays_several_games_by_turns() -> None:
    """As at a server, where tables share a bot, and in environments, where games follow each other."""
    ours, theirs = (bots.create("hanabi", name, 2) for name in ("cautious", SITE_BOT))
    games = [new_game("hanabi", players=2, seed=seed) for seed in (1, 2)]
    for turn in range(8):
        for game in games:
            (seat,) = game.state.to_act
            view = game.view(seat)
            for _ in range(1 + turn % 2):  # asked again, it answers again
                assert theirs.choose(view) == ours.choose(view)
            game.move(seat, str(ours.choose(view)))


def test_an_answer_that_names_no_card_costs_the_bot_the_game(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(
        "import sys\nfor line in sys.stdin:\n    if line.startswith('gameActionList'):\n"
        '        print(\'action {"tableID": 1, "type": 0, "target": 49, "value": 0}\', flush=True)\n'
    )
    bot = bots.create("hanabi", f"hanablive:{sys.executable} {script}", players=2)
    with pytest.raises(BotFailed, match="card 49 of the deck is not in the hand"):
        bot.choose(new_game("hanabi", players=2, seed=1).view(0))


def test_a_bot_from_outside_declares_the_level_of_the_run() -> None:
    team = ("partner", SITE_BOT, "cautious")
    run = Run("hanabi", 1, {"players": 3}, team, 5)
    assert run.company == team
    assert "level" not in run.header()
    declared = replace(run, level=11)
    assert declared.company == ("partner", "level:11", "cautious")
    assert declared.header() == {**run.header(), "level": 11}


def test_the_arena_takes_a_level_for_hanabi_only(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "2", "--games", "1", "--processes", "1", "--level", "3", "--bots"]
    assert arena(["hanabi", *words, f"literal,{SITE_BOT}"]) == 0
    assert arena(["hashi", *words, "careful"]) == 2
    assert "--level is for Hanabi" in capsys.readouterr().err


def test_a_bot_for_hanablive_does_not_play_hashi() -> None:
    bot = bots.create("hashi", SITE_BOT, players=1)
    with pytest.raises(GameError, match="Hanabi only"):
        bot.choose(new_game("hashi", players=1, seed=1).view(0))
