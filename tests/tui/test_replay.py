"""Stepping through a record in the terminal."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from tests.test_records import HANABI, HASHI

from sumida import codec
from sumida.cli import main
from sumida.kernel import Record
from sumida.records import new_game, replay


def test_a_replay_steps_jumps_and_changes_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, last = tmp_path / "game.json", len(HASHI.moves)
    path.write_text(codec.write_record(HASHI), "utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(f"\n\nb\n{last}\n\n99999\nA\nall\nnobody\nq\n"))
    assert main(["replay", str(path), "--language", "en"]) == 0
    shown = capsys.readouterr().out
    places = [int(place) for place in re.findall(rf"(\d+)/{last}\b", shown)]
    assert places == [0, 1, 2, 1, last, last, last, last]
    assert "there is no position 99999" in shown
    assert "there is no seat 'nobody'" in shown
    assert "win" in shown


TWO_SECRETS = ("d2=3", "c3=4")


def secret_games() -> list[Record]:
    """Games of Hashi for three that differ only in the steps of seat A before it confirms."""
    found = []
    for secret in TWO_SECRETS:
        match = new_game("hashi", players=3, seed=1)
        match.move(1, "b4=3")
        match.move(0, secret)
        found.append(match.record())
    return found


@pytest.mark.parametrize("at", [0, 1, 2])
def test_replay_as_a_seat_shows_no_hidden_step_of_another(
    at: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = []
    for number, record in enumerate(secret_games()):
        path = tmp_path / f"{number}.json"
        path.write_text(codec.write_record(record), "utf-8")
        for seat in ("B", "C", "b", "1"):
            assert main(["replay", str(path), "--at", str(at), "--as", seat]) == 0
            shown.append(capsys.readouterr().out)
    assert shown[:4] == shown[4:]
    assert not any(secret in text for secret in TWO_SECRETS for text in shown)
    assert shown[0] == shown[2] == shown[3]


def test_stepping_as_a_seat_passes_over_what_it_could_not_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(codec.write_record(HASHI), "utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * 200 + "b\n" * 200))
    assert main(["replay", str(path), "--as", "B", "--language", "en"]) == 0
    moves = re.findall(r"\d+/101  (.*)", capsys.readouterr().out)
    assert {move[:2] for move in moves} == {"", "A:", "B:"}
    assert {move for move in moves if move.startswith("A:")} == {"A: done"}


def test_a_closed_round_is_shown_to_every_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(codec.write_record(HASHI), "utf-8")
    closed = next(at for at, state in enumerate(replay(HASHI).states) if state.view(1).history)
    first = HASHI.moves[0][1]
    assert main(["replay", str(path), "--at", str(closed), "--as", "B"]) == 0
    assert first in capsys.readouterr().out


def test_replay_as_a_seat_never_shows_its_own_cards_of_hanabi(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(codec.write_record(HANABI), "utf-8")
    for at in range(len(HANABI.moves) + 1):
        assert main(["replay", str(path), "--at", str(at), "--as", "B", "--language", "en"]) == 0
        own = re.search(r"^. B \(you\)\n(.*)$", capsys.readouterr().out, re.MULTILINE)
        assert own
        assert "[" not in own[1]
