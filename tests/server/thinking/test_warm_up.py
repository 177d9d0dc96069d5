"""Strong bots are compiled before anybody needs them, and the page can tell that one is not ready."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.conftest import Club

from sumida.kernel import GameError
from sumida.server.thinking.warm_up import COMPILED, WarmUp, compile_bot
from sumida.server.thinking.workers import BackgroundProcess


class Compiler(BackgroundProcess):
    """Compiles nothing; finishes one kind whenever the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Any, ...]] = []
        self.go = asyncio.Semaphore(0)
        self.fault: Exception | None = None

    async def do(self, job: Callable[..., Any], *args: Any) -> Any:
        assert job is compile_bot
        self.asked.append(args)
        await self.go.acquire()
        if self.fault:
            raise self.fault


async def soon() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_bots_become_ready_one_after_the_other() -> None:
    async def story() -> None:
        warm_up, compiler = WarmUp(), Compiler()
        task = asyncio.create_task(warm_up.compile_all(compiler))
        await soon()
        assert ("hashi", "planner") in warm_up.cold()
        compiler.go.release()
        await soon()
        assert compiler.asked == list(COMPILED)[:2]
        assert [game for game, _ in warm_up.cold()] == ["hanabi", "hanabi"]
        compiler.go.release()
        compiler.go.release()
        await task
        assert warm_up.cold() == []

    asyncio.run(story())


def test_a_move_waits_for_the_bot_that_is_being_compiled_and_for_no_other() -> None:
    async def story() -> None:
        warm_up, compiler = WarmUp(), Compiler()
        task = asyncio.create_task(warm_up.compile_all(compiler))
        await soon()
        planner = asyncio.create_task(warm_up.wait_for("hashi", "planner"))
        await asyncio.wait_for(warm_up.wait_for("hashi", "careful"), 5)
        await asyncio.wait_for(warm_up.wait_for("hanabi", "hat"), 5)
        await soon()
        assert not planner.done()
        compiler.go.release()
        await asyncio.wait_for(planner, 5)
        task.cancel()

    asyncio.run(story())


def test_on_a_busy_machine_a_move_does_not_wait_for_ever() -> None:
    async def story() -> None:
        warm_up = WarmUp(timeout_s=0.01)
        task = asyncio.create_task(warm_up.compile_all(Compiler()))
        await soon()
        await asyncio.wait_for(warm_up.wait_for("hashi", "master"), 5)
        task.cancel()

    asyncio.run(story())


def test_a_bot_that_cannot_be_compiled_holds_nobody_up() -> None:
    async def story() -> None:
        warm_up, compiler = WarmUp(), Compiler()
        compiler.fault = GameError("needs NumPy and Numba")
        for _ in COMPILED:
            compiler.go.release()
        await warm_up.compile_all(compiler)
        assert warm_up.cold() == []

    asyncio.run(story())


def test_a_bot_that_has_moved_is_not_compiled_again() -> None:
    async def story() -> None:
        warm_up, compiler = WarmUp(), Compiler()
        for kind in COMPILED:
            warm_up.has_moved(*kind)
        await warm_up.compile_all(compiler)
        assert compiler.asked == []

    asyncio.run(story())


def test_the_page_can_ask_which_bots_are_cold(tell: Callable[..., None]) -> None:
    async def story(club: Club) -> None:
        cold = (await club.http.get("/api/cold")).json()["cold"]
        assert {"game": "hashi", "bot": "master"} in cold
        club.app.state.bot_workers.warm_up.has_moved("hashi", "master")
        assert {"game": "hashi", "bot": "master"} not in (await club.http.get("/api/cold")).json()["cold"]

    tell(story)
