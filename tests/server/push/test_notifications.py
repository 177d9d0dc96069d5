"""Whoever has closed the page is told when it is their turn, through a push service run by the test."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.postgres import Postgres
from tests.server.conftest import Club, Player, run_club, until
from tests.server.live.test_deadlines import TERMS, pass_time
from tests.server.people.test_people import join
from tests.server.push.push_service import LOCAL, PushService, away, gone, never, push_service

from sumida.server.push import watch
from sumida.server.push.watch import LEFT_MS, SCAN_MS, SOON_MS, STEP_S
from sumida.server.settings import Limits

HOUR_MS = 3_600_000
MIDNIGHT = 1_795_046_400_000
"""2026-11-19, midnight UTC."""


async def take_round(player: Player) -> None:
    """Make the steps of a round of Hashi, and close it."""
    while player.play["to_act"] and player.legal:
        action = "done" if "done" in player.legal else player.legal[0]
        assert (await player.do("move", action=action))["type"] == "ack"
        if action == "done":
            return


def test_with_the_page_closed_a_turn_is_told_at_once_and_says_nothing_of_the_game(push: Any) -> None:
    async def story(club: Club, service: PushService) -> None:
        code, ana, _, phone = await away(club, service)
        await ana.move()
        await until(lambda: bool(phone.received))
        text = f"Table {code} is waiting for you."
        assert phone.received == [{"title": "Your turn – Hanabi", "text": text, "path": f"/t/{code}"}]
        (headers,) = phone.headers
        assert headers["ttl"] == "86400"
        assert headers["content-encoding"] == "aes128gcm"
        assert len(headers["topic"]) == 32
        assert code not in headers["topic"]
        pass_time(club, LEFT_MS)
        await never(lambda: len(phone.received) > 1)

    push(story)


def test_a_turn_is_told_two_seconds_after_it_began(push: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the server's clock, which only the test moves."""
    monkeypatch.setattr(watch, "SOON_MS", SOON_MS)
    now = MIDNIGHT

    async def story(club: Club, service: PushService) -> None:
        nonlocal now
        _, ana, _, phone = await away(club, service)
        await ana.move()
        now += SOON_MS - 1
        await never(lambda: service.asked > 0)
        now += 1
        await until(lambda: bool(phone.received))

    push(story, clock=lambda: now)
    assert SOON_MS / 1000 + 2 * STEP_S < 10, "the rest of ten seconds is for the push service"


def test_the_language_is_that_of_the_reader(push: Any) -> None:
    async def story(club: Club, service: PushService) -> None:
        code, (ana, bo) = await club.table("Ana", "Bo")
        phone = await service.subscriber(club, bo, language="de")
        await gone(club, code, bo)
        await ana.move()
        await until(lambda: bool(phone.received))
        assert phone.received[0]["title"] == "Du bist dran – Hanabi"

    push(story)


def test_whoever_has_the_page_open_is_told_nothing_until_they_leave_without_moving(push: Any) -> None:
    async def story(club: Club, service: PushService) -> None:
        code, (ana, bo) = await club.table("Ana", "Bo")
        phone = await service.subscriber(club, bo)
        await ana.move()
        pass_time(club, LEFT_MS)
        await never(lambda: service.asked > 0)
        await gone(club, code, bo)
        pass_time(club, LEFT_MS)
        await until(lambda: bool(phone.received))

    push(story)


def test_a_page_on_another_device_of_the_same_person_is_enough(push: Any) -> None:
    async def story(club: Club, service: PushService) -> None:
        code, (ana, bo) = await club.table("Ana", "Bo")
        laptop = await club.player()
        await join(club, bo, laptop)
        await service.subscriber(club, bo)
        again = await club.player(laptop.cookie)
        await again.open(code)
        await gone(club, code, bo)
        await ana.move()
        pass_time(club, LEFT_MS)
        await never(lambda: service.asked > 0)

    push(story)


def test_a_person_with_two_seats_who_is_there_on_one_of_them_is_told_nothing(push: Any) -> None:
    async def story(club: Club, service: PushService) -> None:
        code, (ana, bo, cy) = await club.table("Ana", "Bo", "Cy", options={"players": 3})
        await service.subscriber(club, bo)
        await join(club, cy, bo)
        again = await club.player(cy.cookie)
        await again.open(code)
        await gone(club, code, bo)
        await ana.move()
        pass_time(club, LEFT_MS)
        await never(lambda: service.asked > 0)
        await cy.wire.close()
        await gone(club, code, again)
        pass_time(club, LEFT_MS)
        await until(lambda: service.asked > 0)

    push(story)


def test_both_devices_of_a_person_are_told(push: Any) -> None:
    async def story(club: Club, service: PushService) -> None:
        code, (ana, bo) = await club.table("Ana", "Bo")
        tablet = await club.player()
        await join(club, bo, tablet)
        both = [await service.subscriber(club, one) for one in (bo, tablet)]
        await gone(club, code, bo)
        await ana.move()
        await until(lambda: all(one.received for one in both))

    push(story)


def test_a_new_round_of_hashi_is_told_once_whatever_steps_the_others_make(push: Any) -> None:
    async def story(club: Club, service: PushService) -> None:
        code, (ana, bo) = await club.table("Ana", "Bo", game="hashi")
        phone = await service.subscriber(club, bo)
        await take_round(bo)
        await gone(club, code, bo)
        await take_round(ana)
        await until(lambda: bool(phone.received))
        back = await club.player(bo.cookie)
        await back.open(code)
        await back.move()  # a step, not the whole round
        await gone(club, code, back)
        pass_time(club, LEFT_MS)
        await never(lambda: len(phone.received) > 1)

    push(story)


def test_a_deadline_that_is_near_is_told_once_and_the_turn_before_it(push: Any) -> None:
    async def story(club: Club, service: PushService) -> None:
        _, ana, _, phone = await away(club, service, deadline={**TERMS, "passed": "host"})
        await ana.move()
        await until(lambda: len(phone.received) == 1)
        assert int(phone.headers[0]["ttl"]) == pytest.approx(3600, abs=120)
        pass_time(club, HOUR_MS // 2)
        await never(lambda: len(phone.received) > 1)
        pass_time(club, HOUR_MS // 4 + 1000)
        await until(lambda: len(phone.received) == 2)
        assert phone.received[1]["title"] == "Your time is running out – Hanabi"
        pass_time(club, HOUR_MS // 8)
        await never(lambda: len(phone.received) > 2)

    push(story)


def test_in_quiet_hours_nothing_is_sent_and_one_notification_when_they_end(push: Any) -> None:
    now = MIDNIGHT

    async def story(club: Club, service: PushService) -> None:
        nonlocal now
        code, (ana, bo) = await club.table("Ana", "Bo")
        hours = {"begin": 22 * 60, "end": 7 * 60}
        phone = await service.subscriber(club, bo, quiet=hours, zone="Europe/London")
        await gone(club, code, bo)
        await ana.move()
        for _ in range(7):
            await never(lambda: service.asked > 0)
            now += HOUR_MS
        await until(lambda: bool(phone.received))
        now += HOUR_MS
        await never(lambda: len(phone.received) > 1)

    push(story, clock=lambda: now)


def test_a_turn_that_was_taken_in_quiet_hours_is_not_told(push: Any) -> None:
    now = MIDNIGHT

    async def story(club: Club, service: PushService) -> None:
        nonlocal now
        code, (ana, bo) = await club.table("Ana", "Bo")
        await service.subscriber(club, bo, quiet={"begin": 1320, "end": 420}, zone="UTC")
        await gone(club, code, bo)
        await ana.move()
        now += SOON_MS
        await never(lambda: service.asked > 0)
        back = await club.player(bo.cookie)
        await back.open(code)
        await back.move()
        await gone(club, code, back)
        now += 8 * HOUR_MS
        await never(lambda: service.asked > 0)

    push(story, clock=lambda: now)


def test_a_turn_that_began_just_before_a_kill_is_told_after_the_restart(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/club.sqlite3"

    async def session(before: bool, service: PushService) -> None:
        async with run_club(address, Limits(), None, None, LOCAL) as club:
            if before:
                _, ana, _, _ = await away(club, service)
                club.hub.on_change = lambda live: None  # killed before it looked
                await ana.move()
            else:
                await until(lambda: bool(club.app.state.notifications.watch._look_at))
                pass_time(club, LEFT_MS)
                await until(lambda: service.asked == 1)
                (phone,) = service.subscribers.values()
                assert len(phone.received) == 1

    async def both() -> None:
        async with push_service() as service:
            await session(True, service)
            assert service.asked == 0
            await session(False, service)

    asyncio.run(both())


def test_what_was_told_before_a_restart_is_not_told_again_and_forgotten_with_the_game(
    tmp_path: Path,
) -> None:
    address = f"sqlite:///{tmp_path}/again.sqlite3"

    async def both() -> None:
        async with push_service() as service:
            async with run_club(address, Limits(), None, None, LOCAL) as club:
                code, ana, _, phone = await away(club, service)
                await ana.move()
                await until(lambda: bool(phone.received))
                while not await club.hub.store.people.changed_since("told", 0):
                    await asyncio.sleep(0.02)
            async with run_club(address, Limits(), None, None, LOCAL) as club:
                await until(lambda: bool(club.app.state.notifications.watch._look_at))
                pass_time(club, LEFT_MS)
                await never(lambda: service.asked > 1)
                host = await club.player(ana.cookie)
                await host.open(code)
                await host.do("stop")
                pass_time(club, SCAN_MS)
                while await club.hub.store.people.changed_since("told", 0):
                    await asyncio.sleep(0.02)

    asyncio.run(both())


def test_of_two_servers_only_the_owner_of_the_table_tells(postgres: Postgres) -> None:
    database = postgres.database()

    async def session() -> None:
        nodes = [{"node": f"http://127.0.0.1:{port}", **LOCAL} for port in (8183, 8184)]
        async with (
            push_service() as service,
            run_club(database, Limits(), None, None, nodes[0]) as one,
            run_club(database, Limits(), None, None, nodes[1]) as other,
        ):
            _, ana, _, phone = await away(one, service)
            await ana.move()
            await until(lambda: bool(phone.received))
            for club in (one, other):
                pass_time(club, SCAN_MS)
            await never(lambda: service.asked > 1)
            for club in (one, other):
                pass_time(club, LEFT_MS)
            await never(lambda: service.asked > 1)

    asyncio.run(session())
