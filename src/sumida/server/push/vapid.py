"""The sender's signature of a push message (VAPID, RFC 8292): a subscription accepts one key."""

from __future__ import annotations

import json

from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, derive_private_key
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from sumida.server.push.encryption import as_text, public_bytes

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: private keys are the numbers from 1 to this, exclusive."""
GOOD_FOR_S = 12 * 3600


class ServerKey:
    """The key of this server's database; it follows from a stored secret, so it never changes unnoticed."""

    def __init__(self, secret: bytes) -> None:
        number = int.from_bytes(secret, "big") % (ORDER - 1) + 1
        self._private = derive_private_key(number, SECP256R1())
        self.public = as_text(public_bytes(self._private))
        """As browsers want it in `applicationServerKey`."""

    def authorization(self, service: str, site: str, now_s: int) -> str:
        """The header for a message to the origin of a push service; `site` says whom to complain to."""
        claims = {"aud": service, "exp": now_s + GOOD_FOR_S, "sub": site}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(as_text(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        numbers = decode_dss_signature(self._private.sign(text.encode(), ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(32, "big") for number in numbers)
        return f"vapid t={text}.{as_text(signature)}, k={self.public}"
