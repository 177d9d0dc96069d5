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

_JOINER, _AS_EMOJI = "\u200d", "\ufe0f"
"""Join emoji, and show them in colour; they stay after characters that they can change. All other invisible
characters are dropped (some reverse the text direction): two names must not look the same."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols that show nothing."""
_VARIANTS = ((0x180B, 0x180F), (0xFE00, 0xFE0E), (0xE0100, 0xE01EF))
_MOST_MARKS = 4
"""Marks above and below one letter; more would cover the lines around it."""
_VIRAMA = 9
"""The combining class of the signs after which a joiner changes a letter, in Indic scripts."""


def clean(text: str) -> str:
    """One line of visible text: composed, without control or direction characters or runs of spaces."""
    shown: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        if visible := _visible(character, shown[-1] if shown else ""):
            marks = marks + 1 if unicodedata.category(visible) in ("Mn", "Me") else 0
            if marks <= _MOST_MARKS:
                shown.append(visible)
    return " ".join("".join(shown).split()).rstrip(_JOINER)


def _visible(character: str, before: str) -> str:
    if character.isascii() and character.isprintable():
        return character
    if character in (_JOINER, _AS_EMOJI):
        return character if _joins(before) else ""
    category = unicodedata.category(character)
    if category in ("Zl", "Zp") or character in "\n\r\t":
        return " "
    hidden = category in ("Cc", "Cf", "Cs", "Co", "Cn") or character in _BLANK
    return "" if hidden or any(low <= ord(character) <= high for low, high in _VARIANTS) else character


def _joins(before: str) -> bool:
    """Whether a joiner or an emoji sign after this character can be seen."""
    if not before or before == _JOINER:
        return False
    return (
        before == _AS_EMOJI
        or unicodedata.category(before) in ("So", "Sk", "Sm")
        or unicodedata.combining(before) == _VIRAMA
    )


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
