"""`sumida convert`: records from and to hanab.live's JSON and URL forms."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from sumida import codec
from sumida.hanabi import hanablive
from sumida.kernel import Record
from sumida.records import replay
from sumida.tui.files import read_text, write_text

FORMS = ("sumida", "hanab-live", "hanab-live-url")


def main(argv: Sequence[str]) -> int:
    """Read FILE in any of the forms, check every move, and write it in the form asked for."""
    parser = argparse.ArgumentParser("sumida convert", description=main.__doc__)
    parser.add_argument(
        "file", help="a record, a hanab.live game, or a file with its URL (- for standard input)"
    )
    parser.add_argument("--to", choices=FORMS, default="sumida")
    parser.add_argument("--out", default="-", help="where to write it (default: standard output)")
    options = parser.parse_args(argv)
    record = read_any(read_text(options.file))
    replay(record)
    write_text(options.out, _write(record, options.to))
    return 0


def read_any(text: str) -> Record:
    """Read a record in any of the known forms, recognised by how the text begins."""
    if not text.lstrip().startswith("{"):
        return hanablive.load_url(text.strip())
    found = codec.decode(text)
    return codec.read_record(text) if "format" in found else hanablive.load(json.dumps(found))


def _write(record: Record, form: str) -> str:
    if form == "hanab-live":
        return hanablive.dump_json(record) + "\n"
    if form == "hanab-live-url":
        return hanablive.dump_url(record) + "\n"
    return codec.write_record(record)
