"""Encryption of a push message (RFC 8291): only the browser that subscribed can read it."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_BYTES = 4096
LAST_RECORD = b"\x02"
AUTH_BYTES, SALT_BYTES = 16, 16


def encrypt(
    text: bytes,
    reader: bytes,
    auth: bytes,
    *,
    padded: int = 0,
    private: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push message for the browser with the public key `reader` and the secret `auth`.

    The text is padded to a length that says nothing about it. Key and salt are new for each message.
    """
    private, salt = private or generate_private_key(SECP256R1()), salt or os.urandom(SALT_BYTES)
    sender = public_bytes(private)
    shared = private.exchange(ECDH(), public_key(reader))
    key = _derive(auth, b"WebPush: info\0" + reader + sender, 32, shared)
    content_key = _derive(salt, b"Content-Encoding: aes128gcm\0", 16, key)
    nonce = _derive(salt, b"Content-Encoding: nonce\0", 12, key)
    record = text + LAST_RECORD + bytes(max(0, padded - len(text)))
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(content_key).encrypt(nonce, record, None)


def public_key(data: bytes) -> EllipticCurvePublicKey:
    """The point that these bytes are; raises `ValueError` if they are none."""
    return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), data)


def public_bytes(private: EllipticCurvePrivateKey) -> bytes:
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def as_text(data: bytes) -> str:
    """Bytes in base64url without padding, as all of Web Push writes them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Raises `ValueError` for anything else."""
    return urlsafe_b64decode(text.rstrip("=").encode("ascii") + b"=" * (-len(text.rstrip("=")) % 4))
