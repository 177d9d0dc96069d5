"""`kill -9` of the server at random moments during play."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.faults.company import check, company, rest, until
from tests.faults.servers import Stable, restart


@pytest.mark.parametrize("seed", [1, 2])
def test_kills_at_random_moments_lose_and_double_nothing(stable: Stable, tmp_path: Path, seed: int) -> None:
    """[hanabi-live: live games only in memory; boardgame.io 672, 713]"""
    rng = Random(seed)
    server = stable.server(f"sqlite:///{tmp_path}/club.sqlite3")
    server.start()

    async def story() -> int:
        people = company(server, 3, seed)
        playing = asyncio.gather(*(person.play() for person in people))
        for kills in range(1, 7):
            await until(people, 20 * kills)
            await asyncio.sleep(rng.random() * 0.05)
            await restart(server)
        await until(people, 160)
        await rest(people, playing)
        assert min(person.connected for person in people) > 1  # each was cut off and came back
        return await check(server.database, people)

    assert asyncio.run(story()) > 100
    server.kill()
