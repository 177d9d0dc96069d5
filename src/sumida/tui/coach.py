"""What the coach found, as a table at a terminal hears it: by its own names, and no wider than the screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sumida.lab.findings import HanabiReview, HashiReview
from sumida.lab.review import told
from sumida.locales import say
from sumida.tui.screen import Screen

LONGEST_BAR = 30
SHORTEST_BAR = 5
BESIDE_BAR = len("  1  3/2   50.6 ") + len("  ")


def tell(found: HashiReview | HanabiReview, names: Sequence[str], screen: Screen, language: str) -> None:
    """Show a review. Hanabi goes by the letters of the seats, as its moves do."""
    lines = told(found, language).split("\n")
    if isinstance(found, HashiReview):
        lines[0] = say(language, "coach-scored", {"name": names[found.seat], "points": found.score})
        start = lines.index(say(language, "coach-graph-hashi")) + 1
        lines[start : start + len(found.turns)] = _graph(found, screen.columns)
    screen.tell("\n".join(lines))


def _graph(found: HashiReview, columns: int | None) -> Iterator[str]:
    """A row for every turn; the bars leave room for the longest turn."""
    drawn = [
        (" ".join(turn.played) or "–") + (f"  −{turn.cost:.1f}" if turn.cost >= 0.05 else "")
        for turn in found.turns
    ]
    room = LONGEST_BAR if columns is None else columns - BESIDE_BAR - max(map(len, drawn))
    length = max(SHORTEST_BAR, min(room, LONGEST_BAR))
    most = max(60.0, *(turn.after for turn in found.turns))
    for turn, marks in zip(found.turns, drawn, strict=True):
        bar = "█" * round(length * max(0.0, turn.after) / most)
        yield f"{turn.round:3}  {turn.card}  {turn.after:5.1f} {bar:<{length}}  {marks}"
