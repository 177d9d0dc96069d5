"""The process that reviews games, separate from the bots' so that no live table waits for it.

Nothing heavy is imported here: a review's imports happen in the process, after it has been limited to one
thread and a low priority.
"""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from sumida import codec
from sumida.kernel import GameError
from sumida.server.thinking.workers import initialize_worker

NICENESS = 10
"""The process's nice value."""


def work(pipe: Connection) -> None:
    """Review what comes through the pipe; answers `share` several times, then `done` or `refused`."""
    initialize_worker()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    while True:
        try:
            text, seat = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(_answer(text, seat, pipe))


def _answer(text: str, seat: int, pipe: Connection) -> tuple[Any, ...]:
    from sumida.lab.coach.review import review

    try:
        found = review(codec.read_record(text), seat, lambda share: pipe.send(("share", share)))
    except GameError as error:
        return "refused", str(error), error.reason, dict(error.facts)
    return "done", msgspec.json.encode(found)


class ReviewWorker:
    """The process as the server sees it; creating this starts it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True, name="sumida-review")
        self.process.start()
        theirs.close()

    def send(self, text: str, seat: int) -> None:
        self._pipe.send((text, seat))

    def receive(self, timeout: float) -> tuple[Any, ...]:
        """The next message; raises `EOFError` if the process has died, `TimeoutError` if it says nothing."""
        if not self._pipe.poll(timeout):
            raise TimeoutError
        answer: tuple[Any, ...] = self._pipe.recv()
        return answer

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
