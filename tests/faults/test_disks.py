"""A disk that is full, a file that may not be written, a clock that jumps."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from sumida.server.settings import Limits
from sumida.tables.log import read_entry
from tests.faults.players import Player
from tests.faults.scenario import (
    STUCK_S,
    check_database,
    read_database,
    seat_players,
    stop_playing,
    wait_for_commands,
)
from tests.faults.servers import HANABI, Server, ServerFactory
from tests.server.conftest import run_club


async def look(server: Server, code: str) -> str:
    """What a client receives when it opens a table."""
    async with connect(server.socket, proxy=None) as wire:
        await wire.recv()
        await wire.send(json.dumps({"type": "open", "table": code}))
        return str(json.loads(await wire.recv())["type"])


async def standstill(players: list[Player]) -> list[int]:
    """How much has been acknowledged to each, once all of it has arrived; a time-out if it never ends."""
    before: list[int] = []
    async with asyncio.timeout(STUCK_S):
        while before != (now := [len(player.acknowledged) for player in players]):
            before = now
            await asyncio.sleep(1)
    return before


async def until_health(server: Server, status: int) -> None:
    """Wait until the server reports this health, which it updates every few seconds."""
    async with asyncio.timeout(STUCK_S):
        while await asyncio.to_thread(server.health) != status:
            await asyncio.sleep(0.2)


def test_a_full_disk_acknowledges_nothing_and_play_goes_on_when_there_is_room(
    factory: ServerFactory, tmp_path: Path
) -> None:
    server = factory.server(f"sqlite:///{tmp_path}/club.sqlite3")
    server.start()

    async def story() -> int:
        players = seat_players(server, 2, seed=21)
        playing = asyncio.gather(*(player.play() for player in players))
        await wait_for_commands(players, 30)
        server.limit_files(1)
        stuck = await standstill(players)
        await until_health(server, 503)
        assert await look(server, players[0].code) == "snapshot", "what is there can still be looked at"
        server.limit_files(-1)
        await wait_for_commands(players, sum(stuck) + 30)
        await until_health(server, 200)
        await stop_playing(players, playing)
        return await check_database(server.database, players)

    assert asyncio.run(story()) > 40
    server.kill()


def test_a_read_only_database_is_refused_and_left_alone(factory: ServerFactory, tmp_path: Path) -> None:
    folder = tmp_path / "club"
    server = factory.server(f"sqlite:///{folder}/club.sqlite3")
    server.start()

    async def play(moves: int, players: list[Player]) -> int:
        playing = asyncio.gather(*(player.play() for player in players))
        await wait_for_commands(players, moves)
        await stop_playing(players, playing)
        for player in players:
            player.stopping = False
        return await check_database(server.database, players)

    players = seat_players(server, 1, seed=22)
    asyncio.run(play(20, players))
    server.terminate()
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    for path in (*folder.iterdir(), folder):
        path.chmod(0o555 if path.is_dir() else 0o444)
    server.start(wait=False, locked=True)
    server.gone()
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before
    for path in (folder, *folder.iterdir()):
        path.chmod(0o700)
    server.start()
    assert asyncio.run(play(40, players)) > 20
    server.kill()


@pytest.mark.parametrize("jump_ms", [-86_400_000, 86_400_000])
def test_a_clock_that_jumps_harms_neither_log_nor_games(tmp_path: Path, jump_ms: int) -> None:
    """The server's clock jumps by a day every few readings, while players' clocks run."""
    looks = count()
    database = f"sqlite:///{tmp_path}/club.sqlite3"

    def clock() -> int:
        look = next(looks)
        return 1_800_000_000_000 + 40 * look + (jump_ms if look // 20 % 2 else 0)

    async def story() -> int:
        limits = Limits(messages_per_second=500, message_burst=500)
        async with run_club(database, limits, None, clock) as club:
            timed = {**HANABI, "clock": {"seconds": 600, "increment": 5}}
            made = await club.http.post("/api/tables", json={"name": "Ada", "settings": timed})
            assert made.status_code == 201, made.text
            cookie, url = made.headers["set-cookie"].split(";")[0], f"ws://127.0.0.1:{club.port}/ws"
            players = [Player([url], made.json()["code"], cookie, seed=23)]
            players.append(Player([url], players[0].code, seed=24))
            playing = asyncio.gather(*(player.play() for player in players))
            await wait_for_commands(players, 60)
            await stop_playing(players, playing)
        return await check_database(database, players)

    assert asyncio.run(story()) > 40
    times = asyncio.run(_times(database))
    assert times == sorted(times), "in the log time never runs backwards"


async def _times(database: str) -> list[int]:
    """When each entry of the one table was made."""
    _, logs = await read_database(database)
    (log,) = logs.values()
    return [read_entry(data).at for data in log]
