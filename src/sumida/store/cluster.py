"""Which server owns which table: leases in PostgreSQL, renewed by heartbeat, on the database's clock alone.

Leases avoid conflicts; safety does not depend on them. A server that paused may wrongly believe it still
owns a table, but it cannot harm the log: every version of a table can be stored only once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import asyncpg

from sumida.store.interface import Lease
from sumida.store.leases import ACQUIRE, HEARTBEAT, HELD, LAST, LEASE_S, OWNER
from sumida.store.postgres import CHANNEL, TIMEOUT_S, UNAVAILABLE, PostgresStore

log = logging.getLogger("sumida.store")

HEARTBEAT_S = 0.4
TAKEN = "taken"

_CLEAN = "DELETE FROM nodes WHERE seen < clock_timestamp() - interval '1 minute'"
_CLEAN_OWNERS = "DELETE FROM owners WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.node = owners.node)"


class PostgresCluster:
    """This server among those that share a database."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._address = ""
        self._on_notice: Callable[[str, int | None], None] = lambda table, version: None
        self._tasks: list[asyncio.Task[None]] = []

    async def join(self, address: str, on_notice: Callable[[str, int | None], None]) -> None:
        self._address, self._on_notice = address, on_notice
        await self._store.query(lambda db: db.execute(_CLEAN))
        await self._store.query(lambda db: db.execute(_CLEAN_OWNERS))
        await self._store.query(self._heartbeat)
        self._tasks = [asyncio.create_task(self._keep_beating()), asyncio.create_task(self._keep_listening())]

    async def acquire(self, table: str) -> Lease:
        return await self._store.query(lambda db: self._acquire(db, table))

    async def _acquire(self, db: Any, table: str) -> Lease:
        while True:
            version = await db.fetchval(HELD, table, self._store.name)
            if version is not None:
                return Lease(None, version)
            fresh = await db.fetchval(ACQUIRE, table, self._store.name)
            if fresh is not None:
                if not fresh:
                    self._store.notify(f"{table} {TAKEN}")
                return Lease(None, await db.fetchval(LAST, table))
            owner = await db.fetchval(OWNER, table)
            if owner is not None:
                return Lease(owner, 0)

    async def release(self, tables: Iterable[str]) -> None:
        sql = "DELETE FROM owners WHERE node = $1 AND code = ANY($2)"
        await self._store.query(lambda db: db.execute(sql, self._store.name, list(tables)))

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*UNAVAILABLE, asyncpg.PostgresError):
            async with self._store.pool.acquire(timeout=TIMEOUT_S) as db:
                await db.execute("DELETE FROM owners WHERE node = $1", self._store.name)
                await db.execute("DELETE FROM nodes WHERE node = $1", self._store.name)

    async def _heartbeat(self, db: Any) -> None:
        await db.execute(HEARTBEAT, self._store.name, self._address)

    async def _keep_beating(self) -> None:
        """Send heartbeats until cancelled. After one so late that leases may be lost, check every table."""
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            try:
                async with self._store.pool.acquire(timeout=LEASE_S) as db:
                    await self._heartbeat(db)
            except Exception as found:  # whatever it is: without a heartbeat all leases are lost
                log.warning("heartbeat failed: %s", type(found).__name__)
                continue
            if loop.time() - last > LEASE_S:
                self._on_notice("", None)
            last = loop.time()

    async def _keep_listening(self) -> None:
        """Listen until cancelled; after a broken connection notices may have been missed."""
        while True:
            try:
                await self._listen()
            except Exception as found:
                log.warning("cannot listen to the other servers: %s", type(found).__name__)
            await asyncio.sleep(0.2)

    async def _listen(self) -> None:
        db = await asyncpg.connect(self._store.address, timeout=TIMEOUT_S, command_timeout=TIMEOUT_S)
        try:
            await db.add_listener(CHANNEL, self._receive)
            self._on_notice("", None)
            while True:
                await asyncio.sleep(LEASE_S)
                await db.fetchval("SELECT 1")
        finally:
            db.terminate()

    def _receive(self, connection: object, process: int, channel: str, payload: str) -> None:
        node, table, version = payload.split(" ")
        if node != self._store.name:
            self._on_notice(table, None if version == TAKEN else int(version))
