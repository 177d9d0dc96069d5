"""Cross-play: every pair of Hanabi bots, at tables of two (`--bots learned,learned:OTHER.npz,partner`).

The table has a row for the bot that begins and a column for its partner. Bots trained separately develop
conventions of their own, so self-play (the diagonal) and cross-play scores differ. Learned bots without
search are evaluated in batches; the deals are those of `sumida arena`.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from sumida import bots
from sumida.arguments import Parser, read_count
from sumida.bots.names import split_names
from sumida.hanabi.learned.policy import Policy
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.kernel import GameError, Json
from sumida.lab.arena import forfeits, report, workers
from sumida.lab.arena.command import add_level, add_limits
from sumida.lab.arena.deals import Run
from sumida.lab.arena.hanabi import ARENA_GAME
from sumida.lab.train.hanabi.evaluate import evaluate
from sumida.printing import show_error

PAGE = "docs/bots.md"
MARKER = "crossplay"
PLAIN = "learned"
"""The bot that is evaluated in batches, whatever its weights."""
Pair = tuple[str, str]


def main(argv: Sequence[str]) -> int:
    """Run the command; 0 when the table is complete, 2 when it was refused."""
    args = parser().parse_args(argv)
    try:
        crossplay(args, argv)
    except GameError as error:
        show_error("sumida lab crossplay", error)
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    made = Parser(prog="sumida lab crossplay", description=__doc__)
    made.add_argument(
        "--bots",
        required=True,
        help="separated by commas; learned:FILE plays with other weights, your own bots are FILE.py:CLASS, "
        'MODULE:CLASS or cmd:"COMMAND"',
    )
    made.add_argument("--games", type=read_count, default=200, help="deals for each pair (default 200)")
    made.add_argument("--seed", type=int, default=0, help="seed of the deals (default 0)")
    add_level(made)
    add_limits(made)
    made.add_argument("--json", action="store_true", help="print one JSON object per pair")
    made.add_argument("--update-docs", action="store_true", help=f"write the table into {PAGE}")
    return made


def crossplay(args: argparse.Namespace, argv: Sequence[str]) -> None:
    """Check all arguments, play, report."""
    names = split_names(args.bots)
    setup = ARENA_GAME.setup(ARENA_GAME.options(2, {}))
    for name in names:
        bots.check(ARENA_GAME.game, name, setup.players)
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
        return evaluate(setup, [_policy(name, setup.players) for name in pair], args.seed, args.games)
    run = Run(ARENA_GAME.game, ARENA_GAME.rules, setup.options, pair, args.seed, args.level)
    conduct = workers.Conduct(args.timeout)
    rows = list(workers.play_in_processes(run, range(args.games), args.processes, conduct))
    for line in forfeits.lines(rows):
        print(line, file=sys.stderr)
    return ARENA_GAME.summary(rows) | {"forfeits": forfeits.counts(rows)}


def _policy(name: str, players: int) -> Policy:
    from sumida.hanabi.bots.learned import load_policy
    from sumida.hanabi.learned import weights

    file = name.partition(":")[2]
    return load_policy(Path(file) if file else weights.packaged(players), players)


def table(names: Sequence[str], found: Mapping[Pair, Mapping[str, Json]]) -> str:
    """A row for the bot that begins, a column for its partner."""
    heads = [bots.title(ARENA_GAME.game, name) for name in names]
    rows = [
        [f"**{head}**", *(cell(found[one, other]) for other in names)]
        for head, one in zip(heads, names, strict=True)
    ]
    return "".join(map(report.join_row, [["", *heads], ["---"] * (len(names) + 1), *rows]))


def cell(figures: Mapping[str, Json]) -> str:
    error = figures["stderr"]
    return f"{figures['mean']:.2f}" + (f" ± {error:.2f}" if error is not None else "")


def page() -> tuple[str, str, str]:
    """The page before, inside and after the markers; raises `GameError` if they are missing."""
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
