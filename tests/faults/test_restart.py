"""`kill -9` at any moment: nothing acknowledged is lost, nothing is applied twice, and everybody goes on."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sumida.tables.log import MoveMade, read_entry
from sumida.tables.messages.changes import as_update

ENV = {**os.environ, "PYTHONPATH": "src"}


class Process:
    """`sumida serve` as a process of its own, on a fixed port and database."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.database = folder / "club.sqlite3"
        self.running: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "sumida.server.serve", "--no-browser", "--no-warm-up"]
        command += ["--port", str(self.port), "--database", f"sqlite:///{self.database}"]
        self.running = subprocess.Popen(command, env=ENV, stdout=subprocess.PIPE, text=True)
        for _ in range(3000):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz").close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self.running is not None
        self.running.kill()
        self.running.communicate()

    def create(self, **body: Any) -> tuple[str, str]:
        """A table over HTTP: its code and the host's cookie."""
        data = json.dumps(body).encode()
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/tables", data) as answer:
            cookie = answer.headers["set-cookie"].split(";")[0]
            return json.load(answer)["code"], cookie


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path)
    process.start()
    yield process
    process.kill()


class Stubborn:
    """A client like the page: reconnects, resumes, and sends a command until it is acknowledged."""

    def __init__(self, process: Process, code: str, cookie: str = "") -> None:
        self.url = f"ws://127.0.0.1:{process.port}/ws"
        self.code = code
        self.cookie = cookie
        self.state: dict[str, Any] = {}
        self.version: int | None = None
        self.pending: dict[str, Any] | None = None
        self.acknowledged: list[str] = []
        self.numbers = iter(range(1, 10_000))
        self.seated = bool(cookie)
        self.reconnects = -1

    async def play(self) -> None:
        """Until the game is over."""
        while not self.over:
            try:
                await self._session()
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(0.05)

    @property
    def over(self) -> bool:
        return bool(self.state and self.state["play"] and self.state["play"]["scores"] is not None)

    async def _session(self) -> None:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(self.url, additional_headers=headers, open_timeout=60) as wire:
            self.reconnects += 1
            assert wire.response is not None
            self.cookie = self.cookie or wire.response.headers["set-cookie"].split(";")[0]
            opening = {"type": "open", "table": self.code, "since": self.version, "updates": "changes"}
            await wire.send(json.dumps(opening))
            if self.pending:
                await wire.send(json.dumps(self.pending))
            while not self.over:
                message = json.loads(await asyncio.wait_for(wire.recv(), 60))
                self._hear(as_update(message, self.state))
                await self._act(wire)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "snapshot":
            self.state, self.version = message, message["version"]
        elif message["type"] == "update" and message["version"] > (self.version or 0):
            assert message["since"] <= (self.version or 0), "a gap was not repaired"
            self.state, self.version = message, message["version"]
        elif self.pending and message.get("id") == self.pending["id"]:
            if message["type"] == "ack":
                self.acknowledged.append(self.pending["id"])
            self.pending = None

    async def _act(self, wire: Any) -> None:
        if self.pending or not self.state:
            return
        wish = self._wish()
        if wish:
            self.pending = {"id": f"n{next(self.numbers)}", "version": self.version, **wish}
            await wire.send(json.dumps(self.pending))

    def _wish(self) -> dict[str, Any] | None:
        you, play = self.state["you"], self.state["play"]
        if you["member"] is None:
            return {"type": "join", "name": "Bo"}
        if not you["seats"]:
            return {"type": "sit"}
        if play is None:
            full = all(seat["kind"] != "open" for seat in self.state["shown"]["seats"])
            return {"type": "start"} if you["host"] and full else None
        legal = play["views"][0]["legal"]
        return {"type": "move", "action": legal[-1]} if legal else None


def stored_moves(process: Process, code: str) -> list[str]:
    """The ids of all moves in the log, in order."""
    db = sqlite3.connect(process.database)
    rows = db.execute('SELECT entry FROM entries WHERE "table" = ? ORDER BY version', (code,)).fetchall()
    db.close()
    entries = [read_entry(row[0]) for row in rows]
    return [f"{e.device}/{e.command}" for e in entries if any(isinstance(x, MoveMade) for x in e.events)]


def test_two_players_finish_their_game_through_three_kills(process: Process) -> None:
    """[hanabi-live: live games only in memory; boardgame.io 672, 713; lila 20611]"""
    settings = {"game": "hanabi", "options": {"players": 2}}
    code, cookie = process.create(name="Ada", settings=settings)

    async def story() -> tuple[Stubborn, Stubborn]:
        ada, bo = Stubborn(process, code, cookie), Stubborn(process, code)
        playing = asyncio.gather(ada.play(), bo.play())
        for moves in (6, 12, 18):
            while len(ada.acknowledged) < moves:
                await asyncio.sleep(0.005)
                assert not playing.done()
            await asyncio.to_thread(process.kill)
            await asyncio.to_thread(process.start)
        await asyncio.wait_for(playing, 300)
        return ada, bo

    ada, bo = asyncio.run(story())
    assert min(ada.reconnects, bo.reconnects) >= 3
    assert ada.state["play"]["opening"] == bo.state["play"]["opening"]
    moves = stored_moves(process, code)
    assert len(moves) == len(set(moves)), "nothing twice"
    history = ada.state["play"]["views"][0]["view"]["history"]
    assert len(history) == len(moves)
    acknowledged = len(ada.acknowledged) + len(bo.acknowledged)
    joins = 4
    assert 0 <= acknowledged - len(moves) <= joins, "all that was acknowledged is in the log"


def test_bots_go_on_after_a_kill(process: Process) -> None:
    settings = {"game": "hanabi", "options": {"players": 2}}
    code, cookie = process.create(name="Ada", settings=settings, bots={"1": "random"}, start=True)

    async def story() -> None:
        ada = Stubborn(process, code, cookie)
        playing = asyncio.create_task(ada.play())
        while len(ada.acknowledged) < 1:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(process.kill)
        await asyncio.to_thread(process.start)
        while len(ada.acknowledged) < 3:
            await asyncio.sleep(0.01)
            assert not playing.done()
        playing.cancel()

    asyncio.run(story())
    moves = stored_moves(process, code)
    assert sum(move.startswith("bot/") for move in moves) >= 2
    assert len(moves) == len(set(moves))


def test_notes_survive_the_server(process: Process) -> None:
    """[hanabi-live 1667, 1722: notes lost]"""
    settings = {"game": "hashi", "options": {"players": 1}}
    code, cookie = process.create(name="Ada", settings=settings, start=True)

    async def exchange(*messages: dict[str, Any]) -> dict[str, Any]:
        url = f"ws://127.0.0.1:{process.port}/ws"
        async with connect(url, additional_headers={"Cookie": cookie}) as wire:
            await wire.recv()
            for message in ({"type": "open", "table": code}, *messages):
                await wire.send(json.dumps(message))
            while True:
                found: dict[str, Any] = msgspec.json.decode(await wire.recv())
                if found["type"] in ("ack", "refusal") or (not messages and found["type"] == "snapshot"):
                    return found

    note = {"type": "note", "id": "n1", "version": 99, "card": 4, "text": "keep the 6 for here"}
    assert asyncio.run(exchange(note))["type"] == "ack"
    process.kill()
    process.start()
    assert asyncio.run(exchange())["play"]["views"][0]["notes"] == {"4": "keep the 6 for here"}
    assert asyncio.run(exchange(note))["type"] == "ack"


def test_one_bad_table_stops_neither_start_up_nor_the_others(process: Process) -> None:
    """[hanabi-live: one bad saved file stops the server from starting]"""
    body = {"name": "Ada", "settings": {"game": "hashi", "options": {"players": 1}}, "start": True}
    bad, cookie = process.create(**body)
    worse, _ = process.create(**body)
    good, _ = process.create(**body)
    process.kill()
    with sqlite3.connect(process.database) as db:
        db.execute("UPDATE entries SET entry = x'7b' WHERE \"table\" = ? AND version = 3", (bad,))
        db.execute("UPDATE entries SET entry = x'7b' WHERE \"table\" = ? AND version = 1", (worse,))
    db.close()
    process.start()

    async def first(code: str, *more: dict[str, Any]) -> dict[str, Any]:
        url = f"ws://127.0.0.1:{process.port}/ws"
        async with connect(url, additional_headers={"Cookie": cookie}) as wire:
            for message in ({"type": "open", "table": code}, *more):
                await wire.send(json.dumps(message))
            found: dict[str, Any] = {}
            for _ in range(2 + len(more)):
                found = json.loads(await wire.recv())
            return found

    rename = {"type": "rename", "id": "r", "version": 99, "name": "Ada B"}
    assert asyncio.run(first(good))["type"] == "snapshot"
    assert asyncio.run(first(worse))["reason"] == "error-unknown-table"
    assert asyncio.run(first(bad))["shown"]["phase"] == "lobby"
    assert asyncio.run(first(bad, rename))["reason"] == "error-table-damaged"
