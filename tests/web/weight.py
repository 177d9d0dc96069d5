"""How much a visitor's browser has to fetch."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from sumida.locales import LANGUAGES

STATIC = Path(__file__).parents[2] / "src" / "sumida" / "server" / "static" / "assets"
LOCALE = re.compile(rf"({'|'.join(LANGUAGES)})-[\w-]+\.js")


def weights(language: str) -> dict[str, int]:
    """Bytes of every script and style sheet after gzip, all pages together, in one language."""
    files = sorted(path for path in STATIC.iterdir() if path.suffix in (".js", ".css"))
    foreign = [path for path in files if (name := LOCALE.fullmatch(path.name)) and name[1] != language]
    return {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files if path not in foreign}
