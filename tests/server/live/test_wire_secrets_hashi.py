"""Hashi on a real socket: what others write before they are done changes no byte, and moves no version."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.conftest import HASHI

from sumida.hashi.rules.game import GAME
from sumida.tables.context import Chance


class Dealer(Chance):
    """Deals the same cards and the same salt every time."""

    def deal(self, setup: Any, secret: str, added: Any) -> str:
        return str(setup.deal(Random(7)))

    def secret(self) -> str:
        return "5ec2e7"

    def salt(self) -> str:
        return "5a17"


Pick = Callable[[list[str]], str]


def first(legal: list[str]) -> str:
    return legal[0]


def last(legal: list[str]) -> str:
    return legal[-1]


def told(tell: Any, database: str, picks: list[Pick], eyes: str) -> bytes:
    """Every byte Ada (or a spectator) receives while Bo writes, but is not done."""
    found: list[bytes] = []

    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo", **HASHI)
        watcher = await club.player()
        await watcher.open(code)
        for pick in picks:
            assert (await bo.move(pick))["type"] == "ack"
        watched = ada if eyes == "Ada" else watcher
        again = await club.player(watched.cookie)
        await again.open(code, since=watched.version)
        await watched.send(type="ping", n=5)
        await watched.until("pong")
        frames = [frame for frame in watched.frames + again.frames if b'"presence"' not in frame]
        found.extend(frame.replace(code.encode(), b"CODE") for frame in frames)

    tick = count(1_000_000, 0)
    tell(story, chance=Dealer(), clock=lambda: next(tick), database=database)
    return re.sub(rb'"id":"c\d+"', b'"id":""', b"\n".join(found))


@pytest.mark.parametrize("eyes", ["Ada", "a spectator"])
@pytest.mark.parametrize("picks", [[last], []], ids=["another step", "no step"])
def test_bytes_on_the_wire_do_not_depend_on_what_others_have_not_shown(
    tell: Any, tmp_path: Path, picks: list[Pick], eyes: str
) -> None:
    plain = told(tell, f"sqlite:///{tmp_path}/1.sqlite3", [first], eyes)
    assert plain == told(tell, f"sqlite:///{tmp_path}/2.sqlite3", picks, eyes)


def test_the_two_steps_really_differ(tell: Any, tmp_path: Path) -> None:
    """The comparison can fail: the first position offers more than one step."""
    setup = GAME.setup({"players": 2})
    legal = [str(step) for step in setup.start(setup.deal(Random(7))).legal(1)]
    assert first(legal) != last(legal)
