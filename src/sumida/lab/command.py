"""`sumida lab TOOL …`: reviews of games, bounds of Hashi deals, and Hanabi bots that meet."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from importlib import import_module

TOOLS = {
    "bound": "sumida.lab.bound.solver",
    "crossplay": "sumida.lab.arena.crossplay",
    "review": "sumida.lab.coach.review",
}


def main(argv: Sequence[str]) -> int:
    """Hand over to the tool named first."""
    parser = argparse.ArgumentParser("sumida lab", description=__doc__)
    parser.add_argument("tool", choices=TOOLS)
    tool = parser.parse_args(argv[:1]).tool
    # Games are played one a core; read when a tool asks for numpy.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    status: int = import_module(TOOLS[tool]).main(argv[1:])
    return status
