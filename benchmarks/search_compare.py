"""Settings of the search beside each other, from the lines that `sumida.lab.train.searching --out` wrote.

    python benchmarks/search_compare.py FILE

Every setting is compared with the first one in the file over the deals that both have played.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np


def by_setting(file: Path) -> dict[str, dict[int, int]]:
    """Scores by setting and deal."""
    found: dict[str, dict[int, int]] = {}
    for line in map(json.loads, file.read_text().splitlines()):
        scores = found.setdefault(json.dumps(line["setting"]), {})
        scores |= {line["from"] + place: score for place, score in enumerate(line["scores"])}
    return found


def figures(scores: list[int]) -> str:
    return f"{np.mean(scores):.3f} ± {np.std(scores, ddof=1) / len(scores) ** 0.5:.3f}"


def main() -> None:
    found = by_setting(Path(sys.argv[1]))
    base = next(iter(found.values()))
    for setting, scores in found.items():
        more = [score - base[deal] for deal, score in scores.items() if deal in base]
        mean = figures(list(scores.values()))
        print(f"{len(scores)} deals {mean}, against the first {figures(more)}: {setting}")


if __name__ == "__main__":
    main()
