"""The route of the page "Add a route" is served and described after one more entry in the table."""

from __future__ import annotations

import asyncio
import doctest
from pathlib import Path
from typing import Any

import httpx
import pytest

from sumida.server.app import create_app
from sumida.server.http import openapi, routes
from sumida.server.settings import ServerSettings

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add" / "route.md"


@pytest.fixture
def _game_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps of the page: a type, a handler and an entry."""
    found: dict[str, Any] = {"__name__": "page"}
    examples = doctest.DocTestParser().get_examples(PAGE.read_text("utf-8"))
    exec("\n".join(example.source for example in examples), found)
    endpoints = (*routes.ENDPOINTS, found["endpoint"])
    monkeypatch.setattr(routes, "ENDPOINTS", endpoints)
    monkeypatch.setattr(openapi, "ENDPOINTS", endpoints)


@pytest.mark.usefixtures("_game_names")
def test_a_new_route_is_served(tmp_path: Path) -> None:
    app = create_app(ServerSettings(database=f"sqlite:///{tmp_path / 'club.sqlite3'}", warm_up=False))

    async def ask() -> httpx.Response:
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://club") as client,
        ):
            return await client.get("/api/games")

    assert asyncio.run(ask()).json() == {"names": ["hanabi", "hashi"]}


@pytest.mark.usefixtures("_game_names")
def test_a_new_route_is_described() -> None:
    document = openapi.describe()
    assert "get" in document["paths"]["/api/games"]
    assert "GameNames" in document["components"]["schemas"]


EXAMPLES = {
    "{name}": "ID",
    "{code}": "CODE",
    "{device}": "DEVICE",
    "{passkey}": "PASSKEY",
    "{level}/{number}": "3/17",
    "{game}/{day}": "hashi/2026-11-15",
    "{turn}": "3",
    "{seat}": "0",
}


def test_the_protocol_page_names_every_route() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for one in routes.ENDPOINTS:
        if one.documented:
            path = one.path
            for field, example in EXAMPLES.items():
                path = path.replace(field, example)
            assert f"`{one.method} {path}" in page
