"""What the documentation says is true: its examples run, its commands exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import sumida
from sumida import records, registry
from sumida.cli import COMMANDS

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_in_the_docs_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("module", [sumida, records, registry])
def test_examples_in_the_code_run(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]  # modules are what it takes
    assert tried > 0
    assert failed == 0


def test_every_command_is_documented_and_no_other() -> None:
    text = "\n".join(page.read_text("utf-8") for page in PAGES)
    assert set(re.findall(r"^sumida ([a-z]+)", text, re.MULTILINE)) <= set(COMMANDS)
    assert [name for name in COMMANDS if f"sumida {name}" not in text] == []


def test_every_local_link_leads_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_test_and_file_that_the_docs_name_is_there() -> None:
    written = "\n".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    there = set(re.findall(r"def (test_\w+)", written))
    for page in PAGES:
        text = page.read_text("utf-8")
        assert set(re.findall(r"`(test_\w+)`", text)) <= there, page.name
        for path in re.findall(r"`((?:tests|benchmarks|src|deploy)/[\w./-]+)`", text):
            assert (ROOT / path).exists(), f"{page.name} names {path}"
