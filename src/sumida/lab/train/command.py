"""Train the learned bots of a game by self-play; a training run can be resumed."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module


def main(argv: Sequence[str]) -> int:
    """Run the training of the game named first."""
    parser = argparse.ArgumentParser("sumida train", description=__doc__)
    parser.add_argument("game", choices=("hanabi", "hashi"))
    name = parser.parse_args(argv[:1]).game
    words = argv if name == "hanabi" else argv[1:]
    status: int = import_module(f"sumida.lab.train.{name}.run").main(words)
    return status
