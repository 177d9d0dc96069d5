"""A server that errs or means harm: one line for each, no traceback, and the visit goes on."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from http.client import IncompleteRead
from threading import Thread
from typing import Any

import pytest

from sumida.bridge.connection import SiteConnection, SiteLogin
from sumida.bridge.visitor import Visitor
from sumida.cli import main
from sumida.hanabi.hanablive.live_frames import live_options, write_frame
from sumida.hanabi.rules.game import GAME
from tests.bridge.test_visitor import AT_ONCE

OPTIONS = live_options(GAME.setup({"players": 2}))
INIT = {"tableID": 1, "playerNames": ["Ana", "b"], "ourPlayerIndex": 1, "options": OPTIONS}
ASK = write_frame("chat", {"msg": "/help", "who": "Ana", "recipient": "b", "room": ""})


def init(**changed: Any) -> str:
    return write_frame("init", {**INIT, **changed})


def listed(*actions: dict[str, Any]) -> str:
    return write_frame("gameActionList", {"tableID": 1, "list": list(actions)})


def action(**facts: Any) -> str:
    return write_frame("gameAction", {"tableID": 1, "action": facts})


DRAW = {"type": "draw", "playerIndex": 0, "order": 0, "suitIndex": 0, "rank": 1}
TURN = {"type": "turn", "num": 0, "currentPlayerIndex": 1}
ATTACKS: dict[str, list[Any]] = {
    "no JSON": ["welcome {"],
    "no facts": ["tableList"],
    "another type": ["tableList {}", 'table {"id": "x"}', "chat []"],
    "nested": ["table " + "[" * 100_000],
    "no text": [b"table \xff\xfe"],
    "an unknown command": ["__class__ {}", "run {}"],
    "six players": [init(playerNames=list("abcdef"))],
    "no players": [init(playerNames=[])],
    "a seat that is none": [init(ourPlayerIndex=9), listed(DRAW, TURN)],
    "a seat below zero": [init(ourPlayerIndex=-3), listed(DRAW, TURN)],
    "an unknown variant": [init(options={**OPTIONS, "variantName": "Ambiguous & Inverted (4 Suits)"})],
    "a foreign option": [init(options={**OPTIONS, "deckPlays": True})],
    "options that are none": [init(options={**OPTIONS, "startingPlayer": "x"})],
    "a first player who is none": [init(options={**OPTIONS, "startingPlayer": 77})],
    "a card that is none": [init(), listed({**DRAW, "suitIndex": 99}, TURN)],
    "too many copies": [init(), listed(*({**DRAW, "order": order, "rank": 5} for order in range(4)), TURN)],
    "a clue that cannot be": [
        init(),
        listed(),
        action(type="clue", clue={"type": 0, "value": 99}, giver=0, list=[1], target=1, turn=0),
        action(**TURN),
    ],
    "a play of nobody's card": [
        init(),
        listed(),
        action(type="play", playerIndex=0, order=49, suitIndex=0, rank=1),
        action(**TURN),
    ],
    "actions of no game": [action(**TURN), listed(DRAW)],
    "the table vanishes": [init(), listed(), 'tableGone {"tableID": 1}', action(**TURN)],
    "the game ends under us": [init(), listed(), action(type="gameOver", endCondition=6), action(**TURN)],
}


class Attack(SiteConnection):
    """Sends these frames, and then asks for help."""

    def __init__(self, frames: list[Any]) -> None:
        super().__init__(SiteLogin("http://hostile.example", "b", "right"))
        self.attack, self.sent = frames, list[tuple[str, Any]]()

    async def frames(self) -> AsyncIterator[str | bytes]:
        for frame in [*self.attack, ASK]:
            yield frame
            await asyncio.sleep(0.01)

    async def send(self, command: str, facts: Any) -> None:
        self.sent.append((command, facts))


@pytest.mark.parametrize("attack", ATTACKS)
def test_whatever_a_server_sends_the_visit_goes_on(attack: str) -> None:
    async def story() -> None:
        reports: list[str] = []
        site = Attack(ATTACKS[attack])
        await asyncio.wait_for(Visitor(site, "b", "cautious", AT_ONCE, report=reports.append).run(), 60)
        assert site.sent[-1][0] == "chatPM", "it still answers"
        assert all("\n" not in line and len(line) < 500 for line in reports)

    asyncio.run(story())


def test_whoever_asks_for_a_review_is_told_that_the_server_sent_none() -> None:
    async def review(number: int) -> str:
        raise IncompleteRead(b"", number)

    async def story() -> None:
        site = Attack([ASK.replace("/help", "/analyze 8")])
        await asyncio.wait_for(Visitor(site, "b", "cautious", AT_ONCE, review).run(), 60)
        said = [facts["msg"] for _, facts in site.sent]
        assert said[0].startswith("I cannot review that game: IncompleteRead")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (b"", "cannot be reached: Remote end closed connection without response"),
        (b"HTTP/1.1 500 No\r\n\r\n", "cannot be reached: HTTP Error 500: No"),
        (b"nonsense\r\n\r\n", "cannot be reached: nonsense"),
        (b"HTTP/1.1 401 No\r\n\r\nwrong password", "refuses the login: wrong password"),
    ],
)
def test_a_server_that_cannot_be_logged_into_is_one_line(
    answer: bytes, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUMIDA_SITE_PASSWORD", "right")
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        wire, _ = listening.accept()
        asked = b""
        while b"version=bot" not in asked:
            asked += wire.recv(10_000)
        wire.sendall(answer)
        wire.close()

    serving = Thread(target=serve)
    serving.start()
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    assert main(["bridge", "hanablive", address, "--user", "b"]) == 2
    serving.join()
    listening.close()
    assert capsys.readouterr().err == f"sumida: {address} {told}\n"


@pytest.mark.parametrize("address", ["http://127.0.0.1:9", "nonsense", "ftp://x.example", "http://"])
def test_an_address_that_is_none_is_one_line(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUMIDA_SITE_PASSWORD", "right")
    assert main(["bridge", "hanablive", address, "--user", "b"]) == 2
    errors = capsys.readouterr().err
    assert "Traceback" not in errors
    assert len(errors.strip().splitlines()) == 1
