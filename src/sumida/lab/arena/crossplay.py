"""`sumida lab crossplay --bots learned,learned:OTHER.npz,partner`: every bot with every other, by twos.

Who begins stands at the left, the partner at the top. Players that learned apart speak languages of their
own: what each scores with itself and what two of them score together is told here side by side. Learned
bots without search meet many tables at a time; the games are those of `sumida arena`, deal by deal.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from sumida.hanabi.rules.setup import HanabiSetup
from sumida.kernel import GameError, Json
from sumida.lab.arena import report, workers
from sumida.lab.arena.command import count
from sumida.lab.arena.hanabi import CONTEST
from sumida.lab.arena.match import Run
from sumida.lab.arena.named import PLAIN, Named
from sumida.lab.train.hanabi.evaluate import evaluate

PAGE = "docs/bots.md"
MARKER = "crossplay"
Pair = tuple[str, str]


def main(argv: Sequence[str]) -> int:
    """Run the command; 0 when the table is complete, 2 when it was refused."""
    args = parser().parse_args(argv)
    try:
        crossplay(args, argv)
    except GameError as error:
        print(f"sumida lab crossplay: {error}", file=sys.stderr)
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="sumida lab crossplay", description=__doc__)
    made.add_argument("--bots", required=True, help="with commas; learned:FILE plays with other weights")
    made.add_argument("--games", type=count, default=200, help="deals of each pair (default 200)")
    made.add_argument("--seed", type=int, default=0, help="names the deals (default 0)")
    made.add_argument("--processes", type=count, default=os.cpu_count() or 1, help="default: one a core")
    made.add_argument("--json", action="store_true", help="print one JSON object a pair")
    made.add_argument("--update-docs", action="store_true", help=f"write the table into {PAGE}")
    return made


def crossplay(args: argparse.Namespace, argv: Sequence[str]) -> None:
    """Check everything that can be refused, play, tell."""
    names = [name.strip() for name in args.bots.split(",")]
    setup = CONTEST.setup(CONTEST.options(2, {}))
    CONTEST.check(setup, names)
    if args.update_docs:
        page()
    found: dict[Pair, Mapping[str, Json]] = {}
    for pair in [(one, other) for one in names for other in names]:
        found[pair] = figures(setup, pair, args)
        if args.json:
            print(json.dumps({"bots": pair, **found[pair]}), flush=True)
    text = table(names, found)
    if not args.json:
        print(text, end="")
    if args.update_docs:
        write(text, args.games, command(argv))


def figures(setup: HanabiSetup, pair: Pair, args: argparse.Namespace) -> Mapping[str, Json]:
    """Mean, standard error and so on of one pair."""
    if all(name.partition(":")[0] == PLAIN for name in pair):
        policies = [Named.read(name).policy(setup.players) for name in pair]
        return evaluate(setup, policies, args.seed, args.games)
    run = Run(CONTEST.game, CONTEST.rules, setup.options, pair, args.seed)
    return CONTEST.summary(list(workers.play_in_processes(run, range(args.games), args.processes)))


def table(names: Sequence[str], found: Mapping[Pair, Mapping[str, Json]]) -> str:
    """A row for who begins, a column for the partner."""
    heads = [title(name) for name in names]
    rows = [
        [f"**{head}**", *(cell(found[one, other]) for other in names)]
        for head, one in zip(heads, names, strict=True)
    ]
    return "".join(map(report.join_row, [["", *heads], ["---"] * (len(names) + 1), *rows]))


def title(name: str) -> str:
    """A bot as the table names it: weights by the file's name."""
    bot, found, file = name.partition(":")
    return f"{bot}:{Path(file).stem}" if found else bot


def cell(figures: Mapping[str, Json]) -> str:
    error = figures["stderr"]
    return f"{figures['mean']:.2f}" + (f" ± {error:.2f}" if error is not None else "")


def page() -> tuple[str, str, str]:
    """What stands before the table, in its place and after it; raises `GameError` where there is none."""
    path = Path(PAGE)
    if not path.is_file():
        raise GameError(f"There is no {PAGE} here: run --update-docs in the root of a checkout.")
    return report.split_page(path.read_text(encoding="utf-8"), MARKER, PAGE)


def write(text: str, games: int, command: str) -> None:
    before, _, after = page()
    note = f"\n{games:,} games a pair, two players: `{command}`\n"
    Path(PAGE).write_text(before + text + note + after, encoding="utf-8")


def command(argv: Sequence[str]) -> str:
    """The command that gives the same figures again."""
    args = parser().parse_args(argv)
    words = ["--bots", args.bots, "--games", str(args.games), "--seed", str(args.seed)]
    return shlex.join(["sumida", "lab", "crossplay", *words])
