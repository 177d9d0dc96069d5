"""For all tests: nothing is judged by the clock, a retry is counted, PostgreSQL is there on request."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import Postgres

# Products of small matrices on several threads wait for each other longer than they calculate.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

REASON = 800
"""How much is printed of why a test was retried: the end, which names the line."""

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright keeps an event loop running, and no other can start beside it."""
    items.sort(key=lambda item: "tests/e2e/" in item.nodeid)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Where a retry is allowed, say at the end which tests needed one, and why."""
    if config.getoption("reruns", None):
        retried = terminalreporter.stats.get("rerun", ())
        terminalreporter.write_line(f"retried: {len(retried)}")
        for report in retried:
            terminalreporter.write_line(f"retried: {report.nodeid}: {report.longreprtext[-REASON:]}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server; it is started by the first test that wants it."""
    server = Postgres()
    yield server
    server.stop()
