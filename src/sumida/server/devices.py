"""Which browser sends a request: the device cookie, and the check of the page's origin."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import cookie_parser

from sumida.server.tokens import COOKIE, COOKIE_AGE_S, Signer


def origin_allowed(headers: Headers, further: Iterable[str]) -> bool:
    """Whether the page that asks is ours: browsers name its origin; programs send none and no cookies."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in further or _authority(origin) == headers.get("host")


def _authority(origin: str) -> str | None:
    """The host and port of an origin; None when it has none, as in `null`."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def device_token(headers: Headers) -> str:
    """The browser's token as sent, or an empty string; any other cookies, however malformed, are ignored."""
    return cookie_parser(headers.get("cookie", "")).get(COOKIE, "")


def token_of(set_cookie: str) -> str:
    """The token in a cookie that was just made."""
    return set_cookie.partition(";")[0].partition("=")[2]


def known_device(headers: Headers, signer: Signer) -> tuple[str, str | None]:
    """The device's fingerprint; for a new device or a forged token, also the cookie to set."""
    device = signer.device(device_token(headers))
    if device is not None:
        return device, None
    token = signer.new_device()
    made = signer.device(token)
    assert made is not None
    return made, cookie(token, secure=_is_https(headers))


def _is_https(headers: Headers) -> bool:
    return headers.get("x-forwarded-proto") == "https"


def cookie(token: str, *, secure: bool) -> str:
    """The header that makes a browser known here, hidden from scripts and from other sites."""
    text = f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_AGE_S}; HttpOnly; SameSite=Lax"
    return text + "; Secure" if secure else text
