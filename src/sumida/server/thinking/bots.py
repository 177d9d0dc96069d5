"""Bots think in worker processes, never on the event loop; a worker that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any, TypeVar

from sumida import bots
from sumida.kernel import GameError, Words
from sumida.roster import BotEntry
from sumida.server.errors import error
from sumida.server.limits import network
from sumida.server.live.connection import Connection
from sumida.server.live.inbox import InboxItem
from sumida.server.live.table import LiveTable
from sumida.server.offers import HINT_BOT, SUBSTITUTES, Installed
from sumida.server.operations.logs import log_event
from sumida.server.settings import ServerSettings
from sumida.server.single_flight import SingleFlight
from sumida.server.thinking.fair_slots import FairSlots
from sumida.server.thinking.warm_up import COMPILED, Kind, WarmUp
from sumida.server.thinking.workers import kill_pool, make_pool
from sumida.tables.context import Caller
from sumida.tables.messages.commands import Move
from sumida.tables.messages.responses import PuzzleShown
from sumida.tables.table import BotJob

if TYPE_CHECKING:
    from sumida.hanabi.rules.view import HanabiView
    from sumida.hashi.bots.hint import Hint
    from sumida.hashi.rules.view import HashiView

log = logging.getLogger("sumida.server")

T = TypeVar("T")

TRIES = 3
"""How often a bot may fail before another bot takes its seat."""
SLOW_S = 0.3
"""A bot that thinks for longer than this is slow; slow ones never hold all workers."""
FADES = 0.99
"""How much of its longest thought counts after each further move: most moves of a strong bot are quick."""
STRONG: tuple[Kind, ...] = (*COMPILED, *chain(*COMPILED.values()), ("hanabi", "learned+search"))
"""Bots that count as slow until they have made twenty quick moves; all others the other way round."""
RETRY_S = (1.0, 5.0, 15.0, 60.0)
"""Pauses between tries while no worker can be started; the last one is repeated."""

KEPT = 256
"""How many bots a worker keeps; the one asked longest ago goes first."""

_bots: dict[tuple[str, str, tuple[str, ...]], Any] = {}


def _bot(game: str, bot: str, company: tuple[str, ...], entry: BotEntry) -> Any:
    key = (game, bot, company)
    found = _bots.pop(key, None) or entry.make(len(company), company)
    _bots[key] = found
    while len(_bots) > KEPT:
        _bots.pop(next(iter(_bots)))
    return found


def _choose(game: str, bot: str, company: tuple[str, ...], entry: BotEntry, view: Any) -> tuple[str, float]:
    """In a worker: the action a bot chooses, in notation, and how many seconds it thought.

    Loading it does not count, nor the time in which a busy machine did something else; but a bot from outside
    may think in a process of its own.
    """
    thinker = _bot(game, bot, company, entry)
    clock = time.process_time if entry.module.startswith("sumida.") else time.monotonic
    began = clock()
    return str(thinker.choose(view)), clock() - began


def _hint(view: HashiView) -> Hint:
    """In a worker: what the strongest Hashi bot would do with this view."""
    from sumida.hashi.bots.hint import hint

    entry = bots.roster("hashi").check(HINT_BOT, view.players)
    return hint(_bot("hashi", HINT_BOT, ("",) * view.players, entry), view)


def _reason(view: HanabiView, turn: int, company: tuple[str, ...]) -> Words:
    """In a worker: why a bot made this turn (from 0), as the seat of the view understands it."""
    from sumida.hanabi.bots.convention.reasons import reason_for

    return reason_for(view, turn, company)


def _puzzle(level: int, number: int) -> PuzzleShown:
    """In a worker: a puzzle of a level of conventions."""
    from sumida.server.puzzles import puzzle_shown

    return puzzle_shown(level, number)


class BotWorkers:
    """Gets moves from bots in a worker pool, and enqueues them like everyone else's commands."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._offers = Installed(settings.own_bots)
        self.warm_up = WarmUp()
        self._pool: ProcessPoolExecutor | None = None
        self.slots = FairSlots(settings.bot_workers)
        self._longest: dict[Kind, float] = dict.fromkeys(STRONG, SLOW_S / FADES**20)
        """How long each bot has thought at most lately, by game and name."""
        self._turns: SingleFlight[tuple[str, int, int], None] = SingleFlight()

    def schedule(self, live: LiveTable) -> None:
        """Start a turn for every bot that is to move, if anybody is connected to see it."""
        if live.stale or live.damaged or not live.attended:
            return
        for job in live.table.bot_jobs():
            self._turns.start((live.code, job.seat, job.turn_version), partial(self._take_turn, live, job))

    async def _take_turn(self, live: LiveTable, job: BotJob) -> None:
        try:
            await self._think(live, job)
        except Exception:
            log.exception("the turn of the bot %s at table %s was lost", job.bot, live.code)
        finally:
            live.bot_waits(job.seat, False)

    async def _think(self, live: LiveTable, job: BotJob) -> None:
        pace = asyncio.create_task(asyncio.sleep(self._settings.bot_pace_ms / 1000))
        action = await self._answer(live, job)
        await pace
        if action is not None:
            command = Move(f"bot-{job.seat}-{job.turn_version}", 0, action)
            live.enqueue(InboxItem(command, Caller("bot", bot=job.seat), job=job))

    async def _answer(self, live: LiveTable, job: BotJob) -> str | None:
        """The bot's action; None if it is no longer wanted, or if another bot takes the seat.

        While no worker can be started the table waits, and says so. A bot that fails by itself, or whose
        action is illegal, would do the same again: a named substitute takes its seat.
        """
        failures = lost = 0
        while live.attended and live.table.is_current(job):
            try:
                action = await self._ask(live, job)
                _check_legal(live, job, action)
                return action
            except (BrokenProcessPool, TimeoutError, OSError):
                log_event(log, "worker-lost", table=live.code, bot=job.bot)
                if lost:
                    live.bot_waits(job.seat, True)
                await asyncio.sleep(RETRY_S[min(lost, len(RETRY_S) - 1)])
                lost += 1
            except Exception as found:
                log_event(log, "bot-failed", found, table=live.code, bot=job.bot)
                failures += 1
            if failures >= TRIES and job.bot != (substitute := SUBSTITUTES[job.game]):
                log_event(log, "bot-replaced", table=live.code, bot=job.bot, substitute=substitute)
                live.replace_bot(job.seat, substitute)
                return None
            if failures >= TRIES:  # the substitute itself: wait, and say so
                live.bot_waits(job.seat, True)
                await asyncio.sleep(RETRY_S[-1])
        return None

    async def _ask(self, live: LiveTable, job: BotJob) -> str:
        await self.warm_up.wait_for(job.game, job.bot)
        address, table = _payer(live)
        kind = (job.game, job.bot)
        is_slow = partial(self._is_slow, kind)
        answer, seconds = await self._work(
            address, table, is_slow, _choose, *kind, job.company, self._entry(job), job.view
        )
        self._longest[kind] = max(seconds, FADES * self._longest.get(kind, 0.0))
        self.warm_up.has_moved(*kind)
        return answer

    def _is_slow(self, kind: Kind) -> bool:
        return self._longest.get(kind, 0.0) >= SLOW_S

    def _entry(self, job: BotJob) -> BotEntry:
        """Only what this server offers is ever made, whatever the log of a table names."""
        found = self._offers.bots(job.game).get(job.bot)
        if found is None:
            raise bots.roster(job.game).unknown(job.bot)
        return found

    async def hint(self, view: HashiView, address: str) -> Hint:
        """A hint for the seat whose view this is; raises `GameError` if there is none."""
        await self.warm_up.wait_for("hashi", HINT_BOT)
        try:
            return await self._work(network(address), "hint", lambda: True, _hint, view)
        except (BrokenProcessPool, TimeoutError):
            log.error("the worker that thought about a hint died or hung; it is replaced")
            raise error("error-no-hint") from None
        except GameError as found:  # the bot cannot run here
            log.warning("no hint: %s", found)
            raise error("error-no-hint") from None

    async def reason(self, view: HanabiView, turn: int, company: tuple[str, ...], address: str) -> Words:
        """Why a bot made this turn (from 0), as far as the seat of the view can know."""
        try:
            return await self._work(network(address), "why", lambda: False, _reason, view, turn, company)
        except (BrokenProcessPool, TimeoutError):
            log.error("the worker that thought about a reason died or hung; it is replaced")
            return Words("bot-no-reason")

    async def puzzle(self, level: int, number: int, address: str) -> PuzzleShown:
        """A puzzle of a level of conventions; raises `GameError` if there is none."""
        try:
            return await self._work(network(address), "puzzle", lambda: False, _puzzle, level, number)
        except (BrokenProcessPool, TimeoutError):
            log.error("the worker that looked for a puzzle died or hung; it is replaced")
            raise error("error-internal") from None

    async def _work(
        self, address: str, table: str, is_slow: Callable[[], bool], work: Callable[..., T], *args: Any
    ) -> T:
        """The result from a worker, when it is this table's turn; if it dies or hangs, the pool is replaced.

        Callers whose work was lost with the old pool try again; they must not kill the new one.
        """
        async with self.slots.slot(address, table, is_slow):
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


def _payer(live: LiveTable) -> tuple[str, str]:
    """The address a bot's thinking is charged to, and the table within it.

    All games without a seated person that one address watches count as one table.
    """
    room = live.table.room
    if not live.connections:
        return live.started_from, live.code
    seated = [one for one in live.connections if one.member is not None and room.seats_of(one.member)]
    candidates: Collection[Connection] = seated or live.connections
    of = min(candidates, key=lambda connection: connection.number)
    return network(of.address), live.code if seated else "watched"


def _check_legal(live: LiveTable, job: BotJob, action: str) -> None:
    """Raise `GameError` if the bot's action is illegal."""
    game = live.table.room.running
    if game is not None and live.table.is_current(job):
        game.try_move(job.seat, action)
