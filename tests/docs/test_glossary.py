"""Each word of the glossary is defined once, and the names beside it are in the code."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
GLOSSARY = PAGE.partition("\n## Glossary\n")[2].partition("\n## ")[0]
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in GLOSSARY.splitlines()
    if line.startswith("| ") and not line.startswith("| word ")
]


def test_every_word_is_defined_once() -> None:
    words = [word for row in ROWS for word in row[0].split(", ")]
    assert len(words) > 40
    assert len(words) == len(set(words))


def test_the_names_beside_the_words_are_in_the_code() -> None:
    source = "\n".join(file.read_text("utf-8") for file in (ROOT / "src" / "sumida").rglob("*.py"))
    known = set(re.findall(r"[A-Za-z_]\w*", source))
    names = {name for row in ROWS for name in re.findall(r"`(\w+)`", row[2])}
    assert names - known == set()
