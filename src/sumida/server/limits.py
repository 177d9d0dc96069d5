"""Fairness: how fast one client may ask, and how many connections there may be."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

Clock = Callable[[], float]

HOME = 64
"""Bits of an IPv6 address that name a home; the rest its devices choose, as often as they like."""


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """The address a text names; IPv4 that comes through an IPv6 socket (::ffff:1.2.3.4) is IPv4."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def network(address: str) -> str:
    """Whom to count: one IPv4 address, or the /64 network of an IPv6 address."""
    found = read_address(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), HOME), strict=False))
    return str(found or address)


@dataclass
class Bucket:
    """A token bucket: `burst` at once, then `rate` a second."""

    rate: float
    burst: float
    clock: Clock = time.monotonic
    full: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.full, self.at = self.burst, self.clock()

    def take(self, amount: float = 1) -> bool:
        """Whether one more, or so many more, are allowed now."""
        now = self.clock()
        self.full = min(self.burst, self.full + (now - self.at) * self.rate)
        self.at = now
        if self.full < amount:
            return False
        self.full -= amount
        return True


@dataclass
class Buckets:
    """A bucket by network; the least recently seen are forgotten."""

    rate: float
    burst: float
    most: int = 10_000
    clock: Clock = time.monotonic
    kept: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)

    def take(self, address: str, amount: float = 1) -> bool:
        home = network(address)
        bucket = self.kept.pop(home, None) or Bucket(self.rate, self.burst, self.clock)
        self.kept[home] = bucket
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return bucket.take(amount)


@dataclass
class Doors:
    """Counts connections, in all and by network."""

    most: int
    most_per_address: int
    inside: Counter[str] = field(default_factory=Counter)
    total: int = 0

    def enter(self, address: str) -> bool:
        """Whether there is room; who enters must `leave`."""
        home = network(address)
        if self.total >= self.most or self.inside[home] >= self.most_per_address:
            return False
        self.total += 1
        self.inside[home] += 1
        return True

    def leave(self, address: str) -> None:
        home = network(address)
        self.total -= 1
        self.inside[home] -= 1
        if not self.inside[home]:
            del self.inside[home]
