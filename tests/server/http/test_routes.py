"""One table makes the routes and the OpenAPI document."""

from __future__ import annotations

from typing import Any

from starlette.routing import Route

from sumida.server.http.openapi import describe
from sumida.server.http.routes import ENDPOINTS

PAGES = {"/", "/t/{code}", "/r/{name}", "/{path:path}"}


def test_every_route_served_is_in_the_document(tell: Any) -> None:
    async def story(club: Any) -> None:
        served = {
            (route.path, method.lower())
            for route in club.app.router.routes
            if isinstance(route, Route) and route.path not in PAGES
            for method in (route.methods or set()) - {"HEAD"}
        }
        described = {(path, method) for path, methods in describe()["paths"].items() for method in methods}
        assert served - described == {("/metrics", "get"), ("/login", "post")}, (
            "only metrics, for operators, and the login of hanab.live's bots are left out"
        )
        assert described <= served

    tell(story)


def test_every_path_and_method_stands_once_in_the_table() -> None:
    keys = [(one.path, one.method) for one in ENDPOINTS]
    assert len(set(keys)) == len(keys)
