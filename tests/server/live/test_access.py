"""Who may come to a table, over the wire."""

from __future__ import annotations

from typing import Any


def test_a_stranger_at_a_locked_table_is_told_so_and_whoever_was_there_comes_back(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ana, bo) = await club.table("Ana", "Bo")
        visitor = await club.player()
        await visitor.open(code)
        assert (await ana.do("lock", locked=True))["type"] == "ack"
        gone = await visitor.until("gone")
        assert gone["reason"] == "refuse-locked"
        stranger = await club.player()
        assert (await stranger.open(code))["reason"] == "refuse-locked"
        await bo.wire.close()
        back = await club.player(bo.cookie)
        assert (await back.open(code))["shown"]["locked"]
        await ana.do("lock", locked=False)
        assert (await stranger.open(code))["type"] == "snapshot"

    tell(story)
