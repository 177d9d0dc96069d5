"""The README stays short, and its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
BEGIN, END = "<!-- records:begin -->", "<!-- records:end -->"


def test_the_readme_has_at_most_600_words_besides_its_table_of_results() -> None:
    before, _, rest = README.partition(BEGIN)
    text = before + rest.partition(END)[2]
    words = re.findall(r"\w[\w'’.+/-]*", text)
    assert len(words) <= 600


def test_the_table_of_results_has_at_most_eight_rows() -> None:
    table = README.partition(BEGIN)[2].partition(END)[0]
    rows = [line for line in table.splitlines() if line.startswith("|")][2:]
    assert 0 < len(rows) <= 8


def test_the_readme_says_how_to_play_and_how_to_test() -> None:
    assert "\nmake play\n" in README
    assert "\nmake test\n" in README


def slugs(page: str) -> set[str]:
    """The anchors of a page's headings, as the documentation and code hosts make them."""
    headings = re.findall(r"^#+ (.+)$", (ROOT / page).read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


def test_links_into_a_page_lead_to_a_heading() -> None:
    for file in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        for page, anchor in re.findall(r"\]\(([\w/.-]+)#([\w-]+)\)", (ROOT / file).read_text("utf-8")):
            assert anchor in slugs(page), f"{file} links to {page}#{anchor}"
