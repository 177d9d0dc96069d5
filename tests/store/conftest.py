"""The stores under test; every test here runs over each of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sumida.store import Store, open_store

Opener = Callable[[], Awaitable[Store]]


@pytest.fixture
def opener(tmp_path: Path) -> Opener:
    """Open the same database again and again."""
    return lambda: open_store(f"sqlite:///{tmp_path}/club.sqlite3")
