"""A folder of Fluent files, as on the page "Add a language", is a language."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from sumida import locales
from sumida.kernel import GameError

ROOT = Path(__file__).parents[2]


@pytest.fixture
def _dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The one step of the page: a copy of the English folder, translated (one sentence of it)."""
    for code in locales.LANGUAGES:
        shutil.copytree(str(files(locales) / code), tmp_path / code)
    shutil.copytree(tmp_path / "en", tmp_path / "nl")
    page = tmp_path / "nl" / "games.ftl"
    text = re.sub("race-red = .*", "race-red = Vier rode vlaggen", page.read_text("utf-8"))
    page.write_text(text, "utf-8")
    monkeypatch.setattr(locales, "files", lambda package: tmp_path)
    monkeypatch.setattr(locales, "LANGUAGES", locales._languages())
    locales.bundle.cache_clear()
    yield
    locales.bundle.cache_clear()


@pytest.mark.usefixtures("_dutch")
def test_a_language_is_added_by_a_folder() -> None:
    assert "nl" in locales.LANGUAGES
    assert locales.choose_language("nl_BE.UTF-8") == "nl"
    assert locales.say("nl", "race-red") == "Vier rode vlaggen"
    assert locales.say_error("nl", GameError("in English", "race-red")) == "Vier rode vlaggen"


def test_no_code_of_the_page_lists_languages() -> None:
    pattern = re.compile("|".join(rf"virtual:locale/{code}\b" for code in locales.LANGUAGES))
    sources = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    assert [str(file) for file in sources if pattern.search(file.read_text("utf-8"))] == []
