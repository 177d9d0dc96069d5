"""Suits and clues in the words of the interface language; records always hold the English notation.

The letter of a suit is `letter-…` in the locale files, its colour `colour-…`. A clue may be typed with the
letter or the word shown, or with the English word, which means the same in every language.
"""

from __future__ import annotations

import re
import unicodedata

from sumida.hanabi.rules.variants import VARIANTS
from sumida.kernel import GameError
from sumida.locales import say, say_error

COLOURS = tuple(dict.fromkeys(suit.name for variant in VARIANTS.values() for suit in variant.suits))
"""The names of all suits, and so of all colours that clues can name."""
_LETTERS = {suit.letter: suit.name for variant in VARIANTS.values() for suit in variant.suits}
_CLUE = re.compile(r"(clue [A-Ea-e]) (\S+)", re.IGNORECASE)


def say_letter(suit: str, letter: str, language: str) -> str:
    """The letter of a suit in lower case, as on cards; without one in the locale files it keeps its own."""
    said = say(language, f"letter-{suit}")
    return letter if said == f"letter-{suit}" else said.lower()


def say_colour(colour: str, language: str) -> str:
    """The word for a colour; one without a translation goes by its name in the rules."""
    said = say(language, f"colour-{colour}")
    return colour if said == f"colour-{colour}" else said


def say_card(card: str, language: str) -> str:
    """A card such as `b2` with the letter of this language."""
    return say_letter(_LETTERS.get(card[0], ""), card[0], language) + card[1:]


def say_action(action: str, language: str) -> str:
    """An action with its colour in this language: `clue B red` is `clue B rojo` in Spanish."""
    return _CLUE.sub(lambda found: f"{found[1]} {say_colour(found[2], language)}", action)


def say_refusal(error: GameError, language: str) -> str:
    """Why a move was refused, with the colours it lists in this language."""
    values = error.facts.get("values")
    if isinstance(values, str):
        words = ", ".join(say_colour(value, language) for value in values.split(", "))
        error = GameError(str(error), error.reason, **{**error.facts, "values": words})
    return say_error(language, error)


def read_action(typed: str, language: str) -> str:
    """What was typed, in the notation of the rules; text that names no colour stays as it is."""
    plain = unicodedata.normalize("NFKC", typed)
    found = _CLUE.fullmatch(" ".join(plain.split()))
    return f"{found[1]} {_read_colour(found[2], language)}" if found else plain


def _read_colour(word: str, language: str) -> str:
    wanted = _folded(word)
    for colour in COLOURS:
        letter = say_letter(colour, "", language)
        if wanted in {_folded(say_colour(colour, language)), letter, colour} - {""}:
            return colour
    return word


def _folded(word: str) -> str:
    """Without case and accents: `ŻÓŁTY` may be typed as `zolty`, `Weiß` as `weiss`."""
    plain = unicodedata.normalize("NFKD", word.casefold().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
