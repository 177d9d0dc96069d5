"""For all tests: no property is judged by the clock, for machines differ; a PostgreSQL for those who ask."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import Postgres

# Products of small matrices on several threads wait for each other longer than they calculate.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright keeps an event loop running, and no other can start beside it."""
    items.sort(key=lambda item: "tests/e2e/" in item.nodeid)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server; it is started by the first test that wants it."""
    server = Postgres()
    yield server
    server.stop()
