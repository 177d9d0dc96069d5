"""Known holes in what we depend on: `pip-audit` and `npm audit`, where their services can be reached.

    python -m tools.audit

Ends with 1 when a known hole is found. Where a tool or its service is not there, one sentence says so, and
nothing fails: a machine without network can still lint.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
PATIENCE_S = 120


def run(command: list[str], folder: Path) -> str | None:
    """What the command wrote, None when it could not be run or took too long."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE_S)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout


def python_holes(answer: str | None) -> list[str] | None:
    """Lines about holes in the answer of pip-audit, None when it is no answer."""
    try:
        found = json.loads(answer or "")["dependencies"]
    except (ValueError, KeyError, TypeError):
        return None
    return [
        f"{package['name']} {package['version']}: {hole['id']}"
        for package in found
        for hole in package.get("vulns", ())
    ]


def node_holes(answer: str | None) -> list[str] | None:
    """Lines about holes in the answer of npm audit, None when it is no answer."""
    try:
        found = json.loads(answer or "")["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return None
    return [f"{name}: {hole['severity']}" for name, hole in found.items()]


def audit_python() -> list[str] | None:
    if find_spec("pip_audit") is None:
        return None
    command = [sys.executable, "-m", "pip_audit", "-r", "requirements.lock", "--disable-pip", "-f", "json"]
    return python_holes(run(command, ROOT))


def audit_node() -> list[str] | None:
    npm = shutil.which("npm")
    if npm is None:
        return None
    command = [npm, "audit", "--omit=dev", "--package-lock-only", "--json"]
    return node_holes(run(command, ROOT / "web"))


def tell(what: str, holes: Iterable[str] | None) -> bool:
    """Say what was found; whether that is a reason to fail."""
    if holes is None:
        print(f"{what}: not audited, the tool or its advisory service cannot be reached from here")
        return False
    lines = list(holes)
    print(f"{what}: {len(lines)} known holes", *lines, sep="\n  ")
    return bool(lines)


def main() -> int:
    found = [tell("Python packages", audit_python()), tell("Node packages", audit_node())]
    return 1 if any(found) else 0


if __name__ == "__main__":
    raise SystemExit(main())
