"""The Python of the offline part as one zip: the modules that `sumida.offline` needs, and msgspec for Pyodide.

Used by hatch_build.py. The same sources give the same bytes.
"""

from __future__ import annotations

import ast
import io
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).parent
SOURCES = WEB.parent / "src"
BUILT = WEB / "node_modules" / ".sumida"
"""What is made for the build of the page, and kept out of git and of the lint with the other packages."""
ZIP = BUILT / "python.zip"
PINNED = WEB / "pyodide-requirements.txt"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")
"""Of the Pyodide in package.json."""
ENTRY = "sumida.offline.worker"
BOTS = ("sumida/hanabi/bots", "sumida/hashi/bots")
"""Bots are imported by name, so all their modules count as needed."""
DATA = "sumida/hashi/boards/*.txt"
EPOCH = (2026, 1, 1, 0, 0, 0)


def build() -> None:
    """Write the zip."""
    BUILT.mkdir(parents=True, exist_ok=True)
    found = dict(_ours()) | dict(_msgspec())
    with zipfile.ZipFile(ZIP, "w") as archive:
        for name, data in sorted(found.items()):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), data, zipfile.ZIP_DEFLATED, 9)
    _keep_licence()


def modules() -> list[Path]:
    """The files of all modules that the offline part needs, in order."""
    wanted = [ENTRY, *(_name(file) for folder in BOTS for file in (SOURCES / folder).rglob("*.py"))]
    found: set[Path] = set()
    while wanted:
        file = _file(wanted.pop())
        if file is not None and file not in found:
            found.add(file)
            wanted += _imported(file)
    return sorted(found)


def _name(file: Path) -> str:
    return ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


def _file(module: str) -> Path | None:
    place = SOURCES.joinpath(*module.split("."))
    return next((one for one in (place / "__init__.py", place.with_suffix(".py")) if one.is_file()), None)


def _imported(file: Path) -> Iterator[str]:
    """The modules of ours that a file imports, and the packages they are in."""
    for node in _nodes(ast.parse(file.read_bytes())):
        names = [one.name for one in node.names]
        if isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(f"{node.module}.{name}" for name in names)]
        for name in names:
            parts = name.split(".")
            if parts[0] == "sumida":
                yield from (".".join(parts[:end]) for end in range(1, len(parts) + 1))


def _nodes(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """All imports, but not those that only the type checker makes."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            yield from _nodes(node)


def _ours() -> Iterator[tuple[str, bytes]]:
    for file in [*modules(), *sorted(SOURCES.glob(DATA))]:
        yield file.relative_to(SOURCES).as_posix(), file.read_bytes()


def _msgspec() -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(io.BytesIO(_wheel().read_bytes())) as archive:
        for name in archive.namelist():
            if not name.endswith((".pyi", "/RECORD")):
                yield name, archive.read(name)


def _keep_licence() -> None:
    """For the notices of the page."""
    found = next(data for name, data in _msgspec() if name.endswith("/LICENSE"))
    (BUILT / "msgspec.txt").write_bytes(found)


def _wheel() -> Path:
    """The pinned wheel, downloaded from the index that pip is set up for; its hash is checked."""
    folder = BUILT / "wheels"
    pinned = PINNED.read_text().split()[0].replace("==", "-")
    if not list(folder.glob(f"{pinned}-*.whl")):
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        wanted = ["--no-deps", "--only-binary", ":all:", "--require-hashes", "--requirement", str(PINNED)]
        subprocess.run([*pip, *wanted, *PLATFORM, "--dest", str(folder)], check=True)
    return next(folder.glob(f"{pinned}-*.whl"))


if __name__ == "__main__":
    build()
