"""Games that were played offline join the games of whoever brings them; the server checks every move."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sumida.kernel import GameError
from sumida.server.live.creation import set_up_adopted
from sumida.server.offers import Installed
from sumida.tables.log import Entry
from sumida.tables.messages.requests import OfflineGame
from sumida.tables.table import Table
from tests.offline.memory import NOW, MemoryLogs, Tab, run


async def _played(tab: Tab, settings: dict[str, Any], **more: Any) -> dict[str, Any]:
    code = await tab.create(settings, **more)
    await tab.open(code)
    for _ in range(2):
        await tab.until(lambda: bool(tab.view["legal"]))
        await tab.command("move", action=tab.view["legal"][-1])
    await tab.until(lambda: bool(tab.view["legal"]))
    found: dict[str, Any] = await tab.get(f"/api/tables/{code}/offline/1")
    return found


def _adopted(told: dict[str, Any]) -> tuple[Table, list[Entry]]:
    import msgspec

    table = Table(Installed())
    game = msgspec.json.decode(json.dumps(told), type=OfflineGame)
    return table, set_up_adopted(table, "ABCDEFGH", NOW, game, "ada")


HASHI = {"game": "hashi", "options": {"players": 1}}
HANABI = {"game": "hanabi", "options": {"players": 2}}


@pytest.mark.parametrize(
    ("settings", "more"),
    [
        (HASHI, {}),
        (HANABI, {"bots": {"1": "cautious"}}),
    ],
)
def test_a_running_game_goes_on_where_it_was(settings: dict[str, Any], more: dict[str, Any]) -> None:
    async def play() -> None:
        tab = Tab(MemoryLogs())
        told = await _played(tab, settings, **more)
        table, entries = _adopted(told)
        assert table.room.game is not None
        assert [list(move) for move in table.room.game.moves] == told["moves"]
        assert table.room.seats_of(1) == [0]
        again = Table.rebuild(Installed(), entries)
        assert again.snapshot("ada", NOW, []) == table.snapshot("ada", NOW, [])

    run(play)


def test_a_finished_game_keeps_its_result() -> None:
    async def play() -> None:
        tab = Tab(MemoryLogs())
        code = await tab.create(HASHI)
        await tab.open(code)
        while tab.state["play"]["scores"] is None:
            await tab.command("move", action=tab.view["legal"][-1])
        table, _ = _adopted(await tab.get(f"/api/tables/{code}/offline/1"))
        assert table.room.phase == "finished"
        assert list(table.record(1).moves)
        assert table.room.finished[-1].scores == tab.state["play"]["scores"]

    run(play)


def test_every_game_of_a_table_is_told() -> None:
    async def play() -> None:
        tab = Tab(MemoryLogs())
        code = await tab.create(HANABI, bots={"1": "cautious"})
        await tab.open(code)
        await tab.until(lambda: bool(tab.view["legal"]))
        await tab.command("move", action=tab.view["legal"][-1])
        for command in ("stop", "rematch", "start"):
            assert (await tab.command(command))["type"] == "ack", command
        first, second = [await tab.get(f"/api/tables/{code}/offline/{number}") for number in (1, 2)]
        assert (first["stopped"], second["stopped"]) == (True, False)
        assert len(first["moves"]) >= 1
        assert first["bots"] == {"1": "cautious"}
        assert (first["source"], second["source"]) == (f"{code}-1", f"{code}-2")
        assert first["deal"] != second["deal"]
        for told in (first, second):
            table, _ = _adopted(told)
            assert table.room.game is not None
            assert table.room.game.offline
        assert await tab.refused(f"/api/tables/{code}/offline/3") == (404, "error-not-found")

    run(play)


def test_a_move_against_the_rules_is_refused() -> None:
    async def play() -> None:
        told = await _played(Tab(MemoryLogs()), HANABI, bots={"1": "cautious"})
        for wrong in ([0, "play 9"], [1, told["moves"][0][1]], [5, "play 1"]):
            with pytest.raises(GameError):
                _adopted({**told, "moves": [wrong, *told["moves"]]})
        with pytest.raises(GameError):
            _adopted({**told, "deal": told["deal"].replace("1", "2")})
        with pytest.raises(GameError):
            _adopted({**told, "rules": 99})

    run(play)


def test_the_deal_of_the_day_counts_as_an_ordinary_game() -> None:
    async def play() -> None:
        tab = Tab(MemoryLogs())
        deals = await tab.get("/api/daily")
        (deal,) = [one for one in deals["deals"] if one["game"] == "hashi"]
        settings = {"game": "hashi", "options": deal["options"], "daily": deals["day"]}
        table, _ = _adopted(await _played(tab, settings))
        assert table.room.settings.daily is None

    run(play)
