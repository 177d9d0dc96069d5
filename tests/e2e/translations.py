"""Compares all words on a page with the Fluent files: no bare key, nothing left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from sumida import locales

# Options of a data list are moves in the rules' notation, which no language translates.
WORDS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
    else if (!node.closest("datalist, [lang]:not(html)"))
      for (const name of ["aria-label", "title", "placeholder"]) found.push(node.getAttribute(name) ?? "");
  }
  return [document.title, ...found].map(text => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""
SAMPLE = ("en", "de", "pl", "ja")
"""Languages for tests that need not run in all: the longest words, the most plurals, other letters."""
KEY = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
ENOUGH_LETTERS = 4


def words_on(page: Page) -> set[str]:
    found: list[str] = page.evaluate(WORDS)
    return set(found)


@cache
def messages(language: str) -> dict[str, tuple[re.Pattern[str], ...]]:
    """For each key, patterns of what the message can look like: any facts, every plural form."""
    found: dict[str, tuple[re.Pattern[str], ...]] = {}
    for file in (files(locales) / language).iterdir():
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = tuple(re.compile(form, re.DOTALL) for form in _forms(entry.value))
    return found


def _forms(pattern: ast.Pattern) -> Iterator[str]:
    """Each way to read a pattern, as a regular expression."""
    readings = [""]
    for element in pattern.elements:
        readings = [reading + part for reading in readings for part in _parts(element)]
    yield from readings


def _parts(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [re.escape(re.sub(r"\s+", " ", element.value))]
    if isinstance(element.expression, ast.SelectExpression):
        return [form for variant in element.expression.variants for form in _forms(variant.value)]
    return [".+"]


def bare_keys(words: set[str]) -> set[str]:
    return {word for text in words for word in text.split() if KEY.fullmatch(word) and word in messages("en")}


def left_in_english(words: set[str], language: str) -> set[str]:
    """Texts that match an English message and no message of this language."""
    return {text for text in words if _fits(text, _telling("en")) and not _fits(text, _telling(language))}


@cache
def _telling(language: str) -> list[re.Pattern[str]]:
    """Messages with enough letters of their own: one that is only facts would match any text."""
    forms = [form for forms in messages(language).values() for form in forms]
    return [form for form in forms if len(re.sub(r"\\.|\W", "", form.pattern)) >= ENOUGH_LETTERS]


def _fits(text: str, forms: list[re.Pattern[str]]) -> bool:
    return any(form.fullmatch(text) for form in forms)
