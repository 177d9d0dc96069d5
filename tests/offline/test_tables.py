"""Tables in the browser speak the protocol of the server, and keep what they acknowledge."""

from __future__ import annotations

import pytest

from sumida.offline.browser import MARK
from sumida.tables.log import read_entry
from sumida.tables.messages import commands
from tests.offline.memory import MemoryLogs, Tab, run

SOLO = {"game": "hashi", "options": {"players": 1}}
TWO = {"game": "hanabi", "options": {"players": 2}}


async def _play_to_the_end(tab: Tab) -> None:
    """Make the first legal move whenever it is this browser's turn."""
    while tab.state["play"]["scores"] is None:
        await tab.until(lambda: bool(tab.view["legal"]) or tab.state["play"]["scores"] is not None)
        if tab.view["legal"]:
            assert (await tab.command("move", action=tab.view["legal"][-1]))["type"] == "ack"


@pytest.mark.parametrize(
    ("settings", "bots"),
    [(SOLO, {}), (TWO, {"1": "cautious"}), ({"game": "hashi", "options": {"players": 2}}, {"1": "careful"})],
)
def test_a_game_is_played_to_the_end_and_can_be_replayed(settings: dict[str, object], bots: object) -> None:
    async def play() -> None:
        tab = Tab(MemoryLogs())
        code = await tab.create(settings, bots=bots)
        await tab.open(code)
        await _play_to_the_end(tab)
        scores = tab.state["play"]["scores"]
        replay = await tab.get(f"/api/replays/{code}-1")
        assert replay["scores"] == scores
        pages = await tab.get(f"/api/replays/{code}-1/frames?eyes=0&from=0&to=5")
        assert [frame["turn"] for frame in pages["frames"]] == [0, 1, 2, 3, 4, 5]
        (game,) = (await tab.get("/api/me/games"))["games"]
        assert (game["table"], game["scores"], game["running"]) == (code, scores, False)

    run(play)


def test_a_code_of_this_browser_is_no_servers_code() -> None:
    async def play() -> None:
        code = await Tab(MemoryLogs()).create(SOLO)
        assert code[0] == MARK
        assert commands.Open(code)

    run(play)


def test_a_closed_page_loses_nothing() -> None:
    async def play() -> None:
        logs = MemoryLogs()
        tab = Tab(logs)
        code = await tab.create(SOLO)
        await tab.open(code)
        await tab.command("move", action=tab.view["legal"][0])
        before = tab.state
        again = Tab(logs)
        after = await again.open(code)
        assert (after["version"], after["play"]) == (before["version"], before["play"])
        (game,) = (await again.get("/api/me/games?shelf=running"))["games"]
        assert (game["table"], game["turn"]) == (code, [0])

    run(play)


def test_nothing_is_acknowledged_that_could_not_be_stored() -> None:
    async def play() -> None:
        logs = MemoryLogs()
        tab = Tab(logs)
        await tab.open(await tab.create(SOLO))
        before, logs.full = tab.state, True
        answer = await tab.command("move", action=tab.view["legal"][0])
        assert (answer["type"], answer["reason"]) == ("refusal", "error-not-kept")
        logs.full = False
        assert (await tab.command("move", action=tab.view["legal"][0]))["type"] == "ack"
        assert tab.state["version"] == before["version"] + 1

    run(play)


def test_two_tabs_of_one_table_never_overwrite_each_other() -> None:
    async def play() -> None:
        logs = MemoryLogs()
        one, other = Tab(logs), Tab(logs)
        code = await one.create(SOLO)
        await one.open(code)
        await other.open(code)
        first = one.view["legal"][0]
        assert (await one.command("move", action=first))["type"] == "ack"
        await other.command("move", action=first)
        versions = [read_entry(data).version for data in logs.entries[code]]
        assert versions == list(range(1, len(versions) + 1))
        await one.browser.noticed(code, len(versions))
        assert one.state["play"] == other.state["play"]

    run(play)


def test_a_command_sent_twice_is_applied_once() -> None:
    async def play() -> None:
        tab = Tab(MemoryLogs())
        await tab.open(await tab.create(SOLO))
        move = {"type": "move", "id": "once", "version": tab.state["version"], "action": tab.view["legal"][0]}
        await tab.say(move)
        version = tab.state["version"]
        await tab.say(move)
        assert tab.newest("ack")["id"] == "once"
        assert tab.state["version"] == version

    run(play)


def test_a_hidden_hand_stays_hidden_on_a_shared_device() -> None:
    async def play() -> None:
        tab = Tab(MemoryLogs())
        await tab.open(await tab.create({**TWO, "one_device": True}, names={"0": "Ada", "1": "Bob"}))
        views = tab.state["play"]["views"]
        assert [one["seat"] for one in views] == [None]
        await tab.command("hand-over", seat=0)
        hands = tab.view["view"]["hands"]
        assert tab.view["seat"] == 0
        assert all(card.get("card") is None for card in hands[0])
        assert all(card.get("card") is not None for card in hands[1])

    run(play)


def test_what_needs_a_second_device_is_refused_with_its_reason() -> None:
    async def play() -> None:
        tab = Tab(MemoryLogs())
        await tab.open(await tab.create(SOLO))
        assert (await tab.command("seat-link"))["reason"] == "error-needs-network"

    run(play)


def test_a_bot_that_fails_is_replaced_by_one_that_works(monkeypatch: pytest.MonkeyPatch) -> None:
    from sumida.hanabi.bots.convention.adapting import AdaptingBot

    def fail(self: object, view: object) -> None:
        raise RuntimeError("a fault in a bot")

    async def play() -> None:
        monkeypatch.setattr(AdaptingBot, "choose", fail)
        tab = Tab(MemoryLogs())
        await tab.open(await tab.create(TWO, bots={"1": "partner"}))
        await tab.command("move", action=tab.view["legal"][-1])
        await tab.until(lambda: bool(tab.view["legal"]))
        assert tab.state["shown"]["seats"][1]["bot"] == "cautious"

    run(play)


def test_a_table_that_waits_for_other_people_needs_the_network() -> None:
    async def play() -> None:
        body = b'{"name": "Ada", "settings": {"game": "hanabi", "options": {"players": 2}}}'
        assert await Tab(MemoryLogs()).refused("/api/tables", "POST", body) == (400, "error-needs-network")

    run(play)
