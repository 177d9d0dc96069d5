"""Games from and for hanab.live: its JSON and its compressed links, to and from records.

The site's suits are red, yellow, green, blue, purple, teal and then the special one; its purple is our
white. Plays and discards name a card by its order in the deck, as our views do. Clocks, notes, characters
and the reason why a game was broken off are left out, and `read_game` names them. The site scores nothing
after a strike-out; a record keeps the points, as the rulebook does.
Pure: imports the kernel, the codec and the rules only.
"""

from __future__ import annotations

from sumida.codec import BYTE_ORDER_MARK
from sumida.hanabi.hanablive.files import read_json, write_json
from sumida.hanabi.hanablive.links import read_link, write_link
from sumida.hanabi.hanablive.records import from_record, to_record
from sumida.kernel import NotationError, Record

__all__ = ["dump_json", "dump_url", "load", "load_json", "load_url", "read_game"]


def load(text: str) -> Record:
    """Read either form: JSON starts with a brace, anything else is read as a link."""
    return read_game(text)[0]


def load_json(text: str) -> Record:
    """Read a game as the site's JSON."""
    return to_record(read_json(text)[0])


def load_url(text: str) -> Record:
    """Read a link, or just its compressed part."""
    return to_record(read_link(text))


def read_game(text: str) -> tuple[Record, tuple[str, ...]]:
    """Read either form; also the names of what the site's file has and a record cannot hold."""
    if not isinstance(text, str):
        raise NotationError("a hanab.live game must be a text", "error-hanablive-type")
    text = text.removeprefix(BYTE_ORDER_MARK)
    if not text[:100].lstrip().startswith("{"):
        return load_url(text), ()
    game, left_out = read_json(text)
    return to_record(game), left_out


def dump_json(record: Record) -> str:
    """Write a game as the site's JSON."""
    return write_json(from_record(record))


def dump_url(record: Record) -> str:
    """Write a link; links carry neither names nor options, so a game with options is refused."""
    return write_link(from_record(record))
