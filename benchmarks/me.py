"""How long `/me` takes for a person with many finished games: `python -m benchmarks.me [--games 10000]`.

The first page, a page from the middle, searches and the statistics, over HTTP, on SQLite and PostgreSQL.
Prints for some requests, in milliseconds, the median, the slowest, and the processor time that one takes
in this process (server and client), which other work on the machine does not change. “Statistics, cold”
is the one request that counts all games, after a start of the server; “statistics, new” is what the
first request after a game pays. “The whole page” is all that `/me` asks for at once.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import httpx
import msgspec
from tests.postgres import Postgres
from tests.server.conftest import Club, run_club

from benchmarks.machine import machine
from sumida.server.operations.collecting import collect_ourselves
from sumida.server.settings import Limits
from sumida.store import IndexedGame
from sumida.tables.listing import GameFacts

REQUESTS = 30
START = 1_700_000_000_000
SEARCHES = {
    "first page": {},
    "by partner, none": {"partner": "nobody"},
    "by partner, some": {"partner": "anna 99"},
    "by game and score": {"game": "hashi", "lowest": "24"},
    "by variant and day": {"variant": "six", "since": "2023-11-20", "until": "2023-12-20"},
}


class Took(NamedTuple):
    """Milliseconds of a request: passed, and worked by this process."""

    wall: float
    worked: float


def game(owner: str, number: int) -> IndexedGame:
    """One of many finished games, no two alike."""
    name, score = f"Anna {number % 500}", number % 26
    facts = GameFacts(["Me", name], ["", ""], {"players": 2, "variant": "five"}, [score, score])
    kind, variant = ("hanabi", ("five", "six")[number % 3 == 0]) if number % 2 else ("hashi", "A")
    at, partners = START + number * 600_000, name.casefold()
    data = msgspec.json.encode(facts)
    return IndexedGame(owner, f"T{number:07}", 1, at, False, kind, variant, 0, score, partners, data)


async def ask(
    club: Club, cookie: str, terms: dict[str, str], what: str = "games"
) -> tuple[Took, dict[str, Any]]:
    begin, worked = time.perf_counter(), time.process_time()
    answer: httpx.Response = await club.http.get(f"/api/me/{what}", params=terms, headers={"Cookie": cookie})
    took = Took((time.perf_counter() - begin) * 1000, (time.process_time() - worked) * 1000)
    assert answer.status_code == 200, answer.text
    return took, answer.json()


async def measure(name: str, database: str, games: int) -> None:
    limits = Limits(looks_back_per_minute=1_000_000)
    async with run_club(database, limits, None, None) as club:
        me = await club.player()
        device = club.hub.signer.device(me.cookie.partition("=")[2])
        for first in range(0, games, 1000):
            rows = [game(device, number) for number in range(first, min(games, first + 1000))]
            await club.hub.store.people.index(rows)
        searches: dict[str, dict[str, str]] = dict(SEARCHES)
        more = None
        for _ in range(20):
            _, found = await ask(club, me.cookie, {"more": more} if more else {})
            more = found["more"]
        if more:
            searches["page 21"] = {"more": more}
        for what, terms in searches.items():
            took = [(await ask(club, me.cookie, terms))[0] for _ in range(REQUESTS)]
            show(name, what, took)
        show(name, "statistics, cold", [(await ask(club, me.cookie, {}, "statistics"))[0]])
        new: list[Took] = []
        for number in range(games, games + REQUESTS):
            await club.hub.store.people.index([game(device, number)])
            new.append((await ask(club, me.cookie, {}, "statistics"))[0])
        show(name, "statistics, new", new)
        again = [(await ask(club, me.cookie, {}, "statistics"))[0] for _ in range(REQUESTS)]
        show(name, "statistics, again", again)
        both = [await together(club, me.cookie) for _ in range(REQUESTS)]
        show(name, "the whole page", both)


async def together(club: Club, cookie: str) -> Took:
    """All that the page asks for at once."""
    begin, worked = time.perf_counter(), time.process_time()
    shelves = [ask(club, cookie, {"shelf": shelf}) for shelf in ("running", "finished", "shared")]
    await asyncio.gather(*shelves, ask(club, cookie, {}, "statistics"))
    return Took((time.perf_counter() - begin) * 1000, (time.process_time() - worked) * 1000)


def show(store: str, what: str, took: list[Took]) -> None:
    walls, worked = [one.wall for one in took], median(one.worked for one in took)
    print(f"{store:10} {what:20} median {median(walls):6.1f}, slowest {max(walls):6.1f}, work {worked:5.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    games = parser.parse_args().games
    print(machine())
    collect_ourselves()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure("SQLite", f"sqlite:///{Path(folder)}/me.sqlite3", games))
    server = Postgres()
    server.start()
    try:
        asyncio.run(measure("PostgreSQL", server.database(), games))
    finally:
        server.stop()


if __name__ == "__main__":
    main()
