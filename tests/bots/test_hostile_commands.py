"""Commands that flood, do not listen, stall or leave processes behind: each fails in one line, at once."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sumida import bots
from sumida.bots.failures import BotFailed
from sumida.bots.lines import UNREAD_MOST, LineProcess
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


def test_a_command_that_never_reads_is_found_out() -> None:
    process = LineProcess([sys.executable, "-c", "import time; time.sleep(600)"])
    for _ in range(UNREAD_MOST + 1):
        process.write([b"x" * 100_000])
    with pytest.raises(BrokenPipeError):
        wait_for(lambda: process.write([b"x"]))
    assert process.why_it_ended() == "it does not read its input"
    process.end()


def test_a_flood_of_answers_fails_at_the_second_move(tmp_path: Path) -> None:
    flood = ONE_ANSWER.replace("        break\n", "        while True: print('play 1')\n")
    bot = made(tmp_path, flood)
    assert failure(bot, 1) == "it did not fail"
    wait_for(bot._process.lines.qsize)
    assert "nobody had asked" in failure(bot, 1)


def test_an_answer_that_nobody_has_asked_for_is_not_taken_for_the_next(tmp_path: Path) -> None:
    twice = ONE_ANSWER.replace("        break\n", "        print('play 2', flush=True)\n")
    bot = made(tmp_path, twice)
    view = first_view()
    assert str(bot.choose(view)) == "play 1"
    wait_for(bot._process.lines.qsize)
    assert "'play 2': nobody had asked" in failure(bot, 1)


def wait_for(true: Callable[[], object]) -> None:
    while not true():
        time.sleep(0.01)


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


def test_deeply_nested_answers_are_no_action(tmp_path: Path) -> None:
    nested = "print('{\"x\":' + '[' * 90_000, flush=True)"
    assert "recursion depth exceeded" in failure(made(tmp_path, nested), 1)


PROGRAM = """
from sumida import bots, new_game
bot = bots.create("hanabi", {name!r}, 2)
bot.itself = bot  # left to Python's last collection of garbage
print(bot.choose(new_game("hanabi", players=2).view(0)))
"""


def test_a_program_that_never_closes_its_bot_ends_well(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(ONE_ANSWER.replace("        break\n", ""))
    program = PROGRAM.format(name=f'cmd:"{sys.executable} -u {tmp_path / "program.py"}"')
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "play 1\n", "")


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
