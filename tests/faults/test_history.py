"""The check of histories finds what it is there to find."""

from __future__ import annotations

import asyncio
import copy
import sqlite3
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import msgspec
import pytest

from sumida.tables.log import MoveMade, read_entry, write_entry
from tests.faults.company import check, company, rest, until
from tests.faults.people import Person
from tests.faults.servers import Stable


@pytest.fixture(scope="module")
def played(stable: Stable, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Person]]:
    """A database after some moves, and who made them."""
    path = tmp_path_factory.mktemp("played") / "club.sqlite3"
    server = stable.server(f"sqlite:///{path}")
    server.start()
    people = company(server, 1, seed=31)

    async def play() -> None:
        playing = asyncio.gather(*(person.play() for person in people))
        await until(people, 15)
        await rest(people, playing)

    asyncio.run(play())
    server.terminate()
    return path, people


def _lost(people: list[Person]) -> None:
    people[0].acknowledged.append("n999")


def _refused(people: list[Person]) -> None:
    people[0].acknowledged.remove(people[0].acknowledged[-1])


def _seen_too_early(people: list[Person]) -> None:
    """A client was shown at one version what was to be seen only at the next."""
    seen = people[0].seen
    seen[-2] = (seen[-2][0], seen[-1][1])


def _behind(people: list[Person]) -> None:
    assert people[1].version is not None
    people[1].version -= 1


def test_an_honest_history_passes(played: tuple[Path, list[Person]]) -> None:
    path, people = played
    assert asyncio.run(check(f"sqlite:///{path}", people)) > 8


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (_lost, "not in the log"),
        (_refused, "never answered"),
        (_seen_too_early, "shown otherwise"),
        (_behind, "behind"),
    ],
)
def test_a_history_that_does_not_match_the_log_is_found(
    played: tuple[Path, list[Person]], spoil: Callable[[list[Person]], None], word: str
) -> None:
    path, people = played
    spoilt = copy.deepcopy(people)
    spoil(spoilt)
    with pytest.raises(AssertionError, match=word):
        asyncio.run(check(f"sqlite:///{path}", spoilt))


def test_a_move_that_was_applied_twice_is_found(played: tuple[Path, list[Person]], tmp_path: Path) -> None:
    path, people = played
    copied = tmp_path / "copy.sqlite3"
    copied.write_bytes(path.read_bytes())
    db = sqlite3.connect(copied)
    rows = db.execute("SELECT version, entry FROM entries ORDER BY version").fetchall()
    entries = [read_entry(data) for _, data in rows]
    move = next(entry for entry in entries if isinstance(entry.events[0], MoveMade))
    again = write_entry(msgspec.structs.replace(move, version=len(rows) + 1))
    db.execute(
        "INSERT INTO entries VALUES (?, ?, ?, ?)", (people[0].code, len(rows) + 1, crc32(again), again)
    )
    db.commit()
    db.close()
    with pytest.raises(AssertionError, match="twice"):
        asyncio.run(check(f"sqlite:///{copied}", people))
