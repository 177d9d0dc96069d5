"""`python -m sumida.lab.train.hanabi.export CHECKPOINT FILE`: a checkpoint in half precision, to ship."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from sumida.arguments import Parser
from sumida.hanabi.learned import weights
from sumida.hanabi.learned.weights import Weights


def main(argv: Sequence[str]) -> int:
    ap = Parser("sumida.lab.train.hanabi.export", description=__doc__)
    ap.add_argument("checkpoint", type=Path)
    ap.add_argument("file", type=Path)
    ap.add_argument("--players", type=int, default=2)
    ap.add_argument("--critic", action="store_true", help="keep the critic, for search and further training")
    ap.add_argument(
        "--colour-permutations",
        type=int,
        choices=range(1, 6),
        help="the bot averages over this many; default: as the checkpoint says",
    )
    args = ap.parse_args(argv)
    found = weights.load(args.checkpoint, "five", args.players)
    names = ("actor", "critic") if args.critic else ("actor",)
    kept = {name: found.nets[name] for name in names}
    half = {
        name: [(w.astype(np.float16), b.astype(np.float16)) for w, b in net] for name, net in kept.items()
    }
    permutations = args.colour_permutations or found.policy.colour_permutations
    weights.save(args.file, Weights(half, found.facts | {"colour_permutations": permutations}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
