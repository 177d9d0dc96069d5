"""Train the learned bots of a game by self-play; a training run can be resumed."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from sumida.arguments import Parser


def main(argv: Sequence[str]) -> int:
    """Run the training of the game named first."""
    parser = Parser("sumida train", description=__doc__)
    parser.add_argument("game", choices=("hanabi", "hashi"))
    name = parser.parse_args(argv[:1]).game
    status: int = import_module(f"sumida.lab.train.{name}.run").main(argv[1:])
    return status
