"""`python -m sumida.server.http.openapi [ROOT]` writes the OpenAPI document of the routing table."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from sumida import __version__
from sumida.server.http.routes import ENDPOINTS, Endpoint, Query
from sumida.tables.messages.responses import Problem

FILE = Path("docs/openapi.json")

Described = dict[str, Any]

_REPLAY = {"description": "CODE-NUMBER of a game played here, or the name of an upload"}
_REFUSALS = {
    "400": "it cannot be read, or is against the rules",
    "403": "another site's page asks, or the game still runs",
    "404": "there is no such thing",
    "413": "too large",
    "429": "too often; wait a moment",
    "503": "there is too much to do, or the database cannot be reached or is being restarted",
    "507": "no more uploaded games are kept",
}


def describe() -> Described:
    """The whole document (OpenAPI 3.1)."""
    endpoints = [one for one in ENDPOINTS if one.documented]
    types = (
        {one.response for one in endpoints} | {one.request for one in endpoints if one.request} | {Problem}
    )
    _, defs = msgspec.json.schema_components(types - {object}, ref_template="#/components/schemas/{name}")
    paths: Described = {}
    for one in endpoints:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sumida", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {"schemas": dict(sorted(defs.items()))},
    }


def _operation(one: Endpoint) -> Described:
    found: Described = {"summary": one.summary, "responses": _responses(one)}
    parameters = [_path(name) for name in re.findall(r"{(\w+)}", one.path)] + [_query(q) for q in one.query]
    if parameters:
        found["parameters"] = parameters
    if one.request is not None:
        found["requestBody"] = {"required": True, "content": _content(one.request)}
    return found


def _path(name: str) -> Described:
    about, longest = (_REPLAY, 60) if name == "name" else ({}, 20)
    schema = {"type": "string", "minLength": 1, "maxLength": longest, "pattern": "^[A-Za-z0-9-]+$"}
    return {"name": name, "in": "path", "required": True, **about, "schema": schema}


def _query(query: Query) -> Described:
    schema = {"type": "string", "maxLength": 10}
    return {"name": query.name, "in": "query", "description": query.about, "schema": schema}


def _responses(one: Endpoint) -> Described:
    refusals = {code: {"description": why, "content": _content(Problem)} for code, why in _REFUSALS.items()}
    return {str(one.status): {"description": "done", "content": _content(one.response)}, **refusals}


def _content(body: type) -> Described:
    schema = {} if body is object else {"$ref": f"#/components/schemas/{body.__name__}"}
    return {"application/json": {"schema": schema}}


def text() -> str:
    return json.dumps(describe(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    (Path(sys.argv[1] if len(sys.argv) > 1 else ".") / FILE).write_text(text(), "utf-8")
