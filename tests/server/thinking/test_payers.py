"""Which address a bot's thinking is charged to, and for which table."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Club

from sumida.server.thinking.bots import _payer


def test_a_bot_thinks_on_account_of_who_has_been_seated_longest(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, _ = await club.table("Ada", "Bo")
        live = club.hub.tables[code]
        for connection in live.connections:
            connection.address = f"10.0.0.{connection.number}"
        first = min(connection.number for connection in live.connections)
        assert _payer(live) == (f"10.0.0.{first}", code)

    tell(story)


def test_games_that_one_address_only_watches_count_as_one_table(tell: Any) -> None:
    async def story(club: Club) -> None:
        payers = set()
        for _ in range(2):
            code, (ada,) = await club.table("Ada", start=False)
            await ada.do("stand")
            for seat in range(2):
                assert (await ada.do("seat-bot", seat=seat, bot="cautious"))["type"] == "ack"
            assert (await ada.do("start"))["type"] == "ack"
            payers.add(_payer(club.hub.tables[code]))
        assert [table for _, table in payers] == ["watched"]

    tell(story)


def test_a_game_that_nobody_is_connected_to_is_charged_to_who_started_it(tell: Any) -> None:
    async def story(club: Club) -> None:
        code, _ = await club.table("Ada", "Bo")
        live = club.hub.tables[code]
        live.connections.clear()
        assert _payer(live) == (live.started_from, code)
        assert live.started_from

    tell(story)
