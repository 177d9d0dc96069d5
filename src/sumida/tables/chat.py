"""Names and chat lines, made safe for every screen."""

from __future__ import annotations

import unicodedata

from sumida.tables.refusals import refuse

MAX_NAME = 24
MAX_LINE = 300
CHAT_KEPT = 500

PHRASES = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-thinking",
    "phrase-take-your-time",
    "phrase-back-soon",
    "phrase-back",
    "phrase-thanks",
    "phrase-well-played",
    "phrase-again",
    "phrase-goodbye",
)
"""Keys of the sentences a strict table allows; none of them says anything about a card."""

_JOINER = "\u200d"
"""Joins emoji; all other invisible characters are dropped (some reverse the text direction)."""


def clean(text: str) -> str:
    """One line of visible text: composed, without control or direction characters or runs of spaces."""
    composed = unicodedata.normalize("NFC", text)
    visible = (_visible(character) for character in composed)
    return " ".join("".join(visible).split()).strip(_JOINER + " ")


def _visible(character: str) -> str:
    category = unicodedata.category(character)
    if category in ("Zl", "Zp") or character in "\n\r\t":
        return " "
    return "" if category in ("Cc", "Cf", "Cs", "Co", "Cn") and character != _JOINER else character


def clean_name(text: str) -> str:
    """A name as it will be shown; refused when empty or too long. Markup stays text: pages escape it."""
    name = clean(text)
    if not any(character.isalnum() or ord(character) > 0x2000 for character in name):
        raise refuse("refuse-name-empty")
    if len(name) > MAX_NAME:
        raise refuse("refuse-name-long", most=MAX_NAME, length=len(name))
    return name


def distinct(name: str, others: frozenset[str]) -> str:
    """The name, numbered if someone at the table already has it."""
    taken = {other.casefold() for other in others}
    tries = (name if number == 1 else f"{name} {number}" for number in range(1, len(others) + 2))
    return next(candidate for candidate in tries if candidate.casefold() not in taken)


def clean_line(text: str) -> str:
    """A line of chat, cut to a length that fits all screens."""
    line = clean(text)[:MAX_LINE]
    if not line:
        raise refuse("refuse-chat-empty")
    return line
