"""How a deal is drawn: from a secret the server has sealed, and from what players add to it afterwards.

Neither can choose the deal: the server fixes its secret before it knows what players add, and they do not
know the secret. Once the game is over, anyone can repeat all of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from struct import unpack


def seal(secret: str) -> str:
    """The fingerprint of a secret, published before anyone adds to the deal."""
    return sha256(secret.encode()).hexdigest()


def commitment(salt: str, deal: str) -> str:
    """The fingerprint of a deal, published when the game starts; the salt prevents guessing deals."""
    return sha256(f"{salt}\n{deal}".encode()).hexdigest()


def shuffled(cards: Sequence[str], secret: str, added: Sequence[str]) -> list[str]:
    """The cards in the order that follows from the secret and from what was added, each a line of text."""
    assert not any("\n" in text for text in added), "lines could be read in two ways"
    words = _words(sha256("\n".join([secret, *added]).encode()).digest())
    found = sorted(cards)
    for last in range(len(found) - 1, 0, -1):
        # Words above the greatest multiple are skipped: every place is equally likely.
        place = next(word for word in words if word < 2**32 // (last + 1) * (last + 1)) % (last + 1)
        found[last], found[place] = found[place], found[last]
    return found


def _words(key: bytes) -> Iterator[int]:
    """Numbers below 2**32, without end."""
    for number in count():
        yield from unpack(">8I", sha256(key + number.to_bytes(4, "big")).digest())
