"""Who may come to a table, over the wire."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import until

from sumida.server.settings import Limits


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


def test_spectators_beyond_the_limit_are_refused_and_players_are_not(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (_ana, bo) = await club.table("Ana", "Bo")
        for _ in range(2):
            assert (await (await club.player()).open(code))["type"] == "snapshot"
        late = await club.player()
        refused = await late.open(code)
        assert (refused["reason"], refused["facts"]) == ("error-watchers", {"most": 2})
        again = await club.player(club.players[2].cookie)  # another tab of a spectator
        assert (await again.open(code))["type"] == "snapshot"
        await bo.wire.close()
        assert (await (await club.player(bo.cookie)).open(code))["type"] == "snapshot"
        for tab in (club.players[2], again):
            await tab.wire.close()
        await until(lambda: len(club.hub.tables[code].connections) == 3)
        assert (await late.open(code))["type"] == "snapshot"

    tell(story, Limits(watchers_per_table=2))


def test_a_seat_link_is_renewed_and_the_other_browsers_are_told(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (_, bo) = await club.table("Ana", "Bo", watching="closed")
        old = (await bo.do("seat-link"))["token"]
        tablet = await club.player()
        await tablet.open(code, seat=old)
        assert (await tablet.do("claim", token=old))["type"] == "ack"
        assert tablet.state["you"]["seats"] == [1]
        new = (await bo.do("renew-seat-link"))["token"]
        assert new != old
        assert (await tablet.until("gone"))["reason"] == "refuse-signed-out"
        assert (await tablet.open(code, seat=old))["reason"] == "refuse-signed-out"
        stranger = await club.player()
        assert (await stranger.open(code, seat=old))["reason"] == "refuse-watching-closed"
        await tablet.open(code, seat=new)
        assert (await tablet.do("claim", token=old))["reason"] == "refuse-link-renewed"
        assert (await tablet.do("claim", token=new))["type"] == "ack"
        assert tablet.state["you"]["seats"] == bo.state["you"]["seats"] == [1]
        assert (await bo.do("seat-link"))["token"] == new

    tell(story)
