"""`sumida boards`: show, check and make Hashi boards."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from sumida.hashi.rules.generate import DIFFICULTIES, generate
from sumida.registry import game
from sumida.tui.files import board, write_text
from sumida.tui.hashi import sheet_lines


def main(argv: Sequence[str]) -> int:
    """Show, check or make a board."""
    parser = argparse.ArgumentParser("sumida boards", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    show = commands.add_parser("show", help="draw a board with the names of its islands' columns and rows")
    show.add_argument("board", help="A, B or a file")
    check = commands.add_parser("check", help="is this file a board? (status 0, or 2 and the place)")
    check.add_argument("board", help="A, B or a file")
    new = commands.add_parser("new", help="make a board that can be solved")
    new.add_argument("--seed", type=int, required=True)
    new.add_argument("--difficulty", choices=DIFFICULTIES, default="medium")
    new.add_argument("--out", default="-", help="where to write it (standard output)")
    options = parser.parse_args(argv)
    if options.command == "new":
        write_text(options.out, generate(options.seed, options.difficulty))
        return 0
    lines = _drawn(board(options.board))
    print("\n".join(lines) if options.command == "show" else f"{options.board}: a valid board")
    return 0


def _drawn(board: str) -> list[str]:
    setup = game("hashi").setup({"players": 1, "board": board})
    view = setup.start(setup.parse_deal(" ".join(f"{n}/{b}" for n in range(1, 7) for b in range(1, 4)))).view(
        0
    )
    return sheet_lines(view.board, view.sheets[0])
