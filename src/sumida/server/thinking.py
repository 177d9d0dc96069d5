"""Bots think in worker processes, never on the event loop; a worker that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from typing import Any

from sumida import bots
from sumida.server.live import LiveTable, Post
from sumida.server.settings import ServerSettings
from sumida.tables.case import Caller
from sumida.tables.commands import Move
from sumida.tables.table import BotJob

log = logging.getLogger("sumida.server")

TRIES = 3

_made: dict[tuple[str, str, int], Any] = {}


def _ready() -> None:
    """In a worker: Ctrl-C is the server's affair, and a worker never outlives its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_server, daemon=True).start()


def _die_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(1)


def _choose(game: str, bot: str, players: int, view: Any) -> str:
    """In a worker: the bot's answer to a view, in notation."""
    key = (game, bot, players)
    if key not in _made:
        _made[key] = bots.create(game, bot, players)
    return str(_made[key].choose(view))


class Thinkers:
    """Asks bots for their moves and sends these through the same inbox as everybody's."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self._busy: dict[tuple[str, int, int], asyncio.Task[None]] = {}

    def look(self, live: LiveTable) -> None:
        """Start thinking for every bot that owes a move and is not at it yet."""
        if live.lost or live.damaged:
            return
        for job in live.table.bot_jobs():
            key = (live.code, job.seat, job.asked_at)
            if key not in self._busy:
                task = asyncio.create_task(self._think(live, job))
                self._busy[key] = task
                task.add_done_callback(partial(self._forget, key))

    def _forget(self, key: tuple[str, int, int], done: asyncio.Task[None]) -> None:
        self._busy.pop(key, None)

    async def _think(self, live: LiveTable, job: BotJob) -> None:
        pace = asyncio.create_task(asyncio.sleep(self._settings.bot_pace_ms / 1000))
        action = await self._answer(live, job)
        await pace
        command = Move(f"bot-{job.seat}-{job.asked_at}", 0, action)
        live.post(Post(command, Caller("bot", bot=job.seat), job=job))

    async def _answer(self, live: LiveTable, job: BotJob) -> str:
        for _ in range(TRIES):
            try:
                return await asyncio.wait_for(self._ask(job), self._settings.bot_patience_s)
            except (BrokenProcessPool, TimeoutError):
                log.error("the bot %s died or hung at table %s; its worker is replaced", job.bot, live.code)
                self._drop_pool()
            except Exception:
                log.exception("the bot %s failed at table %s", job.bot, live.code)
        return _any_legal(live, job)

    async def _ask(self, job: BotJob) -> str:
        loop = asyncio.get_running_loop()
        players = int(job.options["players"])
        return await loop.run_in_executor(self._workers(), _choose, job.game, job.bot, players, job.view)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._settings.bot_workers, context, initializer=_ready)
        return self._pool

    def _drop_pool(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for worker in list(pool._processes.values()):
                worker.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        for task in list(self._busy.values()):
            task.cancel()
        self._drop_pool()


def _any_legal(live: LiveTable, job: BotJob) -> str:
    """A broken bot must not stop the game of others: it moves at random."""
    play = live.table.room.running
    if play is None or job.seat not in play.state.to_act:
        return ""
    return str(random.choice(list(play.state.legal(job.seat))))
