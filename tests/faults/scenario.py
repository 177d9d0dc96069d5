"""Players at tables: seat them, wait for their moves, stop them, check what was stored."""

from __future__ import annotations

import asyncio
from typing import Any

from sumida.store import open_snapshot
from sumida.store.snapshot import StoredEntry, StoredSecret
from tests.faults.history import check_history
from tests.faults.players import Player
from tests.faults.servers import Server

STUCK_S = 300
"""Everything here takes seconds; on a busy machine, longer."""


async def wait_for_commands(players: list[Player], count: int) -> None:
    """Wait until `count` commands in all have been acknowledged; a stuck table shows as a time-out."""
    async with asyncio.timeout(STUCK_S):
        while sum(len(player.acknowledged) for player in players) < count:
            await asyncio.sleep(0.002)


async def stop_playing(players: list[Player], playing: asyncio.Future[Any]) -> None:
    """Let every player finish and look at the table once more."""
    for player in players:
        player.stop()
    await asyncio.wait_for(playing, STUCK_S)
    async with asyncio.timeout(STUCK_S):
        for player in players:
            await player.catch_up()


def seat_players(server: Server, tables: int, seed: int, urls: list[str] | None = None) -> list[Player]:
    """Two players at each of `tables` new tables."""
    players: list[Player] = []
    for number in range(tables):
        code, cookie = server.create()
        two = ((cookie, 2 * number), ("", 2 * number + 1))
        players += [Player(urls or [server.socket], code, mine, seed=100 * seed + n) for mine, n in two]
    return players


async def check_database(database: str, players: list[Player]) -> int:
    """Check what the players saw against the database; returns the number of moves."""
    key, logs = await read_database(database)
    return check_history(key, logs, players)


async def read_database(database: str) -> tuple[bytes, dict[str, list[bytes]]]:
    """The key that signs tokens, and every log, even while a server is writing."""
    snapshot = await open_snapshot(database)
    key, logs = b"", dict[str, list[bytes]]()
    try:
        async for item in snapshot.items():
            if isinstance(item, StoredEntry):
                logs.setdefault(item.table, []).append(item.entry)
            elif isinstance(item, StoredSecret):
                key = item.secret
    finally:
        await snapshot.close()
    assert snapshot.damage == []
    return key, logs
