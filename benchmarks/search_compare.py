"""Settings of the search side by side, from the lines that
`sumida.lab.train.hanabi.evaluate_search --out` wrote.

    python benchmarks/search_compare.py FILE

A line for each setting: scores, how much better they are than the first setting's over the deals that both
have played, and, if `--truth` was asked for, what the changed moves truly brought of what was claimed.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np


@dataclass
class Setting:
    """What one setting has played."""

    scores: dict[int, int] = field(default_factory=dict)
    brought: list[float] = field(default_factory=list)
    claimed: list[float] = field(default_factory=list)


def by_setting(file: Path) -> dict[str, Setting]:
    """The lines of a file by their settings."""
    found: dict[str, Setting] = {}
    for line in map(json.loads, file.read_text().splitlines()):
        setting = found.setdefault(json.dumps(line["setting"]), Setting())
        setting.scores |= {line["from"] + place: score for place, score in enumerate(line["scores"])}
        setting.brought += line["brought"]
        setting.claimed += [line["claimed"]] * line["games"]
    return found


def figures(numbers: list[float]) -> str:
    return f"{np.mean(numbers):.3f} ± {np.std(numbers, ddof=1) / len(numbers) ** 0.5:.3f}"


def main() -> None:
    found = by_setting(Path(sys.argv[1]))
    base = next(iter(found.values())).scores
    for name, setting in found.items():
        more = [float(score - base[deal]) for deal, score in setting.scores.items() if deal in base]
        mean = figures([float(score) for score in setting.scores.values()])
        truth = (
            f", brought {figures(setting.brought)} of {np.mean(setting.claimed):.3f}"
            if setting.brought
            else ""
        )
        print(f"{len(setting.scores)} deals {mean}, against the first {figures(more)}{truth}: {name}")


if __name__ == "__main__":
    main()
