"""Which browsers are told: added, removed, signed out, forgotten, refused."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Club, until
from tests.server.live.test_deadlines import pass_time
from tests.server.people.test_forgetting import everything, key, settled
from tests.server.people.test_people import ask, join, refused
from tests.server.push.push_service import PushService, Subscriber, away, gone, never, push_service

from sumida.server.operations.db import main as db
from sumida.server.operations.metrics import METRICS
from sumida.server.people.people import MOST_DEVICES
from sumida.server.push import notifications, sender
from sumida.server.push.watch import LEFT_MS


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
    monkeypatch.setattr(sender, "AGAIN_S", (0.1,) * 5)

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
