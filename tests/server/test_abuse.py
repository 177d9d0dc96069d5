"""The attacks of `benchmarks.abuse` in their short form. The long form has a thousand sockets.

Other attacks have theirs in `tests/faults` (faults), `test_damage.py` (damage) and `test_load.py` (load).
"""

from __future__ import annotations

import subprocess
import sys

import pytest
from benchmarks import abuse, outages
from tests.faults.network import can_isolate
from tests.faults.servers import ENV


@pytest.mark.parametrize(
    "words",
    [
        ("deaf", "--sockets", "60", "--seconds", "3", "--limit", "ping_s=3"),
        ("http-deaf", "--sockets", "60", "--limit", "send_s=2"),
        ("half-open", "--sockets", "60", "--limit", "header_s=2"),
        ("bots", "--tables", "24", "--turns", "8", "--no-warm-up"),
        ("kill",),
    ],
)
def test_an_attack_hurts_nobody_and_raises_an_alert(
    words: tuple[str, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    assert abuse.main([*words, "--every", "1"]) == 0, capfd.readouterr().out


@pytest.mark.parametrize("fault", ["disk-full", "damaged"])  # a database that hangs: test_operations.py
def test_a_fault_raises_an_alert_though_nobody_plays(fault: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert outages.main([fault, "--every", "1"]) == 0, capfd.readouterr().out


@pytest.mark.skipif(not can_isolate(), reason="partitions need Linux, root, unshare, nsenter and ip")
def test_a_partition_raises_an_alert_and_another_when_it_ends() -> None:
    """In a process of its own, because it becomes the isolated one."""
    command = [sys.executable, "-m", "benchmarks.outages", "partition", "--every", "1"]
    done = subprocess.run(command, env=ENV, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
