"""An authenticator in software: it makes passkeys and signs as a phone does, and badly on request."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """One passkey."""

    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    count: int = 0

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """A new passkey, as a browser at this origin sends it."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + attested
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = _client("webauthn.create", options["challenge"], origin)
        return self._answer({"clientDataJSON": encode(client), "attestationObject": encode(made)})

    def sign(
        self, options: dict[str, Any], origin: str, *, rp: str = "", flags: int = PRESENT | VERIFIED
    ) -> dict[str, Any]:
        """The challenge, signed."""
        self.count += 1
        data = self._data(rp or options["rpId"], flags)
        client = _client("webauthn.get", options["challenge"], origin)
        signature = self.key.sign(data + sha256(client).digest(), ECDSA(SHA256()))
        fields = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._answer({name: encode(value) for name, value in fields.items()})

    def _data(self, rp: str, flags: int) -> bytes:
        return sha256(rp.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        id = encode(self.id)
        return {
            "id": id,
            "rawId": id,
            "type": "public-key",
            "clientExtensionResults": {},
            "response": response,
        }


def _client(type: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": type, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()
