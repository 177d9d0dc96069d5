"""The audit fails on a known hole and on nothing else."""

from __future__ import annotations

import pytest
from tools.audit import node_holes, python_holes, tell

PIP = """{"dependencies": [
  {"name": "x", "version": "1", "vulns": [{"id": "PYSEC-1"}]}, {"name": "y", "skip_reason": ""}
]}"""
NPM = '{"vulnerabilities": {"left-pad": {"severity": "high"}}}'


def test_a_known_hole_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert tell("Python", python_holes(PIP))
    assert tell("Node", node_holes(NPM))
    assert capsys.readouterr().out.count("1 known holes") == 2


@pytest.mark.parametrize("answer", [None, "", "<html>", "[]", '{"message": "request failed", "error": {}}'])
def test_a_service_that_cannot_be_reached_is_told_and_fails_nothing(
    answer: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not tell("Python", python_holes(answer))
    assert not tell("Node", node_holes(answer))
    assert capsys.readouterr().out.count("not audited") == 2


def test_nothing_found_passes() -> None:
    assert not tell("Python", python_holes('{"dependencies": []}'))
    assert not tell("Node", node_holes('{"vulnerabilities": {}}'))
