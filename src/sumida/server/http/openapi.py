"""`python -m sumida.server.http.openapi [ROOT]` describes the HTTP requests from their types."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from sumida import __version__
from sumida.tables.messages import requests, responses

FILE = Path("docs/openapi.json")

Described = dict[str, Any]

_TYPES = (requests.CreateTable, *responses.RESPONSES)
_NAME = {
    "name": "name",
    "in": "path",
    "required": True,
    "description": "CODE-NUMBER of a game played here, or the name of an upload",
    "schema": {"type": "string", "minLength": 1, "maxLength": 60, "pattern": "^[A-Za-z0-9-]+$"},
}
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
    """The whole description (OpenAPI 3.1)."""
    _, defs = msgspec.json.schema_components(_TYPES, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sumida", "version": __version__, "license": {"name": "MIT"}},
        "paths": _paths(),
        "components": {"schemas": dict(sorted(defs.items()))},
    }


def _paths() -> Described:
    frames = [_NAME, _query("eyes", "a seat, or `all` for a spectator"), _query("from"), _query("to")]
    review = [_NAME, _query("seat", "whose game of Hashi; 0 if left out")]
    return {
        "/api/catalogue": {"get": _operation("What can be played", "Catalogue")},
        "/api/tables": {"post": _operation("A new table", "TableCreated", 201, body="CreateTable")},
        "/api/records": {"post": _operation("Keep a record or a hanab.live game", "Uploaded", 201, body="")},
        "/api/replays/{name}": {"get": _operation("A finished game", "ReplayShown", parameters=[_NAME])},
        "/api/replays/{name}/frames": {
            "get": _operation("Positions of a finished game", "Frames", parameters=frames)
        },
        "/api/replays/{name}/record": {"get": _operation("The record as a file", "", parameters=[_NAME])},
        "/api/daily": {
            "get": _operation("The deals of a day", "DailyDeals", parameters=[_query("day", "a day")])
        },
        "/api/daily/{game}/{day}": {
            "get": _operation(
                "What bots made of it", "DailyCompared", parameters=[_path("game"), _path("day")]
            )
        },
        "/api/tables/{code}/hint": {
            "post": _operation("What a master would draw", "HintGiven", parameters=[_path("code")])
        },
        "/api/replays/{name}/review": {
            "post": _operation("Ask for a review of a finished game", "ReviewShown", parameters=review),
            "get": _operation("How far the review is, and what it found", "ReviewShown", parameters=review),
        },
        "/api/cold": {"get": _operation("Bots that are still being compiled", "ColdBots")},
        "/healthz": {"get": _operation("Whether the database takes writes", "")},
    }


def _path(name: str) -> Described:
    schema = {"type": "string", "minLength": 1, "maxLength": 20, "pattern": "^[A-Za-z0-9-]+$"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _query(name: str, about: str = "a turn") -> Described:
    return {"name": name, "in": "query", "description": about, "schema": {"type": "string", "maxLength": 10}}


def _operation(
    about: str,
    answer: str,
    status: int = 200,
    *,
    body: str | None = None,
    parameters: list[Described] | None = None,
) -> Described:
    """`answer` and `body` are names of types; an empty one is any JSON, no body None."""
    found: Described = {"summary": about, "responses": _responses(answer, status)}
    if parameters:
        found["parameters"] = parameters
    if body is not None:
        found["requestBody"] = {"required": True, "content": _content(body)}
    return found


def _responses(answer: str, status: int) -> Described:
    refusals = {code: {"description": why, "content": _content("Problem")} for code, why in _REFUSALS.items()}
    return {str(status): {"description": "done", "content": _content(answer)}, **refusals}


def _content(name: str) -> Mapping[str, Described]:
    schema = {"$ref": f"#/components/schemas/{name}"} if name else {}
    return {"application/json": {"schema": schema}}


def text() -> str:
    return json.dumps(describe(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    (Path(sys.argv[1] if len(sys.argv) > 1 else ".") / FILE).write_text(text(), "utf-8")
