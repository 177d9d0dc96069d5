"""JSON at the edges: records in and out of files, views on their way to a client.

A record file is one JSON object:

    {"format": "sumida-record", "version": 1, "game": "hanabi", "rules": 1,
     "setup": {"players": 2, ...}, "deal": "w1 r3 ...", "moves": [[0, "play 1"], ...], "names": ["Ada", "Bo"]}

`version` counts changes to this envelope; `rules` is the version of the game's rules.
"""

from __future__ import annotations

import json
import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sumida.kernel import Json, NotationError, Record

FORMAT_VERSION = 1
MAX_BYTES = 1_000_000
"""No real record comes near this; a larger file is refused unread."""
MAX_DEPTH = 20
"""No file of ours nests half as deep."""
BYTE_ORDER_MARK = "\ufeff"
LONGEST_PAGE_LINK = 300
_PAGE_LINK = re.compile(
    r"(?:https?://)?(?:www\.)?hanab\.live/(?:game|replay|shared-replay|export)/([0-9]{1,12})\b", re.IGNORECASE
)
"""The address of a page of hanab.live that shows a game, and the game's number."""

_Name = Annotated[str, Meta(max_length=60)]
_Text = Annotated[str, Meta(max_length=200)]
_Move = tuple[Annotated[int, Meta(ge=0, le=99)], _Text]


class _Envelope(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of a record file, before the game has checked them."""

    format: Literal["sumida-record"]
    version: int
    game: _Name
    rules: Annotated[int, Meta(ge=1, le=1_000_000)]
    setup: dict[str, Json]
    deal: Annotated[str, Meta(max_length=20_000)]
    moves: Annotated[list[_Move], Meta(max_length=20_000)]
    names: Annotated[list[_Name], Meta(max_length=99)] = []


def encode(value: object) -> bytes:
    """Any view, record or message as JSON bytes; equal values give equal bytes."""
    return msgspec.json.encode(value)


def plain_text(data: bytes | str) -> str:
    """The text of a file; a byte order mark at its beginning, which some editors write, means nothing."""
    if len(data) > MAX_BYTES:
        message = f"{len(data):,} bytes are too many; a file may have {MAX_BYTES:,}"
        raise NotationError(message, "error-too-large", size=len(data), most=MAX_BYTES)
    try:
        text = data if isinstance(data, str) else data.decode()
    except UnicodeDecodeError as error:
        raise _not_json(f"byte {error.start} is not UTF-8") from None
    return text.removeprefix(BYTE_ORDER_MARK)


def decode(data: bytes | str, kind: Any = Any) -> Any:
    """Read JSON from outside, limited in size and depth and with no key given twice.

    Raises `NotationError`, or `msgspec.ValidationError` for JSON that is not of the type asked for.
    """
    text = plain_text(data)
    _check_depth(text)
    try:
        json.loads(text, object_pairs_hook=_distinct)
        return msgspec.json.decode(text, type=kind)
    except (msgspec.ValidationError, NotationError):
        raise
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise _not_json(str(error)) from None


_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)
"""A string (perhaps cut off) as a whole, or one bracket."""


def _check_depth(text: str) -> None:
    depth = 0
    for found in _BRACKETS.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > MAX_DEPTH:
            raise _not_json(f"it is nested too deeply, more than {MAX_DEPTH} levels")


def _distinct(pairs: list[tuple[str, Json]]) -> None:
    """Refuse an object that gives a key twice: readers would disagree about which one counts."""
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            message = f"the key {key[:40]!r} is given twice"
            raise NotationError(message, "error-duplicate-key", key=key[:40])
        seen.add(key)


def write_record(record: Record) -> str:
    """The text of a record file, one move per line."""
    head = {
        "format": "sumida-record",
        "version": FORMAT_VERSION,
        "game": record.game,
        "rules": record.rules,
        "setup": record.setup,
        "names": record.names,
        "deal": record.deal,
    }
    lines = [f"  {_json(key)}: {_json(value)}" for key, value in head.items()]
    moves = ",\n    ".join(_json(move) for move in record.moves)
    lines.append(f'  "moves": [\n    {moves}\n  ]' if moves else '  "moves": []')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def refuse_page_link(text: str) -> None:
    """Refuse the address of a page of hanab.live that shows a game: say where the game itself is."""
    found = _PAGE_LINK.match(text[:LONGEST_PAGE_LINK].removeprefix(BYTE_ORDER_MARK).strip())
    if found is not None:
        export = f"https://hanab.live/export/{found[1]}"
        raise NotationError(
            f"a link to a page of hanab.live holds no game; save {export} as a file, and open that file",
            "error-hanablive-page",
            export=export,
        )


def read_record(data: bytes | str) -> Record:
    """Read a record file; a `NotationError` says what is wrong and where.

    Only the envelope is checked here; `sumida.replay` plays every move by the rules.
    """
    refuse_page_link(data if isinstance(data, str) else data[:LONGEST_PAGE_LINK].decode(errors="replace"))
    try:
        found = decode(data, _Envelope)
    except msgspec.ValidationError as error:
        raise NotationError(f"not a record: {error}", "error-not-a-record", detail=str(error)) from None
    if found.version != FORMAT_VERSION:
        raise NotationError(
            f"a record of format version {found.version}; this program reads version {FORMAT_VERSION}",
            "error-record-version",
            version=found.version,
            known=FORMAT_VERSION,
        )
    moves = tuple((seat, text) for seat, text in found.moves)
    return Record(found.game, found.rules, found.setup, found.deal, moves, tuple(found.names))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _not_json(detail: str) -> NotationError:
    return NotationError(f"not valid JSON: {detail}", "error-not-json", detail=detail)
