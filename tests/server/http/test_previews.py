"""What a shared link says about itself, and which addresses the page has."""

from __future__ import annotations

import asyncio
import re
import struct
from collections.abc import Callable
from html import unescape
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from sumida.locales import LANGUAGES, say
from sumida.server.http.pages import PREVIEW_GOES_HERE, Pages
from sumida.server.http.previews import PICTURE_SIZE, Preview, preview_of, reader_language, tags
from sumida.server.tokens import Signer

WEB = Path(__file__).parents[3] / "web"
ADDRESSES = [
    "",
    "t/ABCDEF",
    "r/ABCDEF-1",
    "daily/hashi",
    "daily/hanabi",
    "new/hashi",
    "rules",
    "learn/hanabi",
]
NOWHERE = [
    "daily/chess",
    "new/chess",
    "rules/chess",
    "learn/chess",
    "nowhere",
    "t",
    "r/",
    "t/A/B",
    "daily/hashi/x",
]


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_has_a_title_a_sentence_and_a_picture_in_every_language(path: str) -> None:
    found = [preview_of(path, language) for language in LANGUAGES]
    assert len({one.title for one in found if one}) == len(LANGUAGES)
    assert len({one.about for one in found if one}) == len(LANGUAGES)
    for one in found:
        assert one is not None
        picture = WEB / "public" / one.picture.removeprefix("/")
        assert struct.unpack(">II", picture.read_bytes()[16:24]) == PICTURE_SIZE


@pytest.mark.parametrize("path", NOWHERE)
def test_an_address_the_page_does_not_have_has_no_preview(path: str) -> None:
    assert preview_of(path, "en") is None


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt"),
        ("nl-NL,nl;q=0.9,es;q=0.5,en;q=0.4", "es"),
        ("en;q=0.3, pl;q=0.7", "pl"),
        ("*", "en"),
        ("", "en"),
        ("pl;q=x,;;,=,", "pl"),
    ],
)
def test_the_reader_gets_the_language_their_browser_asks_for(header: str, language: str) -> None:
    assert reader_language(header) == language


def test_text_in_a_preview_cannot_become_markup() -> None:
    made = tags(Preview('"><script>', "<b>&", "/x.png"), 'http://"><script>', "/")
    assert "<script>" not in made
    assert "<b>" not in made


def test_the_page_has_a_place_for_the_preview() -> None:
    assert len(PREVIEW_GOES_HERE.findall((WEB / "index.html").read_text("utf-8"))) == 1


def _properties(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"', page)
    return {name: unescape(text) for name, text in found}


Ask = Callable[..., httpx.Response]


@pytest.fixture
def ask(tmp_path: Path) -> Ask:
    """Asks for the page's document at an address."""
    (tmp_path / "index.html").write_text((WEB / "index.html").read_text("utf-8"), "utf-8")
    app = Starlette(routes=Pages(Signer(b"key"), tmp_path).routes())

    async def answer(path: str, **headers: str) -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://club.example") as client:
            return await client.get(path, headers=headers)

    return lambda path, **headers: asyncio.run(answer(path, **headers))


def test_a_table_link_previews_as_an_invitation_in_the_readers_language(ask: Ask) -> None:
    page = ask("/t/ABCDEF", **{"accept-language": "es"})
    said = _properties(page.text)
    assert said["og:title"] == say("es", "preview-table")
    assert said["og:description"] == said["description"] == say("es", "preview-table-about")
    assert said["og:image"] == "http://club.example/preview/sumida.png"
    assert said["og:url"] == "http://club.example/t/ABCDEF"
    assert '<html lang="es">' in page.text
    assert page.headers["vary"] == "accept-language"


def test_a_preview_says_nothing_that_depends_on_the_table(ask: Ask) -> None:
    said = [_properties(ask(f"/t/{code}").text) for code in ("ABCDEF", "GHJKLM")]
    assert {**said[0], "og:url": ""} == {**said[1], "og:url": ""}


@pytest.mark.parametrize("path", NOWHERE)
def test_an_address_that_leads_nowhere_is_not_found(ask: Ask, path: str) -> None:
    assert ask(f"/{path}").status_code == 404


@pytest.mark.parametrize("path", ADDRESSES)
def test_an_address_of_the_page_is_found(ask: Ask, path: str) -> None:
    assert ask(f"/{path}").status_code == 200
