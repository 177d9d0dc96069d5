"""`kill -9` of the server at random moments during play."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.faults.scenario import check_database, seat_players, stop_playing, wait_for_commands
from tests.faults.servers import ServerFactory, restart


@pytest.mark.parametrize("seed", [1, 2])
def test_kills_at_random_moments_lose_and_double_nothing(
    factory: ServerFactory, tmp_path: Path, seed: int
) -> None:
    """[hanabi-live: live games only in memory; boardgame.io 672, 713]"""
    rng = Random(seed)
    server = factory.server(f"sqlite:///{tmp_path}/club.sqlite3")
    server.start()

    async def story() -> int:
        players = seat_players(server, 3, seed)
        playing = asyncio.gather(*(player.play() for player in players))
        for kills in range(1, 7):
            await wait_for_commands(players, 20 * kills)
            await asyncio.sleep(rng.random() * 0.05)
            await restart(server)
        await wait_for_commands(players, 160)
        await stop_playing(players, playing)
        assert min(player.connected for player in players) > 1  # each was cut off and came back
        return await check_database(server.database, players)

    assert asyncio.run(story()) > 100
    server.kill()
