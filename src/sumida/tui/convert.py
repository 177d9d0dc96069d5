"""`sumida convert`: records from and to hanab.live's JSON and URL forms."""

from __future__ import annotations

from collections.abc import Sequence

from sumida import codec
from sumida.arguments import Parser
from sumida.files import read_text, write_text
from sumida.hanabi import hanablive
from sumida.kernel import Record
from sumida.printing import show_error
from sumida.records import read_any, replay

FORMS = ("sumida", "hanab-live", "hanab-live-url")


def main(argv: Sequence[str]) -> int:
    """Read FILE in any of the forms, check every move, and write it in the form asked for."""
    parser = Parser("sumida convert", description=main.__doc__)
    parser.add_argument(
        "file", help="a record, a hanab.live game, or a file with its URL (- for standard input)"
    )
    parser.add_argument("--to", choices=FORMS, default="sumida")
    parser.add_argument("--out", default="-", help="where to write it (default: standard output)")
    options = parser.parse_args(argv)
    record, left_out = read_any(read_text(options.file))
    replay(record)
    _say_left_out((*left_out, *_lost(record, options.to)))
    write_text(options.out, _write(record, options.to))
    return 0


def _lost(record: Record, form: str) -> list[str]:
    """What the form asked for cannot hold."""
    names = ["names"] if form == "hanab-live-url" and record.names else []
    kept = form != "sumida" and record.game == "hanabi" and not record.setup.get("strikeout_scores_zero")
    struck_out = kept and replay(record).states[-1].view(None).ended == "strikes"
    return names + (["the points of the strike-out (hanab.live scores 0)"] if struck_out else [])


def _say_left_out(things: Sequence[str]) -> None:
    if things:
        show_error("sumida convert", f"left out: {', '.join(things)}")


def _write(record: Record, form: str) -> str:
    if form == "hanab-live":
        return hanablive.dump_json(record) + "\n"
    if form == "hanab-live-url":
        return hanablive.dump_url(record) + "\n"
    return codec.write_record(record)
