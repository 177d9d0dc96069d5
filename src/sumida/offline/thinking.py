"""Bots at the tables of this browser: they think between the page's messages, in the same worker."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sumida.server.offers import SUBSTITUTES
from sumida.tables.messages.commands import Move
from sumida.tables.offers import Offers
from sumida.tables.table import BotJob

log = logging.getLogger("sumida.offline")

Jobs = Callable[[], list[BotJob]]
"""The bots that are to move now; none while nobody watches."""
MakeMove = Callable[[BotJob, Move], Awaitable[None]]
Replace = Callable[[int, str], Awaitable[None]]


class ThinkingBots:
    """The bots of one table. Each seat has a task of its own while it is to move."""

    def __init__(self, offers: Offers, jobs: Jobs, move: MakeMove, replace: Replace, pace_s: float) -> None:
        self._offers = offers
        self._jobs = jobs
        self._move = move
        self._replace = replace
        self._pace_s = pace_s
        self._bots: dict[tuple[str, str, tuple[str, ...]], Any] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def start(self) -> None:
        """Let every bot that is to move think, unless it does already."""
        for job in self._jobs():
            if job.seat not in self._tasks:
                self._tasks[job.seat] = asyncio.get_running_loop().create_task(self._play(job.seat))

    async def _play(self, seat: int) -> None:
        """Make the moves of a seat for as long as it is to move."""
        try:
            while (job := self._job(seat)) is not None:
                await self._take_turn(job)
        except Exception:
            log.exception("the bot at seat %d cannot go on", seat)
        finally:
            del self._tasks[seat]

    def _job(self, seat: int) -> BotJob | None:
        return next((job for job in self._jobs() if job.seat == seat), None)

    async def _take_turn(self, job: BotJob) -> None:
        pace = asyncio.get_running_loop().create_task(asyncio.sleep(self._pace_s))
        await asyncio.sleep(0)  # what the page asks for comes first
        try:
            move = Move(f"bot-{job.seat}-{job.turn_version}", 0, self._choose(job))
            await pace
            await self._move(job, move)
        except Exception:
            if job.bot == SUBSTITUTES[job.game]:
                raise
            log.exception("the bot %s failed; another takes its seat", job.bot)
            await self._replace(job.seat, SUBSTITUTES[job.game])

    def _choose(self, job: BotJob) -> str:
        key = job.game, job.bot, job.company
        if key not in self._bots:
            entry = self._offers.bots(job.game)[job.bot]
            self._bots[key] = entry.make(len(job.company), job.company)
        return str(self._bots[key].choose(job.view))
