from __future__ import annotations

import pytest

from sumida.locales import LANGUAGES
from tests.e2e.server import build_page
from tests.web.weight import weights

BUDGET = 150 * 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_scripts_and_styles_of_all_pages_together_weigh_at_most_150_kb(language: str) -> None:
    build_page()
    found = weights(language)
    assert any(name.startswith(f"{language}-") for name in found)
    assert sum(found.values()) <= BUDGET
