"""The page says nothing that is not in the Fluent files, and asks for nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
LOCALE = Path(__file__).parents[2] / "src" / "sumida" / "locales" / "en"
COMPONENTS = sorted(SOURCES.rglob("*.svelte"))
SPOKEN = re.compile(r"""\b(?:aria-label|title|placeholder|alt|aria-description)="([^"{]*)\"""")
ASKED = re.compile(r"""\bt\(\s*(?:[^()"`]*\?\s*)?"([a-z][\w-]*)"(?:\s*:\s*"([\w-]+)")?""")
ASKED_BY_PREFIX = re.compile(r"""\bt\(\s*`([a-z][\w-]*-)\$\{""")


def markup(component: str) -> str:
    """A component without its scripts, styles and comments."""
    return re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", component, flags=re.DOTALL)


def without_braces(text: str) -> str:
    """The text outside of all `{…}`."""
    kept: list[str] = []
    depth = 0
    for letter in text:
        depth += letter == "{"
        if depth == 0:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)


def bare_words(component: str) -> list[str]:
    """Words between tags, or in attributes that people read."""
    plain = without_braces(markup(component))
    between = re.sub(r"<[^>]*>", " ", plain)
    found = re.findall(r"[^\W\d_]{2,}", between)
    return found + [words for words in SPOKEN.findall(plain) if re.search(r"[^\W\d_]", words)]


def messages() -> set[str]:
    text = "\n".join(file.read_text("utf-8") for file in LOCALE.glob("*.ftl"))
    return set(re.findall(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE))


def test_bare_words_are_found() -> None:
    assert bare_words('<p title="Go on">Hello {t("you")} <b>·</b></p>') == ["Hello", "Go on"]


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda path: path.stem)
def test_no_words_stand_in_the_code(component: Path) -> None:
    assert bare_words(component.read_text("utf-8")) == []


def test_every_message_asked_for_exists() -> None:
    known = messages()
    for file in [*COMPONENTS, *SOURCES.rglob("*.ts")]:
        text = file.read_text("utf-8")
        keys = {key for found in ASKED.findall(text) for key in found if key}
        assert keys <= known, file.name
        for prefix in ASKED_BY_PREFIX.findall(text):
            assert any(key.startswith(prefix) for key in known), f"{file.name}: {prefix}"
