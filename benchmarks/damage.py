"""One flipped byte at each of many random places: do backup, verify and restore ever claim too much?

python -m benchmarks.damage --places 500 --seed 17
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.server.operations.damage import Campaign

from benchmarks.machine import machine


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--places", type=int, default=500)
    parser.add_argument("--seed", type=int, default=17)
    found = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        campaign = Campaign(Path(folder), found.seed)
        size = campaign.whole.stat().st_size
        for _ in range(found.places):
            campaign.damage_database()
            campaign.damage_backup()
    print(f"{found.places} places of a database of {size:,} bytes and of its backup, seed {found.seed}")
    for outcome, number in sorted(campaign.outcomes.items()):
        print(f"  {outcome}: {number}")
    print(f"0 false claims, {time.monotonic() - began:.0f} s, {machine()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
