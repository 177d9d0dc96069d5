"""Suits have letters of their own in every language, and what is shown can be typed."""

from __future__ import annotations

import io

import pytest

from sumida.hanabi.rules.variants import VARIANTS
from sumida.locales import LANGUAGES, say
from sumida.records import new_game
from sumida.tui.drawing import draw, read_move, say_moves
from sumida.tui.hanabi_words import COLOURS, read_action, say_action, say_card, say_colour, say_letter
from sumida.tui.screen import Screen
from sumida.tui.terminal_game import TerminalGame


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_the_suits_of_a_variant_have_different_letters(variant: str, language: str) -> None:
    suits = VARIANTS[variant].suits
    letters = [say_letter(suit.name, suit.letter, language) for suit in suits]
    assert len(set(letters)) == len(suits)
    assert all(len(letter) == 1 and letter.isalpha() for letter in letters)
    assert language == "ja" or all(letter.isascii() for letter in letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_is_that_of_a_suit_whose_word_begins_with_it(language: str) -> None:
    """B is never blue where blanco or branco begins with B."""
    for colour in COLOURS:
        letter = say_letter(colour, "", language)
        begins = {other for other in COLOURS if say_colour(other, language).startswith(letter)}
        assert not begins or colour in begins or language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_typing_what_is_shown_works(variant: str, language: str) -> None:
    match = new_game("hanabi", players=3, variant=variant, seed=3)
    for shown, legal in zip(say_moves(match, 0, language), match.legal(0), strict=True):
        assert read_move(match, shown, language) == legal
        assert match.setup.parse_action(read_move(match, shown.upper(), language)) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_is_read_by_its_word_its_letter_or_its_english_word(colour: str, language: str) -> None:
    letter = say_letter(colour, "", language)
    for word in (say_colour(colour, language), letter, letter.upper(), colour):
        assert read_action(f"clue  b {word}", language) == f"clue b {colour}"


def test_accents_may_be_left_out() -> None:
    assert read_action("clue B zolty", "pl") == "clue B yellow"
    assert read_action("clue B BIALY", "pl") == "clue B white"
    assert read_action("clue B weiss", "de") == "clue B white"


def test_letters_of_a_japanese_keyboard_are_read() -> None:
    assert read_action("ｃｌｕｅ　Ｂ　赤", "ja") == "clue B red"
    assert read_action("ｐｌａｙ １", "ja") == "play 1"


def test_other_texts_stay_as_they_are() -> None:
    for text in ("play 1", "clue B 3", "clue B plaid", "fly", "clue"):
        assert read_action(text, "es") == text
    assert say_action("clue B 3", "es") == "clue B 3"


def test_the_table_is_drawn_with_the_letters_and_words_of_the_language() -> None:
    match = new_game("hanabi", players=2, seed=1)
    drawn = draw(match, 0, Screen(io.StringIO()), "es")
    assert "blanco (b) 0" in drawn
    assert "azul (z) 0" in drawn
    cards = [held.card for held in match.view(0).wire().hands[1]]
    assert all(say_card(card, "es") in drawn for card in cards)
    assert not any(f" {card} [" in drawn for card in cards if card[0] in "yg")


def test_a_record_keeps_the_english_notation() -> None:
    match = new_game("hanabi", players=2, seed=1)
    match.names = ("Ada", "Bo")
    colour = next(
        text.split()[2] for text in match.legal(0) if text.startswith("clue") and text[-1].isalpha()
    )
    shown = io.StringIO()
    lines = f"clue B {say('pt', f'letter-{colour}')}\nquit\n"
    TerminalGame(match, {}, Screen(shown, io.StringIO("\n" + lines)), "pt", "").run()
    assert match.moves == [(0, f"clue B {colour}")]
    assert set(str(match.record().deal)) <= set("wrbyg12345 ")


def test_a_refusal_lists_the_colours_of_the_language() -> None:
    match = new_game("hanabi", players=2, seed=1)
    match.names = ("Ada", "Bo")
    shown = io.StringIO()
    TerminalGame(match, {}, Screen(shown, io.StringIO("\nclue B plaid\nquit\n")), "es", "").run()
    assert "blanco, rojo, azul, amarillo, verde, 1" in shown.getvalue()
