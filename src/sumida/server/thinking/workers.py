"""Worker processes: a pool for bots at tables, and one process of lowest priority for everything else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Any, TypeVar

from sumida.lab.coach.review import single_threaded

T = TypeVar("T")


def initialize_worker() -> None:
    """In a worker: ignore Ctrl-C, end with the server, and keep NumPy to one thread, since small networks are
    many times slower on several as soon as the cores are busy."""
    single_threaded()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Read when numpy is first imported: on a busy machine, the threads of one product wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    threading.Thread(target=_die_with_server, daemon=True).start()


def _die_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(1)


def _initialize_with_low_priority() -> None:
    initialize_worker()
    if hasattr(os, "nice"):
        os.nice(19)


def make_pool(workers: int, initializer: Callable[[], None] = initialize_worker) -> ProcessPoolExecutor:
    """New processes that share nothing with the server. All of them start now: left to itself, a pool takes a
    worker for idle that has just got the next job, and lets a quick bot wait behind a slow one."""
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=initializer)
    for _ in range(workers):
        pool.submit(os.getpid)
    return pool


def kill_pool(pool: ProcessPoolExecutor) -> None:
    """Kill the processes, whatever they are doing."""
    for worker in list(pool._processes.values()):
        worker.kill()
    pool.shutdown(wait=False, cancel_futures=True)


class BackgroundProcess:
    """Work that no table waits for: one job after another, at the lowest priority.

    The process lives only while there are jobs.
    """

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._wanted = 0

    async def do(self, job: Callable[..., T], *args: Any) -> T:
        """The job's result; raises `BrokenProcessPool` if its process died."""
        if self._pool is None:
            self._pool = make_pool(1, _initialize_with_low_priority)
        self._wanted += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, job, *args)
        finally:
            self._wanted -= 1
            if not self._wanted:
                self.close()

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            kill_pool(pool)
