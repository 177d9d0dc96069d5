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
from tests.faults.players import Player
from tests.faults.scenario import check_database, seat_players, stop_playing, wait_for_commands
from tests.faults.servers import ServerFactory


@pytest.fixture(scope="module")
def played(factory: ServerFactory, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Player]]:
    """A database after some moves, and the players who made them."""
    path = tmp_path_factory.mktemp("played") / "club.sqlite3"
    server = factory.server(f"sqlite:///{path}")
    server.start()
    players = seat_players(server, 1, seed=31)

    async def play() -> None:
        playing = asyncio.gather(*(player.play() for player in players))
        await wait_for_commands(players, 15)
        await stop_playing(players, playing)

    asyncio.run(play())
    server.terminate()
    return path, players


def _lost(players: list[Player]) -> None:
    players[0].acknowledged.append("n999")


def _refused(players: list[Player]) -> None:
    players[0].acknowledged.remove(players[0].acknowledged[-1])


def _seen_too_early(players: list[Player]) -> None:
    """A client was shown at one version what belongs to the next."""
    seen = players[0].seen
    seen[-2] = (seen[-2][0], seen[-1][1])


def _behind(players: list[Player]) -> None:
    assert players[1].version is not None
    players[1].version -= 1


def test_an_honest_history_passes(played: tuple[Path, list[Player]]) -> None:
    path, players = played
    assert asyncio.run(check_database(f"sqlite:///{path}", players)) > 8


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (_lost, "not in the log"),
        (_refused, "never answered"),
        (_seen_too_early, "shown differently"),
        (_behind, "behind"),
    ],
)
def test_a_history_that_does_not_match_the_log_is_found(
    played: tuple[Path, list[Player]], spoil: Callable[[list[Player]], None], word: str
) -> None:
    path, players = played
    spoilt = copy.deepcopy(players)
    spoil(spoilt)
    with pytest.raises(AssertionError, match=word):
        asyncio.run(check_database(f"sqlite:///{path}", spoilt))


def test_a_move_that_was_applied_twice_is_found(played: tuple[Path, list[Player]], tmp_path: Path) -> None:
    path, players = played
    copied = tmp_path / "copy.sqlite3"
    copied.write_bytes(path.read_bytes())
    db = sqlite3.connect(copied)
    rows = db.execute("SELECT version, entry FROM entries ORDER BY version").fetchall()
    entries = [read_entry(data) for _, data in rows]
    move = next(entry for entry in entries if isinstance(entry.events[0], MoveMade))
    again = write_entry(msgspec.structs.replace(move, version=len(rows) + 1))
    db.execute(
        "INSERT INTO entries VALUES (?, ?, ?, ?)", (players[0].code, len(rows) + 1, crc32(again), again)
    )
    db.commit()
    db.close()
    with pytest.raises(AssertionError, match="twice"):
        asyncio.run(check_database(f"sqlite:///{copied}", players))
