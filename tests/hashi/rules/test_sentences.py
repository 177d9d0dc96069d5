"""Every refusal and error of the game has its sentence in every language, with the facts it is given."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from sumida.hashi import rules
from sumida.hashi.rules.game import GAME
from sumida.hashi.rules.legality import BRIDGE_RULES, WRITE_RULES
from sumida.kernel import GameError
from sumida.locales import LANGUAGES, bundle, say

KEY = re.compile(r'"((?:refuse|error|rank)-[a-z-]+)"')
SOURCES = [file for file in files(rules).iterdir() if file.name.endswith(".py")]
KEYS = sorted({key for source in SOURCES for key in KEY.findall(source.read_text("utf-8"))})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    assert len(KEYS) > 50
    assert [key for key in KEYS if not bundle(language).has_message(key)] == []


FACTS: dict[str, str | int] = {"island": "b2", "number": 3, "a": "b2", "b": "b4", "islands": "b2, b4"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [rule.reason for rule in (*WRITE_RULES, *BRIDGE_RULES)])
def test_the_sentence_of_a_rule_needs_only_the_facts_it_is_given(language: str, reason: str) -> None:
    assert "{" not in say(language, reason, FACTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options", [{"players": 7}, {"colour": 1}, {"board": "o x"}, {"deck": "5/3"}, {"board": "o o\no"}]
)
def test_the_sentence_of_an_error_needs_only_the_facts_it_is_given(
    language: str, options: dict[str, object]
) -> None:
    with pytest.raises(GameError) as error:
        GAME.setup(options)
    assert "{" not in say(language, error.value.reason, error.value.facts)
