"""What a SQLite file keeps about people."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
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
from sumida.store.sqlite_file import INDEXED

T = TypeVar("T")

_PUT = """
INSERT INTO people (kind, name, person, changed, crc, data) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (kind, name) DO UPDATE SET
    person = excluded.person, changed = excluded.changed, crc = excluded.crc, data = excluded.data
"""
_COLUMNS = "kind, name, person, changed, crc, data"
_INDEX = """
INSERT INTO games (owner, code, number, at, running, game, variant, seat, score, partners, data)
VALUES {}
ON CONFLICT (owner, code, number) DO UPDATE SET
    at = excluded.at, running = excluded.running, variant = excluded.variant, seat = excluded.seat,
    score = excluded.score, partners = excluded.partners, data = excluded.data
WHERE running = 1 OR excluded.running = 0
"""
_GAMES = "SELECT owner, code, number, at, running, game, variant, seat, score, partners, data FROM games"
_BOARD = ON_BOARD.format("?", "?", "?")
DROP = 'DELETE FROM games WHERE code = ? AND NOT EXISTS (SELECT 1 FROM entries WHERE "table" = ?)'
"""The games of a table that is gone."""


class _File(Protocol):
    """The part of the store that this needs."""

    async def transact(self, work: Callable[[sqlite3.Connection], T]) -> T: ...

    def ask(self, work: Callable[[sqlite3.Connection], T]) -> Awaitable[T]: ...


class SqlitePeople:
    """Rows about people, and the index of their games."""

    def __init__(self, file: _File) -> None:
        self._file = file

    async def find(self, kind: str, name: str) -> StoredPersonal | None:
        sql = f"SELECT {_COLUMNS} FROM people WHERE kind = ? AND name = ?"
        return _first(await self._file.ask(lambda db: db.execute(sql, (kind, name)).fetchall()))

    async def of(self, person: str) -> list[StoredPersonal]:
        sql = f"SELECT {_COLUMNS} FROM people WHERE person = ? ORDER BY kind, name"
        return whole_rows(await self._file.ask(lambda db: db.execute(sql, (person,)).fetchall()))

    async def put(self, rows: Sequence[StoredPersonal], gone: Sequence[tuple[str, str]] = ()) -> None:
        await self.forget((), rows, gone)

    async def forget(
        self,
        owners: Sequence[str],
        rows: Sequence[StoredPersonal] = (),
        gone: Sequence[tuple[str, str]] = (),
    ) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.executemany("DELETE FROM games WHERE owner = ?", [(owner,) for owner in owners])
            db.executemany("DELETE FROM people WHERE kind = ? AND name = ?", gone)
            db.executemany(_PUT, [row.columns for row in rows])

        await self._file.transact(work)

    async def erase(self) -> None:
        """Pages are overwritten when rows are deleted; what is left of them is in the write-ahead log."""
        await self._file.ask(lambda db: db.execute("PRAGMA wal_checkpoint(TRUNCATE)").close())

    async def tables_of(self, owners: Sequence[str]) -> list[str]:
        sql = f"SELECT DISTINCT code FROM games WHERE owner {_among(owners)} ORDER BY code"
        return [code for (code,) in await self._file.ask(lambda db: db.execute(sql, owners).fetchall())]

    async def running_tables(self, kind: str) -> list[str]:
        sql = RUNNING_OF.format("?")
        return [code for (code,) in await self._file.ask(lambda db: db.execute(sql, (kind,)).fetchall())]

    async def tables_naming(self, device: str) -> list[str]:
        sql = 'SELECT DISTINCT "table" FROM entries WHERE instr(entry, ?) > 0'
        found = await self._file.ask(lambda db: db.execute(sql, (device.encode(),)).fetchall())
        return [code for (code,) in found]

    async def take(self, kind: str, name: str) -> StoredPersonal | None:
        sql = f"DELETE FROM people WHERE kind = ? AND name = ? RETURNING {_COLUMNS}"
        return _first(await self._file.transact(lambda db: db.execute(sql, (kind, name)).fetchall()))

    async def changed_since(self, kind: str, at: int) -> list[StoredPersonal]:
        sql = f"SELECT {_COLUMNS} FROM people WHERE kind = ? AND changed >= ?"
        return whole_rows(await self._file.ask(lambda db: db.execute(sql, (kind, at)).fetchall()))

    async def index(self, games: Sequence[IndexedGame]) -> None:
        await self._file.transact(lambda db: index(db, games))

    async def relabel(self, games: Sequence[IndexedGame]) -> None:
        sql = "UPDATE games SET data = ?, partners = ? WHERE code = ? AND number = ?"
        values = [(one.data, one.partners, one.table, one.number) for one in games]
        await self._file.transact(lambda db: db.executemany(sql, values).close())

    async def games(self, owners: Sequence[str], search: GameSearch) -> list[IndexedGame]:
        conditions = [(f"owner {_among(owners)}", owners), *search.conditions()]
        if search.partner:
            conditions.append(("instr(partners, ?) > 0", (search.partner,)))
        where = " AND ".join(sql for sql, _ in conditions)
        values = [value for _, found in conditions for value in found]
        sql = f"{_GAMES} WHERE {where} ORDER BY at DESC, code DESC, number DESC LIMIT {search.most:d}"
        rows = await self._file.ask(lambda db: db.execute(sql, values).fetchall())
        return [indexed_game(row) for row in rows]

    async def finished(self, owners: Sequence[str], after: int = 0) -> list[FinishedGameRow]:
        sql = FINISHED.format("?", _among(owners))
        return await self._file.ask(lambda db: db.execute(sql, (after, *owners)).fetchall())

    async def finished_until(self, owners: Sequence[str]) -> tuple[int, int]:
        sql = FINISHED_UNTIL.format(_among(owners))
        count, last = await self._file.ask(lambda db: db.execute(sql, owners).fetchone())
        return count, last

    async def on_board(self, game: str, since: int, until: int) -> list[DailyRow]:
        return await self._file.ask(lambda db: db.execute(_BOARD, (since, until, game)).fetchall())

    async def unindex(self, owner: str, table: str) -> None:
        sql = "DELETE FROM games WHERE owner = ? AND code = ?"
        await self._file.transact(lambda db: db.execute(sql, (owner, table)).close())

    async def is_indexed(self) -> bool:
        sql = "SELECT 1 FROM meta WHERE key = ?"
        return bool(await self._file.ask(lambda db: db.execute(sql, (INDEXED,)).fetchall()))

    async def set_indexed(self) -> None:
        sql = "INSERT OR REPLACE INTO meta VALUES (?, ?)"
        await self._file.transact(lambda db: db.execute(sql, (INDEXED, b"")).close())

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        sql = 'SELECT max(version) FROM entries WHERE "table" = ?'

        def work(db: sqlite3.Connection) -> dict[str, int]:
            return {table: db.execute(sql, (table,)).fetchone()[0] or 0 for table in tables}

        return await self._file.ask(work)


_END = """
WITH ended (at, data, code, number) AS (VALUES {})
UPDATE games SET running = 0, (at, data) = (
    SELECT ended.at, ended.data FROM ended WHERE ended.code = games.code AND ended.number = games.number
)
WHERE running = 1 AND (code, number) IN (SELECT code, number FROM ended)
"""
"""Those who left before the end have the game in their list too."""
_AT_ONCE = 1000
"""Rows in one statement: SQLite takes 32,766 values."""


def index(db: sqlite3.Connection, games: Sequence[IndexedGame]) -> None:
    """Write games into the index."""
    _execute_rows(db, _INDEX, [one.columns for one in games])
    _execute_rows(db, _END, ended(games))


def _execute_rows(db: sqlite3.Connection, sql: str, rows: Sequence[Sequence[object]]) -> None:
    """Execute a statement for many rows at once."""
    for first in range(0, len(rows), _AT_ONCE):
        some = rows[first : first + _AT_ONCE]
        row = f"({', '.join('?' * len(some[0]))})"
        db.execute(sql.format(", ".join([row] * len(some))), [value for row in some for value in row])


def _first(rows: Sequence[Any]) -> StoredPersonal | None:
    return next(iter(whole_rows(rows)), None)


def _among(owners: Sequence[str]) -> str:
    return f"IN ({', '.join('?' * len(owners))})"
