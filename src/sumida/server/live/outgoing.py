"""How many bytes may be held for clients: for each, for each address, and for all together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from sumida.server.limits import network
from sumida.server.operations.metrics import METRICS
from sumida.server.settings import Limits


class Holder(Protocol):
    """A client for which bytes are held."""

    address: str
    queued_bytes: int

    def drop(self) -> None:
        """Disconnect it, and forget what is held."""


class ByteBudget:
    """Counts bytes that are held. Whoever has the most is dropped when an address or the server is over."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._waiting: set[Holder] = set()
        """Clients for which something is held."""
        self._by_network: Counter[str] = Counter()
        self.total = 0

    def add(self, holder: Holder, size: int) -> None:
        """Count bytes about to be held; drops those who have the most while there are too many."""
        client = network(holder.address)
        holder.queued_bytes += size
        self._by_network[client] += size
        self.total += size
        self._waiting.add(holder)
        if holder.queued_bytes > self._limits.queue_bytes:
            self._drop(holder, "queue-bytes")
        while self._by_network[client] > self._limits.address_bytes:
            self._drop_largest(lambda other: network(other.address) == client, "address-bytes")
        while self.total > self._limits.server_bytes:
            self._drop_largest(lambda other: True, "server-bytes")

    def remove(self, holder: Holder, size: int) -> None:
        """Bytes are held no longer."""
        client = network(holder.address)
        holder.queued_bytes -= size
        self.total -= size
        self._by_network[client] -= size
        if not self._by_network[client]:
            del self._by_network[client]
        if not holder.queued_bytes:
            self._waiting.discard(holder)

    def _drop_largest(self, among: Callable[[Holder], bool], limit: str) -> None:
        self._drop(max(filter(among, self._waiting), key=lambda holder: holder.queued_bytes), limit)

    def _drop(self, holder: Holder, limit: str) -> None:
        self._count(limit)
        holder.drop()
        self.remove(holder, holder.queued_bytes)

    def _count(self, limit: str) -> None:
        """Tell the metrics that somebody was dropped."""
        raise NotImplementedError


class OutgoingBudget(ByteBudget):
    """What is queued for clients that read slowly."""

    def _count(self, limit: str) -> None:
        METRICS.limits[limit] += 1
        METRICS.dropped_readers += 1
