"""Stepping through a record in the terminal."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from tests.test_records import HASHI

from sumida import codec
from sumida.cli import main


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
