"""What the page's formatter cannot do by itself: break long strings and long patterns."""

from __future__ import annotations

from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
GENERATED = WEB / "src" / "lib" / "protocol.ts"
KINDS = {".ts", ".js", ".svelte", ".css", ".html"}


def test_no_line_of_the_page_is_longer_than_120_characters() -> None:
    sources = [path for path in WEB.rglob("*") if path.suffix in KINDS and "node_modules" not in path.parts]
    assert len(sources) > 100
    long = [
        f"{path.relative_to(WEB)}:{number}"
        for path in sources
        if path != GENERATED
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if len(line) > 120
    ]
    assert long == []
