"""The deal of the day on a server: the same cards for all, and figures to compare with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from tests.server.conftest import Club

from sumida.daily import DAY_MS, begins_ms, daily
from sumida.lab.coach.daily import DailyComparison, DailyScore
from sumida.server.http.daily import DailyApi
from sumida.server.thinking.workers import BackgroundProcess

DAY = date(2026, 11, 15)
NOON = begins_ms(DAY) + DAY_MS // 2

Tell = Callable[..., None]


def clock() -> int:
    return NOON


async def begin(club: Club, name: str = "hashi", day: str = "2026-11-15", **fields: Any) -> Any:
    """A table for a day's deal, with the bots that the day asks for."""
    bots = {str(seat): bot for seat, bot in daily(name, DAY).bots.items()}
    body = {"name": "Ada", "settings": {"game": name, "daily": day}, "bots": bots, "start": True, **fields}
    return await club.http.post("/api/tables", json=body)


async def dealt(club: Club, name: str, day: str = "2026-11-15") -> tuple[dict[str, Any], str]:
    """Terms and deal of a new game, as the server keeps them."""
    made = await begin(club, name, day)
    live = await club.hub.find(made.json()["code"])
    return live.table.room.settings.options, live.table.room.game.deal


@pytest.mark.parametrize("name", ["hashi", "hanabi"])
def test_two_fresh_servers_deal_the_same_on_the_same_day_and_not_on_another(
    tell: Tell, tmp_path_factory: pytest.TempPathFactory, name: str
) -> None:
    found: list[Any] = []

    async def story(club: Club) -> None:
        found.append([await dealt(club, name), await dealt(club, name, "2026-11-14")])

    for _ in range(2):
        folder = tmp_path_factory.mktemp("server")
        tell(story, clock=clock, database=f"sqlite:///{folder}/club.sqlite3")
    assert found[0] == found[1]
    (options, deal), (_, other) = found[0]
    assert (options, deal) == (daily(name, DAY).options, daily(name, DAY).deal)
    assert other == daily(name, date(2026, 11, 14)).deal != deal


def test_the_terms_of_a_daily_table_are_the_days_whatever_is_asked_for(tell: Tell) -> None:
    async def story(club: Club) -> None:
        wanted = {"game": "hashi", "daily": "2026-11-15", "options": {"players": 4}, "shuffle_seats": True}
        made = await begin(club, settings=wanted)
        live = await club.hub.find(made.json()["code"])
        assert live.table.room.settings.options == daily("hashi", DAY).options

    tell(story, clock=clock)


def test_the_day_s_bots_must_sit_at_the_table(tell: Tell) -> None:
    async def story(club: Club) -> None:
        refused = await begin(club, "hanabi", bots={"1": "partner", "2": "cautious"})
        assert (refused.status_code, refused.json()["reason"]) == (400, "refuse-daily-seats")
        assert "2 partner, 3 partner" in refused.json()["text"]

    tell(story, clock=clock)


def test_a_daily_game_is_dealt_again_in_a_rematch(tell: Tell) -> None:
    async def story(club: Club) -> None:
        made = await begin(club)
        code = made.json()["code"]
        player = await club.player(made.headers["set-cookie"].split(";")[0])
        await player.open(code)
        for command in ("stop", "rematch", "start"):
            assert (await player.do(command))["type"] == "ack"
        live = await club.hub.find(code)
        assert live.table.room.game.number == 2
        assert live.table.room.game.deal == daily("hashi", DAY).deal

    tell(story, clock=clock)


@pytest.mark.parametrize(
    ("day", "reason"),
    [
        ("2026-13-40", "error-daily-day"),
        ("2026-11-16", "error-daily-future"),
        ("2026-10-31", "error-daily-early"),
    ],
)
def test_a_day_without_a_deal_is_refused_everywhere(tell: Tell, day: str, reason: str) -> None:
    async def story(club: Club) -> None:
        for answer in (
            await begin(club, day=day),
            await club.http.get(f"/api/daily?day={day}"),
            await club.http.get(f"/api/daily/hashi/{day}"),
        ):
            assert (answer.status_code, answer.json()["reason"]) == (400, reason)
        assert (await club.http.get("/api/daily/chess/2026-11-15")).json()["reason"] == "error-unknown-game"

    tell(story, clock=clock)


def test_the_page_learns_the_day_and_when_the_next_begins_but_no_card(tell: Tell) -> None:
    async def story(club: Club) -> None:
        told = (await club.http.get("/api/daily")).json()
        assert (told["day"], told["today"], told["now"]) == ("2026-11-15", "2026-11-15", NOON)
        assert told["next"] == NOON + DAY_MS // 2
        assert {one["game"]: one["bots"] for one in told["deals"]}["hanabi"] == {
            "1": "partner",
            "2": "partner",
        }
        assert "deal" not in told["deals"][0]
        past = (await club.http.get("/api/daily?day=2026-11-03")).json()
        assert (past["day"], past["today"]) == ("2026-11-03", "2026-11-15")

    tell(story, clock=clock)


class Slow(BackgroundProcess):
    """Figures that come when the test says so; counts how often they are asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.asked: list[Any] = []

    async def do(self, job: Callable[..., Any], *args: Any) -> Any:
        self.asked.append(args)
        await self.go.wait()
        return DailyComparison((DailyScore("master", 51),), best=58, limit=58)


def test_the_comparison_is_worked_out_once_and_sent_when_it_is_ready() -> None:
    async def story() -> None:
        slow = Slow()
        api = DailyApi(clock, slow)
        assert [api._find(("hashi", DAY)) for _ in range(3)] == [None, None, None]
        await asyncio.sleep(0)
        slow.go.set()
        while (found := api._find(("hashi", DAY))) is None:
            await asyncio.sleep(0)
        assert found.best == 58
        assert slow.asked == [("hashi", DAY)]

    asyncio.run(story())


def test_many_days_at_once_wait_their_turn() -> None:
    async def story() -> None:
        slow = Slow()
        api = DailyApi(clock, slow)
        for number in range(1, 15):
            api._find(("hashi", date(2026, 11, number)))
        await asyncio.sleep(0)
        assert len(slow.asked) == 4
        api.close()

    asyncio.run(story())


def test_a_hanabi_result_is_compared_with_tables_of_bots(tell: Tell) -> None:
    async def story(club: Club) -> None:
        while not (found := (await club.http.get("/api/daily/hanabi/2026-11-15")).json())["ready"]:
            await asyncio.sleep(0.2)
        assert [one["bot"] for one in found["scores"]] == ["hat", "partner"]
        assert all(0 <= one["score"] <= 25 for one in found["scores"])
        assert set(found) == {"game", "rules", "day", "ready", "scores", "best", "limit"}

    tell(story, clock=clock)
