"""The wheel outside the repository: every install line that we print or document, `uvx` and `pipx`."""

from __future__ import annotations

import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.packaging.conftest import BIN, bare_environment, run

ROOT = Path(__file__).parents[2]
INSTALL = re.compile(r"pip install (?:--upgrade )?'?(sumida(?:\[[\w,]+\])?)'?")
IMPORTS = {
    "sumida": ("starlette",),
    "sumida[cluster]": ("ray",),
    "sumida[envs]": ("gymnasium", "pettingzoo"),
    "sumida[envs,fast]": ("gymnasium", "numba", "pettingzoo"),
    "sumida[fast]": ("numba",),
    "sumida[passkeys]": ("webauthn",),
    "sumida[learn]": ("jax", "matplotlib"),
    "sumida[postgres]": ("asyncpg",),
    "sumida[push]": ("cryptography", "h11"),
    "sumida[solve]": ("ortools",),
}


def install_lines() -> Iterator[str]:
    """What our documentation and our messages tell people to install."""
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    program = (ROOT / "src" / "sumida").rglob("*")
    for path in [*documents, *(path for path in program if path.suffix in (".py", ".ftl"))]:
        text = path.read_text("utf-8")
        assert "pip install sumida[" not in text, f"{path}: a shell takes the brackets for a pattern"
        yield from INSTALL.findall(text)


def extras() -> set[str]:
    """Those that `sumida` names where a module is missing."""
    from sumida.cli import EXTRAS

    return {f"sumida[{extra}]" for extra in EXTRAS.values()}


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with nothing in it."""
    folder = tmp_path_factory.mktemp("bare")
    assert run(BIN / "uv", "venv", "--quiet", folder / "venv", folder=folder).returncode == 0
    return folder / "venv" / "bin" / "python"


def test_every_install_line_is_known_here() -> None:
    assert set(install_lines()) | extras() == set(IMPORTS)


@pytest.mark.parametrize("wanted", IMPORTS)
def test_an_install_line_works_from_the_wheel(wanted: str, wheel: Path, bare: Path, tmp_path: Path) -> None:
    done = run(
        BIN / "uv", "pip", "install", "--python", bare, "--find-links", wheel.parent, wanted, folder=tmp_path
    )
    assert done.returncode == 0, done.stderr
    done = run(bare, "-c", f"import sumida, {', '.join(IMPORTS[wanted])}", folder=tmp_path)
    assert done.returncode == 0, done.stderr


@contextmanager
def serving(*command: str | Path, folder: Path) -> Iterator[str]:
    """A server that this command starts; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = [*command, "serve", "--no-browser", "--no-warm-up", "--port", port]
    process = subprocess.Popen([str(word) for word in words], cwd=folder, env=bare_environment())
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(60)


@pytest.mark.parametrize("runner", [("uvx", "--from"), ("pipx", "run", "--spec")], ids=["uvx", "pipx"])
def test_a_server_starts_from_the_wheel_alone(runner: tuple[str, ...], wheel: Path, tmp_path: Path) -> None:
    program, *words = runner
    with serving(BIN / program, *words, wheel, "sumida", folder=tmp_path) as address:
        wait_for(address)
        assert "<title>Sumida" in httpx.get(address).text
        assert "SIL OPEN FONT LICENSE" in httpx.get(f"{address}/notices.txt").text
        offered = httpx.get(f"{address}/api/catalogue").json()["games"]
        assert [one["helps"] for one in offered] == [[], []], (
            "a core installation can give no hints or reviews"
        )


def wait_for(address: str) -> None:
    give_up = time.monotonic() + 120
    while True:
        try:
            assert httpx.get(f"{address}/healthz").status_code == 200
        except httpx.TransportError:
            assert time.monotonic() < give_up
            time.sleep(0.2)
        else:
            return
