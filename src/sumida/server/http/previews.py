"""Which addresses the page has, and what a shared link says about each: a title, a sentence and a picture.

A preview follows from the address alone, so it tells nothing about the table or game behind a link.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from sumida.locales import ENGLISH, LANGUAGES, say
from sumida.registry import games

_GAME = rf"(?:/(?P<game>{'|'.join(games())}))?"
_ADDRESSES = (
    (re.compile(""), "title", "tagline"),
    (re.compile(r"t/[^/]+"), "preview-table", "preview-table-about"),
    (re.compile(r"r/[^/]+"), "preview-replay", "preview-replay-about"),
    (re.compile(rf"daily{_GAME}"), "preview-daily", "preview-daily-about"),
    (re.compile(rf"new{_GAME}"), "preview-new", ""),
    (re.compile(rf"rules{_GAME}"), "preview-rules", ""),
    (re.compile(rf"learn{_GAME}"), "preview-learn", ""),
    (re.compile(r"learn/(?:partner|trainer)"), "preview-learn", ""),
    (re.compile("about"), "preview-about", "tagline"),
    (re.compile("me"), "my-games", "tagline"),
    (re.compile("offline"), "offline-title", "tagline"),
)
"""A pattern of addresses, the key of their title, and the key of the sentence; "": what the game is about."""

PICTURE_SIZE = (1200, 630)


@dataclass(frozen=True)
class Preview:
    """What is said about a link, in one language."""

    title: str
    about: str
    picture: str
    """The path of a picture of the size `PICTURE_SIZE`."""


def preview_of(path: str, language: str) -> Preview | None:
    """The preview of an address without its first slash; None if the page has no such address."""
    for pattern, title, about in _ADDRESSES:
        found = pattern.fullmatch(path.removesuffix("/"))
        if found is not None:
            game = found.groupdict().get("game")
            about = about or (f"{game}-about" if game else "tagline")
            name = {"game": say(language, game or "sumida")}
            picture = f"/preview/{game or 'sumida'}.png"
            return Preview(say(language, title, name), say(language, about, name), picture)
    return None


def tags(preview: Preview, origin: str, address: str) -> str:
    """The preview as Open Graph and Twitter read it; both want whole addresses."""
    width, height = PICTURE_SIZE
    properties = {
        "og:type": "website",
        "og:site_name": "Sumida",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": origin + address,
        "og:image": origin + preview.picture,
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": preview.title,
    }
    lines = [f'<meta name="description" content="{escape(preview.about)}" />']
    lines += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items()]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


def reader_language(accepted: str) -> str:
    """The language of ours that a browser's Accept-Language header likes best."""
    wishes = [_wish(part) for part in accepted[:500].split(",")]
    for code, _ in sorted(wishes, key=lambda wish: -wish[1]):
        if code in LANGUAGES:
            return code
    return ENGLISH


def _wish(part: str) -> tuple[str, float]:
    """`pt-BR;q=0.8` as its language and its weight."""
    tag, _, weight = part.partition(";")
    found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", weight)
    return tag.strip().lower().partition("-")[0], float(found[1]) if found else float(not weight)
