"""Rate limits by client, and limits on connections."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Clock = Callable[[], float]

IPV6_PREFIX = 64
"""Bits of an IPv6 address that identify a network; devices choose the rest, as often as they like."""


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """Parse an address, None if it is not one; IPv4 over an IPv6 socket (::ffff:1.2.3.4) counts as IPv4."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


@lru_cache(maxsize=100_000)  # asked for every message
def network(address: str) -> str:
    """What counts as one client: an IPv4 address, or the /64 network of an IPv6 address."""
    found = read_address(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), IPV6_PREFIX), strict=False))
    return str(found or address)


def read_networks(texts: Iterable[str]) -> tuple[IPv4Network | IPv6Network, ...]:
    """Parse addresses and networks such as 10.0.0.0/8; raises `ValueError` for anything else."""
    return tuple(ip_network(text, strict=False) for text in texts)


def within(address: str, networks: Iterable[IPv4Network | IPv6Network]) -> bool:
    found = read_address(address)
    return found is not None and any(found in network for network in networks)


@dataclass(slots=True, weakref_slot=True)
class TokenBucket:
    """A token bucket: `burst` at once, then `rate` a second."""

    rate: float
    burst: float
    clock: Clock = time.monotonic
    level: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.level, self.at = self.burst, self.clock()

    def take(self, amount: float = 1) -> bool:
        """Take one token, or `amount`; False if there are not enough."""
        if not self.has(amount):
            return False
        self.level -= amount
        return True

    def has(self, amount: float = 1) -> bool:
        """Whether there are enough tokens."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        return self.level >= amount


@dataclass
class RateLimiter:
    """A token bucket for each network; the least recently seen are dropped."""

    rate: float
    burst: float
    most: int = 10_000
    clock: Clock = time.monotonic
    buckets: OrderedDict[str, TokenBucket] = field(default_factory=OrderedDict)

    def take(self, address: str, amount: float = 1) -> bool:
        return self._bucket(address).take(amount)

    def has(self, address: str, amount: float = 1) -> bool:
        """Whether `take` would succeed; takes nothing."""
        return self._bucket(address).has(amount)

    def _bucket(self, address: str) -> TokenBucket:
        client = network(address)
        bucket = self.buckets.pop(client, None) or TokenBucket(self.rate, self.burst, self.clock)
        self.buckets[client] = bucket
        while len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket


@dataclass
class ConnectionLimits:
    """Limits connections, in total and for each network."""

    most: int
    most_per_address: int
    by_network: Counter[str] = field(default_factory=Counter)
    total: int = 0

    def acquire(self, address: str) -> bool:
        """Whether there is room for one more; if so, `release` must follow."""
        client = network(address)
        if self.total >= self.most or self.by_network[client] >= self.most_per_address:
            return False
        self.total += 1
        self.by_network[client] += 1
        return True

    def release(self, address: str) -> None:
        client = network(address)
        self.total -= 1
        self.by_network[client] -= 1
        if not self.by_network[client]:
            del self.by_network[client]
