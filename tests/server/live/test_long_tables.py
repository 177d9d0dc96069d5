"""Long tables over a real socket: short frames, pages over HTTP, and the guard against long frames."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from sumida.server.live.connection import Connection
from sumida.server.live.outgoing import OutgoingBudget
from sumida.server.operations.metrics import METRICS
from sumida.server.settings import Limits
from sumida.tables.log import Entry
from sumida.tables.messages.happenings import Said
from sumida.tables.messages.protocol import FRAME_BYTES, Pong, Refusal, encode

WIDE = "🎆" * 300


async def say_much(club: Any, code: str, lines: int) -> None:
    live = club.hub.tables[code]
    for number in range(1, lines + 1):
        said = Said(live.clock(), 1, "Ada", f"{number} {WIDE}"[:300])
        live.table.apply(Entry(live.table.room.version + 1, live.clock(), [said]))


def test_a_chat_is_sent_in_pages(tell: Any) -> None:
    async def story(club: Any) -> None:
        before = METRICS.long_frames
        code, [ada, bo] = await club.table("Ada", "Bo", watching="closed")
        await say_much(club, code, 300)
        late = await club.player(bo.cookie)
        state = await late.open(code)
        texts = [line["text"] for line in state["chat"]]
        earlier = state["earlier_chat"]
        path = f"/api/tables/{code}/chat"
        while earlier:
            first = int(texts[0].split()[0])
            answer = await club.http.get(path, params={"before": first}, headers={"Cookie": bo.cookie})
            assert len(answer.content) <= FRAME_BYTES
            texts = [line["text"] for line in answer.json()["lines"]] + texts
            earlier = answer.json()["earlier"]
        assert [int(text.split()[0]) for text in texts] == list(range(1, 301))
        resumed = await ada.open(code, since=ada.version)
        assert resumed["type"] == "snapshot", "300 long lines are too much for an update"
        assert max(map(len, [*ada.frames, *bo.frames, *late.frames])) <= FRAME_BYTES
        assert METRICS.long_frames == before
        stranger = await club.http.get(path)
        assert stranger.json()["reason"] == "refuse-watching-closed"

    tell(story)


@pytest.mark.parametrize("path", ["chat?before=x", "games?before=-1", "notes/nine"])
def test_a_page_that_is_no_number_is_refused(tell: Any, path: str) -> None:
    async def story(club: Any) -> None:
        code, _ = await club.table("Ada", "Bo")
        answer = await club.http.get(f"/api/tables/{code}/{path}")
        assert (answer.status_code, answer.json()["reason"]) == (400, "error-malformed")

    tell(story)


def test_earlier_games_and_notes_come_over_http(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, [ada, _] = await club.table("Ada", "Bo", start=False)
        for _ in range(12):
            for command in ("start", "stop", "rematch"):
                assert (await ada.do(command))["type"] == "ack"
        await ada.open(code)
        assert ada.state["shown"]["earlier_games"] == 2
        answer = await club.http.get(f"/api/tables/{code}/games?before=3")
        assert [game["number"] for game in answer.json()["games"]] == [1, 2]
        assert (await club.http.get(f"/api/tables/{code}/notes/0")).json()["reason"] == "refuse-no-game"
        await ada.do("start")
        await ada.do("note", card=3, text="a five")
        running = await club.http.get(f"/api/tables/{code}/notes/0", headers={"Cookie": ada.cookie})
        assert running.json()["reason"] == "refuse-not-finished"
        await ada.do("stop")
        answer = await club.http.get(f"/api/tables/{code}/notes/0")
        assert answer.json() == {"number": 13, "seat": 0, "notes": {"3": "a five"}}

    tell(story)


def test_a_frame_that_is_too_long_is_counted_logged_and_not_sent(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(METRICS, "long_frames", 0)
    connection = Connection("d", "203.0.113.7", Limits(), OutgoingBudget(Limits()))
    with caplog.at_level(logging.ERROR, "sumida.server"):
        connection.send(Pong(1, 2))
        connection.send_bytes(b"x" * FRAME_BYTES)
        assert METRICS.long_frames == 0
        connection.send(Refusal("c1", "error-internal", {}, "x" * FRAME_BYTES))
    assert METRICS.long_frames == 1
    assert "was not sent" in caplog.text
    assert [len(frame) <= FRAME_BYTES for frame in connection._queue] == [True] * 3
    assert b"error-internal" in connection._queue[-1]
    assert b"x" * 100 not in connection._queue[-1]
    assert encode(Pong(1, 2)) == connection._queue[0]
    assert "sumida_long_frames_total 1" in METRICS.text(tables=0, connections=0)
