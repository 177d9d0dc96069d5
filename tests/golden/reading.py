"""Golden games as records, for programs that replay them."""

from __future__ import annotations

import json
import re
from pathlib import Path

from sumida.kernel import Record
from sumida.registry import game

MOVE = re.compile(r"^ *\d+  ([A-E])  (.+)$", re.MULTILINE)


def golden_record(file: Path) -> Record:
    """The game in a golden file."""
    text = file.read_text("utf-8")
    name, setup, deal = (line[7:] for line in text.splitlines()[:3])
    moves = tuple(("ABCDE".index(seat), action) for seat, action in MOVE.findall(text))
    return Record(name, game(name).rules, json.loads(setup), deal, moves)
