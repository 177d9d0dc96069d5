"""Everything that is published: the sdist, the wheel built from it, what they contain, and checksums.

    python -m tools.release [FOLDER]     # dist/ unless told otherwise

The same sources give the same bytes. `sumida-VERSION.cdx.json` is the bill of materials (CycloneDX 1.6) of an
installation from requirements.lock and of the packages inside the page.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path

from sumida import __version__

ROOT = Path(__file__).parents[1]
NOTICES = ROOT / "src" / "sumida" / "server" / "static" / "notices.txt"
PINNED = re.compile(r"^([\w.-]+)==([\w.]+)(?: ; [^\\]*)?(.*(?:\n    --hash=.*)*)", re.MULTILINE)
BUNDLED = re.compile(r"^((?:@[\w-]+/)?[\w-]+) (\d[\w.-]*) \(([\w .-]+)\)$", re.MULTILINE)


def build(folder: Path) -> list[Path]:
    """The sdist, and the wheel built from it."""
    _hatchling(ROOT, "sdist", folder)
    sdist = folder / f"sumida-{__version__}.tar.gz"
    with tempfile.TemporaryDirectory() as unpacked:
        with tarfile.open(sdist) as archive:
            archive.extractall(unpacked, filter="data")
        _hatchling(Path(unpacked) / f"sumida-{__version__}", "wheel", folder)
    return [sdist, folder / f"sumida-{__version__}-py3-none-any.whl"]


def _hatchling(source: Path, target: str, folder: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run(command, cwd=source, env=environment, check=True)


def materials(requirements: str, notices: str) -> str:
    """The bill of materials: the pinned Python packages with their hashes, and what the page contains."""
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "sumida", "version": __version__}},
        "components": [*_python_components(requirements), *_page_components(notices)],
    }
    return json.dumps(bill, indent=2) + "\n"


def _python_components(requirements: str) -> Iterator[dict[str, object]]:
    for name, version, rest in PINNED.findall(requirements):
        yield {
            "type": "library",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name}@{version}",
            "hashes": [{"alg": "SHA-256", "content": found} for found in re.findall(r"sha256:(\w+)", rest)],
        }


def _page_components(notices: str) -> Iterator[dict[str, object]]:
    for name, version, licence in BUNDLED.findall(notices):
        yield {
            "type": "library",
            "name": name,
            "version": version,
            "purl": f"pkg:npm/{name.replace('@', '%40')}@{version}",
            "licenses": [{"license": {"id": licence}}],
        }


def checksums(files: list[Path]) -> str:
    """Lines as `sha256sum --check` reads them."""
    return "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    files = build(folder.resolve())
    bill = folder / f"sumida-{__version__}.cdx.json"
    bill.write_text(
        materials((ROOT / "requirements.lock").read_text("utf-8"), NOTICES.read_text("utf-8")), "utf-8"
    )
    (folder / "SHA256SUMS").write_text(checksums([*files, bill]), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "dist"))
