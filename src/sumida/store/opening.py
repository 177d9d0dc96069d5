"""Opens the store that a database address names."""

from __future__ import annotations

import glob
from pathlib import Path

from sumida.kernel import GameError
from sumida.store.interface import Cluster, Store, StoreError
from sumida.store.loading import Loader, SqliteReplacer
from sumida.store.snapshot import DatabaseSnapshot
from sumida.store.sqlite import SqliteStore
from sumida.store.sqlite_snapshot import SalvageSnapshot, SqliteSnapshot

_SQLITE = "sqlite:///"
_POSTGRES = ("postgresql://", "postgres://")


async def open_store(address: str) -> Store:
    """Open `sqlite:///FILE` (four slashes for an absolute path) or `postgresql://USER@HOST/NAME`.

    Raises `GameError` for other addresses, and `StoreError` if the database cannot be used.
    """
    path = file_of(address)
    if path is not None:
        return SqliteStore(path)
    from sumida.store.postgres import PostgresStore  # its driver is an optional extra

    return await PostgresStore.open(address)


async def open_snapshot(address: str, *, salvage: bool = False) -> DatabaseSnapshot:
    """Read a database without changing it; `salvage` reads a damaged file page by page."""
    path = file_of(address)
    if path is None:
        from sumida.store.postgres_snapshot import PostgresSnapshot

        return await PostgresSnapshot.open(address)
    if not path.is_file():
        raise StoreError(f"there is no database {path}")
    return SalvageSnapshot(path) if salvage else SqliteSnapshot(path)


async def open_loader(address: str) -> Loader:
    """Fill an empty database, or one that does not exist yet."""
    path = file_of(address)
    if path is not None:
        return SqliteReplacer(path)
    from sumida.store.postgres_loading import PostgresLoader

    return await PostgresLoader.open(address)


def damaged_files(address: str) -> list[Path]:
    """The damaged files that were kept beside a SQLite database when it was recovered."""
    path = file_of(address)
    return sorted(path.parent.glob(f"{glob.escape(path.name)}.damaged-*[0-9]")) if path else []


def file_of(address: str) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL. Raises `GameError` for other addresses."""
    if address.startswith(_SQLITE) and len(address) > len(_SQLITE):
        return Path(address.removeprefix(_SQLITE)).expanduser()
    if address.startswith(_POSTGRES):
        return None
    raise GameError(
        "a database is named as sqlite:///FILE or postgresql://USER@HOST/NAME, "
        f"not as {address.split('@')[-1][:60]!r}",
        "error-database-address",
    )


def open_cluster(store: Store) -> Cluster | None:
    """The cluster of servers that share this store; None for a file, which cannot be shared."""
    if isinstance(store, SqliteStore):
        return None
    from sumida.store.cluster import PostgresCluster
    from sumida.store.postgres import PostgresStore

    assert isinstance(store, PostgresStore)
    return PostgresCluster(store)
