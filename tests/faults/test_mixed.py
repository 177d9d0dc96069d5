"""Mixed faults: the short form of `python -m benchmarks.faults --mixed`."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.faults.network import can_isolate, isolated
from tests.faults.servers import ENV


@pytest.mark.skipif(not can_isolate(), reason="partitions need Linux, root, unshare, nsenter and ip")
def test_mixed_faults_lose_nothing_double_nothing_and_show_nothing_stale() -> None:
    """Kills, pauses, partitions, wrong clocks, database crashes and full disks, several at once."""
    command = [sys.executable, "-m", "tests.faults.mixed", "--faults", "8", "--seed", "17"]
    done = subprocess.run(isolated(command), env=ENV, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 lost, 0 doubled, 0 stale, 0 wrong" in done.stdout
