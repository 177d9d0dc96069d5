"""Servers for fault tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.faults.servers import Stable


@pytest.fixture(scope="session")
def stable() -> Iterator[Stable]:
    with Stable() as stable:
        yield stable
