"""Review a finished game with the strongest bots.

Hashi: the points expected after every turn, the costliest turns with a better one for each, the best possible
score on this deal, and how much was luck. Hanabi: what the strongest bot would have done, and how the chance
of a perfect score changed.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from typing import TextIO

import msgspec

from sumida.arguments import Parser, read_seat
from sumida.files import read_record
from sumida.kernel import GameError, Record, Seat
from sumida.lab.coach.findings import HanabiReview, HashiReview
from sumida.locales import LANGUAGES, choose_language
from sumida.printing import fold, show, show_error, width
from sumida.records import read_game
from sumida.registry import game

Progress = Callable[[float], None]

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def single_threaded() -> None:
    """Use one thread: networks this small run slower on several, and ten times slower on a busy machine. Call
    this before NumPy is first imported."""
    for name in THREADS:
        os.environ.setdefault(name, "1")


def review(
    record: Record, seat: Seat = 0, progress: Progress = lambda share: None
) -> HashiReview | HanabiReview:
    """Review a game (in Hashi one seat's); raises `GameError` for a record that cannot be reviewed."""
    check_rules(record)
    single_threaded()
    try:
        if record.game == "hashi":
            from sumida.lab.coach import hashi

            return hashi.review(record, seat, progress)
        from sumida.lab.coach import hanabi

        return hanabi.review(record, progress)
    except ModuleNotFoundError as error:
        if error.name not in ("numba", "numpy"):
            raise
        raise GameError(
            "A review needs NumPy and Numba: pip install 'sumida[fast]'.", "error-review-needs-fast"
        ) from error


def check_rules(record: Record) -> None:
    """Refuse a game under older rules: the coach's engines know only the newest."""
    newest = game(record.game).rules
    if record.rules != newest:
        raise GameError(
            f"the coach knows version {newest} of the rules; this game was played under {record.rules}",
            "error-review-rules",
            version=record.rules,
            known=newest,
        )


def review_text(
    found: HashiReview | HanabiReview,
    language: str = "en",
    names: Sequence[str] = (),
    columns: int | None = None,
) -> str:
    """A review as text. Hanabi names players by the letters of their seats, as its moves do."""
    if isinstance(found, HanabiReview):
        from sumida.lab.coach import hanabi_text

        return "\n".join(hanabi_text.lines(found, language, columns))
    from sumida.lab.coach import hashi

    name = names[found.seat] if names else None
    return "\n".join(hashi.lines(found, language, name, columns))


def bar_on(out: TextIO) -> Progress:
    """A progress bar on a terminal, nothing anywhere else."""

    def draw(share: float) -> None:
        if out.isatty():
            out.write(f"\r[{'█' * round(30 * share):·<30}]" + ("\n" if share >= 1 else ""))
            out.flush()

    return draw


def main(argv: Sequence[str]) -> int:
    """0 for a review, 2 and one line for a record that cannot be reviewed."""
    parser = Parser("sumida lab review", description=__doc__)
    parser.add_argument("file", help="the record of a finished game (- for standard input)")
    parser.add_argument("--seat", default="A", help="Hashi: the seat to review, A, B … (default A)")
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args(argv)
    try:
        record = read_record(args.file, read_game)
        seat = read_seat(args.seat, game(record.game, record.rules).setup(record.setup).players)
        found = review(record, seat, bar_on(sys.stderr))
    except GameError as error:
        show_error("sumida lab review", error)
        return 2
    language = args.language or choose_language(os.environ.get("LANG", "en"))
    show(msgspec.json.encode(found).decode() if args.json else _fitted(found, language))
    return 0


def _fitted(found: HashiReview | HanabiReview, language: str) -> str:
    """The text of a review, folded at whole words to the width of the terminal, or to 80 columns."""
    columns = shutil.get_terminal_size().columns
    lines = review_text(found, language, columns=columns).split("\n")
    return "\n".join(fold(line, columns) if width(line) > columns else line for line in lines)
