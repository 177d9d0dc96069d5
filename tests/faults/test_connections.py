"""Connections that are slow, cut, half-open, late, and messages that come twice or in the wrong order."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from tests.faults.bad_connections import (
    Behaviour,
    bad_connection,
    cut,
    half_open,
    late,
    shuffling_proxy,
    slow,
)
from tests.faults.scenario import check_database, seat_players, stop_playing, wait_for_commands
from tests.faults.servers import Server, ServerFactory


async def play_through(server: Server, proxy: AbstractAsyncContextManager[int], seed: int, moves: int) -> int:
    async with proxy as port:
        players = seat_players(server, 2, seed, urls=[f"ws://127.0.0.1:{port}/ws"])
        playing = asyncio.gather(*(player.play() for player in players))
        await wait_for_commands(players, moves)
        for player in players:
            player.urls = [server.socket]
        await stop_playing(players, playing)
    return await check_database(server.database, players)


@pytest.mark.parametrize("kind", [slow, cut, half_open, late])
def test_a_bad_connection_loses_and_doubles_nothing(
    factory: ServerFactory, tmp_path: Path, kind: Behaviour
) -> None:
    server = factory.server(f"sqlite:///{tmp_path}/club.sqlite3")
    server.start()
    proxy = bad_connection(server.port, kind, seed=1)
    assert asyncio.run(play_through(server, proxy, seed=11, moves=30)) > 15
    server.kill()


def test_duplicated_and_reordered_messages_change_nothing(factory: ServerFactory, tmp_path: Path) -> None:
    server = factory.server(f"sqlite:///{tmp_path}/club.sqlite3")
    server.start()
    proxy = shuffling_proxy(server.port, seed=2)
    assert asyncio.run(play_through(server, proxy, seed=12, moves=30)) > 15
    server.kill()
