"""What people upload is kept within limits: for one address in a day, and for the server in total."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.live.test_limits import Hands

from sumida import codec, new_game
from sumida.kernel import GameError
from sumida.server.settings import Limits
from sumida.server.uploads import DAY_S, Uploads
from sumida.store import Store, open_store


def record(seed: int) -> str:
    match = new_game("hanabi", players=2, seed=seed)
    match.move(0, match.legal(0)[-1])
    return codec.write_record(match.record())


async def refusal(uploads: Uploads, name: str, size: int, address: str) -> str | None:
    """The reason why a record of that size is not kept."""
    try:
        await uploads.keep(name, b"x" * size, address)
    except GameError as found:
        return found.reason
    return None


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/club.sqlite3"


def kept(database: str, limits: Limits, *asked: tuple[str, int, str]) -> list[str | None]:
    """The refusals of these records (name, size, address), one after the other."""

    async def story() -> list[str | None]:
        store: Store = await open_store(database)
        uploads = Uploads(store, limits, Hands())
        found = [await refusal(uploads, *one) for one in asked]
        await store.close()
        return found

    return asyncio.run(story())


def test_the_number_of_uploaded_games_is_limited(database: str) -> None:
    limits = Limits(uploads=2)
    asked = [(f"u{number}", 10, f"203.0.113.{number}") for number in range(3)]
    assert kept(database, limits, *asked) == [None, None, "error-uploads-full"]
    assert kept(database, limits, *asked[1:]) == [None, "error-uploads-full"], "after a restart, too"


def test_the_size_of_uploaded_games_is_limited(database: str) -> None:
    asked = [("u1", 60, "a"), ("u2", 60, "b"), ("u3", 40, "c")]
    assert kept(database, Limits(uploads_bytes=100), *asked) == [None, "error-uploads-full", None]


def test_the_games_one_address_uploads_in_a_day_are_limited(database: str) -> None:
    asked = [("u1", 10, "2001:db8::1"), ("u2", 10, "2001:db8::2"), ("u3", 10, "2001:db8::3")]
    limits = Limits(uploads_per_day=2)
    assert kept(database, limits, *asked, ("u4", 10, "203.0.113.7")) == [
        None,
        None,
        "error-uploads-day",
        None,
    ]


def test_the_bytes_one_address_uploads_in_a_day_are_limited(database: str) -> None:
    asked = [("u1", 60, "a"), ("u2", 60, "a"), ("u3", 60, "b")]
    assert kept(database, Limits(uploads_per_day_bytes=100), *asked) == [None, "error-uploads-day", None]


def test_a_game_that_is_there_already_costs_nothing(database: str) -> None:
    limits = Limits(uploads=1, uploads_per_day=1)
    assert kept(database, limits, ("u1", 10, "a"), ("u1", 10, "a"), ("u1", 10, "b")) == [None] * 3


def test_the_next_day_one_may_upload_again(database: str) -> None:
    async def story() -> None:
        store, clock = await open_store(database), Hands()
        uploads = Uploads(store, Limits(uploads_per_day=1), clock)
        assert await refusal(uploads, "u1", 10, "a") is None
        assert await refusal(uploads, "u2", 10, "a") == "error-uploads-day"
        clock.now += DAY_S
        assert await refusal(uploads, "u2", 10, "a") is None
        await store.close()

    asyncio.run(story())


def test_many_uploads_at_once_do_not_slip_through_together(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        uploads = Uploads(store, Limits(uploads=3))
        found = await asyncio.gather(*(refusal(uploads, f"u{n}", 10, f"10.0.0.{n}") for n in range(9)))
        assert found.count(None) == 3
        assert await store.uploaded() == (3, 30)
        await store.close()

    asyncio.run(story())


def test_an_upload_to_a_full_server_is_refused_and_stored_games_can_still_be_seen(tell: Any) -> None:
    async def story(club: Any) -> None:
        first = await club.http.post("/api/records", content=record(1))
        assert first.status_code == 201
        more = await club.http.post("/api/records", content=record(2))
        assert (more.status_code, more.json()["reason"]) == (507, "error-uploads-full")
        again = await club.http.post("/api/records", content=record(1))
        assert again.json() == first.json()
        assert (await club.http.get(f"/api/replays/{first.json()['replay']}")).status_code == 200

    tell(story, limits=Limits(uploads=1))


def test_too_many_uploads_in_a_day_are_refused_until_tomorrow(tell: Any) -> None:
    async def story(club: Any) -> None:
        for seed, status in ((1, 201), (2, 429)):
            answer = await club.http.post("/api/records", content=record(seed))
            assert answer.status_code == status
        assert answer.json()["reason"] == "error-uploads-day"
        assert answer.json()["facts"] == {"most": 1, "megabytes": 5}

    tell(story, limits=Limits(uploads_per_day=1))
