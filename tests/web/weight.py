"""How much a visitor's browser has to fetch."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from sumida.locales import LANGUAGES

STATIC = Path(__file__).parents[2] / "src" / "sumida" / "server" / "static" / "assets"
LOCALE = re.compile(rf"({'|'.join(LANGUAGES)})-[\w-]+\.js")
IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*["']\./([\w.-]+\.js)["']""")


def weights(language: str) -> dict[str, int]:
    """Bytes of every script and style sheet after gzip, all pages together, in one language."""
    files = sorted(path for path in STATIC.iterdir() if path.suffix in (".js", ".css"))
    foreign = [path for path in files if (name := LOCALE.fullmatch(path.name)) and name[1] != language]
    return {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files if path not in foreign}


def game_weights(language: str) -> dict[str, int]:
    """The part of it that a game loads: the first page, a table and the language, with their style sheets."""
    names = {_chunk(name) for name in ("index", "Table", language)}
    waiting = list(names)
    while waiting:
        found = set(IMPORTED.findall((STATIC / waiting.pop()).read_text("utf-8"))) - names
        names |= found
        waiting += found
    names |= _style_sheets()
    return {name: size for name, size in weights(language).items() if name in names}


def _style_sheets() -> set[str]:
    """Those of the first page, and those that the import of a table brings along."""
    page = (STATIC.parent / "index.html").read_text("utf-8")
    script = (STATIC / _chunk("index")).read_text("utf-8")
    brought = re.search(r"import\(`\./Table-[\w-]+\.js`\),__vite__mapDeps\(\[([\d,]+)\]\)", script)
    listed = re.search(r"m\.f=\[(.*?)\]", script)
    assert brought is not None
    assert listed is not None
    files = re.findall(r'"assets/([^"]+)"', listed[1])
    return {files[int(number)] for number in brought[1].split(",")} | set(
        re.findall(r"assets/([\w.-]+\.css)", page)
    )


def _chunk(name: str) -> str:
    (found,) = STATIC.glob(f"{name}-????????.js")
    return found.name
