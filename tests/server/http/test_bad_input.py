"""Whatever a client sends, it is refused with a reason, and the table and the other players are unharmed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from tests.server.conftest import PATIENCE_S
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sumida.server.settings import Limits

MALFORMED = [
    "",
    "null",
    "[]",
    "{",
    '"move"',
    '{"type":"nonsense"}',
    '{"type":"move"}',
    '{"type":"move","id":5,"version":"x","action":[]}',
    '{"type":"open","table":"../../etc"}',
    '{"type":"open","table":"ABCDEF","since":-1}',
    '{"type":"ping","n":1e400}',
    '{"type":"settings","id":"a","version":1,"settings":{"game":"hanabi","options":' + '{"a":' * 5000,
    "[" * 10_000,
    "\ud83d\ude00",
]


def test_malformed_frames_are_refused_and_the_table_goes_on(tell: Any) -> None:
    async def story(club: Any) -> None:
        _, (ada, bo) = await club.table("Ada", "Bo")
        for frame in MALFORMED:
            await bo.wire.send(frame.encode("utf-8", "surrogatepass"))
            answer = await bo.until("refusal")
            assert answer["id"] is None
            assert answer["reason"].startswith("error-")
            assert answer["text"]
        assert (await ada.move())["type"] == "ack"
        await bo.until("update")

    tell(story)


def test_unknown_tables_are_refused(tell: Any) -> None:
    async def story(club: Any) -> None:
        ada = await club.player()
        answer = await ada.open("NOSUCH")
        assert (answer["reason"], answer["facts"]) == ("error-unknown-table", {"table": "NOSUCH"})
        assert (await ada.do("move", action="play 1"))["reason"] == "error-no-table"

    tell(story)


def test_forged_and_foreign_seat_tokens_are_refused(tell: Any) -> None:
    async def story(club: Any) -> None:
        _, (ada, _) = await club.table("Ada", "Bo")
        token = (await ada.do("seat-link"))["token"]
        other, (cy, _) = await club.table("Cy", "Di")
        thief = await club.player()
        await thief.open(other)
        number, _, signature = token.partition(".")
        flipped = signature[:-1] + ("A" if signature[-1] != "A" else "B")
        for forged in (token, f"2.{signature}", f"{number}.{flipped}", "1.", ".", "1", "²." + signature):
            assert (await thief.do("claim", token=forged))["reason"] == "refuse-seat-token"
        assert (await cy.move())["type"] == "ack"

    tell(story)


def test_a_seat_token_dies_with_its_place(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (_, bo) = await club.table("Ada", "Bo", start=False)
        token = (await bo.do("seat-link"))["token"]
        await bo.do("leave")
        back = await club.player()
        await back.open(code)
        assert (await back.do("claim", token=token))["reason"] == "refuse-seat-token"

    tell(story)


def test_a_forged_cookie_is_a_new_browser(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, _) = await club.table("Ada", "Bo")
        name, _, value = ada.cookie.partition("=")
        device, _, signature = value.partition(".")
        for forged in (f"{device}.{signature[::-1]}", device, f"{device}.", f"x{device}.{signature}"):
            thief = await club.player(f"{name}={forged}")
            assert (await thief.open(code))["you"]["member"] is None

    tell(story)


def test_stale_moves_are_refused_and_change_nothing(tell: Any) -> None:
    async def story(club: Any) -> None:
        _, (ada, bo) = await club.table("Ada", "Bo")
        old = ada.version
        await ada.move()
        await bo.until_version(ada.version)
        await bo.move()
        await ada.until_version(bo.version)
        answer = await ada.do("move", version=old, action=ada.legal[0])
        assert answer["reason"] == "refuse-stale"
        assert (await ada.move())["type"] == "ack"

    tell(story)


def test_ten_megabytes_close_the_connection_and_nothing_else(tell: Any) -> None:
    async def story(club: Any) -> None:
        _, (ada, bo) = await club.table("Ada", "Bo")
        await bo.wire.send("x" * 20_000)
        assert (await bo.until("refusal"))["reason"] == "error-body-too-large"
        with suppress(ConnectionClosed):
            await bo.wire.send("x" * 10_000_000)
        with pytest.raises(ConnectionClosed):
            await bo.until("never")
        assert bo.wire.close_code in (1006, 1009)
        assert (await ada.move())["type"] == "ack"

    tell(story)


def test_floods_are_refused_then_closed_and_others_notice_nothing(tell: Any) -> None:
    async def story(club: Any) -> None:
        _, (ada, bo) = await club.table("Ada", "Bo")
        with suppress(ConnectionClosed):
            for n in range(5000):
                await bo.send(type="ping", n=n)
        with pytest.raises(ConnectionClosed):
            await bo.until("never")
        assert bo.wire.close_code == 1008
        assert sum(b"error-too-fast" in frame for frame in bo.frames) == 50
        assert (await ada.move())["type"] == "ack"

    tell(story, limits=Limits(strikes=50))


def test_many_connections_of_one_address_do_not_multiply_what_it_may_send(tell: Any) -> None:
    async def story(club: Any) -> None:
        crowd = [await club.player() for _ in range(5)]
        for n in range(10):
            for player in crowd:
                await player.send(type="ping", n=n)
        answers = [(await player.receive())["type"] for player in crowd for _ in range(10)]
        assert answers.count("pong") == 30
        assert answers.count("refusal") == 20

    tell(story, Limits(address_messages_per_second=10, messages_per_second=10, message_burst=30))


def test_names_with_markup_stay_text(tell: Any) -> None:
    async def story(club: Any) -> None:
        markup = "<img src=x onerror=1>"
        _, (ada, bo) = await club.table("Ada", markup, start=False)
        await ada.until_version(bo.version)
        assert ada.state["shown"]["members"][1]["name"] == markup
        page = await club.http.get("/t/ABCDEF")
        assert "script-src 'self'" in page.headers["content-security-policy"]

    tell(story)


def test_two_tabs_in_one_seat_see_the_same_and_move_once(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        tab = await club.player(ada.cookie)
        await tab.open(code)
        assert tab.play == ada.play
        answers = await asyncio.gather(ada.move(), tab.move())
        assert sorted(answer["type"] for answer in answers) == ["ack", "refusal"]
        await tab.until_version(ada.version)
        assert tab.play == ada.play
        await bo.until_version(ada.version)
        assert len(bo.play["views"][0]["view"]["history"]) == 1

    tell(story)


def test_moves_after_the_end_are_refused(tell: Any) -> None:
    async def story(club: Any) -> None:
        _, (ada, _) = await club.table("Ada", "Bo")
        await ada.do("stop")
        assert (await ada.do("move", action="play 1"))["reason"] == "refuse-game-over"

    tell(story)


def test_a_server_clock_that_jumps_harms_no_game(tell: Any) -> None:
    times = iter([1_000_000, 5_000_000, 400, 999_999_999_999, 3] * 1000)

    async def story(club: Any) -> None:
        _, (ada, bo) = await club.table("Ada", "Bo", clock={"seconds": 60, "increment": 0})
        for _ in range(6):
            await ada.move()
            await bo.until_version(ada.version)
            await bo.move()
            await ada.until_version(bo.version)
        assert ada.state["shown"]["phase"] == "running"
        assert all(left <= 60_000 for left in ada.state["shown"]["clock"]["left"])

    tell(story, clock=lambda: next(times))


def test_pages_of_other_origins_are_refused(tell: Any) -> None:
    async def story(club: Any) -> None:
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{club.port}.evil.example"):
            with pytest.raises(InvalidStatus):
                await club.player(origin=origin)
            answer = await club.http.post("/api/tables", json={}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["reason"]) == (403, "error-origin")
        await club.player(origin=f"http://127.0.0.1:{club.port}")

    tell(story)


async def let_in(club: Any) -> bool:
    wire = await connect(f"ws://127.0.0.1:{club.port}/ws")
    return b"welcome" in await wire.recv(decode=False)


def test_connections_are_capped_with_a_reason(tell: Any) -> None:
    async def story(club: Any) -> None:
        inside = [await club.player() for _ in range(3)]
        late = await club.player(welcome="refusal")
        assert b"error-too-many" in late.frames[-1]
        await inside[0].wire.close()
        async with asyncio.timeout(PATIENCE_S):
            while not await let_in(club):
                await asyncio.sleep(0.01)

    tell(story, limits=Limits(connections_per_address=3))


def test_a_client_that_reads_too_slowly_is_dropped_and_can_resume(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        (sleepy,) = [
            connection
            for connection in club.hub.tables[code].connections
            if connection.device == club.hub.signer.device(bo.cookie.partition("=")[2])
        ]
        for _ in range(5000):
            sleepy.send_bytes(b'{"type":"pong","n":0,"now":0}' + b" " * 1000)
        assert sleepy.closing.is_set()
        with pytest.raises(ConnectionClosed):
            await bo.until("never")
        await ada.move()
        again = await club.player(bo.cookie)
        answer = await again.open(code, since=bo.version)
        assert [news["type"] for news in answer["happened"]] == ["moved"]

    tell(story)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"", "error-malformed"),
        (b"[" * 5000, "error-malformed"),
        (b'{"name":"Ada","settings":{"game":"go"}}', "error-unknown-game"),
        (b'{"name":"","settings":{"game":"hanabi"}}', "refuse-name-empty"),
        (b'{"name":"Ada","settings":{"game":"hanabi","options":{"players":9}}}', "error-hanabi-option"),
        (b'{"name":"Ada","settings":{"game":"hanabi"},"bots":{"1":"nobody"}}', "refuse-no-such-bot"),
        (b'{"name":"Ada","settings":{"game":"hanabi"},"bots":{"-1":"random"}}', "refuse-no-such-seat"),
        (
            b'{"name":"A","settings":{"game":"hanabi"},"bots":{"1":"random","01":"random"}}',
            "refuse-no-such-seat",
        ),
        (b'{"name":"Ada","settings":{"game":"hanabi"},"seat":5}', "refuse-no-such-seat"),
        (b'{"name":"Ada","settings":{"game":"hanabi"},"start":true}', "refuse-seats-empty"),
        (b"x" * 1_000_001, "error-body-too-large"),
    ],
)
def test_wrong_requests_for_a_table_are_refused(tell: Any, body: bytes, reason: str) -> None:
    async def story(club: Any) -> None:
        answer = await club.http.post("/api/tables", content=body)
        assert 400 <= answer.status_code < 500
        assert answer.json()["reason"] == reason
        assert await club.hub.store.tables() == {}

    tell(story)


def test_opening_tables_is_limited_by_address(tell: Any) -> None:
    async def story(club: Any) -> None:
        body = {"name": "Ada", "settings": {"game": "hashi"}}
        answers = [(await club.http.post("/api/tables", json=body)).status_code for _ in range(4)]
        assert answers == [201, 201, 201, 429]

    tell(story, limits=Limits(tables_per_minute=3))
