"""The reference has every public name."""

from __future__ import annotations

from pathlib import Path

import pytest

import sumida

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
MODULES = [
    "bots",
    "client",
    "records",
    "codec",
    "kernel",
    "envs.pettingzoo",
    "envs.gymnasium",
    "envs.rl_env",
    "envs.jax",
    "envs.text",
    "envs.belief",
    "envs.numbering",
]


@pytest.mark.parametrize("name", sumida.__all__)
def test_every_public_name_is_in_the_reference(name: str) -> None:
    assert f"::: sumida.{name}\n" in (REFERENCE / "sumida.md").read_text("utf-8")


@pytest.mark.parametrize("module", MODULES)
def test_every_public_module_is_in_the_reference(module: str) -> None:
    page = (REFERENCE / f"{module.partition('.')[0]}.md").read_text("utf-8")
    assert f"::: sumida.{module}\n" in page
