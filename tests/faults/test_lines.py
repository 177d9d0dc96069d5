"""Connections that are slow, cut, half-open, late, and messages that come twice or in the wrong order."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from tests.faults.bad_lines import Line, bad_line, cut, half_open, late, shuffled_line, slow
from tests.faults.company import check, company, rest, until
from tests.faults.servers import Server, Stable


async def play_over(server: Server, line: AbstractAsyncContextManager[int], seed: int, moves: int) -> int:
    async with line as port:
        people = company(server, 2, seed, urls=[f"ws://127.0.0.1:{port}/ws"])
        playing = asyncio.gather(*(person.play() for person in people))
        await until(people, moves)
        for person in people:
            person.urls = [server.socket]
        await rest(people, playing)
    return await check(server.database, people)


@pytest.mark.parametrize("kind", [slow, cut, half_open, late])
def test_a_bad_line_loses_and_doubles_nothing(stable: Stable, tmp_path: Path, kind: Line) -> None:
    server = stable.server(f"sqlite:///{tmp_path}/club.sqlite3")
    server.start()
    line = bad_line(server.port, kind, seed=1)
    assert asyncio.run(play_over(server, line, seed=11, moves=30)) > 15
    server.kill()


def test_messages_twice_and_in_the_wrong_order_change_nothing(stable: Stable, tmp_path: Path) -> None:
    server = stable.server(f"sqlite:///{tmp_path}/club.sqlite3")
    server.start()
    line = shuffled_line(server.port, seed=2)
    assert asyncio.run(play_over(server, line, seed=12, moves=30)) > 15
    server.kill()
