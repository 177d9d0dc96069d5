"""Clients that ask for changes are sent what differs from the state they have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.conftest import HANABI, HASHI, Club


def kinds(frames: list[bytes]) -> list[str]:
    return [str(msgspec.json.decode(frame)["type"]) for frame in frames]


@pytest.mark.parametrize("game", [HANABI, HASHI], ids=["hanabi", "hashi"])
def test_changes_lead_to_the_state_that_a_snapshot_shows(
    tell: Callable[..., None], game: dict[str, Any]
) -> None:
    async def story(club: Club) -> None:
        code, players = await club.table("Ada", "Bo", **game)
        watcher = await club.player()
        await watcher.open(code)
        for player in players:
            player.frames.clear()
        for _ in range(24):
            mover = next(player for player in players if player.legal)
            answer = await mover.move()
            assert answer["type"] == "ack"
            await mover.until_version(answer["version"])
            for player in (*players, watcher):
                again = await club.player(player.cookie)
                fresh = await again.open(code)
                await player.until_version(fresh["version"])
                for part in ("shown", "you", "play"):
                    assert player.state[part] == fresh[part]
                await again.wire.close()
        for player in players:
            assert kinds(player.frames).count("changes") > 5
            assert "update" not in kinds(player.frames)

    tell(story)


def test_a_client_that_does_not_ask_for_changes_is_sent_whole_states(tell: Callable[..., None]) -> None:
    async def story(club: Club) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        again = await club.player(bo.cookie)
        await again.open(code, updates="whole")
        again.frames.clear()
        await ada.move()
        await again.until("update")
        assert "changes" not in kinds(again.frames)
        assert {"shown", "you", "play"} <= msgspec.json.decode(again.frames[-1]).keys()

    tell(story)


def test_a_client_with_another_version_gets_the_whole_state_on_request(tell: Callable[..., None]) -> None:
    async def story(club: Club) -> None:
        _, (ada, bo) = await club.table("Ada", "Bo")
        before = bo.version
        await ada.move()
        await bo.until("update")
        known = bo.state
        bo.frames.clear()
        await bo.send(type="resume", since=before)
        answer = await bo.until("update")
        assert kinds(bo.frames)[-1] == "update"
        assert answer["happened"] == known["happened"]
        assert all(answer[part] == known[part] for part in ("shown", "you", "play"))
        await bo.move()
        await bo.until_version(answer["version"] + 1)
        assert "changes" in kinds(bo.frames)

    tell(story)
