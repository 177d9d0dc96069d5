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


def game_weights(language: str, game: str) -> dict[str, int]:
    """The part of it that a game loads: the first page, a table, this game and the language."""
    names = {_chunk("index"), _chunk(language)}
    names |= {path.name for path in STATIC.glob(f"{language}-{game}-????????.js")}
    page = (STATIC.parent / "index.html").read_text("utf-8")
    names |= set(re.findall(r"assets/([\w.-]+\.(?:js|css))", page))
    names |= _brought("index", "Table") | _brought("Table", f"{game.capitalize()}Table")
    waiting = [name for name in names if name.endswith(".js")]
    while waiting:
        found = set(IMPORTED.findall((STATIC / waiting.pop()).read_text("utf-8"))) - names
        names |= found
        waiting += found
    return {name: size for name, size in weights(language).items() if name in names}


def _brought(importer: str, imported: str) -> set[str]:
    """The files that a script loads when it imports another on demand."""
    script = (STATIC / _chunk(importer)).read_text("utf-8")
    pattern = rf"import\(`\./{imported}-[\w-]+\.js`\),__vite__mapDeps\(\[([\d,]+)\]\)"
    brought, listed = re.search(pattern, script), re.search(r"m\.f=\[(.*?)\]", script)
    assert brought is not None
    assert listed is not None
    files = re.findall(r'"assets/([^"]+)"', listed[1])
    return {files[int(number)] for number in brought[1].split(",")}


def _chunk(name: str) -> str:
    (found,) = STATIC.glob(f"{name}-????????.js")
    return found.name
