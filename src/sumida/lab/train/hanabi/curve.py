"""Learning curves: `python -m sumida.lab.train.hanabi.curve CURVE.jsonl … --out curve.svg`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from math import ceil
from pathlib import Path

from sumida.arguments import Parser

Y_RANGE = 5
"""Points below the best score at which the chart starts: an untrained policy scores next to nothing."""


def points(files: Sequence[Path]) -> list[dict[str, float]]:
    """The evaluations logged in the files of one training, in order."""
    lines = [json.loads(line) for file in files for line in file.read_text().splitlines()]
    return [line for line in lines if "steps" in line]


def draw(files: Sequence[Path], out: Path) -> None:
    """Draw score and perfect games over the number of training moves."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    found = points(files)
    steps = [point["steps"] / 1e9 for point in found]
    figure, axis = pyplot.subplots(figsize=(7, 4))
    axis.plot(steps, [point["greedy_last"] for point in found], label="greedy policy", color="#c8442f")
    axis.plot(steps, [point["score"] for point in found], label="sampled policy", color="#6b7fa8")
    lowest = ceil(max(point["greedy_last"] for point in found)) - Y_RANGE
    axis.set(xlabel="training moves, in billions", ylabel="mean score", ylim=(lowest, 25))
    share = axis.twinx()
    perfect = [100 * point["perfect"] for point in found]
    share.plot(steps, perfect, label="perfect games, sampled policy, %", color="#b0a070", linestyle=":")
    share.set(ylim=(0, 100))
    figure.legend(loc="lower right", bbox_to_anchor=(0.88, 0.14))
    figure.savefig(out, bbox_inches="tight", metadata={"Date": None} if out.suffix == ".svg" else None)
    pyplot.close(figure)


def main(argv: Sequence[str]) -> int:
    ap = Parser("sumida.lab.train.hanabi.curve", description=__doc__)
    ap.add_argument("files", type=Path, nargs="+")
    ap.add_argument("--out", type=Path, required=True)
    args = ap.parse_args(argv)
    draw(args.files, args.out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
