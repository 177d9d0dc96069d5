"""The load test in its short form: both games, on one server and on two over PostgreSQL."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("nodes", [0, 2])
def test_a_short_load_loses_doubles_and_drops_nothing(nodes: int) -> None:
    words = ["--tables", "6", "--rate", "60", "--seconds", "6", "--game", "mixed", "--nodes", str(nodes)]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    command = [sys.executable, "-m", "benchmarks.load", *words]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 acknowledged moves lost, 0 doubled" in done.stdout
    assert "ms of processor a move" in done.stdout
    ended = [int(games) for games in re.findall(r"games +(\d+) ended and were followed", done.stdout)]
    assert len(ended) == 2, "Hanabi and Hashi"
    assert sum(ended) > 0, "no game ended while it was measured"
