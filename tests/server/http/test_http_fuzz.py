"""The HTTP requests do what their description says, whatever they are sent."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from sumida.server.app import create_app
from sumida.server.http import openapi
from sumida.server.serve import bind, config
from sumida.server.settings import Limits, ServerSettings

ROOT = Path(__file__).parents[3]
SCHEMA = schemathesis.openapi.from_dict(openapi.describe())
_FOUND: list[Any] = list(SCHEMA.get_all_operations())
OPERATIONS = {result.ok().label: result.ok() for result in _FOUND}


@pytest.fixture(scope="module")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    database = f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/club.sqlite3"
    chosen = ServerSettings(database, limits=Limits(tables_per_minute=1_000_000))
    server = uvicorn.Server(config(create_app(chosen), chosen))
    listening = bind("127.0.0.1", 0)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])))
    thread.start()
    while not server.started:
        assert thread.is_alive()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join()


def test_the_description_in_the_docs_is_up_to_date() -> None:
    """`python -m sumida.server.http.openapi` writes it."""
    assert (ROOT / openapi.FILE).read_text("utf-8") == openapi.text()


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_as_described(base_url: str, label: str) -> None:
    """No 500, no undescribed status, no answer of another shape; a record nobody uploaded is not there."""

    @settings(
        max_examples=25,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=OPERATIONS[label].as_strategy())
    def ask(case: Any) -> None:
        answer = case.call(base_url=base_url)
        assert answer.status_code != 500
        case.validate_response(answer, checks=CHECKS)

    ask()


CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
