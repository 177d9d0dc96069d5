"""All languages say the same things."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest

from sumida import locales
from sumida.bots import roster
from sumida.hanabi.rules.variants import VARIANTS
from sumida.hashi import boards
from sumida.hashi.rules.scoring import RANKS
from sumida.kernel import GameError, Words
from sumida.locales import LANGUAGES, choose_language, say, say_error, say_words
from sumida.registry import games

FOLDER = files(locales)
FILES = sorted(file.name for file in (FOLDER / "en").iterdir() if file.name.endswith(".ftl"))


def messages(language: str, file: str) -> dict[str, set[str]]:
    """Every message of a file with the facts it uses."""
    text = (FOLDER / language / file).read_text("utf-8")
    parts = re.split(r"^([a-z][A-Za-z0-9-]*) =", text, flags=re.MULTILINE)
    return {
        key: set(re.findall(r"\$([a-z_]+)", body)) for key, body in zip(parts[1::2], parts[2::2], strict=True)
    }


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_facts(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    keys = [key for file in FILES for key in messages(language, file)]
    assert len(keys) == len(set(keys))


def names_shown() -> set[str]:
    """The keys of everything a player can choose by name."""
    keys = {f"board-{name}" for name in boards.names()}
    for variant in VARIANTS.values():
        keys |= {f"variant-{variant.name}"} | {f"colour-{suit.name}" for suit in variant.suits}
        keys |= {f"letter-{suit.name}" for suit in variant.suits}
    for name in games():
        for bot, entry in roster(name).bots.items():
            keys |= {f"botname-{bot.replace('+', '-')}", entry.about}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_suits_boards_and_bots_have_names_in_every_language(language: str) -> None:
    known = {key for file in FILES for key in messages(language, file)}
    assert names_shown() - known == set()


def test_messages_are_filled_in_with_plurals() -> None:
    assert say("en", "term-last-round", {"turns": 1}) == "Last round: 1 turn left."
    assert say("pl", "term-last-round", {"turns": 3}) == "Ostatnia runda: zostały 3 tury."
    assert say_words("es", Words("race-red")) == "Cuatro banderas rojas"


def test_an_unknown_key_stands_for_itself_and_english_for_an_unknown_language() -> None:
    assert say("en", "no-such-key") == "no-such-key"
    assert [choose_language(name) for name in ("pt_BR.UTF-8", "PL", "xx_XX", "")] == ["pt", "pl", "en", "en"]


def test_an_error_is_translated_where_a_translation_exists() -> None:
    assert say_error("es", GameError("in English", "race-red")) == "Cuatro banderas rojas"
    assert say_error("es", GameError("in English", "no-such-key")) == "in English"
    assert say_error("en", GameError("in English", "race-red")) == "in English"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_ranks_names_every_rank_with_the_points_it_needs(language: str) -> None:
    text = say(language, "ranks-all", {})
    for least, key in RANKS:
        wanted = f"{least} {say(language, key, {})}" if least else say(language, key, {})
        assert wanted in text


# Words that speak to the reader as to a stranger; all sentences say tú, tu, ty and du.
FORMAL = {
    "es": "usted|ustedes|escriba|juegue|elija|pruebe|intente|inténtelo|espere|vuelva|instale|libere|abra",
    "pt": "você|vocês|jogue|descarte ou|dê|escreva|liberte|tente|espere|volte|indique|instale|abra|escolha"
    "|a sua análise|antes da sua|para si mesmo",
    "de": "Sie (?:können|müssen|dürfen|haben|sind|möchten)|[a-zäöü]+en Sie|Ihnen|Ihre[mnrs]?",
    "fr": r"vous|votre|vos|Faites|(?!chez|assez)\w+ez",
    "it": "Lei|Suo|Sua|scelga|scriva|prema|attenda|aspetti|provi|riprovi|apra|installi|prego",
    "pl": r"Pan|Pani|Państwo|Państwa|proszę|(?<=\w )Tw(?:ój|oj\w+)",
}


@pytest.mark.parametrize("language", FORMAL)
def test_a_language_addresses_the_reader_in_one_way(language: str) -> None:
    formal = re.compile(rf"\b({FORMAL[language]})\b")
    found = {
        (file, line)
        for file in FILES
        for line in (FOLDER / language / file).read_text("utf-8").splitlines()
        if formal.search(line)
    }
    assert found == set()


def counted(language: str) -> list[tuple[str, str]]:
    """Every message with plural forms, and the fact that it counts."""
    found = []
    for file in FILES:
        text = (FOLDER / language / file).read_text("utf-8")
        parts = re.split(r"^([a-z][A-Za-z0-9-]*) =", text, flags=re.MULTILINE)
        for key, body in zip(parts[1::2], parts[2::2], strict=True):
            if "[one]" in body:
                found.append((key, re.findall(r"\$([a-z_]+) ->", body)[0]))
    return found


def said(language: str, key: str, fact: str, count: int) -> str:
    """The message for a count, with # where the count itself stands, and letters for all other facts."""
    facts: dict[str, str | int] = dict.fromkeys(messages_of(language)[key], "x")
    text = say(language, key, {**facts, fact: count})
    return re.sub(rf"(?<!\d){count}(?!\d)", "#", text)


@cache
def messages_of(language: str) -> dict[str, set[str]]:
    return {key: facts for file in FILES for key, facts in messages(language, file).items()}


SAME_FORM: dict[str, list[tuple[int, ...]]] = {
    "en": [(0, 2, 5, 22, 101)],
    "es": [(0, 2, 5, 22, 101)],
    "pt": [(0, 2, 5, 22, 101)],
    "pl": [(2, 3, 22, 34), (0, 5, 12, 21, 101)],
    "de": [(0, 2, 5, 22, 101)],
    "fr": [(0, 1), (2, 5, 22, 101)],
    "it": [(0, 2, 5, 22, 101)],
    "ja": [(0, 2, 5, 22, 101)],
}
"""Counts that take the same form; 1 has a form of its own, or that of 0."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_takes_the_form_that_people_use(language: str) -> None:
    wrong = []
    for key, fact in counted(language):
        own_zero = re.search(rf"^{key} =[^}}]*?\[0\]", everything(language), re.MULTILINE)
        for counts in SAME_FORM[language]:
            forms = {said(language, key, fact, count) for count in counts if count or not own_zero}
            if len(forms) != 1 or any(re.search(r"\b1\b", form) for form in forms):
                wrong.append((key, forms))
    assert wrong == []


@cache
def everything(language: str) -> str:
    return "\n".join((FOLDER / language / file).read_text("utf-8") for file in FILES)


def test_zero_islands_are_many_in_portuguese() -> None:
    forms = [say("pt", "score-final", {"finished": count, "races": 9}) for count in (0, 1, 2)]
    assert ["0 ilhas" in forms[0], "1 ilha," in forms[1], "2 ilhas" in forms[2]] == [True] * 3
