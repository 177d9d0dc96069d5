"""What is published, built once; and bare environments to install it into."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.release import main as release

BIN = Path(sys.executable).parent


def bare_environment() -> dict[str, str]:
    """Without this checkout, without the environment that runs the tests."""
    ours = ("PYTHONPATH", "VIRTUAL_ENV", "SUMIDA_HOME")
    return {name: value for name, value in os.environ.items() if name not in ours}


def run(*command: str | Path, folder: Path, timeout_s: float = 600) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=bare_environment(),
        capture_output=True,
        text=True,
        timeout=timeout_s,
    )


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with everything that is published."""
    folder = tmp_path_factory.mktemp("dist")
    release(folder)
    return folder


@pytest.fixture(scope="session")
def wheel(dist: Path) -> Path:
    return next(dist.glob("*.whl"))
