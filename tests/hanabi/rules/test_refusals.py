"""Every refusal of Hanabi has a sentence in the locale files with just the facts it is given."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sumida.hanabi
from sumida.hanabi.rules.game import GAME
from sumida.kernel import GameError
from sumida.locales import LANGUAGES, bundle, say_error
from tests.hanabi.positions import after, table

FOLDER = Path(sumida.hanabi.__file__).parent
SOURCES = [file for room in ("rules", "hanablive") for file in sorted((FOLDER / room).glob("*.py"))]
REASONS = sorted(
    {
        reason
        for source in SOURCES
        for reason in re.findall(r'"((?:refuse|error)-[a-z-]+)"', source.read_text("utf-8"))
    }
)


def test_there_are_reasons() -> None:
    assert "refuse-hanabi-clue-self" in REASONS


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_a_sentence(reason: str) -> None:
    assert all(bundle(language).has_message(reason) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("wrong", "language", "sentence"),
    [
        (
            "clue B green",
            "es",
            "Ninguna carta de B es verde, y en esta mesa una pista debe señalar alguna carta.",
        ),
        (
            "clue B 5",
            "pl",
            "Żadna karta B nie ma wartości 5, a przy tym stole wskazówka musi dotyczyć jakiejś karty.",
        ),
        ("discard 1", "pt", "Todas as 8 fichas de pista estão disponíveis: joga ou dá uma pista."),
    ],
)
def test_a_refusal_reads_well(wrong: str, language: str, sentence: str) -> None:
    with pytest.raises(GameError) as refusal:
        after(table("w1 w1 w1 r1 r1  r2 r3 r4 b2 b3"), wrong)
    assert say_error(language, refusal.value) == sentence


def test_no_fact_is_missing_in_a_refusal_of_a_text() -> None:
    setup = GAME.setup({})
    for parse, text in (
        (setup.parse_action, "x"),
        (setup.parse_deal, "x"),
        (setup.parse_deal, "w1"),
        (setup.parse_deal, "x" * 9999),
    ):
        with pytest.raises(GameError) as refusal:
            parse(text)
        assert "{" not in say_error("es", refusal.value)
