"""What a store keeps about people: rows by kind and name, and the index of everyone's games.

The rows are data like any other: with checksums, in backups, salvaged. The index is derived from the logs of
tables: it is built again where it is incomplete, so backups leave it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Any, Literal, Protocol, TypeAlias
from zlib import crc32


@dataclass(frozen=True)
class StoredPersonal:
    """One thing about a person. Of two rows with the same kind and name, the one changed last counts."""

    kind: str
    name: str
    person: str
    changed: int
    data: bytes

    @property
    def checksum(self) -> int:
        head = "\0".join((self.kind, self.name, self.person, str(self.changed), ""))
        return crc32(self.data, crc32(head.encode()))

    @property
    def columns(self) -> tuple[object, ...]:
        return self.kind, self.name, self.person, self.changed, self.checksum, self.data


def personal_row(
    kind: object, name: object, person: object, changed: object, crc: object, data: object
) -> StoredPersonal | None:
    """A row as it was written; None if it is damaged."""
    texts = isinstance(kind, str) and isinstance(name, str) and isinstance(person, str)
    if not texts or not isinstance(changed, int) or not isinstance(data, bytes):
        return None
    found = StoredPersonal(str(kind), str(name), str(person), changed, data)
    return found if found.checksum == crc else None


def whole_rows(rows: Sequence[Sequence[Any]]) -> list[StoredPersonal]:
    """The rows that are whole. A damaged one is as good as none: its person is asked again."""
    return [found for row in rows if (found := personal_row(*row)) is not None]


@dataclass(frozen=True)
class IndexedGame:
    """A game in the list of one identity (`owner`); it holds only what everyone at the table knows."""

    owner: str
    table: str
    number: int
    at: int
    """When it ended, or when it began while it runs; milliseconds."""
    running: bool
    game: str
    variant: str
    seat: int | None
    """None for a spectator."""
    score: int | None
    partners: str
    """The names of the others in lower case, to search in."""
    data: bytes

    @property
    def columns(self) -> tuple[object, ...]:
        return *astuple(self)[:4], int(self.running), *astuple(self)[5:]


def indexed_game(row: Sequence[Any]) -> IndexedGame:
    """A row of the index."""
    owner, table, number, at, running, *rest = row
    return IndexedGame(owner, table, number, at, bool(running), *rest)


def ended(games: Sequence[IndexedGame]) -> list[tuple[int, bytes, str, int]]:
    """The finished ones: time, data, table and number."""
    return list({(one.at, one.data, one.table, one.number) for one in games if not one.running})


FinishedGameRow: TypeAlias = tuple[str, int, int, str, str, int, int, bytes]
"""Table, number, time, game, variant, seat, score and data of a game that somebody played to the end."""
DailyRow: TypeAlias = tuple[str, bytes, int, int, bytes]
"""A person, what they are called on the board, and the time, score and data of one of their games."""
FINISHED = """
SELECT code, number, at, game, variant, seat, score, data FROM games
WHERE running = 0 AND seat IS NOT NULL AND score IS NOT NULL AND at > {} AND owner {}
ORDER BY at, code, number"""
FINISHED_UNTIL = """
SELECT count(*), coalesce(max(at), 0) FROM games
WHERE running = 0 AND seat IS NOT NULL AND score IS NOT NULL AND owner {}"""
RUNNING_OF = """
SELECT DISTINCT games.code FROM people AS wanted
JOIN people AS known ON known.person = wanted.person AND known.kind = 'key'
JOIN games ON games.owner = known.name AND games.running = 1 AND games.seat IS NOT NULL
WHERE wanted.kind = {}"""
MOST_ON_BOARD = 5000
ON_BOARD = f"""
SELECT board.person, board.data, games.at, games.score, games.data FROM people AS board
JOIN people AS known ON known.person = board.person AND known.kind = 'key'
JOIN games ON games.owner = known.name AND games.running = 0 AND games.at >= {{}} AND games.at < {{}}
WHERE board.kind = 'board' AND games.game = {{}} AND games.score IS NOT NULL
ORDER BY games.at LIMIT {MOST_ON_BOARD}"""
"""Each game of those on the board, by the indexes of both tables."""
Cursor: TypeAlias = tuple[int, str, int]
"""The time, table and number of the last game of a page."""
Shelf: TypeAlias = Literal["running", "finished", "shared"]


@dataclass(frozen=True)
class GameSearch:
    """Which games are wanted: those played or watched ("shared"), the latest first."""

    shelf: Shelf = "finished"
    game: str = ""
    variant: str = ""
    partner: str = ""
    lowest: int | None = None
    highest: int | None = None
    since: int | None = None
    until: int | None = None
    before: Cursor | None = None
    most: int = 20

    def conditions(self) -> list[tuple[str, Sequence[object]]]:
        """The conditions in SQL, each with its values; `?` stands for a value."""
        found: list[tuple[str, Sequence[object]]] = [
            {
                "running": ("running = 1 AND seat IS NOT NULL", ()),
                "finished": ("running = 0 AND seat IS NOT NULL", ()),
                "shared": ("seat IS NULL", ()),
            }[self.shelf]
        ]
        wanted: tuple[tuple[str, object], ...] = (
            ("game = ?", self.game or None),
            ("variant = ?", self.variant or None),
            ("score >= ?", self.lowest),
            ("score <= ?", self.highest),
            ("at >= ?", self.since),
            ("at < ?", self.until),
        )
        found += [(sql, (value,)) for sql, value in wanted if value is not None]
        if self.before is not None:
            found.append(("(at, code, number) < (?, ?, ?)", self.before))
        return found


class PeopleStore(Protocol):
    """Rows about people, and the index of their games."""

    async def find(self, kind: str, name: str) -> StoredPersonal | None: ...

    async def of(self, person: str) -> list[StoredPersonal]:
        """Every row of a person, by kind and name."""

    async def put(self, rows: Sequence[StoredPersonal], gone: Sequence[tuple[str, str]] = ()) -> None:
        """Write rows and delete others, in one transaction."""

    async def forget(
        self,
        owners: Sequence[str],
        rows: Sequence[StoredPersonal] = (),
        gone: Sequence[tuple[str, str]] = (),
    ) -> None:
        """Like `put`, and in the same transaction take all games out of the lists of these identities."""

    async def erase(self) -> None:
        """Overwrite what was deleted, as far as the database can do so at once."""

    async def tables_of(self, owners: Sequence[str]) -> list[str]:
        """The tables with games in the lists of these identities."""

    async def running_tables(self, kind: str) -> list[str]:
        """The tables with a running game in which somebody with a row of this kind has a seat."""

    async def tables_naming(self, device: str) -> list[str]:
        """The tables whose logs name a device. This reads all logs."""

    async def take(self, kind: str, name: str) -> StoredPersonal | None:
        """Delete a row and return it: of several who ask at once, one gets it."""

    async def changed_since(self, kind: str, at: int) -> list[StoredPersonal]:
        """Rows of a kind that were changed at this time or later."""

    async def index(self, games: Sequence[IndexedGame]) -> None:
        """Write games into the index. A finished game never runs again."""

    async def relabel(self, games: Sequence[IndexedGame]) -> None:
        """Set the names of games in everybody's list; these rows are looked at by table and number."""

    async def games(self, owners: Sequence[str], search: GameSearch) -> list[IndexedGame]:
        """The games of these identities, the latest first."""

    async def finished(self, owners: Sequence[str], after: int = 0) -> list[FinishedGameRow]:
        """The finished games with a score of these identities that ended after this time, by time."""

    async def finished_until(self, owners: Sequence[str]) -> tuple[int, int]:
        """How many of these rows there are, and when the last one of the games ended."""

    async def on_board(self, game: str, since: int, until: int) -> list[DailyRow]:
        """Finished games, between two times, of everybody with a row of the kind `board`."""

    async def unindex(self, owner: str, table: str) -> None:
        """Take a table's games out of the list of an identity."""

    async def is_indexed(self) -> bool:
        """Whether the index is complete."""

    async def set_indexed(self) -> None: ...

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The last version of each of these tables."""
