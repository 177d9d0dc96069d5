"""How much may be queued for clients that read slowly: for each, for each address, and for all together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from sumida.server.limits import network
from sumida.server.operations.metrics import METRICS
from sumida.server.settings import Limits


class Reader(Protocol):
    """A client for which messages are queued."""

    address: str
    queued_bytes: int

    def drop(self) -> None:
        """Disconnect it, and forget what is queued."""


class OutgoingBudget:
    """Counts queued bytes. Whoever has the most queued is dropped when an address or the server is over."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._waiting: set[Reader] = set()
        """Clients with something in their queue."""
        self._by_network: Counter[str] = Counter()
        self.total = 0

    def add(self, reader: Reader, size: int) -> None:
        """Count bytes about to be queued; drops the slowest readers while there are too many."""
        client = network(reader.address)
        reader.queued_bytes += size
        self._by_network[client] += size
        self.total += size
        self._waiting.add(reader)
        if reader.queued_bytes > self._limits.queue_bytes:
            self._drop(reader, "queue-bytes")
        while self._by_network[client] > self._limits.address_bytes:
            self._drop_slowest(lambda other: network(other.address) == client, "address-bytes")
        while self.total > self._limits.server_bytes:
            self._drop_slowest(lambda other: True, "server-bytes")

    def remove(self, reader: Reader, size: int) -> None:
        """Bytes were sent, or are given up."""
        client = network(reader.address)
        reader.queued_bytes -= size
        self.total -= size
        self._by_network[client] -= size
        if not self._by_network[client]:
            del self._by_network[client]
        if not reader.queued_bytes:
            self._waiting.discard(reader)

    def _drop_slowest(self, among: Callable[[Reader], bool], limit: str) -> None:
        self._drop(max(filter(among, self._waiting), key=lambda reader: reader.queued_bytes), limit)

    def _drop(self, reader: Reader, limit: str) -> None:
        METRICS.limits[limit] += 1
        METRICS.dropped_readers += 1
        reader.drop()
        self.remove(reader, reader.queued_bytes)
