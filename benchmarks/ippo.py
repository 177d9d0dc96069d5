"""JaxMARL's own IPPO script for Hanabi on our environment, with only its import changed: does it run?

    python -m benchmarks.ippo FOLDER [--updates 4] [--theirs]    # FOLDER: baselines/IPPO of JaxMARL's sources

Needs JaxMARL and what its script imports (flax, optax, distrax, hydra-core, wandb, gymnax), too much for the
tests to depend on; the script itself is in JaxMARL's repository, not in its package.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.machine import machine

SCRIPT = "ippo_ff_hanabi"
IMPORT, OURS = "import jaxmarl\n", "from sumida.envs import jax as jaxmarl\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--updates", type=int, default=4)
    parser.add_argument("--games", type=int, default=64, help="games played in parallel")
    parser.add_argument("--steps", type=int, default=32, help="moves per game and update")
    parser.add_argument("--theirs", action="store_true", help="leave the import as it is, to compare")
    args = parser.parse_args()
    text = (args.folder / f"{SCRIPT}.py").read_text()
    assert text.count(IMPORT) == 1, "the script does not import jaxmarl where it should"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(args.folder / "config", folder / "config")
        (folder / "ippo.py").write_text(text if args.theirs else text.replace(IMPORT, OURS))
        sizes = {
            "NUM_ENVS": args.games,
            "NUM_STEPS": args.steps,
            "TOTAL_TIMESTEPS": args.updates * args.games * args.steps,
        }
        began = time.monotonic()
        ended = subprocess.run(
            [sys.executable, "ippo.py", *(f"{key}={size}" for key, size in sizes.items())],
            cwd=folder,
            env={**os.environ, "WANDB_MODE": "disabled"},
            check=False,
        )
    seconds = time.monotonic() - began
    env = "jaxmarl" if args.theirs else "sumida.envs.jax"
    print(f"{machine()}; {env}: {args.updates} updates in {seconds:.0f} s, exit status {ended.returncode}")
    return ended.returncode


if __name__ == "__main__":
    sys.exit(main())
