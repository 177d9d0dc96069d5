"""All figures of docs/hashi-bots.md in one go: every bot alone on both sides, and master among planners.

    python benchmarks/hashi_campaign.py --out runs/campaign --games 1000 --tables 400 --processes 16

Each run has its own results file; a stopped campaign resumes, and more games may be requested later.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sumida.lab.arena import command

ALONE = ("random", "careful", "planner", "master")
TABLE = "master,planner,planner,planner"


def run(out: Path, bots: str, players: int, board: str, games: int, processes: int) -> dict[str, Any]:
    """One run of the arena, continued where its file ends."""
    file = out / f"{bots.replace(',', '-')}-{players}-{board}.jsonl"
    terms = [
        "--bots",
        bots,
        "--players",
        str(players),
        "--board",
        board,
        "--games",
        str(games),
        "--seed",
        "0",
    ]
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        status = command.main(["hashi", *terms, "--processes", str(processes), "--out", str(file), "--json"])
    assert status == 0
    found: dict[str, Any] = json.loads(told.getvalue())
    return found


def rows(args: argparse.Namespace) -> Iterator[str]:
    """The tables, a line at a time."""
    yield "| bot | side | deals | mean | islands | red | blue | linked | ms a turn |\n" + "|---" * 9 + "|"
    for bot in args.bots.split(","):
        for board in "AB":
            one = run(args.out, bot, 1, board, args.games, args.processes)
            points = " | ".join(f"{one[name]:.2f}" for name in ("islands", "red", "blue", "linked"))
            mean = f"{one['mean']:.2f} ± {one['stderr']:.2f}"
            time = 1000 * one["seconds_per_turn"]
            yield f"| `{bot}` | {board} | {one['games']} | {mean} | {points} | {time:.1f} |"
    for board in "AB" if args.tables else "":
        one = run(args.out, TABLE, 4, board, args.tables, args.processes)
        wins = ", ".join(
            f"{100 * share:.1f} ± {100 * error:.1f} %"
            for share, error in zip(one["wins"], one["wins_stderr"], strict=True)
        )
        means = ", ".join(f"{mean:.1f}" for mean in one["means"])
        yield f"\n{TABLE} on side {board}, {one['games']} games: wins {wins}; points {means}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("runs/campaign"))
    parser.add_argument("--bots", default=",".join(ALONE))
    parser.add_argument("--games", type=int, default=1000, help="deals per side and bot")
    parser.add_argument("--tables", type=int, default=400, help="four-player games per side; 0 for none")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for row in rows(args):
        print(row, flush=True)


if __name__ == "__main__":
    main()
