"""Writes the conversation in tests/fixtures/hanablive: python -m tests.bridge.make_conversation"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sumida.bots import create
from sumida.hanabi.hanablive.live_actions import told
from sumida.hanabi.hanablive.live_frames import live_options, write_frame
from sumida.hanabi.hanablive.records import write_action
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState

FILE = Path(__file__).parents[1] / "fixtures" / "hanablive" / "conversation.txt"
TABLE, NAMES, US, TURNS = 4711, ["Ana", "sumida-bot"], 1, 14
SETUP = GAME.setup({"players": len(NAMES)})
SITE, BOT = "<", ">"


def said(who: str, command: str, facts: Any) -> str:
    return f"{who} {write_frame(command, facts)}"


def table(players: list[str], *, running: bool) -> dict[str, Any]:
    return {
        "id": TABLE,
        "name": "quiet evening",
        "passwordProtected": True,
        "joined": "sumida-bot" in players,
        "numPlayers": len(players),
        "owned": False,
        "running": running,
        "variant": "No Variant",
        "options": {**live_options(SETUP), "numPlayers": len(NAMES) if running else 0},
        "timed": False,
        "timeBase": 0,
        "timePerTurn": 0,
        "sharedReplay": False,
        "progress": 0,
        "players": players,
        "spectators": [{"name": "Zoe", "shadowingPlayerIndex": -1}],
        "maxPlayers": 5,
    }


def user(*, playing: bool) -> dict[str, Any]:
    status = {"status": 1, "tableID": TABLE} if playing else {"status": 0, "tableID": 0}
    return {"userID": 7, "name": "sumida-bot", **status, "hyphenated": False, "inactive": False}


def lobby() -> Iterator[str]:
    yield said(
        SITE,
        "welcome",
        {
            "userID": 7,
            "username": "sumida-bot",
            "totalGames": 3,
            "muted": False,
            "firstTimeUser": False,
            "settings": {"volume": 50},
            "friends": [],
            "playingAtTables": [],
            "disconSpectatingTable": 0,
            "randomTableName": "ordinary lamp",
            "shuttingDown": False,
            "maintenanceMode": False,
        },
    )
    yield said(SITE, "userList", [user(playing=False)])
    yield said(SITE, "chatList", {"list": [], "unread": 0})
    yield said(
        SITE, "tableList", [table(["Ana"], running=False), {"id": 9, "players": ["Zoe"], "running": True}]
    )
    line = {"discord": False, "server": False, "datetime": "2026-11-16T18:00:00Z", "room": "lobby"}
    yield said(SITE, "chat", {**line, "msg": "/join anyone?", "who": "Zoe", "recipient": ""})
    whisper = {**line, "room": "", "who": "Ana", "recipient": "sumida-bot"}
    yield said(SITE, "chat", {**whisper, "msg": "/join salt &amp; pepper"})
    yield said(BOT, "tableJoin", {"tableID": TABLE, "password": "salt & pepper"})
    yield said(SITE, "table", table(NAMES, running=False))
    yield said(SITE, "game", {"tableID": TABLE, "name": "quiet evening", "owner": 3, "players": []})
    yield said(SITE, "user", user(playing=True))
    yield said(SITE, "joined", {"tableID": TABLE})
    yield said(SITE, "pregameSpectators", {"tableID": TABLE, "spectators": []})
    yield said(SITE, "userInactive", {"userID": 3, "inactive": False})
    yield said(SITE, "chat", {**whisper, "msg": "/start"})
    yield said(BOT, "tableStart", {"tableID": TABLE})
    yield said(SITE, "tableStart", {"tableID": TABLE, "replay": False})
    yield said(BOT, "getGameInfo1", {"tableID": TABLE})
    yield said(SITE, "table", table(NAMES, running=True))


def begin(state: HanabiState) -> Iterator[str]:
    facts = {
        "tableID": TABLE,
        "playerNames": NAMES,
        "ourPlayerIndex": US,
        "spectating": False,
        "shadowing": False,
        "replay": False,
        "databaseID": -1,
        "hasCustomSeed": False,
        "seed": "",
        "datetimeStarted": "2026-11-16T18:01:00Z",
        "datetimeFinished": "0001-01-01T00:00:00Z",
        "options": live_options(state.setup),
        "characterAssignments": [],
        "characterMetadata": [],
        "sharedReplay": False,
        "sharedReplayLeader": "Ana",
        "sharedReplaySegment": 0,
        "sharedReplayEffMod": 0,
        "paused": False,
        "pausePlayerIndex": -1,
        "pauseQueued": False,
    }
    yield said(SITE, "init", facts)
    yield said(BOT, "getGameInfo2", {"tableID": TABLE})
    yield said(SITE, "gameActionList", {"tableID": TABLE, "list": actions(state)})
    yield said(BOT, "loaded", {"tableID": TABLE})
    yield said(SITE, "connected", {"tableID": TABLE, "list": [True, True]})
    yield said(SITE, "clock", {"tableID": TABLE, "times": [0, 0], "activePlayerIndex": 0, "timeTaken": 0})
    yield said(SITE, "noteListPlayer", {"tableID": TABLE, "notes": []})
    yield said(SITE, "voteChange", {"vote": False})
    yield said(SITE, "spectators", {"tableID": TABLE, "spectators": []})


def actions(state: HanabiState) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.to_builtins(list(told(state.view(US))))
    return found


def notes_before(state: HanabiState, noted: dict[int, int]) -> Iterator[str]:
    """What a bot notes on its clued cards when it has moved: those that can be four cards or fewer."""
    view = state.view(US)
    for held, mask in zip(view.hands[US], view.deduced[US], strict=True):
        if held.clues and mask.bit_count() <= 4 and noted.get(held.order) != mask:
            noted[held.order] = mask
            names = [text for card, text in enumerate(view.setup.variant.cards) if mask >> card & 1]
            yield said(BOT, "note", {"tableID": TABLE, "order": held.order, "note": ", ".join(names)})


def turns(state: HanabiState) -> Iterator[str]:
    bot, noted = create("hanabi", "cautious", len(NAMES)), dict[int, int]()
    for _ in range(TURNS):
        before, chosen = actions(state), bot.choose(state.view(state.current))
        if state.current == US:
            facts = msgspec.to_builtins(write_action(state, chosen))
            yield said(BOT, "action", {"tableID": TABLE, **facts})
            yield from notes_before(state, noted)
        state = state.apply(state.current, chosen)
        for action in actions(state)[len(before) :]:
            yield said(SITE, "gameAction", {"tableID": TABLE, "action": action})
        yield said(SITE, "tableProgress", {"tableID": TABLE, "progress": 2 * state.turn})
        times = {
            "tableID": TABLE,
            "times": [-1000, -2000],
            "activePlayerIndex": state.current,
            "timeTaken": 0,
        }
        yield said(SITE, "clock", times)


def end() -> Iterator[str]:
    for action in (
        {"type": "gameOver", "endCondition": 4, "playerIndex": 0, "votes": None},
        {"type": "turn", "num": TURNS + 1, "currentPlayerIndex": -1},
        {"type": "playerTimes", "playerTimes": [-1000, -2000], "duration": 30_000},
    ):
        yield said(SITE, "gameAction", {"tableID": TABLE, "action": action})
    yield said(SITE, "tableGone", {"tableID": TABLE})
    yield said(SITE, "table", {**table(NAMES, running=True), "sharedReplay": True})
    yield said(SITE, "gameHistory", [{"id": 1_234_567, "score": 0, "playerNames": NAMES}])
    facts = {"tableID": TABLE, "databaseID": 1_234_567, "sharedReplayLeader": "Ana"}
    yield said(SITE, "finishOngoingGame", facts)
    yield said(BOT, "tableUnattend", {"tableID": TABLE})
    yield said(SITE, "tableGone", {"tableID": TABLE})
    yield said(SITE, "warning", {"warning": "The server is about to restart."})


def conversation() -> str:
    state = SETUP.start(SETUP.deal(Random(18)))
    lines = [*lobby(), *begin(state), *turns(state), *end()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(conversation(), "utf-8")
