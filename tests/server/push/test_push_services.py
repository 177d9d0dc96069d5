"""Push services that are slow, unwilling or gone hold up nothing."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from tests.server.conftest import Club, until
from tests.server.live.test_deadlines import pass_time
from tests.server.people.test_people import ask
from tests.server.push.push_service import PushService, away, never

from sumida.server.operations.metrics import METRICS
from sumida.server.push import sender
from sumida.server.push.watch import LEFT_MS


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
