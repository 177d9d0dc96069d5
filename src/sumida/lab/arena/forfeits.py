"""Games that a bot has lost by a failure: counted by bot, and told in plain lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from sumida.kernel import Json
from sumida.lab.arena.deals import Row

EXAMPLES = 3
"""How many failures of a bot are told in full."""


def counts(rows: Sequence[Row]) -> dict[str, Json]:
    """By bot: how many games it lost by each kind of failure."""
    found: dict[str, Counter[str]] = {}
    for row in rows:
        if "forfeit" in row:
            found.setdefault(row["forfeit"]["bot"], Counter())[row["forfeit"]["fault"]] += 1
    return {bot: dict(faults) for bot, faults in found.items()}


def lines(rows: Sequence[Row]) -> Iterator[str]:
    """For each bot that failed: in how many games and how, and the first failures in full."""
    for bot, faults in counts(rows).items():
        how = ", ".join(f"{number} {fault}" for fault, number in faults.items())
        lost = sum(faults.values())
        yield f"{bot} lost {lost:,} of {len(rows):,} games by failing ({how}):"
        failures = [row for row in rows if "forfeit" in row and row["forfeit"]["bot"] == bot]
        for row in failures[:EXAMPLES]:
            yield f"  deal {row['deal']}, move {row['forfeit']['move']}: {row['forfeit']['text']}"
        if lost > EXAMPLES:
            yield f"  … and {lost - EXAMPLES:,} more"
