"""Reports of a run: the table in the documentation and the histogram."""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping, Sequence
from pathlib import Path

from sumida.kernel import GameError, Json
from sumida.lab.arena.deals import ArenaGame, Row, Run


def check_page(game: ArenaGame) -> None:
    """Raise `GameError` unless the game's page is here and has a place for the table."""
    path = Path(game.page)
    if not path.is_file():
        raise GameError(
            f"There is no {game.page} here: run --update-docs in the root of a checkout.",
            "error-no-page",
            page=game.page,
        )
    split_page(path.read_text(encoding="utf-8"), game.marker, game.page)


def update_page(game: ArenaGame, run: Run, summary: Mapping[str, Json], command: str) -> None:
    """Put the run's row into the table of the game's page, replacing an earlier row of the same bots."""
    cells = [game.title(run), str(len(run.bots)), *game.cells(summary), f"`{command}`"]
    headings = ["bots", "players", *game.columns(), "command"]
    path = Path(game.page)
    before, table, after = split_page(path.read_text(encoding="utf-8"), game.marker, game.page)
    path.write_text(before + merged(table, headings, cells) + after, encoding="utf-8")


def split_page(text: str, marker: str, page: str) -> tuple[str, str, str]:
    """The text before, between and after the markers."""
    begin, end = f"<!-- {marker}:begin -->\n", f"<!-- {marker}:end -->"
    before, found, rest = text.partition(begin)
    table, closed, after = rest.partition(end)
    if not (found and closed):
        raise GameError(
            f"{page} has no lines `{begin.strip()}` and `{end}`: put them where the table belongs.",
            "error-no-markers",
            page=page,
        )
    return before + begin, table, end + after


def merged(table: str, headings: Sequence[str], cells: Sequence[str]) -> str:
    """The table with this row in it; rows are ordered by bots and players."""
    rows = {
        tuple(row[:2]): row for row in map(split_row, table.splitlines()[2:]) if len(row) == len(headings)
    }
    rows[tuple(cells[:2])] = list(cells)
    body = [rows[key] for key in sorted(rows)]
    return "".join(join_row(row) for row in [headings, ["---"] * len(headings), *body])


def split_row(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def join_row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |\n"


def players(run: Run) -> str:
    """The number of players, in words."""
    return "1 player" if len(run.bots) == 1 else f"{len(run.bots)} players"


def require_plots() -> None:
    """Raise `GameError` before any game is played if matplotlib is missing."""
    if importlib.util.find_spec("matplotlib") is None:
        raise GameError(
            "matplotlib is not installed: `pip install 'sumida[learn]'`, or leave --plot out.",
            "error-no-plots",
        )


def plot(game: ArenaGame, run: Run, rows: Sequence[Row], path: Path) -> None:
    """Draw how often each result came up."""
    from matplotlib.figure import Figure

    counts = game.histogram(rows)
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    bars = axes.bar(list(counts), [100 * count / len(rows) for count in counts.values()], color="#2f4b7c")
    axes.bar_label(bars, labels=[f"{count}" if count else "" for count in counts.values()], fontsize=7)
    axes.set_ylabel("games, %")
    axes.set_title(f"{game.title(run)}: {players(run)}, {len(rows)} games, seed {run.seed}")
    figure.savefig(path)
