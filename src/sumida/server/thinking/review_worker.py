"""The process that reviews games: apart from the bots', so that no live table ever waits for it.

Nothing heavy is imported here: what a review needs is loaded in the process, after it was told to use one
thread and to be modest.
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
"""How much the process gives way to all others."""


def work(pipe: Connection) -> None:
    """Review what comes through the pipe: words `share`, at last `done` or `refused`, each with its facts."""
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
    """The process, from the server's side. It is started when first needed."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True, name="sumida-review")
        self.process.start()
        theirs.close()

    def send(self, text: str, seat: int) -> None:
        self._pipe.send((text, seat))

    def receive(self, patience: float) -> tuple[Any, ...]:
        """The next word; raises `EOFError` when the process has died, `TimeoutError` when it says nothing."""
        if not self._pipe.poll(patience):
            raise TimeoutError
        answer: tuple[Any, ...] = self._pipe.recv()
        return answer

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
