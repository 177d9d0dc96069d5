"""What one address may store in a day, and how long the log of a table may grow."""

from __future__ import annotations

from typing import Any

import pytest

from sumida.kernel import GameError
from sumida.server.operations.metrics import METRICS
from sumida.server.quotas import StorageQuota, check_log
from sumida.server.settings import Limits
from sumida.tables.messages import commands

HOUR_S = 3_600


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def _quota(most: int) -> tuple[StorageQuota, Hands]:
    clock = Hands()
    return StorageQuota(Limits(stored_per_day_bytes=most), clock), clock


def _refused(quota: StorageQuota, address: str, size: int, command: type) -> str | None:
    try:
        quota.take(address, size, command)
    except GameError as found:
        return found.reason
    return None


def test_chat_stops_before_moves_and_moves_at_the_quota() -> None:
    quota, _ = _quota(1000)
    assert _refused(quota, "1.2.3.4", 900, commands.Say) is None
    hits = METRICS.limits["stored-day"]
    assert _refused(quota, "1.2.3.4", 1, commands.Note) == "error-stored-day"
    assert METRICS.limits["stored-day"] == hits + 1
    assert _refused(quota, "1.2.3.4", 100, commands.Move) is None
    assert _refused(quota, "1.2.3.4", 1, commands.Move) == "error-stored-day"


def test_a_game_can_be_ended_whatever_its_host_has_stored_today() -> None:
    quota, _ = _quota(1000)
    quota.charge("1.2.3.4", 5000)
    assert _refused(quota, "1.2.3.4", 3000, commands.Stop) is None
    assert quota.stored("1.2.3.4") == 8000


def test_an_address_has_its_quota_back_after_a_day_and_not_before() -> None:
    quota, clock = _quota(1000)
    quota.take("1.2.3.4", 900, commands.Say)
    clock.now += 24 * HOUR_S - 1
    assert _refused(quota, "1.2.3.4", 1, commands.Say) == "error-stored-day"
    clock.now += 2 * HOUR_S
    assert _refused(quota, "1.2.3.4", 900, commands.Say) is None


def test_no_day_holds_more_than_the_quota_however_it_is_spread() -> None:
    quota, clock = _quota(1000)
    stored: list[tuple[float, int]] = []
    for _ in range(400):
        if _refused(quota, "1.2.3.4", 50, commands.Move) is None:
            stored.append((clock.now, 50))
        assert sum(size for at, size in stored if at > clock.now - 24 * HOUR_S) <= 1000
        clock.now += 0.21 * HOUR_S
    assert len(stored) > 40


def test_addresses_of_one_ipv6_network_share_a_quota_and_others_do_not() -> None:
    quota, _ = _quota(1000)
    quota.take("2001:db8::1", 900, commands.Say)
    assert _refused(quota, "2001:db8::2", 1, commands.Say) == "error-stored-day"
    assert _refused(quota, "2001:db8:0:1::1", 1, commands.Say) is None


@pytest.mark.parametrize(
    ("command", "last"), [(commands.Say, 89), (commands.Undo, 89), (commands.Move, 94), (commands.Stop, 99)]
)
def test_a_log_ends_for_chat_first_then_for_moves_then_for_the_host(command: type, last: int) -> None:
    limits = Limits(entries_per_table=100)
    check_log(limits, last, command)
    with pytest.raises(GameError, match="full"):
        check_log(limits, last + 1, command)


def a_clue(legal: list[str]) -> str:
    """A move that ends no game."""
    return next(move for move in legal if move.startswith("clue"))


def test_a_table_near_its_quota_refuses_chat_and_still_takes_moves(tell: Any) -> None:
    async def story(club: Any) -> None:
        _, (ana, bo) = await club.table("Ana", "Bo", talk="house")
        said = 0
        while (answer := await bo.do("note", card=1, text="x"))["type"] == "ack":
            said += 1
        assert answer["reason"] == "error-log-nearly-full"
        assert said > 20
        version = club.hub.tables[ana.state["table"]].table.room.version
        assert (await ana.do("say", text="hello"))["reason"] == "error-log-nearly-full"
        for player in (ana, bo, ana, bo):
            while not player.legal:
                await player.receive()
            assert (await player.move(a_clue))["type"] == "ack"
        assert club.hub.tables[ana.state["table"]].table.room.version == version + 4
        assert (await ana.do("stop"))["type"] == "ack"
        assert ana.play["stopped"]
        assert (await ana.do("rematch"))["reason"] == "error-log-full"

    tell(story, Limits(entries_per_table=100, messages_per_second=1000, message_burst=1000))


def test_an_address_over_its_quota_makes_no_tables_and_uploads_nothing_but_finishes_its_game(
    tell: Any,
) -> None:
    async def story(club: Any) -> None:
        code, (ana, _) = await club.table("Ana", "Bo", talk="house")
        while (answer := await ana.do("note", card=1, text="x" * 200))["type"] == "ack":
            pass
        assert answer["reason"] == "error-stored-day"
        assert answer["facts"] == {"megabytes": 1}
        made = await club.http.post("/api/tables", json={"name": "Cy", "settings": {"game": "hashi"}})
        assert (made.status_code, made.json()["reason"]) == (429, "error-stored-day")
        assert (await ana.move())["type"] == "ack"
        assert (await club.http.get("/metrics")).text.count('limit="stored-day"') == 1
        assert code in club.hub.tables

    tell(story, Limits(stored_per_day_bytes=20_000, messages_per_second=1000, message_burst=1000))
