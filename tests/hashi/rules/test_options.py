"""The options of a game as JSON."""

from __future__ import annotations

import json

import pytest

from sumida.hashi import boards
from sumida.hashi.rules.board import named
from sumida.hashi.rules.game import GAME
from sumida.hashi.rules.setup import HashiSetup
from sumida.kernel import Json, NotationError


def test_missing_options_have_defaults() -> None:
    assert GAME.setup({}) == HashiSetup(players=2, board="A", mistakes="strict", deck="standard")


def test_the_game_names_itself_and_its_rules() -> None:
    assert (GAME.name, GAME.rules) == ("hashi", 1)


def test_presets_are_every_player_count_on_every_board_strict_and_on_paper() -> None:
    presets = GAME.presets()
    terms = {(options["players"], options["board"], options["mistakes"]) for options in presets.values()}
    assert len(presets) == len(terms) == 4 * len(boards.names()) * 2
    assert "solo-A" in presets
    assert "4-players-B-paper" in presets


@pytest.mark.parametrize("name", sorted(GAME.presets()))
def test_options_read_back_through_json(name: str) -> None:
    setup = GAME.setup(GAME.presets()[name])
    assert GAME.setup(json.loads(json.dumps(setup.options))) == setup
    assert hash(GAME.setup(setup.options)) == hash(setup)


def test_a_board_as_text_is_an_option() -> None:
    setup = GAME.setup({"board": "# mine\n" + named("B").text})
    assert setup.board == named("B").text
    assert GAME.setup(setup.options) == setup
    assert setup.layout == named("B")


def test_a_deck_as_text_is_an_option_and_its_order_does_not_matter() -> None:
    setup = GAME.setup({"deck": "6/3 " + "2/1 " * 17})
    assert setup.deck == "2/1 " * 17 + "6/3"
    assert GAME.setup(setup.options) == setup
    assert len(setup.cards) == 18


def test_the_standard_deck_written_out_is_the_standard_deck() -> None:
    text = " ".join(f"{number}/{bridges}" for bridges in (3, 2, 1) for number in range(1, 7))
    assert GAME.setup({"deck": text}) == HashiSetup()


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"players": 0}, "players"),
        ({"players": 5}, "players"),
        ({"players": 10**9}, "players"),
        ({"players": 10**5000}, "players"),
        ({"players": True}, "players"),
        ({"players": "2"}, "players"),
        ({"players": 2.0}, "players"),
        ({"players": None}, "players"),
        ({"board": 1}, "board"),
        ({"board": ["A"]}, "board"),
        ({"mistakes": "lenient"}, "mistakes"),
        ({"mistakes": None}, "mistakes"),
        ({"mistakes": "x" * 10**6}, "mistakes"),
        ({"deck": 18}, "deck"),
    ],
)
def test_a_wrong_value_names_its_option_and_what_is_allowed(options: dict[str, Json], key: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.setup(options)
    assert error.value.reason == "error-hashi-option"
    assert error.value.facts["key"] == key
    assert str(error.value.facts["allowed"]) in str(error.value)
    assert len(str(error.value)) < 200


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(NotationError, match="'colour'; its options are players, board, mistakes, deck"):
        GAME.setup({"colour": "red"})


def test_options_are_an_object() -> None:
    with pytest.raises(NotationError) as error:
        GAME.setup(["players"])  # type: ignore[arg-type]  # as a file may say
    assert error.value.reason == "error-options-type"


def test_a_wrong_board_or_deck_says_where() -> None:
    with pytest.raises(NotationError, match='allowed is "A", "B" or a board as text'):
        GAME.setup({"board": "C"})
    with pytest.raises(NotationError, match="Line 1, column 1"):
        GAME.setup({"board": "C\nD"})
    with pytest.raises(NotationError, match="exactly 18 cards"):
        GAME.setup({"deck": "5/3"})
