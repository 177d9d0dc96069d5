"""Fuzzed frames: refused one by one, and nobody else notices. The long run is benchmarks/frames.py."""

from __future__ import annotations

import asyncio
import json
import logging
from random import Random
from typing import Any

import pytest
from tests.server.frames import frame

from sumida.server.settings import Limits

LIMITS = Limits(messages_per_second=1e9, message_burst=10**9, inbox=10_000, queue=10_000)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_thousand_frames_do_no_harm(tell: Any, caplog: pytest.LogCaptureFixture, seed: int) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        eve = await club.player()
        await eve.open(code)
        rng = Random(seed)

        async def listen() -> None:
            async for data in eve.wire:
                message = json.loads(data)
                assert message.get("reason") != "error-internal", message

        listening = asyncio.create_task(listen())
        for _ in range(1000):
            await eve.wire.send(frame(rng, code))
        await eve.wire.close()
        await listening
        assert (await ada.move())["type"] == "ack", "the game of others goes on"
        await bo.until_version(ada.version)

    with caplog.at_level(logging.ERROR):
        tell(story, limits=LIMITS)
    assert not [record for record in caplog.records if record.exc_info], caplog.text
