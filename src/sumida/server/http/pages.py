"""The page: one document for every address, and the files built beside it."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from sumida.server.devices import known_device
from sumida.server.errors import error
from sumida.server.http.handling import problem
from sumida.server.http.previews import preview_of, reader_language, tags
from sumida.server.http.security import WORKER_POLICY
from sumida.server.tokens import Signer

mimetypes.add_type("application/manifest+json", ".webmanifest")

STATIC = Path(__file__).parents[1] / "static"

UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sumida</title>
<h1>Sumida</h1><p>The server runs, but its page has not been built.
In a checkout, build it with <code>make web</code> and load this address again.
"""
HASHED = ("assets/", "offline/")
"""Folders whose files never change: their names, or those of their folders, say what is in them."""
WORKER = "offline/worker-"
IMMUTABLE = "public, max-age=31536000, immutable"
PREVIEW_GOES_HERE = re.compile(r"<!-- The server puts the preview [^>]*-->")


class Pages:
    """Serves the built page; its source is in `web/`."""

    def __init__(self, signer: Signer, static: Path = STATIC) -> None:
        self._signer = signer
        self._static = static

    def routes(self) -> list[Route]:
        pages = ("/", "/t/{code}", "/r/{name}", "/{path:path}")
        return [Route(path, self.serve) for path in pages]

    async def serve(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        if path.startswith("api/"):
            return problem(error("error-not-found"))
        file = self._file(path)
        if file is not None:
            headers = {"cache-control": IMMUTABLE if path.startswith(HASHED) else "no-cache"}
            if path.startswith(WORKER):
                headers["content-security-policy"] = WORKER_POLICY
            if path.startswith("preview/"):
                headers["cross-origin-resource-policy"] = "cross-origin"  # shown by other sites
            return FileResponse(file, headers=headers)
        if "." in path.rpartition("/")[2]:
            return problem(error("error-not-found"))
        return self._document(request)

    def _file(self, path: str) -> Path | None:
        """A built file, never one outside the static folder, whatever the address says."""
        if not path or "\0" in path:
            return None
        file = (self._static / path).resolve()
        if not file.is_relative_to(self._static.resolve()):
            return None
        try:
            return file if file.is_file() else None
        except OSError:  # not a possible file name
            return None

    def _document(self, request: Request) -> Response:
        """The page, with a device cookie for a browser that has none; not found if it has no such address."""
        path = request.url.path.lstrip("/")
        language = reader_language(request.headers.get("accept-language", ""))
        preview = preview_of(path, language)
        text = self._text(language)
        if preview is not None:
            origin = f"{request.url.scheme}://{request.url.netloc}"
            said = tags(preview, origin, request.url.path)
            text = PREVIEW_GOES_HERE.sub(lambda _: said, text)
        headers = {"cache-control": "no-cache", "vary": "accept-language"}
        answer = HTMLResponse(text, 404 if preview is None else 200, headers)
        _, new_cookie = known_device(request, self._signer)
        if new_cookie:
            answer.headers.append("set-cookie", new_cookie)
        return answer

    def _text(self, language: str) -> str:
        index = self._static / "index.html"
        text = index.read_text(encoding="utf-8") if index.is_file() else UNBUILT
        return text.replace('<html lang="en">', f'<html lang="{language}">')
