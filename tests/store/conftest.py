"""The stores under test; every test here runs over each of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.postgres import Postgres

from sumida.store import Store, open_store

Opener = Callable[[], Awaitable[Store]]


@pytest.fixture(params=["sqlite", "postgresql"])
def opener(tmp_path: Path, request: pytest.FixtureRequest) -> Opener:
    """Open the same database again and again."""
    if request.param == "sqlite":
        return lambda: open_store(f"sqlite:///{tmp_path}/club.sqlite3")
    server: Postgres = request.getfixturevalue("postgres")
    address = server.database()
    return lambda: open_store(address)
