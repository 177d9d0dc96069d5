"""What a PostgreSQL database keeps about people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Any, Protocol, TypeVar

from sumida.store.people import (
    FINISHED,
    FINISHED_UNTIL,
    ON_BOARD,
    RUNNING_OF,
    DailyRow,
    FinishedGameRow,
    GameSearch,
    IndexedGame,
    StoredPersonal,
    ended,
    indexed_game,
    whole_rows,
)

T = TypeVar("T")

_COLUMNS = "kind, name, person, changed, crc, data"
PUT = f"""
INSERT INTO people ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (kind, name) DO UPDATE SET
    person = excluded.person, changed = excluded.changed, crc = excluded.crc, data = excluded.data
"""
_INDEX = """
INSERT INTO games AS known (owner, code, number, at, running, game, variant, seat, score, partners, data)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
ON CONFLICT (owner, code, number) DO UPDATE SET
    at = excluded.at, running = excluded.running, variant = excluded.variant, seat = excluded.seat,
    score = excluded.score, partners = excluded.partners, data = excluded.data
WHERE known.running = 1 OR excluded.running = 0
"""
_BOARD = ON_BOARD.format("$1", "$2", "$3")
_GAMES = "SELECT owner, code, number, at, running, game, variant, seat, score, partners, data FROM games"


class _Database(Protocol):
    """The part of the store that this needs."""

    async def query(self, question: Callable[[Any], Awaitable[T]]) -> T: ...


class PostgresPeople:
    """Rows about people, and the index of their games."""

    def __init__(self, database: _Database) -> None:
        self._database = database

    async def find(self, kind: str, name: str) -> StoredPersonal | None:
        sql = f"SELECT {_COLUMNS} FROM people WHERE kind = $1 AND name = $2"
        return _first(await self._database.query(lambda db: db.fetch(sql, kind, name)))

    async def of(self, person: str) -> list[StoredPersonal]:
        sql = f"SELECT {_COLUMNS} FROM people WHERE person = $1 ORDER BY kind, name"
        return whole_rows(await self._database.query(lambda db: db.fetch(sql, person)))

    async def put(self, rows: Sequence[StoredPersonal], gone: Sequence[tuple[str, str]] = ()) -> None:
        await self.forget((), rows, gone)

    async def forget(
        self,
        owners: Sequence[str],
        rows: Sequence[StoredPersonal] = (),
        gone: Sequence[tuple[str, str]] = (),
    ) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                await db.execute("DELETE FROM games WHERE owner = ANY($1)", list(owners))
                await db.executemany("DELETE FROM people WHERE kind = $1 AND name = $2", gone)
                await db.executemany(PUT, [row.columns for row in rows])

        await self._database.query(work)

    async def erase(self) -> None:
        """The database overwrites what was deleted when it vacuums."""

    async def tables_of(self, owners: Sequence[str]) -> list[str]:
        sql = "SELECT DISTINCT code FROM games WHERE owner = ANY($1) ORDER BY code"
        return [row[0] for row in await self._database.query(lambda db: db.fetch(sql, list(owners)))]

    async def running_tables(self, kind: str) -> list[str]:
        sql = RUNNING_OF.format("$1")
        return [row[0] for row in await self._database.query(lambda db: db.fetch(sql, kind))]

    async def tables_naming(self, device: str) -> list[str]:
        sql = "SELECT DISTINCT code FROM entries WHERE position($1::bytea IN entry) > 0"
        return [row[0] for row in await self._database.query(lambda db: db.fetch(sql, device.encode()))]

    async def take(self, kind: str, name: str) -> StoredPersonal | None:
        sql = f"DELETE FROM people WHERE kind = $1 AND name = $2 RETURNING {_COLUMNS}"
        return _first(await self._database.query(lambda db: db.fetch(sql, kind, name)))

    async def changed_since(self, kind: str, at: int) -> list[StoredPersonal]:
        sql = f"SELECT {_COLUMNS} FROM people WHERE kind = $1 AND changed >= $2"
        return whole_rows(await self._database.query(lambda db: db.fetch(sql, kind, at)))

    async def index(self, games: Sequence[IndexedGame]) -> None:
        await self._database.query(lambda db: index(db, games))

    async def relabel(self, games: Sequence[IndexedGame]) -> None:
        sql = "UPDATE games SET data = $1, partners = $2 WHERE code = $3 AND number = $4"
        values = [(one.data, one.partners, one.table, one.number) for one in games]
        await self._database.query(lambda db: db.executemany(sql, values))

    async def games(self, owners: Sequence[str], search: GameSearch) -> list[IndexedGame]:
        conditions = [("owner = ANY(?)", (list(owners),)), *search.conditions()]
        if search.partner:
            conditions.append(("position(? IN partners) > 0", (search.partner,)))
        numbers = count(1)
        where = "".join(
            f"${next(numbers)}" if letter == "?" else letter
            for letter in " AND ".join(sql for sql, _ in conditions)
        )
        values = [value for _, found in conditions for value in found]
        sql = f"{_GAMES} WHERE {where} ORDER BY at DESC, code DESC, number DESC LIMIT {search.most:d}"
        rows = await self._database.query(lambda db: db.fetch(sql, *values))
        return [indexed_game(row) for row in rows]

    async def finished(self, owners: Sequence[str], after: int = 0) -> list[FinishedGameRow]:
        sql = FINISHED.format("$1", "= ANY($2)")
        rows = await self._database.query(lambda db: db.fetch(sql, after, list(owners)))
        return [tuple(row) for row in rows]

    async def finished_until(self, owners: Sequence[str]) -> tuple[int, int]:
        sql = FINISHED_UNTIL.format("= ANY($1)")
        count, last = await self._database.query(lambda db: db.fetchrow(sql, list(owners)))
        return count, last

    async def on_board(self, game: str, since: int, until: int) -> list[DailyRow]:
        rows = await self._database.query(lambda db: db.fetch(_BOARD, since, until, game))
        return [tuple(row) for row in rows]

    async def unindex(self, owner: str, table: str) -> None:
        sql = "DELETE FROM games WHERE owner = $1 AND code = $2"
        await self._database.query(lambda db: db.execute(sql, owner, table))

    async def is_indexed(self) -> bool:
        return bool(await self._database.query(lambda db: db.fetchval("SELECT 1 FROM indexed")))

    async def set_indexed(self) -> None:
        sql = "INSERT INTO indexed VALUES (1) ON CONFLICT DO NOTHING"
        await self._database.query(lambda db: db.execute(sql))

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        sql = "SELECT code, max(version) FROM entries WHERE code = ANY($1) GROUP BY code"
        rows = await self._database.query(lambda db: db.fetch(sql, list(tables)))
        return {row[0]: row[1] for row in rows}


_END = "UPDATE games SET running = 0, at = $1, data = $2 WHERE code = $3 AND number = $4 AND running = 1"
"""Those who left before the end have the game in their list too."""


async def index(db: Any, games: Sequence[IndexedGame]) -> None:
    """Write games into the index."""
    await db.executemany(_INDEX, [one.columns for one in games])
    await db.executemany(_END, ended(games))


def _first(rows: Sequence[Any]) -> StoredPersonal | None:
    return next(iter(whole_rows(rows)), None)
