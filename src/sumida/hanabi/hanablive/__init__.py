"""Games from and for hanab.live: its JSON and its compressed links, to and from records.

The site's suits are red, yellow, green, blue, purple, teal and then the special one; its purple is our
white. Plays and discards name a card by its order in the deck, as our views do. Clocks, notes, characters
and the reason why a game was broken off are left out. The site scores nothing after a strike-out, so games
read from it have `strikeout_scores_zero`.
Pure: imports the kernel and the rules only.
"""

from __future__ import annotations

from sumida.hanabi.hanablive.files import read_json, write_json
from sumida.hanabi.hanablive.links import read_link, write_link
from sumida.hanabi.hanablive.records import from_record, to_record
from sumida.kernel import NotationError, Record

__all__ = ["dump_json", "dump_url", "load", "load_json", "load_url"]


def load(text: str) -> Record:
    """Read either form: JSON starts with a brace, anything else is read as a link."""
    if not isinstance(text, str):
        raise NotationError("a hanab.live game must be a text", "error-hanablive-type")
    return load_json(text) if text[:100].lstrip().startswith("{") else load_url(text)


def load_json(text: str) -> Record:
    """Read a game as the site's JSON."""
    return to_record(read_json(text))


def load_url(text: str) -> Record:
    """Read a link, or just its compressed part."""
    return to_record(read_link(text))


def dump_json(record: Record) -> str:
    """Write a game as the site's JSON."""
    return write_json(from_record(record))


def dump_url(record: Record) -> str:
    """Write a link; links carry neither names nor options, so a game with options is refused."""
    return write_link(from_record(record))
