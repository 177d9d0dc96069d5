"""Deadlines at a server: they pass with nobody there, once, and survive kills, restarts and wrong clocks."""

from __future__ import annotations

import asyncio
import json
import os
import struct
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from tests.postgres import Postgres
from tests.server.conftest import Club, run_club, until
from tests.tables.conftest import FixedChance
from websockets.sync.client import connect

from sumida.server.clock import Uptime
from sumida.server.live.deadlines import SAVE_MS
from sumida.server.operations.retention import DAY_MS, old_tables
from sumida.server.settings import Limits
from sumida.store import open_store
from sumida.tables.log import read_entry

ROOT = Path(__file__).parents[3]
HOUR_MS = 3_600_000
TERMS = {"seconds": 3_600, "passed": "bot", "bot": "cautious"}


def pass_time(club: Club, ms: int) -> None:
    club.hub.uptime.resume(club.hub.uptime() + ms)


async def logged(club: Club, code: str) -> list[str]:
    """The types of all events of a table."""
    entries = (await club.hub.store.read(code)).entries
    return [str(event.__struct_config__.tag) for data in entries for event in read_entry(data).events]


async def until_logged(club: Club, code: str, kind: str, times: int) -> None:
    while (await logged(club, code)).count(kind) < times:
        await asyncio.sleep(0.02)


def test_a_bot_moves_when_the_time_is_over_though_nobody_is_connected(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, players = await club.table("Ada", "Bo", deadline=TERMS)
        for player in players:
            await player.wire.close()
        await until(lambda: not club.hub.tables[code].connections)
        del club.hub.tables[code]
        pass_time(club, HOUR_MS - 60_000)
        club.hub.tick()
        assert code not in club.hub.tables, "it need not be in memory"
        pass_time(club, 60_000)
        await until_logged(club, code, "move-made", 1)
        assert (await logged(club, code)).count("deadline-passed") == 1
        assert club.hub.tables[code].table.room.chairs[0].substitute is None

    tell(story, chance=FixedChance())


def test_several_games_side_by_side_each_have_their_deadline_in_the_list_of_games(tell: Any) -> None:
    async def story(club: Club) -> None:
        one, (ada, *_) = await club.table("Ada", "Bo", deadline=TERMS)
        headers = {"Cookie": ada.cookie}
        body = {
            "name": "Ada",
            "settings": {"game": "hanabi", "options": {"players": 2}, "deadline": {"seconds": 86_400}},
            "seat": 0,
            "bots": {"1": "cautious"},
            "start": True,
        }
        other = (await club.http.post("/api/tables", json=body, headers=headers)).json()["code"]
        found = (await club.http.get("/api/me/games?shelf=running", headers=headers)).json()["games"]
        left = {game["table"]: game["deadline"] - club.hub.clock() for game in found}
        assert left[one] == pytest.approx(HOUR_MS, abs=60_000)
        assert left[other] == pytest.approx(DAY_MS, abs=60_000)

    tell(story)


def test_a_game_with_deadlines_is_not_thrown_away_while_it_runs(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ada, _) = await club.table("Ada", "Bo", deadline=TERMS)
        other, _ = await club.table("Cy", "Di")
        store, soon = club.hub.store, club.hub.clock() + DAY_MS
        assert set(await old_tables(store, soon)) == {other}
        await ada.do("stop")
        club.hub.tick()
        while code not in await old_tables(store, soon):
            await asyncio.sleep(0.02)

    tell(story)


def test_a_new_game_at_the_same_table_is_remembered_again(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, (ada, _) = await club.table("Ada", "Bo", deadline=TERMS)
        await ada.do("stop")
        await ada.do("rematch")
        await ada.do("start")
        club.hub.tick()
        await asyncio.sleep(0.1)
        assert [row.name for row in await club.hub.store.people.changed_since("deadline", 0)] == [code]

    tell(story)


def test_two_servers_let_a_deadline_pass_once(postgres: Postgres) -> None:
    database = postgres.database()

    async def session() -> None:
        nodes = [{"node": f"http://127.0.0.1:{port}"} for port in (8181, 8182)]
        async with (
            run_club(database, Limits(), None, None, nodes[0]) as one,
            run_club(database, Limits(), None, None, nodes[1]) as other,
        ):
            code, players = await one.table("Ada", "Bo", deadline=TERMS)
            for player in players:
                await player.wire.close()
            await other.hub.deadlines.begin()
            for club in (one, other):
                pass_time(club, 2 * HOUR_MS)
            for _ in range(20):
                one.hub.tick()
                other.hub.tick()
                await asyncio.sleep(0.02)
            await until_logged(one, code, "move-made", 1)
            assert (await logged(other, code)).count("deadline-passed") == 1

    asyncio.run(session())


def test_uptime_goes_on_where_the_servers_stopped_and_never_back() -> None:
    uptime = Uptime(lambda: 5_000)
    assert uptime() == 1
    uptime.resume(70_000)
    uptime.resume(60_000)
    assert uptime() == 70_000


@pytest.mark.parametrize("shift_days", [0, 1, -1])
def test_a_restart_with_a_moved_clock_neither_loses_a_deadline_nor_lets_one_pass_early(
    tell: Any, shift_days: int
) -> None:
    """The time of day is off by a day after the restart; the uptime goes on."""
    found: dict[str, Any] = {}
    wall, ran = time.time_ns() // 1_000_000, 0

    async def before(club: Club) -> None:
        found["code"], players = await club.table("Ada", "Bo", deadline=TERMS)
        found["cookie"] = players[0].cookie
        pass_time(club, 20 * 60_000)
        await club.hub.deadlines.close()

    async def after(club: Club) -> None:
        left = HOUR_MS - 20 * 60_000
        ada = await club.player(found["cookie"])
        await ada.open(found["code"])
        (shown,) = ada.state["shown"]["deadlines"]["seats"]
        assert shown["until"] - ada.state["now"] == pytest.approx(left, abs=2 * SAVE_MS)
        pass_time(club, left - 2 * SAVE_MS)
        club.hub.tick()
        await asyncio.sleep(0.1)
        assert "deadline-passed" not in await logged(club, found["code"])
        pass_time(club, 3 * SAVE_MS)
        await until_logged(club, found["code"], "deadline-passed", 1)

    tell(before, clock=lambda: wall + ran)
    wall += shift_days * DAY_MS
    tell(after, clock=lambda: wall + ran)


WRONG_CLOCK = """
import sys
from tests.faults.fork_server import follow_clock
follow_clock(sys.argv.pop(1))
from sumida.cli import main
sys.exit(main(sys.argv[1:]))
"""


class RealServer:
    """`sumida serve` as a process whose time of day can be moved; durations stay what they are."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder}/club.sqlite3"
        self._shift = folder / "shift"
        self.move_clock(0)
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def move_clock(self, days: int) -> None:
        data = struct.pack("<q", days * 86_400 * 10**9)
        if self._shift.exists():
            with self._shift.open("r+b") as file:
                file.write(data)
        else:
            self._shift.write_bytes(data)

    def start(self) -> None:
        options = ["serve", "--no-browser", "--no-warm-up", "--port", "0", "--database", self.database]
        self._process = subprocess.Popen(
            [sys.executable, "-c", WRONG_CLOCK, str(self._shift), *options],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))},
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[-1].rstrip("/")

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


def shown_deadline(server: RealServer, code: str) -> tuple[int, bool]:
    """How long the deadline still is, and whether it has passed."""
    with connect(server.address.replace("http", "ws") + "/ws") as wire:
        wire.send(json.dumps({"type": "open", "table": code}))
        while (message := json.loads(wire.recv()))["type"] != "snapshot":
            pass
    (seat,) = message["shown"]["deadlines"]["seats"]
    return seat["until"] - message["now"], seat["passed"]


def make_table(server: RealServer) -> str:
    settings = {"game": "hanabi", "options": {"players": 2}, "deadline": {"seconds": 3_600}}
    body = {"name": "Ada", "settings": settings, "seat": 0, "bots": {"1": "cautious"}, "start": True}
    asked = Request(server.address + "/api/tables", json.dumps(body).encode())
    for _ in range(600):
        try:
            with urlopen(asked) as answer:
                return str(json.load(answer)["code"])
        except HTTPError:
            raise
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server did not start")


def test_a_killed_server_goes_on_with_a_deadline_whatever_its_clock_says(tmp_path: Path) -> None:
    server = RealServer(tmp_path)
    server.start()
    try:
        code = make_table(server)
        for days in (1, -1):  # first while it runs, then while it is down
            server.move_clock(days)
            assert shown_deadline(server, code)[0] == pytest.approx(HOUR_MS, abs=120_000)
            server.kill()
            server.move_clock(-days)
            server.start()
            time.sleep(0.5)
            left, passed = shown_deadline(server, code)
            assert left == pytest.approx(HOUR_MS, abs=120_000)
            assert not passed
    finally:
        server.kill()

    async def stored() -> int:
        store = await open_store(server.database)
        row = await store.people.find("uptime", "servers")
        await store.close()
        return int(row.data) if row else -1

    assert 0 < asyncio.run(stored()) < 120_000
