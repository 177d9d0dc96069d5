"""Each step of the walks in the module map names a function that is in the file beside it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "module-map.md").read_text("utf-8")
STEP = re.compile(r"^\| \d+ \| `([^`]+)` \| ([^|]+) \|", re.MULTILINE)
STEPS = [(path, name) for path, cell in STEP.findall(PAGE) for name in re.findall(r"`([^`]+)`", cell)]


def test_the_map_has_walks() -> None:
    assert len(STEPS) > 30


@pytest.mark.parametrize(("path", "name"), STEPS, ids=lambda part: part.rsplit("/", 1)[-1])
def test_a_step_names_a_function_of_its_file(path: str, name: str) -> None:
    text = (ROOT / path).read_text("utf-8")
    assert re.search(rf"(?<!\w){re.escape(name)}\b", text), f"{path} has no {name}"


@pytest.mark.parametrize("path", re.findall(r"`((?:src|web|tests)/[^`]+)`", PAGE))
def test_every_place_on_the_map_exists(path: str) -> None:
    assert (ROOT / path).exists()
