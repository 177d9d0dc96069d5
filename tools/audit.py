"""Known vulnerabilities in our dependencies: `pip-audit` and `npm audit`, if they can be reached.

    python -m tools.audit

Exits with 1 if a known vulnerability is found. If a tool or its service is missing, it says so and does not
fail, so that `make lint` works without a network.
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
    """What the command printed; None if it could not be run or took too long."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE_S)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout


def python_findings(answer: str | None) -> list[str] | None:
    """The vulnerabilities in the output of pip-audit, one per line; None if that is not valid output."""
    try:
        found = json.loads(answer or "")["dependencies"]
    except (ValueError, KeyError, TypeError):
        return None
    return [
        f"{package['name']} {package['version']}: {vulnerability['id']}"
        for package in found
        for vulnerability in package.get("vulns", ())
    ]


def node_findings(answer: str | None) -> list[str] | None:
    """The vulnerabilities in the output of npm audit, one per line; None if that is not valid output."""
    try:
        found = json.loads(answer or "")["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return None
    return [f"{name}: {vulnerability['severity']}" for name, vulnerability in found.items()]


def audit_python() -> list[str] | None:
    if find_spec("pip_audit") is None:
        return None
    command = [sys.executable, "-m", "pip_audit", "-r", "requirements.lock", "--disable-pip", "-f", "json"]
    return python_findings(run(command, ROOT))


def audit_node() -> list[str] | None:
    npm = shutil.which("npm")
    if npm is None:
        return None
    command = [npm, "audit", "--omit=dev", "--package-lock-only", "--json"]
    return node_findings(run(command, ROOT / "web"))


def report(what: str, found: Iterable[str] | None) -> bool:
    """Print what was found; whether that is a reason to fail."""
    if found is None:
        print(f"{what}: not audited, the tool or its advisory service cannot be reached from here")
        return False
    lines = list(found)
    print(f"{what}: {len(lines)} known vulnerabilities", *lines, sep="\n  ")
    return bool(lines)


def main() -> int:
    found = [report("Python packages", audit_python()), report("Node packages", audit_node())]
    return 1 if any(found) else 0


if __name__ == "__main__":
    raise SystemExit(main())
