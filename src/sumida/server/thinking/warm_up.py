"""Warm-up: the strong bots compile for up to a minute on their first move, so this is done in the background
when the server starts. Compiled code is cached on disk, where the worker pool finds it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import Random

from sumida import bots, registry
from sumida.kernel import GameError
from sumida.server.thinking.workers import BackgroundProcess

log = logging.getLogger("sumida.server")

Kind = tuple[str, str]
"""A game and one of its bots."""

COMPILED: dict[Kind, tuple[Kind, ...]] = {
    ("hashi", "master"): (("hashi", "planner"),),
    ("hanabi", "hat"): (),
    ("hanabi", "hat+search"): (),
}
"""Bots that need compiling, each with the bots that share its compiled code."""
PLAYERS, MOVES = 3, 8
"""A table size and a number of moves that reach all of a bot's code."""


def compile_bot(game: str, bot: str) -> None:
    """In the background: compile a bot by letting it make its first moves."""
    setup = registry.game(game).setup({"players": PLAYERS})
    seats = [bots.create(game, bot, PLAYERS) for _ in range(PLAYERS)]
    state = setup.start(setup.deal(Random(0)))
    for _ in range(MOVES):
        seat = state.to_act[0]
        state = state.apply(seat, seats[seat].choose(state.view(seat)))


class WarmUp:
    """Which bots are compiled. A bot that has moved anywhere is."""

    def __init__(self, timeout_s: float = 30) -> None:
        self.timeout_s = timeout_s
        self._cold = {
            (game, bot)
            for first, also in COMPILED.items()
            for game, bot in (first, *also)
            if bot in bots.bots(game)
        }
        self._compiling: Kind | None = None
        self._done = asyncio.Event()

    def cold(self) -> list[Kind]:
        """The bots that are not compiled yet: their next move may take long."""
        return sorted(self._cold)

    async def compile_all(self, background: BackgroundProcess) -> None:
        """Compile one bot after another; one that fails here compiles on its first move instead."""
        for kind, also in COMPILED.items():
            if kind in self._cold:
                self._compiling, self._done = kind, asyncio.Event()
                try:
                    await background.do(compile_bot, *kind)
                except GameError as found:
                    log.info("%s of %s is not compiled: %s", kind[1], kind[0], found)
                except Exception:
                    log.exception("%s of %s could not be compiled", kind[1], kind[0])
                self._cold -= {kind, *also}
                self._done.set()
        self._compiling = None

    async def wait_for(self, game: str, bot: str) -> None:
        """Wait while a bot is being compiled, since compiling it twice at once gains nothing.

        On a busy machine the background may make little progress, so the wait is limited.
        """
        if self._compiling is not None and (game, bot) in (self._compiling, *COMPILED[self._compiling]):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._done.wait(), self.timeout_s)

    def has_moved(self, game: str, bot: str) -> None:
        self._cold.discard((game, bot))
