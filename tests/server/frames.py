"""Malformed frames: random bytes, broken JSON, and messages with one thing wrong."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_args

import msgspec

from sumida.tables.messages.commands import ClientMessage

TYPES = [str(kind.__struct_config__.tag) for kind in get_args(ClientMessage)]
FIELDS = {
    str(kind.__struct_config__.tag): [field.encode_name for field in msgspec.structs.fields(kind)]
    for kind in get_args(ClientMessage)
}
ODD: list[Any] = [
    None, True, 0, -1, 1, 7, 2**31, 2**63, 2**64, -(2**63) - 1, 1.5, 1e308, "", "x", "ABCD", "play 1",
    "A" * 300, "\x00", "\ud7ff", "<script>alert(1)</script>", "' OR 1=1 --", "../../etc/passwd",
    [], {}, [[]], {"a": {}},
    {"game": "hanabi", "options": {"players": 10**9}}, {"game": "hashi", "options": {"board": "A" * 500}},
]  # fmt: skip


def frame(rng: Random, code: str) -> str | bytes:
    """One frame."""
    kind = rng.randrange(10)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return json.dumps(_message(rng, code))[: rng.randrange(80)]
    if kind == 2:
        return "[" * rng.randrange(1, 4000) if rng.random() < 0.1 else json.dumps(rng.choice(ODD))
    if kind == 3:
        text = bytearray(json.dumps(_message(rng, code)).encode())
        text[rng.randrange(len(text))] = rng.randrange(256)
        return bytes(text)
    return json.dumps(_message(rng, code))


def _message(rng: Random, code: str) -> dict[str, Any]:
    """A message that is right but for some of its fields."""
    name = rng.choice(TYPES)
    found: dict[str, Any] = {"type": name}
    for field in FIELDS[name]:
        if rng.random() < 0.9:
            found[field] = _value(rng, field, code)
    if rng.random() < 0.1:
        found[rng.choice(("extra", "__proto__", "type", "seat"))] = rng.choice(ODD)
    return found


def _value(rng: Random, field: str, code: str) -> Any:
    if rng.random() < 0.25:
        return rng.choice(ODD)
    good: dict[str, Any] = {
        "id": f"f{rng.randrange(10**6)}",
        "version": rng.randrange(40),
        "since": rng.randrange(40),
        "table": code,
        "seat": rng.randrange(3),
        "member": rng.randrange(3),
        "name": "Eve",
        "text": "hello",
        "n": 1,
        "card": rng.randrange(60),
        "action": rng.choice(("play 1", "discard 2", "clue A red", "clue B 1")),
        "bot": "random",
    }
    return good.get(field, rng.choice(ODD))
