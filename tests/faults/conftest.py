"""Servers for fault tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.faults.servers import ServerFactory


@pytest.fixture(scope="session")
def factory() -> Iterator[ServerFactory]:
    with ServerFactory() as factory:
        yield factory
