"""Every reason that names a convention leads to its entry on the page about them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sumida.hanabi.conventions import levels
from sumida.locales import LANGUAGES, bundle

WEB = Path(__file__).parents[2] / "web" / "src"
PLAIN = {
    "why-partner-gamble",
    "why-partner-idle",
    "why-partner-least",
    "why-partner-play-known",
    "why-partner-play-sure",
    "why-partner-risk",
    "why-partner-tell",
    "why-partner-useless",
    "why-read-plain",
    "why-read-unclear",
    "why-read-unclear-discard",
}
"""Reasons that need no convention."""


def linked() -> dict[str, str]:
    """By reason: the last word of its name, or what the page reads for it."""
    text = (WEB / "hanabi/reason.ts").read_text("utf-8").partition("NAMES")[2].partition("};")[0]
    others = dict(re.findall(r'(\w+): "(\w+)"', text))
    keys = re.findall(r"^(why-(?:partner|read)-[\w-]+) =", english(), re.MULTILINE)
    last = {key: key.removesuffix("-you").rpartition("-")[2] for key in keys}
    return {key: others.get(word, word) for key, word in last.items()}


def higher() -> dict[str, int]:
    """By convention: its level on the page, if that is above 1."""
    text = (WEB / "learn/conventions.ts").read_text("utf-8").partition("HIGHER")[2].partition("];\n")[0]
    found = re.findall(r"\[(\d+), \[([^]]+)\]\]", text)
    return {name: int(level) for level, names in found for name in re.findall(r"\w+", names)}


def english() -> str:
    return (Path(__file__).parents[2] / "src/sumida/locales/en/why.ftl").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_convention_bot_leads_to_a_convention_or_needs_none(language: str) -> None:
    words = bundle(language)
    found = {key for key, name in linked().items() if words.has_message(f"learn-partner-{name}-text")}
    assert set(linked()) - found == PLAIN
    assert all(words.has_message(f"learn-partner-{linked()[key]}") for key in found)


def test_every_higher_convention_is_named_by_a_reason() -> None:
    assert set(higher()) <= set(linked().values())


def test_the_page_has_every_convention_at_its_level() -> None:
    assert higher() == {
        "reverse": levels.REVERSE_FINESSE,
        "long": levels.LONG_FINESSE,
        "self": levels.SELF_FINESSE,
        "five": levels.FIVE_STALL,
        "ones": levels.ORDER_OF_ONES,
        "fix": levels.FIX_CLUE,
        "sarcastic": levels.SARCASTIC_DISCARD,
        "move": levels.CHOP_MOVE,
        "layered": levels.LAYERED_FINESSE,
        "hidden": levels.HIDDEN_FINESSE,
        "tempo": levels.TEMPO_CLUE,
        "scream": levels.SCREAM_DISCARD,
        "positional": levels.END_GAME,
        "stall": levels.STALLING,
        "gentleman": levels.GENTLEMANS_DISCARD,
        "bluff": levels.BLUFF,
    }
