"""Compare search settings from the lines that `sumida.lab.train.hanabi.evaluate_search --out` wrote.

    python benchmarks/search_compare.py FILE

One line per setting: its score, its gain over the first setting on the deals that both have played and, with
`--check-shuffles`, the actual gain of its deviations beside the gain that the search had estimated.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np


@dataclass
class Setting:
    """The results of one setting."""

    scores: dict[int, int] = field(default_factory=dict)
    actual_gains: list[float] = field(default_factory=list)
    estimated_gains: list[float] = field(default_factory=list)


def by_setting(file: Path) -> dict[str, Setting]:
    """The lines of a file, grouped by setting."""
    found: dict[str, Setting] = {}
    for line in map(json.loads, file.read_text().splitlines()):
        setting = found.setdefault(json.dumps(line["setting"]), Setting())
        setting.scores |= {line["from"] + place: score for place, score in enumerate(line["scores"])}
        setting.actual_gains += line["actual_gains"]
        setting.estimated_gains += [line["estimated_gain"]] * line["games"]
    return found


def mean_and_error(numbers: list[float]) -> str:
    return f"{np.mean(numbers):.3f} ± {np.std(numbers, ddof=1) / len(numbers) ** 0.5:.3f}"


def main() -> None:
    found = by_setting(Path(sys.argv[1]))
    baseline = next(iter(found.values())).scores
    for name, setting in found.items():
        gains = [float(score - baseline[deal]) for deal, score in setting.scores.items() if deal in baseline]
        mean = mean_and_error([float(score) for score in setting.scores.values()])
        check = (
            f", actual gain {mean_and_error(setting.actual_gains)}"
            f" (estimated {np.mean(setting.estimated_gains):.3f})"
            if setting.actual_gains
            else ""
        )
        print(
            f"{len(setting.scores)} deals {mean}, gain over the first {mean_and_error(gains)}{check}: {name}"
        )


if __name__ == "__main__":
    main()
