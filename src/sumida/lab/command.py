"""Review finished games, bound the score on a Hashi deal, count the Hanabi deals that can be won, pair Hanabi
bots, predict the moves of people."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module

from sumida.arguments import Parser

TOOLS = {
    "bound": "sumida.lab.bound.solver",
    "crossplay": "sumida.lab.arena.crossplay",
    "deals": "sumida.lab.deals.command",
    "predict": "sumida.lab.predict.command",
    "review": "sumida.lab.coach.review",
}


def main(argv: Sequence[str]) -> int:
    """Run the tool named first."""
    parser = Parser("sumida lab", description=__doc__)
    parser.add_argument("tool", choices=TOOLS)
    tool = parser.parse_args(argv[:1]).tool
    # One core per game; OpenBLAS reads this when a tool imports numpy.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    status: int = import_module(TOOLS[tool]).main(argv[1:])
    return status
