"""What surrounds every answer: security headers, the device cookie, and the check of origins."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sumida.server.tokens import COOKIE, COOKIE_AGE_S, Signer

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class SecurityHeaders:
    """Adds the headers to every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def origin_allowed(headers: Headers, further: Iterable[str]) -> bool:
    """Browsers name their page's origin: it must be this server. Programs name none and carry no cookies."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in further or _authority(origin) == headers.get("host")


def _authority(origin: str) -> str | None:
    """The host and port an origin names; None when it names none, as `null` does."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def device_token(headers: Headers) -> str:
    """The browser's token as it sent it, or an empty text; cookies of others may be as odd as they like."""
    return cookie_parser(headers.get("cookie", "")).get(COOKIE, "")


def token_of(set_cookie: str) -> str:
    """The token in a cookie that we have just made."""
    return set_cookie.partition(";")[0].partition("=")[2]


def known_device(headers: Headers, signer: Signer) -> tuple[str, str | None]:
    """The device's fingerprint, and for a new or forged one the cookie that is to be set."""
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
    """The header that makes a browser known here: not for scripts, not for other sites."""
    text = f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_AGE_S}; HttpOnly; SameSite=Lax"
    return text + "; Secure" if secure else text
