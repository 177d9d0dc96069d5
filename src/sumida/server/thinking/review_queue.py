"""Reviews of finished games: one at a time, in turns between addresses and their tables, cached for later."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

import msgspec

from sumida import codec
from sumida.kernel import GameError, Record
from sumida.lab.coach.findings import HanabiReview, HashiReview
from sumida.lab.coach.review import check_rules
from sumida.server.errors import error
from sumida.server.operations.logs import log_event
from sumida.server.replay_pages import Stored
from sumida.server.thinking.review_worker import ReviewWorker
from sumida.tables.messages.responses import ReviewPhase, ReviewShown

log = logging.getLogger("sumida.server")

CACHED = 200
"""Finished reviews kept in memory."""
WAITING = 30
WAITING_EACH = 3
"""Reviews that may wait, in total and for one address."""
ABANDONED_S = 60.0
"""A waiting review is dropped when nobody has asked about it for this long."""
IDLE_S = 900.0
"""The process is ended after this long without work, to free its memory."""
TIMEOUT_S = 240.0
"""The process is killed after this long without progress; the first review may include compiling."""

KINDS = {"hashi": HashiReview, "hanabi": HanabiReview}
Key = tuple[str, int, int]
"""The replay, the version of its rules, and the seat."""


@dataclass
class ReviewJob:
    """A review that was asked for."""

    key: Key
    number: int
    record: Record
    address: str
    last_asked: float
    phase: ReviewPhase = "waiting"
    share: float = 0.0
    found: Any = None
    failure: GameError | None = None

    @property
    def payers(self) -> tuple[str, str]:
        """Among whom turns are taken: addresses, and the tables for which an address asks."""
        return self.address, f"{self.address} {self.key[0].rpartition('-')[0] or self.key[0]}"


class ReviewQueue:
    """All reviews of this server, and the process that makes them."""

    def __init__(
        self,
        make_worker: Callable[[], ReviewWorker] = ReviewWorker,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._make_worker = make_worker
        self._clock = clock
        self._jobs: OrderedDict[Key, ReviewJob] = OrderedDict()
        self._numbers = count()
        self._turn = 0
        self._served: dict[str, int] = {}
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._worker: ReviewWorker | None = None
        self._warm: set[str] = set()

    def ask(self, stored: Stored, seat: int, address: str) -> ReviewShown:
        """Queue a review, or join one already queued; raises `GameError` if there can be none."""
        key = _key(stored, seat)
        if key not in self._jobs:
            self._make_room(address)
            job = ReviewJob(key, next(self._numbers), stored.record, address, self._clock())
            self._jobs[key] = job
            self._more.set()
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._run())
        return self.progress(stored, seat)

    def progress(self, stored: Stored, seat: int) -> ReviewShown:
        """How far a review is. A failure is reported once; then the review may be asked for again."""
        job = self._jobs.get(_key(stored, seat))
        if job is None:
            raise error("error-review-none")
        job.last_asked = self._clock()
        self._jobs.move_to_end(job.key)
        if job.failure:
            del self._jobs[job.key]
            raise job.failure
        return self._shown(job)

    @property
    def waiting(self) -> int:
        """How many reviews wait."""
        return len(self._queue())

    def close(self) -> None:
        if self._task:
            self._task.cancel()
        self._drop_worker()

    def _shown(self, job: ReviewJob) -> ReviewShown:
        ahead = 0
        if job.phase == "waiting":
            ahead = self._queue().index(job) + len(self._running())
        found = {game: job.found for game in KINDS if game == job.record.game}
        return ReviewShown(job.phase, ahead, round(job.share, 3), **found)

    def _make_room(self, address: str) -> None:
        """Refuse if too many wait; drop the finished reviews that were asked for longest ago."""
        self._drop_abandoned()
        waiting = self._queue()
        if len(waiting) >= WAITING or sum(job.address == address for job in waiting) >= WAITING_EACH:
            raise error("error-review-busy")
        done = [key for key, job in self._jobs.items() if job.phase == "ready" or job.failure]
        for key in done[: max(0, len(done) - CACHED + 1)]:
            del self._jobs[key]

    def _running(self) -> list[ReviewJob]:
        return [job for job in self._jobs.values() if job.phase in ("warming", "running") and not job.failure]

    def _queue(self) -> list[ReviewJob]:
        """The waiting reviews in order, round robin: the address served longest ago comes next, and of its
        reviews that of the table served longest ago."""
        waiting = [job for job in self._jobs.values() if job.phase == "waiting"]
        served, turns = dict(self._served), count(self._turn)
        found: list[ReviewJob] = []
        while waiting:
            job = min(waiting, key=lambda job: (*(served.get(payer, -1) for payer in job.payers), job.number))
            served.update(dict.fromkeys(job.payers, next(turns)))
            waiting.remove(job)
            found.append(job)
        return found

    def _drop_abandoned(self) -> None:
        now = self._clock()
        for job in self._queue():
            if now - job.last_asked > ABANDONED_S:
                del self._jobs[job.key]

    async def _run(self) -> None:
        """Review until the queue is empty, then wait a while for more before the process is ended."""
        while True:
            self._more.clear()
            self._drop_abandoned()
            if queue := self._queue():
                self._served.update(dict.fromkeys(queue[0].payers, self._turn))
                self._turn += 1
                await self._review(queue[0])
                continue
            self._served.clear()
            try:
                await asyncio.wait_for(self._more.wait(), IDLE_S)
            except TimeoutError:
                self._drop_worker()
                return

    async def _review(self, job: ReviewJob) -> None:
        job.phase = "running" if self._worker and job.record.game in self._warm else "warming"
        try:
            await self._follow(job)
        except Exception as found:
            log_event(log, "review-failed", found, replay=job.key[0])
            self._drop_worker()
            job.failure = error("error-review-failed")

    async def _follow(self, job: ReviewJob) -> None:
        if self._worker is None:
            self._worker = await asyncio.to_thread(self._make_worker)
        worker = self._worker
        await asyncio.to_thread(worker.send, codec.write_record(job.record), job.key[-1])
        while True:
            kind, *facts = await asyncio.to_thread(worker.receive, TIMEOUT_S)
            if kind == "share":
                job.phase, job.share = "running", facts[0]
                self._warm.add(job.record.game)
            elif kind == "refused":
                job.failure = GameError(facts[0], facts[1], **facts[2])
                return
            else:
                job.found = msgspec.json.decode(facts[0], type=KINDS[job.record.game])
                job.phase, job.share = "ready", 1.0
                return

    def _drop_worker(self) -> None:
        worker, self._worker = self._worker, None
        self._warm.clear()
        if worker is not None:
            worker.kill()


def _key(stored: Stored, seat: int) -> Key:
    """What to review (in Hanabi all seats at once); raises `GameError` for an unfinished game, older
    rules or a bad seat."""
    record = stored.record
    check_rules(record)
    if stored.played is None or not stored.played.over:
        raise error("error-review-unfinished")
    if not 0 <= seat < stored.played.setup.players:
        raise error("error-review-seat", seat=seat)
    return stored.name, record.rules, seat if record.game == "hashi" else 0
