"""Opens the store that a database address names."""

from __future__ import annotations

from pathlib import Path

from sumida.kernel import GameError
from sumida.store.interface import Cluster, Store
from sumida.store.sqlite import SqliteStore

_SQLITE = "sqlite:///"
_POSTGRES = ("postgresql://", "postgres://")


async def open_store(address: str) -> Store:
    """Open `sqlite:///FILE` (four slashes for an absolute path) or `postgresql://USER@HOST/NAME`.

    Raises `GameError` for other addresses, and `StoreError` if the database cannot be used.
    """
    if address.startswith(_SQLITE) and len(address) > len(_SQLITE):
        return SqliteStore(Path(address.removeprefix(_SQLITE)).expanduser())
    if address.startswith(_POSTGRES):
        from sumida.store.postgres import PostgresStore  # its driver is an optional extra

        return await PostgresStore.open(address)
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
