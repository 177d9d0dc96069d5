"""Signed tokens that identify browsers and seat links. They are never logged."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

COOKIE, SECURE_COOKIE = "sumida", "__Host-sumida"
COOKIE_AGE_S = 400 * 24 * 3600
SEAT = re.compile(r"([0-9]{1,15})(?:-([1-9][0-9]{0,8}))?")
"""A member in a seat token, and how often their link was renewed."""


class Signer:
    """Makes and checks tokens with a key kept in the database."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new_device(self) -> str:
        """A token for a new browser: random, and signed so that it cannot be forged."""
        device = secrets.token_urlsafe(18)
        return f"{device}.{self._sign('device', device)}"

    def device(self, token: str) -> str | None:
        """The fingerprint that identifies a browser at tables, or None for a forged token."""
        device, _, signature = token.partition(".")
        if not device or not self._matches(signature, "device", device):
            return None
        return sha256(f"fingerprint|{device}".encode()).hexdigest()[:24]

    def account(self, name: str, password: str) -> str:
        """The token of a program that has a name and a password instead of a cookie: always the same."""
        device = self._sign("account", name, password)
        return f"{device}.{self._sign('device', device)}"

    def login(self, name: str, token: str) -> str:
        """Proof that the program with this token has logged in under this name."""
        return self._sign("login", name, token)

    def is_login(self, proof: str, name: str, token: str) -> bool:
        return self._matches(proof, "login", name, token)

    def seat(self, table: str, member: int, link: int = 0) -> str:
        """The token of a member's seat link; `link` counts how often it was renewed."""
        name = f"{member}-{link}" if link else str(member)
        return f"{name}.{self._sign('seat', table, name)}"

    def claim(self, table: str, token: str) -> tuple[int, int] | None:
        """The member and the link a seat token belongs to, or None if it is forged or of another table."""
        name, _, signature = token.partition(".")
        found = SEAT.fullmatch(name)
        if found is None or not self._matches(signature, "seat", table, name):
            return None
        return int(found[1]), int(found[2] or 0)

    def relay(self, cookie: str, address: str) -> str:
        """Proof for another server that this one relays a client: only a server with the key can make it."""
        return self._sign("relay", cookie, address)

    def is_relay(self, token: str, cookie: str, address: str) -> bool:
        return self._matches(token, "relay", cookie, address)

    def salt(self, purpose: str) -> bytes:
        """Bytes that only this server's database gives, for a slow hash."""
        return self._sign("salt", purpose).encode()

    def digest(self, *parts: str) -> bytes:
        """Bytes that follow from these parts and the key."""
        text = "".join(f"{len(part)}:{part}" for part in parts)  # so that parts cannot run together
        return hmac.digest(self._key, text.encode(), "sha256")

    def _sign(self, *parts: str) -> str:
        return urlsafe_b64encode(self.digest(*parts)[:24]).decode()

    def _matches(self, signature: str, *parts: str) -> bool:
        return hmac.compare_digest(signature.encode(), self._sign(*parts).encode())
