"""From a database address to a store."""

from __future__ import annotations

from pathlib import Path

from sumida.kernel import GameError
from sumida.store.interface import Store
from sumida.store.sqlite import SqliteStore

_SQLITE = "sqlite:///"


async def open_store(address: str) -> Store:
    """Open `sqlite:///FILE` (four slashes for an absolute path); raises `GameError` for other addresses."""
    if address.startswith(_SQLITE) and len(address) > len(_SQLITE):
        return SqliteStore(Path(address.removeprefix(_SQLITE)).expanduser())
    raise GameError(
        f"a database is named as sqlite:///FILE, not as {address.split('@')[-1][:60]!r}",
        "error-database-address",
    )
