"""Bots think in worker processes, never on the event loop; a worker that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from sumida import bots
from sumida.kernel import GameError
from sumida.server.errors import error
from sumida.server.live.table import InboxItem, LiveTable
from sumida.server.settings import ServerSettings
from sumida.server.single_flight import SingleFlight
from sumida.server.thinking.warm_up import WarmUp
from sumida.server.thinking.workers import kill_pool, make_pool
from sumida.tables.context import Caller
from sumida.tables.messages.commands import Move
from sumida.tables.table import BotJob

if TYPE_CHECKING:
    from sumida.hashi.bots.hint import Hint
    from sumida.hashi.rules.view import HashiView

log = logging.getLogger("sumida.server")

T = TypeVar("T")

TRIES = 3
HINT_BOT = "master"

_bots: dict[tuple[str, str, int], Any] = {}


def _bot(game: str, bot: str, players: int) -> Any:
    key = (game, bot, players)
    if key not in _bots:
        _bots[key] = bots.create(game, bot, players)
    return _bots[key]


def _choose(game: str, bot: str, players: int, view: Any) -> str:
    """In a worker: the action a bot chooses, in notation."""
    return str(_bot(game, bot, players).choose(view))


def _hint(view: HashiView) -> Hint:
    """In a worker: what the strongest Hashi bot would do with this view."""
    from sumida.hashi.bots.hint import hint

    return hint(_bot("hashi", HINT_BOT, view.players), view)


class BotWorkers:
    """Gets moves from bots in a worker pool, and enqueues them like everyone else's commands."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self.warm_up = WarmUp()
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(settings.bot_workers)
        self._turns: SingleFlight[tuple[str, int, int], None] = SingleFlight()

    def schedule(self, live: LiveTable) -> None:
        """Start a turn for every bot that is to move and is not thinking yet."""
        if live.stale or live.damaged:
            return
        for job in live.table.bot_jobs():
            self._turns.start((live.code, job.seat, job.turn_version), partial(self._take_turn, live, job))

    async def _take_turn(self, live: LiveTable, job: BotJob) -> None:
        try:
            await self._think(live, job)
        except Exception:
            log.exception("the turn of the bot %s at table %s was lost", job.bot, live.code)

    async def _think(self, live: LiveTable, job: BotJob) -> None:
        pace = asyncio.create_task(asyncio.sleep(self._settings.bot_pace_ms / 1000))
        action = _legal(live, job, await self._answer(live, job))
        await pace
        command = Move(f"bot-{job.seat}-{job.turn_version}", 0, action)
        live.enqueue(InboxItem(command, Caller("bot", bot=job.seat), job=job))

    async def _answer(self, live: LiveTable, job: BotJob) -> str:
        for _ in range(TRIES):
            try:
                return await self._ask(job)
            except (BrokenProcessPool, TimeoutError):
                log.error("the bot %s died or hung at table %s; its worker is replaced", job.bot, live.code)
            except Exception:
                log.exception("the bot %s failed at table %s", job.bot, live.code)
        return _any_legal(live, job)

    async def _ask(self, job: BotJob) -> str:
        await self.warm_up.wait_for(job.game, job.bot)
        players = int(job.options["players"])
        answer = await self._work(_choose, job.game, job.bot, players, job.view)
        self.warm_up.has_moved(job.game, job.bot)
        return answer

    async def hint(self, view: HashiView) -> Hint:
        """A hint for the seat whose view this is; raises `GameError` if there is none."""
        await self.warm_up.wait_for("hashi", HINT_BOT)
        try:
            return await self._work(_hint, view)
        except (BrokenProcessPool, TimeoutError):
            log.error("the worker that thought about a hint died or hung; it is replaced")
            raise error("error-no-hint") from None
        except GameError as found:  # the bot cannot run here
            log.warning("no hint: %s", found)
            raise error("error-no-hint") from None

    async def _work(self, work: Callable[..., T], *args: Any) -> T:
        """The result from a worker, as soon as one is free; if it dies or hangs, the whole pool is replaced.

        Callers whose work was lost with the old pool try again; they must not kill the new one.
        """
        async with self._free:
            if self._pool is None:
                self._pool = make_pool(self._settings.bot_workers)
            pool = self._pool
            try:
                asked = asyncio.get_running_loop().run_in_executor(pool, work, *args)
                return await asyncio.wait_for(asked, self._settings.bot_timeout_s)
            except (BrokenProcessPool, TimeoutError):
                self._drop(pool)
                raise

    def _drop(self, pool: ProcessPoolExecutor | None) -> None:
        if pool is not None and pool is self._pool:
            self._pool = None
            kill_pool(pool)

    def close(self) -> None:
        self._turns.cancel()
        self._drop(self._pool)


def _legal(live: LiveTable, job: BotJob, action: str) -> str:
    """The bot's action if it is legal, otherwise a random one: the bot would choose the same again."""
    game = live.table.room.running
    if game is None or not live.table.is_current(job):
        return action
    try:
        game.state_after(job.seat, game.canonical(action))
    except GameError as found:
        log.error("the bot %s chose an illegal action at table %s: %s", job.bot, live.code, found)
        return _any_legal(live, job)
    return action


def _any_legal(live: LiveTable, job: BotJob) -> str:
    """A random legal action: a broken bot must not stop the game of others."""
    game = live.table.room.running
    if game is None or job.seat not in game.state.to_act:
        return ""
    return str(random.choice(list(game.state.legal(job.seat))))
