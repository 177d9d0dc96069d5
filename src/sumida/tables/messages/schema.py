"""`python -m sumida.tables.messages.schema [ROOT]` writes the protocol's JSON Schema and the page's types."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from sumida.hanabi.rules.wire import HanabiWire
from sumida.hashi.rules.view import HashiView
from sumida.tables.messages import people, protocol, requests, responses
from sumida.tables.messages.commands import ClientMessage
from sumida.tables.messages.typescript import Schema, typescript

SCHEMA_FILE = Path("docs/protocol.schema.json")
TYPES_FILE = Path("web/src/lib/protocol.ts")

VIEWS: dict[str, Any] = {"hanabi": HanabiWire, "hashi": HashiView}
"""The view types of the games: `SeatView.view`, `Frame.view` and `ReplayShown.last_view` hold one of them."""

_SENT = (protocol.ServerMessage, *responses.RESPONSES)
_RECEIVED = (ClientMessage, requests.CreateTable, people.JoinPerson)


def schema() -> Schema:
    """Every type of the protocol under `$defs`, with the two unions that a socket carries."""
    types = (*_SENT, *_RECEIVED, *VIEWS.values())
    roots, defs = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    defs = dict(defs)
    defs["ServerMessage"], defs["ClientMessage"] = roots[0], roots[len(_SENT)]
    defs["View"] = {"anyOf": list(roots[len(_SENT) + len(_RECEIVED) :])}
    for name in ("SeatView", "Frame"):
        defs[name]["properties"]["view"] = {"$ref": "#/$defs/View"}
    last_view = {"anyOf": [{"$ref": "#/$defs/View"}, {"type": "null"}]}
    defs["ReplayShown"]["properties"]["last_view"] = {**last_view, "default": None}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Sumida protocol {protocol.PROTOCOL}",
        "$defs": dict(sorted(defs.items())),
    }


def sent_types() -> frozenset[str]:
    """Names of the types the server sends; it sends every field, so none of theirs is optional."""
    types = (*_SENT, *VIEWS.values())
    return frozenset(msgspec.json.schema_components(types, ref_template="#/$defs/{name}")[1])


def outputs() -> dict[Path, str]:
    """The generated files and their content; a test compares them with what is committed."""
    found = schema()
    text = msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"
    return {SCHEMA_FILE: text, TYPES_FILE: typescript(found, sent_types())}


def main(argv: list[str]) -> int:
    root = Path(argv[0]) if argv else Path()
    for path, text in outputs().items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
