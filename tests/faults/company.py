"""People at tables: set down, watched and brought to rest."""

from __future__ import annotations

import asyncio
from typing import Any

from sumida.store import open_store
from tests.faults.history import check_history
from tests.faults.people import Person
from tests.faults.servers import Server

STUCK_S = 300
"""Nothing here takes more than seconds, but for a machine that has ten other things to do."""


async def until(people: list[Person], moves: int) -> None:
    """Until so many commands in all have been acknowledged; a table that is stuck shows as a time-out."""
    async with asyncio.timeout(STUCK_S):
        while sum(len(person.acknowledged) for person in people) < moves:
            await asyncio.sleep(0.002)


async def rest(people: list[Person], playing: asyncio.Future[Any]) -> None:
    for person in people:
        person.stop()
    await asyncio.wait_for(playing, STUCK_S)
    async with asyncio.timeout(STUCK_S):
        for person in people:
            await person.catch_up()


def company(server: Server, tables: int, seed: int, urls: list[str] | None = None) -> list[Person]:
    """Two people at each of some tables."""
    people: list[Person] = []
    for number in range(tables):
        code, cookie = server.create()
        two = ((cookie, 2 * number), ("", 2 * number + 1))
        people += [Person(urls or [server.socket], code, mine, seed=100 * seed + n) for mine, n in two]
    return people


async def check(database: str, people: list[Person]) -> int:
    """Check all histories against a database; gives the number of moves."""
    store = await open_store(database)
    try:
        return await check_history(store, people)
    finally:
        await store.close()
