"""A server that errs or lies: the client ends with one line, and never waits for what cannot come."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Sequence
from threading import Thread
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from sumida.cli import main
from sumida.client import join, play_games
from sumida.client.link import LONGEST_FRAME
from sumida.kernel import GameError
from tests.server.conftest import Club

WELCOME = {"type": "welcome", "protocol": 1, "server": "0.1.0", "now": 0}
REFUSAL: dict[str, Any] = {
    "type": "refusal",
    "id": None,
    "reason": "refuse-locked",
    "facts": {},
    "text": "no",
}
FRAMES: dict[str, tuple[Any, str]] = {
    "no JSON": ("{", "cannot be read"),
    "no object": ([], "cannot be read"),
    "nested": ('{"type": "snapshot", "shown": ' + "[" * 100_000, "cannot be read"),
    "no text": (b'{"type": "gone", "table": "\xff"}', "cannot be read"),
    "too long": ('{"type": "x", "a": "' + "a" * LONGEST_FRAME, f"more than {LONGEST_FRAME} bytes"),
    "another protocol": ({**WELCOME, "protocol": 99}, "version 99"),
    "facts with names of ours": ({**REFUSAL, "facts": {"message": "x", "self": "y"}}, "no"),
}
LIES: dict[str, tuple[str, Any, str]] = {
    "a seat that is none": ("you/seats", [99], "cannot be read: seats"),
    "a seat below zero": ("you/seats", [-1], "cannot be read: seats"),
    "endless views": ("play/views_to_come", 10**9, "cannot be read: 1000000000 views"),
    "an unknown game": ("play/game", "chess", "no game 'chess'"),
    "unknown rules": ("play/rules", 99, "version 99"),
    "no view": ("play/views/0/view", None, "not a view"),
    "a view of nobody": ("play/views/0/view/seat", None, "crashed: "),
    "a seat that the game has not": ("play/views/0/view/seat", 7, "crashed: "),
}


async def meet(frames: Sequence[Any]) -> None:
    """Play at a server that sends these frames; raises what the client raises."""

    async def send(wire: ServerConnection) -> None:
        for frame in (WELCOME, *frames):
            await wire.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))
        await wire.wait_closed()

    async with serve(send, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with (
            asyncio.timeout(60),
            join(f"http://127.0.0.1:{port}/t/K7QX2M", "Robo", owner="Bo", patience_s=50) as table,
        ):
            await play_games(table, "cautious")


@pytest.mark.parametrize("attack", FRAMES)
def test_a_frame_that_cannot_be_ends_in_one_line(attack: str) -> None:
    frame, told = FRAMES[attack]
    with pytest.raises(GameError, match=told):
        asyncio.run(meet([frame]))


@pytest.mark.parametrize("lie", LIES)
def test_a_state_that_cannot_be_ends_in_one_line(tell: Any, lie: str) -> None:
    path, value, told = LIES[lie]
    *front, last = path.split("/")

    async def story(club: Club) -> None:
        _, (host, _) = await club.table("Ada", "Ben")
        state = {**host.state, "type": "snapshot", "chat": [], "earlier_chat": 0, "online": []}
        changed = state = json.loads(json.dumps(state))
        for part in front:
            changed = changed[int(part) if part.isdigit() else part]
        assert last in changed
        changed[last] = value
        with pytest.raises(GameError, match=told):
            await meet([state])

    tell(story)


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"nonsense\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[",
        b"HTTP/1.1 200 OK\r\n\r\n" + b"[" * 100_000,
        b'HTTP/1.1 200 OK\r\n\r\n{"tables": [{"code": "\xff"}]}',
    ],
)
def test_a_list_that_cannot_be_read_is_one_line(answer: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def respond() -> None:
            wire, _ = listening.accept()
            with wire:
                wire.recv(10_000)
                wire.sendall(answer)

        responding = Thread(target=respond)
        responding.start()
        status = main(["bot", "tables", f"http://127.0.0.1:{listening.getsockname()[1]}"])
        responding.join()
    errors = capsys.readouterr().err
    assert (status, len(errors.splitlines())) == (2, 1), errors


@pytest.mark.parametrize(
    "address", ["http://[::1", "http://x:abc", "http://x:99999", "http://a b", "http://ada:secret@x"]
)
def test_an_address_that_is_none_is_one_line(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (
        ["tables", address],
        ["connect", f"{address}/t/K7QX2M", "--bot", "cautious", "--owner", "A"],
    ):
        assert main(["bot", *words]) == 2
        assert "is no address of a table: write https://" in capsys.readouterr().err


def test_whoever_waits_is_told_why_nobody_answers() -> None:
    async def story() -> None:
        async with join("http://127.0.0.1:9/t/K7QX2M", "Robo", patience_s=0.5):
            pass

    with pytest.raises(GameError, match=r"does not answer: \w+"):
        asyncio.run(story())
