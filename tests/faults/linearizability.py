"""Whether the reads and writes of many clients are those of one table that does one thing at a time.

A table is a log. A write appends one entry to it; a read shows one receiver the state after some number of
entries, its *position*. A history is linearizable if every operation can be given one instant between its
start and its end so that, in the order of these instants, every write appends its entry and every read
shows the log as it is.

**Why the check is complete.** In general this needs a search (Wing and Gong), for the order of the writes
is unknown. Here it is known: a version can be stored once, so the order of writes is the log. Give the
write of entry p the rank 2p - 1 and a read of position p the rank 2p. A history is linearizable exactly if
every read can choose one of the ranks that fit what it showed such that no operation has a lower rank than
one that ended before it started.

- If there is a linearization, the ranks along it never fall, because every state is the log up to its
  position.
- If there are such ranks, sort by rank, then by start. Equal ranks are reads of one position, so the order
  is legal; and an operation that ended before another started has no higher rank, so it stands before it.

The ranks are found greedily: operations are taken in order of their starts, and each gets the lowest rank
that fits and is not below its floor, the highest rank that precedes it. Whatever precedes an operation
started earlier, so its rank is final; and all conditions are lower bounds, so by induction no choice of
ranks has a lower rank anywhere. If the greedy choice fails, every choice does. The test compares this with
a search through all orders.

The same holds with one more lower bound: what a connection is sent must not go back.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from math import inf


@dataclass(frozen=True)
class Operation:
    """Something a client did and the ranks that fit its answer, in order."""

    name: str
    start: float
    end: float
    ranks: Sequence[int]
    connection: object = None
    """Operations of one connection may not go back, in the order in which they are listed."""


@dataclass(frozen=True)
class Violation:
    """An operation whose answer fits no instant between its start and its end."""

    operation: Operation
    floor: int
    after: str
    """What it should have known of."""

    def __str__(self) -> str:
        fits = ", ".join(str(rank) for rank in self.operation.ranks[-5:]) or "nothing"
        return f"{self.operation.name} fits {fits}, but {self.after} had made it at least {self.floor}"


def write_rank(position: int) -> int:
    """The rank of the write that appended this entry."""
    return 2 * position - 1


def read_rank(position: int) -> int:
    """The rank of a read that showed the state after this many entries."""
    return 2 * position


def violations(operations: Iterable[Operation]) -> list[Violation]:
    """Every operation that cannot be put in order; none if the history is linearizable."""
    found: list[Violation] = []
    ended: list[tuple[float, int, str]] = []
    reached: dict[object, tuple[int, str]] = {}
    floor = (0, "")
    for operation in sorted(operations, key=lambda operation: operation.start):
        while ended and ended[0][0] < operation.start:
            floor = max(floor, heappop(ended)[1:])
        least, after = max(floor, reached.get(operation.connection, floor))
        place = bisect_left(operation.ranks, least)
        if place == len(operation.ranks):
            found.append(Violation(operation, least, after))
            continue
        if operation.connection is not None:
            reached[operation.connection] = operation.ranks[place], operation.name
        if operation.end < inf:
            heappush(ended, (operation.end, operation.ranks[place], operation.name))
    return found
