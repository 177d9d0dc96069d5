"""Every sentence people read, in every language, from Fluent files that the page uses too.
Imports the kernel only.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from sumida.kernel import GameError, Words

ENGLISH = "en"


def _languages() -> tuple[str, ...]:
    """English first, then every other folder with Fluent files."""
    folders = (entry.name for entry in files(__name__).iterdir() if (entry / "page.ftl").is_file())
    return (ENGLISH, *sorted(name for name in folders if name != ENGLISH))


LANGUAGES = _languages()
"""Codes of the languages: each is a folder here."""


PLURALS = {"pt": "pt-PT"}
"""Whose plural rules a language follows: ours is the Portuguese of Portugal, in which zero is many."""


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language; gaps are filled with English."""
    found = FluentBundle([PLURALS.get(language, language)], use_isolating=False)
    for code in dict.fromkeys(("en", language)):
        folder = files(__name__) / code
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                found.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return found


def say(language: str, key: str, facts: Mapping[str, str | int] | None = None) -> str:
    """The message `key` in `language`, or the key itself where there is none."""
    found = bundle(language)
    if not found.has_message(key):
        return key
    pattern = found.get_message(key).value
    if pattern is None:
        return key
    text, _ = found.format_pattern(pattern, dict(facts or {}))
    return str(text)


def say_words(language: str, words: Words) -> str:
    """A bot's or a rule's sentence in `language`."""
    return say(language, words.key, words.facts)


def say_error(language: str, error: GameError) -> str:
    """Why something was refused, in `language`; the English message where there is no translation."""
    if language != "en" and error.reason and bundle(language).has_message(error.reason):
        return say(language, error.reason, error.facts)
    return str(error)


def choose_language(wanted: str) -> str:
    """The best of our languages for a locale name such as `pt_BR.UTF-8`."""
    code = wanted[:2].lower()
    return code if code in LANGUAGES else "en"
