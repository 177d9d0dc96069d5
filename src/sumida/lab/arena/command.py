"""`sumida arena GAME --bots … --games … --seed …`: bots measured over seeded deals.

Deal number i of a run with seed s is `setup.deal(Random(f"{s}:{i}"))`: the same for all bots, so that
results can be compared deal by deal.
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

from sumida import bots, files
from sumida.arguments import Parser, read_count, read_limit
from sumida.bots.names import split_names
from sumida.hanabi.conventions.levels import HIGHEST
from sumida.kernel import GameError, Json
from sumida.lab.arena import forfeits, report, workers
from sumida.lab.arena.deals import RECORD, ArenaGame, Row, Run
from sumida.lab.arena.games import GAMES, arena_game
from sumida.lab.arena.hashi import BEST, against_best
from sumida.lab.arena.progress import with_progress
from sumida.lab.arena.results import ResultsFile
from sumida.printing import show_error


def main(argv: Sequence[str]) -> int:
    """Run the command; 0 when the run is complete, 2 when it was refused, 130 when interrupted."""
    args = parser().parse_args(argv)
    # One core per game; OpenBLAS reads this when a bot first imports numpy.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        run_arena(args, argv)
    except GameError as error:
        show_error("sumida arena", error)
        return 2
    except KeyboardInterrupt:
        again = f"; the same command continues {args.out}" if args.out else ""
        print(f"\nsumida arena: interrupted{again}", file=sys.stderr)
        return 130
    return 0


def parser() -> argparse.ArgumentParser:
    made = Parser(prog="sumida arena", description="Measure bots over seeded deals.")
    made.add_argument("game", choices=sorted(GAMES))
    made.add_argument(
        "--bots",
        required=True,
        help="one for all seats, or one per seat: partner,partner,cautious; your own as FILE.py:CLASS, "
        'MODULE:CLASS or cmd:"COMMAND", other weights as learned:FILE',
    )
    made.add_argument(
        "--players", type=int, help="number of seats (default: the number of bots named, at least 2)"
    )
    made.add_argument("--games", type=read_count, default=1000, help="number of deals (default 1000)")
    made.add_argument("--seed", type=int, default=0, help="seed of the deals (default 0)")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a setup option")
    made.add_argument(
        "--board", help="Hashi: the name of a board, or a board as text; short for --option board=…"
    )
    made.add_argument(
        "--best",
        type=Path,
        metavar="FILE",
        help="Hashi solo: best possible scores from benchmarks/hashi_bound.py",
    )
    add_level(made)
    add_limits(made)
    made.add_argument("--ray", action="store_true", help="play on a Ray cluster instead")
    made.add_argument(
        "--out", type=Path, metavar="FILE.jsonl", help="results file; an unfinished run is continued"
    )
    made.add_argument(
        "--records",
        type=Path,
        metavar="DIR",
        help="keep every game as a record, for check, replay and review",
    )
    made.add_argument(
        "--json",
        action="store_true",
        help="print one JSON object; perfect and strikeouts are shares of all games",
    )
    made.add_argument("--plot", type=Path, metavar="FILE", help="draw a histogram of the results")
    made.add_argument(
        "--update-docs", action="store_true", help="write the result into the game's page under docs/"
    )
    return made


def run_arena(args: argparse.Namespace, argv: Sequence[str]) -> None:
    """Check all arguments, play, report."""
    game = arena_game(args.game)
    run = requested_run(game, args)
    if args.ray:
        workers.require_ray()
    if args.plot:
        report.require_plots()
    if args.update_docs:
        report.check_page(game)
    best = best_of(run, args.best) if args.best else {}
    rows = played(run, args)
    summary = game.summary(rows) | {"forfeits": forfeits.counts(rows)}
    if args.best:
        summary |= against_best(rows, best)
    if args.plot:
        report.plot(game, run, rows, args.plot)
    if args.update_docs:
        report.update_page(game, run, summary, command(argv))
    print(json.dumps(summary) if args.json else summary_text(game, run, summary))
    for line in forfeits.lines(rows):
        print(line, file=sys.stderr if args.json else sys.stdout)


def requested_run(game: ArenaGame, args: argparse.Namespace) -> Run:
    """The run that these arguments describe; raises `GameError` for unknown bots or options."""
    names = split_names(args.bots)
    players = args.players if args.players is not None else max(2, len(names))
    if len(names) not in (1, players):
        raise GameError(
            f"{len(names)} bots are named for {players} players: name one for all seats, or one per seat.",
            "error-bots-and-seats",
            bots=len(names),
            players=players,
        )
    team = tuple(names if len(names) == players else names * players)
    extra = dict(map(option, args.option)) | ({"board": args.board} if args.board else {})
    options = game.options(players, extra)
    game.setup(options)
    for name in dict.fromkeys(team):
        bots.check(game.game, name, players)
    return Run(game.game, game.rules, options, team, args.seed, declared(game.game, args.level))


def declared(game: str, level: int | None) -> int | None:
    """The level that bots from outside declare; raises `GameError` where there are no conventions."""
    if level is not None and game != "hanabi":
        raise GameError("--level is for Hanabi: other games have no conventions.")
    return level


def played(run: Run, args: argparse.Namespace) -> list[Row]:
    """The rows of the run in order of deals: those in the results file, and the rest played now."""
    with ResultsFile(args.out, run) if args.out else nullcontext() as file:
        rows = dict(file.rows) if file else {}
        missing = [number for number in range(args.games) if number not in rows or unrecorded(number, args)]
        for row in with_progress(
            new_rows(run, missing, args), args.games - len(missing), args.games, sys.stderr
        ):
            keep_record(row, args)
            if file and row["deal"] not in rows:
                file.add(row)
            rows[row["deal"]] = row
    return [rows[number] for number in range(args.games)]


def record_file(number: int, args: argparse.Namespace) -> Path:
    """Where the record of a deal is kept."""
    folder: Path = args.records
    return folder / f"{args.game}-{args.seed}-{number:0{len(str(args.games - 1))}}.json"


def unrecorded(number: int, args: argparse.Namespace) -> bool:
    return args.records is not None and not record_file(number, args).exists()


def keep_record(row: Row, args: argparse.Namespace) -> None:
    """Write the whole game to its file, if it is wanted."""
    text = row.pop(RECORD, None)
    if text is not None:
        files.write_text(str(record_file(row["deal"], args)), text)


def best_of(run: Run, path: Path) -> Mapping[int, Row]:
    """The best possible scores of the same deals; raises `GameError` for a file about other deals."""
    with ResultsFile(path, replace(run, bots=(BEST,))) as file:
        return file.rows


def new_rows(run: Run, numbers: Iterable[int], args: argparse.Namespace) -> Iterator[Row]:
    conduct = workers.Conduct(args.timeout, args.records is not None)
    if args.ray:
        return workers.play_on_ray(run, numbers, conduct)
    return workers.play_in_processes(run, numbers, args.processes, conduct)


def summary_text(game: ArenaGame, run: Run, summary: dict[str, Json]) -> str:
    lines = [f"{game.title(run)}, {report.players(run)}, seed {run.seed}"]
    lines += [f"  {head:<22} {cell}" for head, cell in zip(game.columns(), game.cells(summary), strict=True)]
    return "\n".join(lines)


def command(argv: Sequence[str]) -> str:
    """The command that gives the same figures again, without options that only concern this machine."""
    kept: list[str] = []
    skip = False
    for word in argv:
        name = word.partition("=")[0]
        local = name in ("--out", "--plot", "--processes", "--best", "--records", "--timeout")
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
    except (ValueError, RecursionError):
        return name, value


def add_level(parser: argparse.ArgumentParser) -> None:
    """What bots from outside play."""
    parser.add_argument(
        "--level",
        type=int,
        choices=range(HIGHEST + 1),
        metavar="N",
        help="Hanabi: the level of conventions that bots from outside play, for bots that adapt to it: "
        f"0 none, 1 the basics, up to {HIGHEST} (default: not known)",
    )


def add_limits(parser: argparse.ArgumentParser) -> None:
    """How many processes play, and how long a bot may think."""
    parser.add_argument(
        "--processes",
        type=read_count,
        default=os.cpu_count() or 1,
        help="worker processes (default: one per core)",
    )
    parser.add_argument(
        "--timeout",
        type=read_limit,
        default=bots.TIMEOUT_S,
        metavar="SECONDS",
        help="time for a move of a bot from outside (default %(default)g); a slower one loses the game",
    )
