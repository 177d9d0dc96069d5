"""Fairness: how fast one client may ask, and how many connections there may be."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

Clock = Callable[[], float]


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

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self.clock()
        self.full = min(self.burst, self.full + (now - self.at) * self.rate)
        self.at = now
        if self.full < 1:
            return False
        self.full -= 1
        return True


@dataclass
class Buckets:
    """A bucket by address; the least recently seen are forgotten."""

    rate: float
    burst: float
    most: int = 10_000
    clock: Clock = time.monotonic
    kept: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)

    def take(self, address: str) -> bool:
        bucket = self.kept.pop(address, None) or Bucket(self.rate, self.burst, self.clock)
        self.kept[address] = bucket
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return bucket.take()


@dataclass
class Doors:
    """Counts connections, in all and by address."""

    most: int
    most_per_address: int
    inside: Counter[str] = field(default_factory=Counter)
    total: int = 0

    def enter(self, address: str) -> bool:
        """Whether there is room; who enters must `leave`."""
        if self.total >= self.most or self.inside[address] >= self.most_per_address:
            return False
        self.total += 1
        self.inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]
