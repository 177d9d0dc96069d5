"""The audit fails on a known vulnerability and on nothing else."""

from __future__ import annotations

import pytest
from tools.audit import node_findings, python_findings, report

PIP = """{"dependencies": [
  {"name": "x", "version": "1", "vulns": [{"id": "PYSEC-1"}]}, {"name": "y", "skip_reason": ""}
]}"""
NPM = '{"vulnerabilities": {"left-pad": {"severity": "high"}}}'


def test_a_known_vulnerability_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert report("Python", python_findings(PIP))
    assert report("Node", node_findings(NPM))
    assert capsys.readouterr().out.count("1 known vulnerabilities") == 2


@pytest.mark.parametrize("answer", [None, "", "<html>", "[]", '{"message": "request failed", "error": {}}'])
def test_a_service_that_cannot_be_reached_is_reported_and_fails_nothing(
    answer: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not report("Python", python_findings(answer))
    assert not report("Node", node_findings(answer))
    assert capsys.readouterr().out.count("not audited") == 2


def test_nothing_found_passes() -> None:
    assert not report("Python", python_findings('{"dependencies": []}'))
    assert not report("Node", node_findings('{"vulnerabilities": {}}'))
