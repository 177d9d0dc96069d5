"""`sumida check FILE`: is this the record of a valid game?"""

from __future__ import annotations

from collections.abc import Sequence

from sumida.arguments import Parser
from sumida.files import read_record
from sumida.printing import show
from sumida.records import replay


def main(argv: Sequence[str]) -> int:
    """Check every move of a record.

    Exits with 0 for a valid, finished game, 1 for a valid but unfinished one, 2 for anything else.
    """
    parser = Parser("sumida check", description=main.__doc__)
    parser.add_argument("file", help="a record (- for standard input)")
    parser.add_argument("--quiet", action="store_true", help="print nothing but errors")
    options = parser.parse_args(argv)
    played = replay(read_record(options.file))
    if not options.quiet:
        state = "finished" if played.over else "unfinished"
        scores = ", ".join(map(str, played.states[-1].scores))
        moves = len(played.record.moves)
        show(
            f"{played.record.game}, {played.setup.players} players: "
            f"{moves} valid moves, {state}, score {scores}"
        )
    return 0 if played.over else 1
