"""A board with the marks on it: numbers and bridges, and which islands they finish and connect."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sumida.hashi.rules.board import Board
from sumida.hashi.rules.memory import Remembers

NOBODY: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Sheet(Remembers):
    """Marks by island and by line; 0 is an island without a number, a line without a bridge.

    `counts` are the bridges at each island, stored so that no rule has to add them up. `struck` and
    `disputed` are used at paper tables only: islands struck out for good, and islands with a mistake that
    may still be taken back. Neither counts as finished.
    """

    board: Board
    numbers: tuple[int, ...]
    bridges: tuple[int, ...]
    counts: tuple[int, ...]
    struck: frozenset[int] = NOBODY
    disputed: frozenset[int] = NOBODY

    def with_number(self, island: int, number: int) -> Sheet:
        """Write a number, or take one away with 0."""
        numbers = (*self.numbers[:island], number, *self.numbers[island + 1 :])
        return Sheet(self.board, numbers, self.bridges, self.counts, self.struck, self.disputed)

    def with_bridge(self, line: int, change: int = 1) -> Sheet:
        """Draw a bridge, or take one away with -1."""
        bridges, counts = list(self.bridges), list(self.counts)
        ends = self.board.lines[line]
        bridges[line] += change
        counts[ends.a] += change
        counts[ends.b] += change
        return Sheet(self.board, self.numbers, tuple(bridges), tuple(counts), self.struck, self.disputed)

    def with_verdict(self, struck: frozenset[int], disputed: frozenset[int]) -> Sheet:
        """The same marks after a check."""
        return Sheet(self.board, self.numbers, self.bridges, self.counts, struck, disputed)

    def finished(self, island: int) -> bool:
        """An island whose number equals its bridges is finished, at once."""
        number = self.numbers[island]
        return (
            number != 0
            and number == self.counts[island]
            and island not in self.struck
            and island not in self.disputed
        )

    def all_finished(self) -> tuple[int, ...]:
        """The finished islands."""
        return self.known("finished", self._find_finished)

    def _find_finished(self) -> tuple[int, ...]:
        marked = enumerate(zip(self.numbers, self.counts, strict=True))
        alike = [island for island, (number, count) in marked if number and number == count]
        return tuple([island for island in alike if self.finished(island)])

    def blocked(self, line: int) -> bool:
        """A dotted line that crosses a drawn bridge can never be used."""
        return any(map(self.bridges.__getitem__, self.board.lines[line].crosses))

    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Finished islands connected by bridges with no unfinished island between them, biggest first."""
        return self.known("groups", self._find_groups)

    def _find_groups(self) -> tuple[tuple[int, ...], ...]:
        left = set(self.all_finished())
        groups = []
        while left:
            group = set(self._reach(left.pop(), left))
            left -= group
            groups.append(tuple(sorted(group)))
        return tuple(sorted(groups, key=lambda group: (-len(group), group)))

    def _reach(self, start: int, among: set[int]) -> Iterator[int]:
        """`start` and all islands of `among` reached by bridges without leaving `among`."""
        seen, waiting = {start}, [start]
        while waiting:
            island = waiting.pop()
            yield island
            for index in self.board.lines_at[island]:
                line = self.board.lines[index]
                other = line.b if line.a == island else line.a
                if self.bridges[index] and other in among and other not in seen:
                    seen.add(other)
                    waiting.append(other)


def blank(board: Board) -> Sheet:
    """A board without marks."""
    return Sheet(board, (0,) * len(board.islands), (0,) * len(board.lines), (0,) * len(board.islands))
