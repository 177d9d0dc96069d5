"""Environments whose extra is not installed say in one line what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "absent", "extra"),
    [
        ("gymnasium", "gymnasium", "envs"),
        ("pettingzoo", "numpy", "envs"),
        ("pettingzoo", "pettingzoo", "envs"),
        ("vector", "gymnasium", "envs,fast"),
        ("vector", "numba", "envs,fast"),
        ("jax", "jax", "learn"),
    ],
)
def test_an_environment_says_what_to_install(module: str, absent: str, extra: str) -> None:
    code = f"import sys; sys.modules[{absent!r}] = None; import sumida.envs.{module}"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f"pip install 'sumida[{extra}]'" in ended.stderr.splitlines()[-1]
