"""Whoever has closed the page is told when it is their turn, through a push service run by the test."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.postgres import Postgres
from tests.server.conftest import Club, Player, run_club, until
from tests.server.live.test_deadlines import TERMS, pass_time
from tests.server.people.test_forgetting import everything, key, settled
from tests.server.people.test_people import ask, join, refused
from tests.server.push.push_service import LOCAL, PushService, Subscriber, gone, never, push_service

from sumida.server.operations.db import main as db
from sumida.server.operations.metrics import METRICS
from sumida.server.people.people import MOST_DEVICES
from sumida.server.push import notifications, sender
from sumida.server.push.watch import LEFT_MS, SCAN_MS, SOON_MS, STEP_S
from sumida.server.settings import Limits

HOUR_MS = 3_600_000
MIDNIGHT = 1_795_046_400_000
"""2026-11-19, midnight UTC."""

Story = Callable[[Club, PushService], Any]


@pytest.fixture
def push(tell: Any) -> Callable[..., None]:
    """Tell a story with a push service in it."""

    def run(story: Story, **further: Any) -> None:
        async def whole(club: Club) -> None:
            async with push_service() as service:
                await story(club, service)

        tell(whole, settings=LOCAL, **further)

    return run


async def away(club: Club, service: PushService, **settings: Any) -> tuple[str, Player, Player, Any]:
    """Ana is to move, and Bo gets notifications and has closed the page."""
    code, (ana, bo) = await club.table("Ana", "Bo", **settings)
    phone = await service.subscriber(club, bo)
    await gone(club, code, bo)
    return code, ana, bo, phone


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


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_removed(push: Any, status: int) -> None:
    async def story(club: Club, service: PushService) -> None:
        service.status = status
        _, ana, bo, _ = await away(club, service)
        assert (await ask(club, bo, "GET /api/me"))["push"] is not None
        await ana.move()
        await until(lambda: service.asked > 0)
        while (await ask(club, bo, "GET /api/me"))["push"] is not None:
            await asyncio.sleep(0.02)

    push(story)


@pytest.mark.parametrize("status", [400, 401, 403, 413])
def test_what_is_refused_is_not_tried_again(
    push: Any, status: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """401 and 403 are what a push service answers to the wrong keys."""
    monkeypatch.setattr(sender, "AGAIN_S", (0.01, 0.01))

    async def story(club: Club, service: PushService) -> None:
        service.status = status
        code, ana, bo, phone = await away(club, service)
        before = METRICS.pushed["refused"]
        await ana.move()
        await until(lambda: METRICS.pushed["refused"] > before)
        pass_time(club, LEFT_MS)
        await never(lambda: service.asked > 1)
        assert (await ask(club, bo, "GET /api/me"))["push"] is not None
        assert str(status) in caplog.text
        assert phone.name not in caplog.text, "whoever knows the endpoint can send to it"
        assert code not in caplog.text

    with caplog.at_level(logging.INFO):
        push(story)


@pytest.mark.parametrize("status", [429, 500, 503])
def test_what_failed_is_tried_again(push: Any, status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "AGAIN_S", (0.05, 0.05, 0.05))

    async def story(club: Club, service: PushService) -> None:
        service.status = status
        _, ana, _, phone = await away(club, service)
        await ana.move()
        await until(lambda: service.asked >= 2)
        service.status = 201
        await until(lambda: bool(phone.received))

    push(story)


def test_retry_after_is_heeded(push: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "AGAIN_S", (0.01, 0.01))

    async def story(club: Club, service: PushService) -> None:
        service.status, service.retry_after = 429, 600
        _, ana, _, _ = await away(club, service)
        await ana.move()
        await until(lambda: service.asked > 0)
        await never(lambda: service.asked > 1)

    push(story)


def test_attempts_end(push: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "AGAIN_S", (0.01, 0.01))

    async def story(club: Club, service: PushService) -> None:
        service.status = 500
        _, ana, _, _ = await away(club, service)
        await ana.move()
        await until(lambda: service.asked == 3)
        pass_time(club, LEFT_MS)
        await never(lambda: service.asked > 3)

    push(story)


def test_a_slow_push_service_holds_up_no_move(push: Any) -> None:
    async def story(club: Club, service: PushService) -> None:
        service.hold = asyncio.Event()
        code, ana, bo, _ = await away(club, service)
        await ana.move()
        await until(lambda: service.asked > 0)
        back = await club.player(bo.cookie)
        await back.open(code)
        for player in (back, ana, back, ana):
            await player.until_version(max(ana.version, back.version))
            assert (await player.move())["type"] == "ack"
        assert service.asked == 1, "and it has still not answered"
        service.hold.set()

    push(story)


def test_a_push_service_that_nobody_is_at_holds_up_nothing(push: Any) -> None:
    async def story(club: Club, service: PushService) -> None:
        service.address = "http://127.0.0.1:9"
        _, ana, _, _ = await away(club, service)
        before = METRICS.pushed["failed"]
        assert (await ana.move())["type"] == "ack"
        await until(lambda: METRICS.pushed["failed"] > before)

    push(story)


def test_too_many_messages_are_dropped_and_counted(push: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "MOST", 0)

    async def story(club: Club, service: PushService) -> None:
        before = METRICS.pushed["dropped"]
        _, ana, _, _ = await away(club, service)
        await ana.move()
        await until(lambda: METRICS.pushed["dropped"] > before)
        assert service.asked == 0

    push(story)


def test_a_device_that_is_signed_out_gets_nothing(push: Any) -> None:
    async def story(club: Club, service: PushService) -> None:
        _, ana, bo, _ = await away(club, service)
        other = await club.player()
        await join(club, bo, other)
        devices = (await ask(club, other, "GET /api/me"))["devices"]
        (lost,) = [one for one in devices if one["push"]]
        await ask(club, other, f"/api/me/devices/{lost['id']}/out")
        assert await club.hub.store.people.changed_since("push", 0) == []
        await ana.move()
        pass_time(club, LEFT_MS)
        await never(lambda: service.asked > 0)

    push(story)


def test_a_device_that_is_signed_out_before_another_attempt_gets_nothing(
    push: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "AGAIN_S", (1,) * 5)

    async def story(club: Club, service: PushService) -> None:
        service.status = 500
        _, ana, bo, phone = await away(club, service)
        await ana.move()
        await until(lambda: service.asked > 0)
        (own,) = (await ask(club, bo, "GET /api/me"))["devices"]
        await ask(club, bo, f"/api/me/devices/{own['id']}/out")
        asked, service.status = service.asked, 201
        await never(lambda: service.asked > asked + 1 or bool(phone.received))

    push(story)


def test_one_device_can_be_removed_from_another(push: Any) -> None:
    async def story(club: Club, service: PushService) -> None:
        _, ana, bo, _ = await away(club, service)
        laptop = await club.player()
        await join(club, bo, laptop)
        (phone,) = [one for one in (await ask(club, laptop, "GET /api/me"))["devices"] if one["push"]]
        me = await ask(club, laptop, f"/api/me/devices/{phone['id']}/push/remove")
        assert not any(one["push"] for one in me["devices"])
        again = f"/api/me/devices/{phone['id']}/push/remove"
        assert await refused(club, laptop, again) == "error-push-unknown"
        await ana.move()
        pass_time(club, LEFT_MS)
        await never(lambda: service.asked > 0)

    push(story)


def test_the_export_has_the_subscription_but_not_its_keys(push: Any) -> None:
    async def story(club: Club, service: PushService) -> None:
        _, _, bo, phone = await away(club, service)
        found = await ask(club, bo, "GET /api/me/export")
        (one,) = found["notifications"]
        assert one["endpoint"].endswith(phone.name)
        assert one["choices"]["turns"] == "all"
        assert phone.body()["auth"] not in json.dumps(found)

    push(story)


def test_nothing_is_left_of_a_person_who_is_forgotten(push: Any, tmp_path: Path) -> None:
    async def story(club: Club, service: PushService) -> None:
        _, ana, bo, phone = await away(club, service)
        await ana.move()
        await until(lambda: bool(phone.received))
        address = f"sqlite:///{tmp_path}/club.sqlite3"
        while "kind='told'" not in await everything(address):
            await asyncio.sleep(0.02)
        assert phone.name in await everything(address)
        await ask(club, bo, "/api/me/forget")
        await settled(club)
        after = await everything(address)
        assert not any(text in after for text in (phone.name, "kind='told'", "kind='push'"))

    push(story)


def test_a_person_has_one_subscription_for_each_device_and_no_more(push: Any) -> None:
    async def story(club: Club, service: PushService) -> None:
        ana = await club.player()
        for _ in range(3):
            await service.subscriber(club, ana)
        rows = await club.hub.store.people.changed_since("push", 0)
        assert [row.name for row in rows] == [key(club, ana)]
        assert MOST_DEVICES == 20

    push(story)


def test_a_renewed_subscription_keeps_what_was_chosen(push: Any) -> None:
    async def story(club: Club, service: PushService) -> None:
        ana = await club.player()
        first = await service.subscriber(club, ana, turns="deadlines", language="pl")
        body = {name: value for name, value in first.body().items() if name != "choices"}
        me = await ask(club, ana, "/api/me/push", **{**body, "endpoint": f"{service.address}/another"})
        assert (me["push"]["turns"], me["push"]["language"]) == ("deadlines", "pl")
        other = await club.player()
        assert await refused(club, other, "/api/me/push", **body) == "error-push-unknown"

    push(story)


BAD = [
    ({"endpoint": "https://192.168.1.1/push"}, "error-push-refused"),
    ({"endpoint": "https://10.0.0.1/push"}, "error-push-refused"),
    ({"endpoint": "gopher://127.0.0.1/push"}, "error-push-refused"),
    ({"endpoint": "https://push.example/" + "x" * 1000}, "error-malformed"),
    ({"p256dh": "AAAA"}, "error-push-refused"),
    ({"p256dh": "not base64 ü"}, "error-push-refused"),
    ({"auth": "c2hvcnQ"}, "error-push-refused"),
    ({"choices": {"quiet": {"begin": 0, "end": 60}, "zone": "../../etc/passwd"}}, "error-malformed"),
    ({"choices": {"quiet": {"begin": -1, "end": 60}}}, "error-malformed"),
    ({"choices": {"turns": "none"}}, "error-malformed"),
]


@pytest.mark.parametrize(("wrong", "reason"), BAD)
def test_bad_subscriptions_are_refused(push: Any, wrong: dict[str, Any], reason: str) -> None:
    async def story(club: Club, service: PushService) -> None:
        ana = await club.player()
        good = (await service.subscriber(club, ana)).body()
        assert await refused(club, ana, "/api/me/push", **{**good, **wrong}) == reason

    push(story)


def test_without_a_setting_no_address_of_this_machine_is_sent_anything(tell: Any) -> None:
    async def story(club: Club) -> None:
        async with push_service() as service:
            code, (ana, bo) = await club.table("Ana", "Bo")
            made = {"endpoint": "https://localhost/push/secret"}
            body = Subscriber(service).body()
            assert await refused(club, bo, "/api/me/push", **body) == "error-push-refused"
            await ask(club, bo, "/api/me/push", **{**body, **made})  # a name, which may lead anywhere
            await gone(club, code, bo)
            before = METRICS.pushed["refused"]
            await ana.move()
            await until(lambda: METRICS.pushed["refused"] > before)
            assert service.asked == 0

    tell(story)


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


def test_the_key_is_made_at_the_first_start_and_stays(tell: Any) -> None:
    found: list[str] = []

    async def story(club: Club) -> None:
        found.append((await ask(club, await club.player(), "GET /api/me"))["push_key"])

    tell(story)
    tell(story)
    assert len(found[0]) == 87
    assert found[0] == found[1]


def test_the_key_and_the_subscriptions_are_in_a_backup(push: Any, tell: Any, tmp_path: Path) -> None:
    found: list[Any] = []

    async def before(club: Club, service: PushService) -> None:
        ana = await club.player()
        await service.subscriber(club, ana)
        found.extend((ana.cookie, await ask(club, ana, "GET /api/me")))

    async def after(club: Club) -> None:
        ana = await club.player(found[0])
        me = await ask(club, ana, "GET /api/me")
        assert (me["push_key"], me["push"]) == (found[1]["push_key"], found[1]["push"])
        assert me["push"] is not None

    first, second = (f"sqlite:///{tmp_path}/{name}.sqlite3" for name in ("club", "again"))
    push(before)
    for command in (["--database", first, "backup"], ["--database", second, "restore"]):
        assert db([*command, str(tmp_path / "club.backup")]) == 0
    tell(after, database=second)


def test_a_core_installation_plays_without_and_says_so(tell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifications, "NEEDED", ("no_such_module",))

    async def story(club: Club) -> None:
        _, (ana, bo) = await club.table("Ana", "Bo")
        assert (await ana.move())["type"] == "ack"
        assert (await ask(club, bo, "GET /api/me"))["push_key"] == ""
        body = {"endpoint": "https://push.example/abc", "p256dh": "", "auth": ""}
        assert await refused(club, bo, "/api/me/push", **body) == "error-push-none"

    tell(story)
