"""Codes cannot be guessed."""

from __future__ import annotations

from typing import Any

from sumida.server.live.creation import LETTERS, new_code
from sumida.server.settings import Limits


def test_a_code_has_forty_bits() -> None:
    assert len(set(LETTERS)) ** len(new_code()) >= 2**40


def test_whoever_asks_for_many_tables_that_do_not_exist_has_to_wait(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, _ = await club.table("Ada", "Bo")
        guesser = await club.player()
        answers = [(await guesser.open(f"GUESS{number}"))["reason"] for number in range(8)]
        assert answers == ["error-unknown-table"] * 5 + ["error-too-fast"] * 3
        assert (await guesser.open(code))["reason"] == "error-too-fast", "a hit is not told from a miss"

    tell(story, limits=Limits(misses_per_minute=5))


def test_guessing_replays_counts_as_well(tell: Any) -> None:
    async def story(club: Any) -> None:
        found = [await club.http.get(f"/api/replays/GUESS{number}-1") for number in range(4)]
        assert [answer.status_code for answer in found] == [404, 404, 404, 429]
        assert (await club.http.get("/api/tables/GUESSING/turns/1")).status_code == 429

    tell(story, limits=Limits(misses_per_minute=3))


def test_replays_are_rate_limited(tell: Any) -> None:
    async def story(club: Any) -> None:
        found = [await club.http.get("/api/replays/GUESS-1") for _ in range(3)]
        assert [answer.json()["reason"] for answer in found][-1] == "error-too-fast"

    tell(story, limits=Limits(replays_per_minute=2))
