"""Commands that flood, do not listen, stall or leave processes behind: each fails in one line, at once."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from sumida import bots
from sumida.bots.failures import BotFailed
from tests.bots.test_outside import first_view

ONE_ANSWER = """import json, os, sys, time
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "view":
        print(m["legal"][0], flush=True)
        break
"""


def made(folder: Path, text: str) -> Any:
    file = folder / "program.py"
    file.write_text(text)
    return bots.create_apart("hanabi", f'cmd:"{sys.executable} -u {file}"', 2, timeout_s=0.4)


def failure(bot: Any, moves: int) -> str:
    """How the bot fails within this many moves."""
    view = first_view()
    try:
        for _ in range(moves):
            bot.choose(view)
    except BotFailed as error:
        return str(error)
    return "it did not fail"


def test_a_command_that_never_reads_is_found_out(tmp_path: Path) -> None:
    """It floods its output, too: what nobody has asked for is not kept."""
    assert "does not read its input" in failure(made(tmp_path, "while True: print('play 1')"), 200)


def test_blank_lines_do_not_win_time(tmp_path: Path) -> None:
    bot = made(tmp_path, ONE_ANSWER + "while True:\n    print(flush=True)\n    time.sleep(0.05)\n")
    assert "no answer within 0.4 seconds" in failure(bot, 2)


def test_a_command_that_closes_its_input_fails(tmp_path: Path) -> None:
    told = failure(made(tmp_path, ONE_ANSWER + "os.close(0)\ntime.sleep(60)\n"), 2)
    assert "no answer within" in told or "does not read its input" in told


def test_an_endless_line_is_no_action(tmp_path: Path) -> None:
    told = failure(made(tmp_path, "import sys\nwhile True: sys.stdout.write('x' * 9999)"), 1)
    assert "answered 'xxx" in told
    assert len(told) < 400


def test_bytes_that_are_no_text_are_no_action(tmp_path: Path) -> None:
    assert "answered" in failure(made(tmp_path, "import os\nos.write(1, bytes(range(128, 256)) + b'\\n')"), 1)


@pytest.mark.skipif(sys.platform == "win32", reason="forks")
def test_nothing_that_a_command_has_started_is_left_running(tmp_path: Path) -> None:
    group = tmp_path / "group"
    fork = "if not os.fork():\n    time.sleep(60)\n"
    bot = made(
        tmp_path, f"import os, time\nopen({str(group)!r}, 'w').write(str(os.getpgid(0)))\n{fork}{ONE_ANSWER}"
    )
    bot.choose(first_view())
    bot.close()
    assert gone(int(group.read_text()))


def gone(group: int) -> bool:
    """Whether the processes of a group end soon."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
