"""One flipped byte at a random place of a database or of a backup: does any command claim too much?

A command that exits with 0 claims that everything is there. Then everything must be there, entry by entry.
"""

from __future__ import annotations

import asyncio
import io
from collections import Counter
from contextlib import redirect_stdout
from pathlib import Path
from random import Random

from sumida import codec
from sumida.kernel import GameError
from sumida.records import new_game
from sumida.server.live.hub import Hub
from sumida.server.live.inbox import InboxItem
from sumida.server.live.table import LiveTable
from sumida.server.offers import Installed
from sumida.server.operations.db import main as db
from sumida.server.settings import ServerSettings
from sumida.server.tokens import Signer
from sumida.store import open_snapshot, open_store
from sumida.store.people import StoredPersonal
from sumida.store.rows import upload_name
from sumida.store.snapshot import Item
from sumida.tables.context import Caller
from sumida.tables.messages import commands
from sumida.tables.messages.commands import Settings
from sumida.tables.messages.requests import CreateTable

REFUSED = 2
TABLES, MOVES = 12, 20
TABLE = CreateTable("Ada", Settings("hanabi", {"players": 2}, one_device=True), names={"1": "Bo"}, start=True)


KINDS = ("person", "key", "device", "passkey", "push", "phrase", "board", "forgotten")


def people(count: int) -> list[StoredPersonal]:
    """Rows of every kind about this many people, with letters that databases sort differently."""
    return [
        StoredPersonal(kind, f"{letter}{kind}-{number}", f"p{number}", 10**12 + number, bytes([number]) * 90)
        for number in range(count)
        for letter, kind in zip("aBżÉ-_Z9", KINDS, strict=True)
    ]


class FalseClaim(AssertionError):
    """A command said that all is well, and it is not."""


class Campaign:
    """A whole database and its backup, and what has become of damaged copies of them."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.rng = Random(seed)
        self.outcomes: Counter[str] = Counter()
        self.whole = folder / "whole.sqlite3"
        asyncio.run(self._fill())
        self.backup = folder / "whole.backup"
        assert run("--database", f"sqlite:///{self.whole}", "backup", str(self.backup)) == 0
        self.truth = contents(self.whole)
        assert run("verify", str(self.whole)) == 0

    async def _fill(self) -> None:
        """Tables whose logs interleave as they do in play, and uploaded games."""
        store = await open_store(f"sqlite:///{self.whole}")
        hub = Hub(store, Installed(), Signer(await store.secret("tokens")), ServerSettings())
        tables = [await hub.create(TABLE, "device") for _ in range(TABLES)]
        for number in range(MOVES):
            for live in tables:
                await _move(live, number)
        await hub.close()
        for seed in range(20):
            record = codec.write_record(new_game("hanabi", players=3, seed=seed).record()).encode()
            await store.save_record(upload_name(record), record)
        await store.people.put(people(20))
        await store.close()

    def damage_database(self) -> None:
        """Flip a byte of the database; verify it, back it up and salvage it."""
        self.check(*self._flipped(self.whole))

    def damage_backup(self) -> None:
        """Flip a byte of the backup; verify it and restore it."""
        data, place = self._flipped(self.backup)
        copy, target = self._copy(data, place), self.folder / "restored.sqlite3"
        target.unlink(missing_ok=True)
        restored = run("--database", f"sqlite:///{target}", "restore", str(copy))
        self._judge("restore", restored, target, place)
        if restored != 0 and target.exists():
            raise FalseClaim(f"byte {place}: a refused restore left something behind")

    def check(self, data: bytes, place: int) -> None:
        """Verify, back up and salvage a database that is damaged at a place."""
        copy, target = self._copy(data, place), self.folder / "copy.backup"
        for options in ([], ["--salvage"]):
            target.unlink(missing_ok=True)
            status = run("--database", f"sqlite:///{copy}", "backup", *options, str(target))
            self._judge(" ".join(["backup", *options]), status, target, place)
        if target.exists() and not set(contents(target)) <= set(self.truth):
            raise FalseClaim(f"byte {place}: salvaging made something up")

    def _flipped(self, file: Path) -> tuple[bytes, int]:
        data = bytearray(file.read_bytes())
        place = self.rng.randrange(len(data))
        data[place] ^= self.rng.randrange(1, 256)
        return bytes(data), place

    def _copy(self, data: bytes, place: int) -> Path:
        """Write a damaged copy and verify it, which must not change it."""
        copy = self.folder / "copy.sqlite3"
        copy.write_bytes(data)
        self._judge("verify", run("verify", str(copy)), copy, place)
        if copy.read_bytes() != data:
            raise FalseClaim(f"byte {place}: verify changed the file")
        return copy

    def _judge(self, command: str, status: int, result: Path, place: int) -> None:
        self.outcomes[f"{command}: {('all is whole', 'damage named', 'refused')[status]}"] += 1
        if status == 0 and contents(result) != self.truth:
            raise FalseClaim(f"byte {place}: {command} said that all is well, and it is not")


async def _move(live: LiveTable, number: int) -> None:
    """The last legal move of whoever is to move."""
    running = live.table.room.running
    assert running is not None
    (seat,) = running.state.to_act
    action = str(running.state.legal(seat)[-1])
    for command in (
        commands.HandOver(f"h{number}", 10**6, seat),
        commands.Move(f"m{number}", 10**6, action, seat),
    ):
        live.enqueue(InboxItem(command, Caller("device")))
        await live.drain()


def run(*words: str) -> int:
    """Run `sumida db` and return its exit status, as the command line would."""
    with redirect_stdout(io.StringIO()):
        try:
            return db(list(words))
        except GameError:
            return REFUSED


def contents(file: Path) -> list[Item]:
    """Every whole item in a file."""

    async def read() -> list[Item]:
        snapshot = await open_snapshot(f"sqlite:///{file}")
        try:
            return [item async for item in snapshot.items()]
        finally:
            await snapshot.close()

    return asyncio.run(read())
