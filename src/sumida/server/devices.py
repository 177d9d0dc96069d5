"""Which browser sends a request: the device cookie, and the check of the page's origin."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, cookie_parser

from sumida.server.tokens import COOKIE, COOKIE_AGE_S, SECURE_COOKIE, Signer


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


def is_loopback(host: str) -> bool:
    """Whether a host name or address is this machine itself."""
    return host == "localhost" or host == "::1" or host.startswith("127.")


def device_token(request: HTTPConnection) -> str:
    """The browser's token as sent, or an empty string; any other cookies, however malformed, are ignored."""
    cookies = cookie_parser(request.headers.get("cookie", ""))
    return cookies.get(SECURE_COOKIE if is_https(request) else COOKIE) or cookies.get(COOKIE, "")


def token_of(set_cookie: str) -> str:
    """The token in a cookie that was just made."""
    return set_cookie.partition(";")[0].partition("=")[2]


def known_device(request: HTTPConnection, signer: Signer) -> tuple[str, str | None]:
    """The device's fingerprint; for a new device or a forged token, also the cookie to set."""
    device = signer.device(device_token(request))
    if device is not None:
        return device, None
    return new_device(request, signer)


def new_device(request: HTTPConnection, signer: Signer) -> tuple[str, str]:
    """The fingerprint of a new device, and its cookie."""
    token = signer.new_device()
    made = signer.device(token)
    assert made is not None
    return made, cookie(token, secure=is_https(request))


def is_https(request: HTTPConnection) -> bool:
    """Whether the browser speaks TLS, with us or with a proxy that we trust."""
    return request.url.scheme in ("https", "wss")


def cookie(token: str, *, secure: bool) -> str:
    """The header that makes a browser known here, hidden from scripts and from other sites.

    Over TLS its name begins with `__Host-`: browsers accept it only from this very host, and only over TLS.
    """
    rest = f"{token}; Path=/; Max-Age={COOKIE_AGE_S}; HttpOnly; SameSite=Lax"
    return f"{SECURE_COOKIE}={rest}; Secure" if secure else f"{COOKIE}={rest}"
