"""The strong bots are compiled when they first move, for up to a minute: better in the background, when the
server starts. What was compiled is kept on disk, so that the processes that play find it there."""

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
"""A game and a bot of it."""

COMPILED: dict[Kind, tuple[Kind, ...]] = {
    ("hashi", "master"): (("hashi", "planner"),),
    ("hanabi", "hat"): (),
    ("hanabi", "hat+search"): (),
}
"""Bots that must be compiled, each with those that are ready when it is."""
PLAYERS, MOVES = 3, 8
"""So many moves at such a table have called everything there is."""


def compile_bot(game: str, bot: str) -> None:
    """In the background: let a bot make its first moves."""
    setup = registry.game(game).setup({"players": PLAYERS})
    seats = [bots.create(game, bot, PLAYERS) for _ in range(PLAYERS)]
    state = setup.start(setup.deal(Random(0)))
    for _ in range(MOVES):
        seat = state.to_act[0]
        state = state.apply(seat, seats[seat].choose(state.view(seat)))


class WarmUp:
    """Which bots can move at once. A bot that has moved is ready, however it came about."""

    def __init__(self, patience_s: float = 30) -> None:
        self.patience_s = patience_s
        self._cold = {kind for first, also in COMPILED.items() for kind in (first, *also)}
        self._compiling: Kind | None = None
        self._done = asyncio.Event()

    def cold(self) -> list[Kind]:
        """The bots whose next move may take long."""
        return sorted(self._cold)

    async def compile_all(self, background: BackgroundProcess) -> None:
        """One bot after the other; what cannot be compiled here is left to whoever asks for it."""
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
        """While a bot is being compiled it is of no use to do so a second time beside it.

        But on a busy machine the background may not get far: then whoever waits does it after all.
        """
        if self._compiling is not None and (game, bot) in (self._compiling, *COMPILED[self._compiling]):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._done.wait(), self.patience_s)

    def has_moved(self, game: str, bot: str) -> None:
        self._cold.discard((game, bot))
