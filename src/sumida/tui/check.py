"""`sumida check FILE…`: are these the records of valid games?"""

from __future__ import annotations

from collections.abc import Sequence

from sumida.arguments import Parser
from sumida.files import read_record
from sumida.kernel import GameError
from sumida.printing import show, show_error
from sumida.records import read_game, replay


def main(argv: Sequence[str]) -> int:
    """Check every move of each record.

    Exits with 0 for valid, finished games, 1 if one is valid but unfinished, 2 for anything else.
    """
    parser = Parser("sumida check", description=main.__doc__)
    parser.add_argument("files", nargs="+", metavar="file", help="a record (- for standard input)")
    parser.add_argument("--quiet", action="store_true", help="print nothing but errors")
    options = parser.parse_args(argv)
    if len(options.files) == 1:
        return _check(options.files[0], "", quiet=options.quiet)
    return max(_try(file, quiet=options.quiet) for file in options.files)


def _try(file: str, *, quiet: bool) -> int:
    """Check one of several: a wrong one does not keep the others from being checked."""
    try:
        return _check(file, f"{file}: ", quiet=quiet)
    except GameError as error:
        told = str(error)
        show_error("sumida", told if told.startswith(f"{file}: ") else f"{file}: {told}")
        return 2


def _check(file: str, heading: str, *, quiet: bool) -> int:
    played = replay(read_record(file, read_game))
    if not quiet:
        state = "finished" if played.over else "unfinished"
        scores = ", ".join(map(str, played.states[-1].scores))
        moves = len(played.record.moves)
        show(
            f"{heading}{played.record.game}, {played.setup.players} players: "
            f"{moves} valid moves, {state}, score {scores}"
        )
    return 0 if played.over else 1
