"""Events in the log: each has a name and fields of its own, so that programs need not read sentences."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from tests.server.conftest import HANABI, Club, until
from tests.server.thinking import test_reviews as reviewing

from sumida import __version__
from sumida.server.operations import limit_events
from sumida.server.operations.limit_events import LimitEvents
from sumida.server.operations.logs import EVENTS, JsonLines, log_event
from sumida.server.operations.metrics import METRICS
from sumida.server.thinking import bots
from sumida.store import StoreError

Tell = Callable[..., None]
DOCS = Path(__file__).parents[3] / "docs" / "operate.md"


@pytest.fixture
def events(caplog: pytest.LogCaptureFixture) -> Callable[[], list[dict[str, Any]]]:
    """What was logged by name so far, as a program reads it from a line of JSON."""
    caplog.set_level(logging.INFO, "sumida.server")
    usual = {"at", "level", "logger", "message", "error"}

    def read() -> list[dict[str, Any]]:
        lines = [json.loads(JsonLines().format(one)) for one in caplog.records if hasattr(one, "event")]
        return [{key: value for key, value in line.items() if key not in usual} for line in lines]

    return read


def fields_of(name: str) -> list[str]:
    return [field for _, field, _, _ in Formatter().parse(EVENTS[name][1]) if field]


@pytest.mark.parametrize("name", EVENTS)
def test_an_event_has_its_name_and_its_fields_and_is_documented(
    name: str, events: Any, caplog: pytest.LogCaptureFixture
) -> None:
    fields = dict.fromkeys(fields_of(name), "x")
    log_event(logging.getLogger("sumida.server"), name, ValueError("why"), **fields)
    assert events() == [{"event": name, **fields}]
    assert "why" in json.loads(JsonLines().format(caplog.records[0]))["error"]
    row = f"| `{name}` | {', '.join(f'`{field}`' for field in fields) or '-'} |"
    assert row in DOCS.read_text("utf-8")


def test_a_server_tells_when_it_starts_and_stops(tell: Tell, events: Any) -> None:
    async def story(club: Club) -> None:
        assert events() == [{"event": "server-started", "version": __version__}]

    tell(story)
    assert events()[-1] == {"event": "server-stopped"}


def test_limits_that_were_hit_and_readers_that_were_dropped_are_told_seldom_and_with_numbers(
    events: Any,
) -> None:
    now = 0.0
    told = LimitEvents(lambda: now)
    METRICS.limits["misses"] += 3
    METRICS.dropped_readers += 2
    told.tick()
    assert events() == []
    now = limit_events.EVERY_S
    for _ in range(2):
        told.tick()
    expected = [
        {"event": "limit-hit", "limit": "misses", "times": 3},
        {"event": "readers-dropped", "clients": 2},
    ]
    assert events() == expected
    METRICS.limits["misses"] += 1
    now *= 2
    told.tick()
    assert events() == [*expected, {"event": "limit-hit", "limit": "misses", "times": 1}]


def test_a_store_that_fails_is_told_with_its_table(
    tell: Tell, events: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreError("no space left on the disk")

    async def story(club: Club) -> None:
        code, (ada, _) = await club.table("Ada", "Bo")
        monkeypatch.setattr(club.hub.store, "append", fail)
        assert (await ada.move())["reason"] == "error-store"
        failed = {"event": "store-failed", "table": code, "reason": "no space left on the disk"}
        assert failed in events()
        monkeypatch.setattr(club.hub.store, "check", fail)
        assert (await club.http.get("/healthz")).status_code == 503
        assert {"event": "store-unhealthy", "reason": "no space left on the disk"} in events()

    tell(story)


def test_a_table_that_is_refused_and_one_that_is_lost_are_told(tell: Tell, events: Any) -> None:
    async def story(club: Club) -> None:
        await club.hub.store.append("BADTABLE", 1, b"{}")
        player = await club.player()
        assert (await player.open("BADTABLE"))["type"] == "refusal"
        assert {"event": "table-refused", "table": "BADTABLE", "version": 1} in events()
        code, _ = await club.table("Ada", "Bo")
        club.hub._evict(club.hub.tables[code])
        assert {"event": "table-lost", "table": code} in events()

    tell(story)


def test_bots_that_fail_are_told_and_who_takes_their_seat(
    tell: Tell, events: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = [BrokenProcessPool("gone"), *[ValueError("no idea")] * bots.TRIES]

    async def ask(live: Any, job: Any) -> str:
        if faults and job.bot == "random":
            raise faults.pop(0)
        return str(live.table.room.running.state.legal(job.seat)[0])

    async def story(club: Club) -> None:
        monkeypatch.setattr(bots, "RETRY_S", (0.0,))
        monkeypatch.setattr(club.app.state.bot_workers, "_ask", ask)
        code, (ada,) = await club.table("Ada", start=False, **HANABI)
        assert (await ada.do("seat-bot", seat=1, bot="random"))["type"] == "ack"
        assert (await ada.do("start"))["type"] == "ack"
        live = club.hub.tables[code]
        await until(lambda: live.table.room.running is not None)
        if live.table.room.running.to_act == (0,):
            assert (await ada.move())["type"] == "ack"
        about = {"table": code, "bot": "random"}
        replaced = {"event": "bot-replaced", **about, "substitute": "cautious"}
        await until(lambda: replaced in events())
        found = [event["event"] for event in events() if event.get("bot")]
        assert found == ["worker-lost", *["bot-failed"] * bots.TRIES, "bot-replaced"]

    tell(story)


def test_a_review_that_fails_is_told(events: Any) -> None:
    async def story(reviews: Any, worker: Any) -> None:
        worker.go.set()
        game = reviewing.stored()
        reviews.ask(game, 0, "a")
        failed = {"event": "review-failed", "replay": game.name}
        await until(lambda: failed in events())

    reviewing.run(story, ("dies",))
