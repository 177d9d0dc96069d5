"""List, show, check and make Hashi boards."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from sumida.arguments import Parser
from sumida.files import read_text, write_text
from sumida.hashi import boards
from sumida.hashi.rules.board import named
from sumida.hashi.rules.cards import STANDARD, Deal
from sumida.hashi.rules.game import GAME
from sumida.hashi.rules.generate import DIFFICULTIES, generate
from sumida.kernel import GameError
from sumida.locales import say
from sumida.printing import show
from sumida.tui.hashi import sheet_lines


def main(argv: Sequence[str]) -> int:
    """List the boards, or show, check or make one."""
    options = _parser().parse_args(argv)
    if options.command == "list":
        for name in boards.names():
            named(name)  # a file that is not a board is refused here, as everywhere
            show(f"{name:<12} {board_title(name)}")
    elif options.command == "new":
        write_text(options.out, generate(options.seed, options.difficulty))
    else:
        drawn = _drawn(board_option(options.board))
        show("\n".join(drawn) if options.command == "show" else f"{options.board}: a valid board")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = Parser("sumida boards", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("list", help="the boards offered here, with their titles")
    show = commands.add_parser("show", help="draw a board, with letters for columns and numbers for rows")
    show.add_argument("board", help="the name of a board, or a file")
    check = commands.add_parser(
        "check", help="is this a valid board? exits with 0, or with 2 and the mistake"
    )
    check.add_argument("board", help="the name of a board, or a file")
    new = commands.add_parser("new", help="make a new board that can be solved")
    new.add_argument("--seed", type=int, required=True, help="the same seed makes the same board")
    new.add_argument("--difficulty", choices=DIFFICULTIES, default="medium", help="default: medium")
    new.add_argument("--out", default="-", help="where to write it (default: standard output)")
    return parser


def board_option(name: str) -> str:
    """What `--board` means: a name from the boards folder stays as it is, anything else is a file to read."""
    offered = boards.names()
    if name in offered:
        return name
    if not Path(name).exists():
        known = ", ".join(offered)
        raise GameError(f"there is no board or file {name[:40]!r}; the boards here are {known}")
    return read_text(name)


def board_title(name: str, language: str = "en") -> str:
    """A board's name for people: from the locale files if they have one, else from the board's own file."""
    key = f"board-{name}"
    said = say(language, key)
    return said if said != key else boards.title(name)


def _drawn(board: str) -> list[str]:
    """A blank sheet of this board."""
    view = GAME.setup({"players": 1, "board": board}).start(Deal(STANDARD)).view(0)
    return sheet_lines(view.board, view.sheets[0])
