"""Every reason tables and server give has its sentence in the locale files, with the facts it needs."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

from sumida.locales import LANGUAGES, say
from sumida.server.errors import ERRORS
from sumida.tables.chat import PHRASES
from sumida.tables.refusals import REFUSALS

ALL = {**REFUSALS, **ERRORS}
SOURCE = Path(__file__).parents[3] / "src/sumida"


@pytest.mark.parametrize("reason", ALL)
def test_every_reason_can_be_said_with_its_facts(reason: str) -> None:
    facts = {name: f"‹{name}›" for _, name, _, _ in Formatter().parse(ALL[reason]) if name}
    said = say("en", reason, facts)
    assert said != reason
    assert all(fact in said for fact in facts.values())
    plain = ALL[reason].format(**facts)
    assert said.rstrip(".").casefold() == plain.casefold(), "code and locale file say the same"


OF_ONE_GAME = re.compile(r"\b(hands|cards?|manos?|mãos?|cartas?|kart\w*|r[ęą]\w*k\w*)\b", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REFUSALS)
def test_tables_of_both_games_refuse_in_words_that_fit_both(reason: str, language: str) -> None:
    assert not OF_ONE_GAME.search(say(language, reason))


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_can_be_said(phrase: str) -> None:
    assert say("en", phrase) != phrase


def test_no_reason_is_used_that_is_not_listed_and_none_listed_is_unused() -> None:
    used: set[str] = set()
    for folder in ("tables", "server", "offline"):
        for file in (SOURCE / folder).rglob("*.py"):
            if file.name not in ("refusals.py", "errors.py"):
                used |= set(
                    re.findall(r'(?:refuse|error)\(\s*"((?:refuse|error)-[a-z-]+)"', file.read_text("utf-8"))
                )
                used |= set(re.findall(r'"((?:refuse|error)-[a-z-]+)" if', file.read_text("utf-8")))
                used |= set(re.findall(r'else "((?:refuse|error)-[a-z-]+)"', file.read_text("utf-8")))
    assert used == set(ALL)
