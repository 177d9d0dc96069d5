"""A push service and the browsers subscribed to it: messages are checked and decrypted as browsers do."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from tests.server.conftest import Club, Player, until
from tests.server.people.test_forgetting import key
from tests.server.people.test_people import ask

from sumida.server.push.encryption import as_text, from_text, public_bytes, public_key

LOCAL = {"push_networks": ("127.0.0.0/8",)}
"""Settings of a server that may send to the push service of a test."""

STEP_S, SOON_MS = 0.01, 50
"""How often the server of a test looks at its tables, and how soon after a turn began."""


def decrypt(body: bytes, private: EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """The text of a message (RFC 8188 with the keys of RFC 8291)."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, record = body[21 : 21 + length], body[21 + length :]
    assert len(record) <= size <= 4096
    own = public_bytes(private)
    key = _hkdf(auth, b"WebPush: info\0" + own + sender, 32, private.exchange(ECDH(), public_key(sender)))
    content_key = _hkdf(salt, b"Content-Encoding: aes128gcm\0", 16, key)
    text = AESGCM(content_key).decrypt(_hkdf(salt, b"Content-Encoding: nonce\0", 12, key), record, None)
    text = text.rstrip(b"\0")
    assert text[-1:] == b"\x02"
    return text[:-1]


def _hkdf(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def check_vapid(header: str, service: str, server_key: str) -> dict[str, Any]:
    """The claims of a message that this server has signed for this push service."""
    fields = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert fields["k"] == server_key
    head, claims, signature = fields["t"].split(".")
    raw = from_text(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public_key(from_text(server_key)).verify(signed, f"{head}.{claims}".encode(), ECDSA(SHA256()))
    assert json.loads(from_text(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(from_text(claims))
    assert found["aud"] == service
    assert time.time() < found["exp"] <= time.time() + 24 * 3600
    return found


@dataclass
class Subscriber:
    """A browser's push subscription."""

    service: PushService
    private: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    name: str = field(default_factory=lambda: secrets.token_hex(8))
    received: list[dict[str, Any]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)

    def body(self, **choices: Any) -> dict[str, Any]:
        return {
            "endpoint": f"{self.service.address}/{self.name}",
            "p256dh": as_text(public_bytes(self.private)),
            "auth": as_text(self.auth),
            "choices": choices,
        }


@dataclass
class PushService:
    """Answers with `status`; `hold` keeps it from answering at all."""

    address: str = ""
    status: int = 201
    retry_after: int | None = None
    asked: int = 0
    hold: asyncio.Event | None = None
    server_key: str = ""
    subscribers: dict[str, Subscriber] = field(default_factory=dict)

    async def subscriber(self, club: Club, who: Player, **choices: Any) -> Subscriber:
        """Have a player's browser notified through this service."""
        made = Subscriber(self)
        self.subscribers[made.name] = made
        me = await ask(club, who, "/api/me/push", **made.body(**choices))
        self.server_key = me["push_key"]
        return made

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
        body = await reader.readexactly(int(headers["content-length"]))
        self.asked += 1
        if self.hold is not None:
            await self.hold.wait()
        subscriber = self.subscribers[head[0].split()[1].removeprefix("/")]
        if self.status == 201:
            check_vapid(headers["authorization"], self.address, self.server_key)
            subscriber.headers.append(headers)
            subscriber.received.append(json.loads(decrypt(body, subscriber.private, subscriber.auth)))
        later = f"Retry-After: {self.retry_after}\r\n" if self.retry_after is not None else ""
        writer.write(f"HTTP/1.1 {self.status} Some\r\nContent-Length: 0\r\n{later}\r\n".encode())
        writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await service.answer(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()


async def gone(club: Club, code: str, *players: Player) -> None:
    """These people close their pages."""
    devices = {key(club, player) for player in players}
    for player in players:
        await player.wire.close()
    await until(lambda: not devices & {one.identity.device for one in club.hub.tables[code].connections})


async def never(true: Callable[[], bool]) -> None:
    """Nothing of the kind happens while the server looks at its tables many times."""
    for _ in range(30):
        await asyncio.sleep(STEP_S)
        assert not true()


async def away(club: Club, service: PushService, **settings: Any) -> tuple[str, Player, Player, Any]:
    """Ana is to move, and Bo gets notifications and has closed the page."""
    code, (ana, bo) = await club.table("Ana", "Bo", **settings)
    phone = await service.subscriber(club, bo)
    await gone(club, code, bo)
    return code, ana, bo, phone
