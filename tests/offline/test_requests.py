"""The page's requests get the answers of a server, or the same refusals."""

from __future__ import annotations

import json
import re

from sumida.offline.requests import answer
from tests.offline.memory import NOW, MemoryLogs, Tab, run


def test_the_catalogue_offers_only_what_can_run() -> None:
    found = run(lambda: Tab(MemoryLogs()).get("/api/catalogue"))
    assert [one["game"] for one in found["games"]] == ["hanabi", "hashi"]
    assert all(one["bots"] for one in found["games"])


def test_the_deal_of_the_day_is_that_of_the_server() -> None:
    async def play() -> None:
        tab = Tab(MemoryLogs())
        deals = await tab.get("/api/daily")
        assert deals["now"] == NOW
        for one in deals["deals"]:
            settings = {"game": one["game"], "options": one["options"], "daily": deals["day"]}
            code = await tab.create(settings, bots=one["bots"])
            assert (await tab.open(code))["shown"]["settings"]["daily"] == deals["day"]
            compared = await tab.get(f"/api/daily/{one['game']}/{deals['day']}")
            assert (compared["ready"], compared["scores"]) == (True, [])

    run(play)


def test_refusals_have_status_and_reason() -> None:
    async def play() -> None:
        tab = Tab(MemoryLogs())
        assert await tab.refused("/api/replays/u123") == (404, "error-unknown-replay")
        assert await tab.refused("/api/replays/0ABCDEFGH-1") == (404, "error-unknown-replay")
        assert await tab.refused("/api/tables/0ABCDEFGH/turns/1") == (404, "error-unknown-table")
        assert await tab.refused("/api/tables", "POST", b"[]") == (400, "error-malformed")
        assert await tab.refused("/api/nothing") == (404, "error-not-found")
        assert (await tab.refused("/api/me/code", "POST"))[1] == "error-needs-network"
        assert (await tab.refused("/api/tables/0ABCDEFGH/hint", "POST"))[1] == "error-no-hint"

    run(play)


def test_my_games_are_searched() -> None:
    async def play() -> None:
        tab = Tab(MemoryLogs())
        hashi = await tab.create({"game": "hashi", "options": {"players": 1}})
        hanabi = await tab.create({"game": "hanabi", "options": {"players": 2}}, bots={"1": "cautious"})

        async def found(terms: str) -> list[str]:
            return [one["table"] for one in (await tab.get(f"/api/me/games?shelf=running&{terms}"))["games"]]

        assert set(await found("")) == {hashi, hanabi}
        assert await found("game=hashi") == [hashi]
        assert await found("partner=CAUT") == [hanabi]
        assert await found("lowest=3") == []
        assert await found("until=2020-01-01") == []

    run(play)


def test_a_record_is_looked_at_without_a_server() -> None:
    async def play() -> None:
        tab = Tab(MemoryLogs())
        code = await tab.create({"game": "hashi", "options": {"players": 1}})
        await tab.open(code)
        await tab.command("stop")
        record = json.dumps(await tab.get(f"/api/replays/{code}-1/record")).encode()
        status, data = await answer(tab.browser, "POST", "/api/records", record)
        assert status == 201
        shown = await tab.get(f"/api/replays/{json.loads(data)['replay']}")
        assert shown["game"] == "hashi"

    run(play)


def test_every_request_of_a_server_has_an_answer_here_or_needs_one() -> None:
    from sumida.server.http.routes import ENDPOINTS

    async def play() -> None:
        tab = Tab(MemoryLogs())
        for endpoint in ENDPOINTS:
            if not endpoint.documented or not endpoint.path.startswith("/api/"):
                continue
            path = re.sub(r"\{\w+\}", "0ABCDEFGH", endpoint.path)
            _, data = await answer(tab.browser, endpoint.method, path, b"{}")
            assert json.loads(data).get("reason") != "error-not-found", path

    run(play)
