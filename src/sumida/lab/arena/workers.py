"""Where the games of a run are played: in this process, in several on this machine, or on a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Any

from sumida.bots import TIMEOUT_S
from sumida.kernel import GameError
from sumida.lab.arena.deals import DealPlayer, Row, Run
from sumida.lab.arena.games import arena_game


@dataclass(frozen=True)
class Conduct:
    """How games are played, which has no influence on their results: the time that a bot from outside has
    for a move, and whether whole games are wanted."""

    timeout_s: float = TIMEOUT_S
    records: bool = False


USUAL = Conduct()
_asked: tuple[Run, Conduct] | None = None
_player: DealPlayer | None = None


def deal_player(run: Run, conduct: Conduct = USUAL) -> DealPlayer:
    return DealPlayer(arena_game(run.game), run, conduct.timeout_s, records=conduct.records)


def play_here(run: Run, numbers: Iterable[int], conduct: Conduct = USUAL) -> Iterator[Row]:
    """Play in this process, one game after the other."""
    player = deal_player(run, conduct)
    try:
        yield from map(player.row, numbers)
    finally:
        player.close()


def play_in_processes(
    run: Run, numbers: Iterable[int], processes: int, conduct: Conduct = USUAL
) -> Iterator[Row]:
    """Play in `processes` fresh processes; rows come in the order in which games end."""
    if processes == 1:
        yield from play_here(run, numbers, conduct)
        return
    try:
        yield from _rows_from_pool(run, numbers, processes, conduct)
    except BrokenProcessPool as error:
        raise GameError(
            "A process of the arena died, perhaps for want of memory. With --out, the same command goes on "
            "with the games that are missing.",
            "error-arena-died",
        ) from error


def _rows_from_pool(run: Run, numbers: Iterable[int], processes: int, conduct: Conduct) -> Iterator[Row]:
    context = get_context("spawn")
    with ProcessPoolExecutor(processes, context, _start, (run, conduct)) as pool:
        waiting = iter(numbers)
        # A bounded queue keeps a run of millions of games from filling the memory with futures.
        pending: set[Future[Row]] = {pool.submit(_row, n) for n in islice(waiting, 4 * processes)}
        try:
            while pending:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                pending |= {pool.submit(_row, n) for n in islice(waiting, len(done))}
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def play_on_ray(run: Run, numbers: Iterable[int], conduct: Conduct = USUAL) -> Iterator[Row]:
    """Play on the Ray cluster that `RAY_ADDRESS` names, or on a local one started for this run."""
    ray = _ray()
    started = not ray.is_initialized()
    if started:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        yield from _rows_from_actors(ray, run, numbers, conduct)
    finally:
        if started:
            ray.shutdown()


def require_ray() -> None:
    """Raise `GameError` before any game is played if Ray is missing."""
    _ray()


def _ray() -> Any:
    # Ray would otherwise build the driver's environment anew for each worker under `uv run`.
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError as error:
        raise GameError(
            "Ray is not installed: `pip install 'sumida[cluster]'`, or leave --ray out.", "error-ray-missing"
        ) from error
    return ray


def _rows_from_actors(ray: Any, run: Run, numbers: Iterable[int], conduct: Conduct) -> Iterator[Row]:
    remote = ray.remote(num_cpus=1)(RayDealPlayer)
    crew = [remote.remote(run, conduct) for _ in range(max(1, int(ray.cluster_resources().get("CPU", 1))))]
    waiting = iter(numbers)
    busy = {actor.row.remote(number): actor for actor, number in zip(crew, waiting, strict=False)}
    while busy:
        (done,), _ = ray.wait(list(busy), num_returns=1)
        actor = busy.pop(done)
        for number in islice(waiting, 1):
            busy[actor.row.remote(number)] = actor
        yield ray.get(done)


class RayDealPlayer:
    """A `DealPlayer` inside a Ray worker."""

    def __init__(self, run: Run, conduct: Conduct) -> None:
        self.player = deal_player(run, conduct)

    def row(self, number: int) -> Row:
        return self.player.row(number)


def _start(run: Run, conduct: Conduct) -> None:
    global _asked
    _asked = run, conduct


def _row(number: int) -> Row:
    """The bots are made by the first game, whose caller is told if one cannot be made."""
    global _player
    assert _asked is not None, "the process was not started by play_in_processes"
    if _player is None:
        _player = deal_player(*_asked)
    return _player.row(number)
