"""What one address may store in a day, and how long the log of a table may grow."""

from __future__ import annotations

from typing import Any

import pytest

from sumida.kernel import GameError
from sumida.server.operations.metrics import METRICS
from sumida.server.people.listing import ROW_BYTES
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


def test_strangers_cannot_fill_the_log_of_a_table_and_its_players_go_on(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ana, _) = await club.table("Ana", "Bo", talk="house")
        stranger = await club.player()
        await stranger.open(code)
        await stranger.do("join", name="Cy")
        accepted = 1
        while (answer := await stranger.do("rename", name=f"Cy {accepted}"))["type"] == "ack":
            accepted += 1
        assert (answer["reason"], accepted) == ("error-too-fast", 20 - 2)  # Bo has joined and sat down
        assert (await (await other(club, code)).do("join", name="Di"))["reason"] == "error-too-fast"
        for number in range(30):
            assert (await ana.do("rename", name=f"Ana {number}"))["type"] == "ack"

    async def other(club: Any, code: str) -> Any:
        found = await club.player()
        await found.open(code)
        return found

    hits = METRICS.limits["strangers"]
    tell(story, Limits(strangers_per_minute=2, messages_per_second=1000, message_burst=1000))
    assert METRICS.limits["strangers"] == hits + 2


def test_lists_of_games_count_for_whoever_starts_one_and_only_once(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ana, *_) = await club.table("Ana", "Bo", start=False)
        for number in range(10):
            watcher = await club.player()
            await watcher.open(code)
            await watcher.do("join", name=f"W{number}")
        before = club.hub.quota.stored("127.0.0.1")
        await ana.do("start")
        begun = club.hub.quota.stored("127.0.0.1")
        assert begun - before > 12 * ROW_BYTES
        await ana.do("stop")
        assert club.hub.quota.stored("127.0.0.1") - begun < 12 * ROW_BYTES

    tell(story)


def test_a_place_at_a_table_has_twenty_browsers_at_most(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ana, _) = await club.table("Ana", "Bo")
        token = (await ana.do("seat-link"))["token"]
        answers = []
        for _ in range(20):
            browser = await club.player()
            await browser.open(code)
            answers.append(await browser.do("claim", token=token))
        assert [answer["type"] for answer in answers] == ["ack"] * 19 + ["refusal"]
        assert answers[-1]["reason"] == "error-person-devices"
        assert (await ana.do("renew-seat-link"))["type"] == "ack"
        token = (await ana.do("seat-link"))["token"]
        assert (await browser.do("claim", token=token))["type"] == "ack"

    tell(story)


@pytest.mark.parametrize("path", ["code", "phrase"])
def test_what_is_stored_about_a_person_counts(tell: Any, path: str) -> None:
    async def story(club: Any) -> None:
        answers = [(await club.http.post(f"/api/me/{path}")).status_code for _ in range(6)]
        assert answers == [200, 200, 200, 200, 429, 429]

    tell(story, Limits(stored_per_day_bytes=5_000))
