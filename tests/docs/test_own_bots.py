"""The page "Your own bot", followed from its first line in a fresh folder: what it says works."""

from __future__ import annotations

import asyncio
import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.client.test_client import hosted, url
from tests.client.test_command import NODE, full, run
from tests.server.conftest import HANABI, Club, tell

__all__ = ["tell"]

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "own-bots.md").read_text("utf-8")
FILES = dict(re.findall(r'```\w+ title="([\w.]+)"\n(.*?)```', PAGE, re.DOTALL))
LONGEST = 20


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A fresh folder with the files of the page."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def words(line: str) -> list[str]:
    """A command of the page, run by this Python."""
    found = shlex.split(line)
    first = {"sumida": [sys.executable, "-m", "sumida"], "python": [sys.executable]}
    return [*first[found[0]], *found[1:]]


def commands(pattern: str) -> list[str]:
    return [line.removeprefix("$ ") for line in PAGE.splitlines() if re.match(rf"(\$ )?{pattern}", line)]


def test_the_bot_of_the_page_is_the_example_and_has_at_most_20_lines() -> None:
    assert "careful_first.py" in FILES
    example = (ROOT / "examples" / "careful_first.py").read_text("utf-8")
    for name in ("careful_first.py", "remote.py"):
        assert len([line for line in FILES[name].splitlines() if line.strip()]) <= LONGEST
    methods = FILES["careful_first.py"].partition("    def choose")[2]
    assert methods == example.partition("    def choose")[2]


def test_the_bot_plays_in_the_arena(folder: Path) -> None:
    """Every arena command of the first section, the check of a record, and cross-play.

    The review of such a record is in tests/lab/arena/test_outside_bots.py, of a shorter game.
    """
    wanted = [
        *commands("sumida arena hanabi --bots careful_first"),
        *commands("sumida check"),
        *commands("sumida lab crossplay"),
    ]
    assert len(wanted) == 4

    async def story() -> list[tuple[int, str]]:
        return [await run(*words(line), folder=folder) for line in wanted]

    results = asyncio.run(story())
    assert [status for status, _ in results] in ([0, 0, 0, 0], [0, 0, 1, 0]), results
    assert "mean score" in results[0][1]
    assert "lost" not in results[0][1] + results[1][1]
    assert "valid moves" in results[2][1]
    assert "| **CarefulFirst** |" in results[3][1]


def test_the_same_bot_and_one_of_ours_play_at_a_running_server(
    folder: Path, tell: Callable[..., None]
) -> None:
    """The program of the page, and each form of `sumida bot connect`, with the address of a real table."""
    by_hand = re.search(r"`(python remote\.py) https", PAGE)
    assert by_hand
    connect = commands("sumida bot connect .*/t/")
    assert len(connect) == 2

    async def story(club: Club) -> None:
        for line in (f"{by_hand[1]} https://club.example/t/K7QX2M", *connect):
            code, host = await hosted(club, HANABI)
            await host.do("seat-bot", seat=1, bot="cautious")
            command = [re.sub(r"https://club.example/t/\w+", url(club, code), word) for word in words(line)]
            playing = asyncio.create_task(run(*command, folder=folder))
            await full(host)
            status, text = await playing
            assert status == 0, text
            assert club.hub.tables[code].table.record(1).moves

    tell(story)


def test_any_table_that_is_open_to_bots_will_do(folder: Path, tell: Callable[..., None]) -> None:
    (anywhere,) = [line for line in commands("sumida bot connect") if "/t/" not in line]
    (listing,) = commands("sumida bot tables")

    async def story(club: Club) -> None:
        code, host = await hosted(club, {**HANABI, "open_to_bots": True})
        await host.do("seat-bot", seat=1, bot="cautious")

        def here(line: str) -> list[str]:
            return words(line.replace("https://club.example", url(club)))

        status, text = await run(*here(listing), folder=folder)
        assert (status, code in text) == (0, True)
        playing = asyncio.create_task(run(*here(anywhere), folder=folder))
        await full(host)
        assert (await playing)[0] == 0

    tell(story)


def test_the_program_over_lines_plays(folder: Path) -> None:
    bot = f'cmd:"{NODE} first.js",partner'

    async def story() -> tuple[int, str]:
        return await run(*words("sumida arena hanabi --games 2 --bots"), bot, folder=folder)

    status, text = asyncio.run(story())
    assert status == 0, text
    assert "lost" not in text
