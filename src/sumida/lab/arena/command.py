"""`sumida arena GAME --bots … --games … --seed …`: bots measured over seeded deals.

Deal number i of a run with seed s is `setup.deal(Random(f"{s}:{i}"))`: the same for all bots, so
that rows can be compared deal by deal, and known to nobody before the seed is named.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

from sumida.kernel import GameError, Json
from sumida.lab.arena import report, workers
from sumida.lab.arena.contests import CONTESTS, contest
from sumida.lab.arena.hashi import BEST, against_best
from sumida.lab.arena.match import Contest, Row, Run
from sumida.lab.arena.progress import watched
from sumida.lab.arena.results import ResultsFile


def main(argv: Sequence[str]) -> int:
    """Run the command; 0 when the run is complete, 2 when it was refused, 130 when interrupted."""
    args = parser().parse_args(argv)
    # A game is played on one core, and other games on the others; read when a bot first asks for numpy.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        run_arena(args, argv)
    except GameError as error:
        print(f"sumida arena: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        again = f"; the same command goes on with {args.out}" if args.out else ""
        print(f"\nsumida arena: interrupted{again}", file=sys.stderr)
        return 130
    return 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="sumida arena", description="Measure bots over seeded deals.")
    made.add_argument("game", choices=sorted(CONTESTS))
    made.add_argument(
        "--bots", required=True, help="one for all seats, or one a seat: partner,partner,cautious"
    )
    made.add_argument("--players", type=int, help="number of seats; as many as bots are named, else 2")
    made.add_argument("--games", type=count, default=1000, help="number of deals (default 1000)")
    made.add_argument("--seed", type=int, default=0, help="names the deals (default 0)")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a setup option")
    made.add_argument("--board", help="Hashi: A, B or a board as text; short for --option board=…")
    made.add_argument("--best", type=Path, metavar="FILE", help="Hashi alone: from benchmarks/hashi_bound.py")
    made.add_argument("--processes", type=count, default=os.cpu_count() or 1, help="default: one a core")
    made.add_argument("--ray", action="store_true", help="play on a Ray cluster instead")
    made.add_argument(
        "--out", type=Path, metavar="FILE.jsonl", help="results file; an unfinished run goes on"
    )
    made.add_argument(
        "--json",
        action="store_true",
        help="print one JSON object; perfect and strikeouts are shares of all games",
    )
    made.add_argument("--plot", type=Path, metavar="FILE", help="draw a histogram of the results")
    made.add_argument(
        "--update-docs", action="store_true", help="write the row into the game's page under docs/"
    )
    return made


def run_arena(args: argparse.Namespace, argv: Sequence[str]) -> None:
    """Check everything that can be refused, play, tell."""
    arena = contest(args.game)
    run = terms(arena, args)
    if args.ray:
        workers.require_ray()
    if args.plot:
        report.require_plots()
    if args.update_docs:
        report.check_page(arena)
    best = best_of(run, args.best) if args.best else {}
    rows = played(run, args)
    summary = arena.summary(rows)
    if args.best:
        summary |= against_best(rows, best)
    if args.plot:
        report.plot(arena, run, rows, args.plot)
    if args.update_docs:
        report.update_page(arena, run, summary, command(argv))
    print(json.dumps(summary) if args.json else told(arena, run, summary))


def terms(arena: Contest, args: argparse.Namespace) -> Run:
    """The run that these arguments name; raises `GameError` for bots or terms that do not exist."""
    names = [name.strip() for name in args.bots.split(",")]
    players = args.players if args.players is not None else max(2, len(names))
    if len(names) not in (1, players):
        raise GameError(
            f"{len(names)} bots are named for {players} players: name one for all seats, or one a seat.",
            "error-bots-and-seats",
            bots=len(names),
            players=players,
        )
    bots = tuple(names if len(names) == players else names * players)
    extra = dict(map(option, args.option)) | ({"board": args.board} if args.board else {})
    options = arena.options(players, extra)
    arena.check(arena.setup(options), bots)
    return Run(arena.game, arena.rules, options, bots, args.seed)


def played(run: Run, args: argparse.Namespace) -> list[Row]:
    """The rows of the run in the order of deals: those on file, and the rest played now."""
    with ResultsFile(args.out, run) if args.out else nullcontext() as file:
        rows = dict(file.rows) if file else {}
        missing = [number for number in range(args.games) if number not in rows]
        for row in watched(new_rows(run, missing, args), args.games - len(missing), args.games, sys.stderr):
            rows[row["deal"]] = row
            if file:
                file.add(row)
    return [rows[number] for number in range(args.games)]


def best_of(run: Run, path: Path) -> Mapping[int, Row]:
    """The best possible scores of the same deals; raises `GameError` for a file about others."""
    with ResultsFile(path, replace(run, bots=(BEST,))) as file:
        return file.rows


def new_rows(run: Run, numbers: Iterable[int], args: argparse.Namespace) -> Iterator[Row]:
    if args.ray:
        return workers.play_on_ray(run, numbers)
    return workers.play_in_processes(run, numbers, args.processes)


def told(arena: Contest, run: Run, summary: dict[str, Json]) -> str:
    lines = [f"{arena.title(run)}, {len(run.bots)} players, seed {run.seed}"]
    lines += [
        f"  {head:<22} {cell}" for head, cell in zip(arena.columns(), arena.cells(summary), strict=True)
    ]
    return "\n".join(lines)


def command(argv: Sequence[str]) -> str:
    """The command that gives the same figures again, without what only concerns this machine."""
    kept: list[str] = []
    skip = False
    for word in argv:
        name = word.partition("=")[0]
        local = name in ("--out", "--plot", "--processes", "--best")
        if not skip and not local and name not in ("--update-docs", "--json", "--ray"):
            kept.append(word)
        skip = local and "=" not in word
    return shlex.join(["sumida", "arena", *kept])


def option(text: str) -> tuple[str, Json]:
    name, found, value = text.partition("=")
    if not found:
        raise GameError(f"{text!r} is no option: write NAME=VALUE.", "error-option-form", option=text)
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is too few: at least 1")
    return number
