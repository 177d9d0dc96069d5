"""The bridge in a conversation that is written down: it says what stands there, line by line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sumida.bridge.connection import SiteConnection, SiteLogin
from sumida.bridge.visitor import Visitor
from sumida.hanabi.hanablive.live_frames import read_frame
from tests.bridge.make_conversation import BOT, FILE, conversation
from tests.bridge.test_visitor import AT_ONCE

FILES = sorted(FILE.parent.glob("*.txt"))
PATIENCE_S = 60


class Written(SiteConnection):
    """Plays the server's lines, and compares the bot's with its own."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(SiteLogin("http://written.example", "sumida-bot", "right"))
        self.lines, self.sent = lines, asyncio.Queue[tuple[str, Any]]()

    async def frames(self) -> AsyncIterator[str | bytes]:
        for line in self.lines:
            who, frame = line.split(" ", 1)
            if who == BOT:
                command, facts = read_frame(frame)
                said = await asyncio.wait_for(self.sent.get(), PATIENCE_S)
                assert said == (command, msgspec.json.decode(facts))
            else:
                assert self.sent.empty(), f"nobody asked for {self.sent.get_nowait()}"
                yield frame

    async def send(self, command: str, facts: Any) -> None:
        self.sent.put_nowait((command, msgspec.to_builtins(facts)))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_bridge_says_what_stands_in_a_conversation(file: Path) -> None:
    async def story() -> None:
        reports: list[str] = []
        written = Written(file.read_text("utf-8").splitlines())
        await Visitor(written, "sumida-bot", "cautious", AT_ONCE, report=reports.append).run()
        assert written.sent.empty()
        assert reports == ["the server warns: The server is about to restart."]

    asyncio.run(story())


def test_the_conversation_is_the_one_that_the_formats_give() -> None:
    assert FILE.read_text("utf-8") == conversation(), "python -m tests.bridge.make_conversation"
