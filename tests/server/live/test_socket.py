"""Edge cases of sockets: clients that do not read, errors, and clients relayed to another server."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from sumida.server.errors import error, refusal
from sumida.server.live import relay, socket
from sumida.server.live.connection import Connection
from sumida.server.live.outgoing import OutgoingBudget
from sumida.server.live.relay import Relay
from sumida.server.live.socket import SocketEndpoint
from sumida.server.settings import Limits, ServerSettings
from sumida.server.tokens import Signer


class Wire:
    """A connection to another server that never says anything."""

    def __init__(self) -> None:
        self.closed = False

    async def recv(self) -> str:
        return await asyncio.Event().wait()  # type: ignore[return-value]  # it never comes to that

    def __aiter__(self) -> Wire:
        return self

    async def __anext__(self) -> str:
        return await self.recv()

    async def close(self) -> None:
        self.closed = True


def test_a_client_that_opens_another_table_is_not_disconnected() -> None:
    async def story() -> None:
        wire, connection = Wire(), Connection("device", "address", Limits(), OutgoingBudget(Limits()))
        passing_on = Relay(wire, connection)  # type: ignore[arg-type]  # all of it that is used
        await asyncio.sleep(0)
        await passing_on.close()
        assert wire.closed
        assert not connection.closing.is_set()

    asyncio.run(story())


def test_a_client_that_goes_while_it_is_passed_on_leaves_no_connection_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        wire = Wire()

        async def connect(*address: Any, **options: Any) -> Wire:
            return wire

        monkeypatch.setattr(relay, "connect", connect)
        connection = Connection("device", "address", Limits(), OutgoingBudget(Limits()))
        opening = asyncio.create_task(Relay.open("http://other:1", connection, Signer(b"key")))
        await asyncio.sleep(0.01)
        opening.cancel()
        await asyncio.gather(opening, return_exceptions=True)
        assert wire.closed

    asyncio.run(story())


def test_closing_does_not_wait_for_a_client_that_does_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "CLOSE_TIMEOUT_S", 0.01)

    async def story() -> None:
        async def never(text: str) -> None:
            await asyncio.Event().wait()

        async def nothing() -> None: ...

        connection = Connection("device", "address", Limits(), OutgoingBudget(Limits()))
        connection.send(refusal(error("error-too-fast")))
        ended = asyncio.create_task(nothing())
        await ended
        endpoint = SocketEndpoint(SimpleNamespace(settings=ServerSettings()))  # type: ignore[arg-type]  # no table is opened
        async with asyncio.timeout(120):
            await endpoint._close(SimpleNamespace(send_text=never), connection, ended)  # type: ignore[arg-type]  # it is only written to

    asyncio.run(story())


def test_an_internal_error_is_reported_and_logged_and_ends_no_connection(
    tell: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(club: Any) -> None:
        code, (ada, _) = await club.table("Ada", "Bo")
        live = club.hub.tables[code]
        send_state = live.send_state

        def broken(*asked: Any) -> None:
            live.send_state = send_state
            raise RuntimeError("no such luck")

        live.send_state = broken
        await ada.send(type="resume", since=0)
        assert (await ada.until("refusal"))["reason"] == "error-internal"
        assert (await ada.move())["type"] == "ack"

    tell(story)
    assert "no such luck" in caplog.text


def test_a_table_that_was_read_again_meanwhile_is_the_one_that_is_opened(
    tell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leaving the table before takes a moment when another server has it."""

    async def story(club: Any) -> None:
        code, (ada, bo) = await club.table("Ada", "Bo")
        old, leave = club.hub.tables[code], socket.Listener._leave_table

        async def leave_slowly(listener: Any) -> None:
            await leave(listener)
            old.stale = True
            await club.hub.find(code)

        monkeypatch.setattr(socket.Listener, "_leave_table", leave_slowly)
        again = await club.player(ada.cookie)
        await again.open(code)
        await bo.do("phrase", phrase="phrase-hello")
        await again.until("update")

    tell(story)
