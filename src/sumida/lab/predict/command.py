"""How often a bot makes the moves that people made, and how likely it took them to be, by kind of move.

Reads records of Sumida, games of hanab.live (JSON or link, one a file) and safetensors files in the form that
AH2AC2 publishes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import islice

from sumida import bots
from sumida.arguments import Parser, read_count
from sumida.files import read_text
from sumida.hanabi.conventions.levels import HIGHEST
from sumida.kernel import GameError, Record
from sumida.lab.predict.prediction import Prediction
from sumida.lab.predict.tensors import is_tensor_file, open_tensors
from sumida.printing import show, show_error
from sumida.records import read_any

PROGRAM = "sumida lab predict"
SHOWN = 5
"""Games that cannot be read: this many are named, the rest counted."""
HALVES = ("even", "odd")


def main(argv: Sequence[str]) -> int:
    """0 once every file was read, 1 if some games could not be, 2 if nothing could be done."""
    args = parser().parse_args(argv)
    found, failed = Prediction(args.bot, args.level), 0
    try:
        bots.check("hanabi", args.bot, 2)
        for game in games(args.files, args.games, args.half):
            try:
                if isinstance(game, GameError):
                    raise game
                found.add(game)
            except GameError as error:
                failed += 1
                if failed <= SHOWN:
                    show_error(PROGRAM, error)
    except GameError as error:
        show_error(PROGRAM, error)
        return 2
    if failed > SHOWN:
        print(f"{PROGRAM}: {failed - SHOWN} more games could not be read", file=sys.stderr)
    if not found.games:
        show_error(PROGRAM, "no game could be read")
        return 2
    show(as_json(found, failed) if args.json else as_text(found))
    return 1 if failed else 0


def parser() -> Parser:
    made = Parser(PROGRAM, description=__doc__)
    made.add_argument("files", nargs="+", metavar="FILE", help="records, hanab.live games, .safetensors")
    made.add_argument("--bot", default="partner", help="the bot that predicts (default partner)")
    made.add_argument(
        "--level",
        type=int,
        choices=range(HIGHEST + 1),
        metavar="N",
        help="the level of conventions that the players declared; without it they are strangers to the bot",
    )
    made.add_argument("--games", type=read_count, help="read no more than this many games of each file")
    made.add_argument(
        "--half",
        choices=HALVES,
        help="read only the games with an even, or an odd, place in their file, counted from 0",
    )
    made.add_argument("--json", action="store_true", help="print one JSON object")
    return made


def games(files: Sequence[str], most: int | None, half: str | None = None) -> Iterator[Record | GameError]:
    """Game after game; what is wrong with one comes in its place."""
    first, step = (HALVES.index(half), 2) if half else (0, 1)
    for path in files:
        found = open_tensors(path).records() if is_tensor_file(path) else single(path)
        some = islice(found, first, None, step)
        yield from some if most is None else islice(some, most)


def single(path: str) -> Iterator[Record | GameError]:
    """The one game of a file of text."""
    try:
        yield read_any(read_text(path))[0]
    except GameError as error:
        yield type(error)(f"{path}: {error}", error.reason, **error.facts)


def as_json(found: Prediction, failed: int) -> str:
    figures = {kind: tally.figures for kind, tally in found.tallies.items()}
    return json.dumps({"bot": found.bot, "games": found.games, "failed": failed, **figures})


def as_text(found: Prediction) -> str:
    """A line for each kind of move."""
    lines = [f"{found.bot}, {found.games:,} games", f"{'':8}{'moves':>8}{'same move':>12}{'log-loss':>10}"]
    for kind, tally in found.tallies.items():
        if tally.moves:
            top1, loss = tally.same / tally.moves, tally.loss / tally.moves
            lines.append(f"{kind:8}{tally.moves:>8,}{top1:>12.1%}{loss:>10.3f}")
    return "\n".join(lines)
