"""Options, decks and actions as text: what is read, and how everything else is refused."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumida.hanabi.rules.actions import Clue, Discard, Play
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import HanabiSetup, read_options
from sumida.hanabi.rules.variants import VARIANTS
from sumida.kernel import Game, NotationError
from tests.hanabi.positions import deck_text

PRESETS = sorted(GAME.presets())
DEFAULTS = {
    "players": 2,
    "variant": "five",
    "grand_finale": False,
    "strikeout_scores_zero": False,
    "empty_clues": False,
    "hand_adjust": 0,
    "clue_tokens": 8,
    "max_strikes": 3,
    "first_seat": 0,
}


def test_hanabi_is_a_game_of_the_kernel() -> None:
    game: Game = GAME
    assert (game.name, game.rules) == ("hanabi", 1)


def test_options_are_filled_in() -> None:
    assert GAME.setup({}).options == DEFAULTS


@pytest.mark.parametrize("preset", PRESETS)
def test_options_survive_a_round_trip(preset: str) -> None:
    setup = GAME.setup(GAME.presets()[preset])
    assert GAME.setup(setup.options) == setup
    assert hash(GAME.setup(setup.options)) == hash(setup)
    assert list(setup.options) == list(DEFAULTS)


def test_presets_offer_every_player_count_variant_and_option() -> None:
    setups = [GAME.setup(options).options for options in GAME.presets().values()]
    for key, usual in DEFAULTS.items():
        assert {setup[key] for setup in setups} != {usual}
    assert {(setup["variant"], setup["players"]) for setup in setups} == {
        (variant, players) for variant in VARIANTS for players in range(2, 6)
    }


@pytest.mark.parametrize(
    ("options", "parts"),
    [
        ({"players": 6}, ["players", "6", "2, 3, 4, 5"]),
        ({"players": True}, ["players", "True", "2, 3, 4, 5"]),
        ({"players": "2"}, ["players", "'2'"]),
        ({"players": 2.0}, ["players", "a float"]),
        ({"players": 10**9}, ["players", "1000000000"]),
        ({"players": 10**5000}, ["players", "such a number"]),
        ({"players": None}, ["players", "None"]),
        ({"variant": "rainbow"}, ["variant", "'rainbow'", "five, three"]),
        ({"variant": 5}, ["variant", "5"]),
        ({"variant": ["five"]}, ["variant", "a list"]),
        ({"variant": "x" * 10**6}, ["variant"]),
        ({"grand_finale": 1}, ["grand_finale", "1", "true, false"]),
        ({"empty_clues": None}, ["empty_clues", "None"]),
        ({"strikeout_scores_zero": "yes"}, ["strikeout_scores_zero", "'yes'"]),
        ({"hand_adjust": 2}, ["hand_adjust", "-1, 0, 1"]),
        ({"clue_tokens": 0}, ["clue_tokens", "1, 2, 3, 4, 5, 6, 7, 8"]),
        ({"max_strikes": 4}, ["max_strikes", "1, 2, 3"]),
        ({"clue_tokens": True}, ["clue_tokens", "True"]),
        ({"max_strikes": True}, ["max_strikes", "True"]),
        ({"hand_adjust": False}, ["hand_adjust", "False"]),
        ({"first_seat": False}, ["first_seat", "False"]),
        ({"first_seat": 2}, ["first_seat", "0, 1"]),
        ({"first_seat": -1}, ["first_seat", "0, 1"]),
        ({"colour": "red"}, ["colour", "is no option", "players, variant"]),
        ({"x" * 10**6: 1}, ["is no option"]),
        ({3: 1}, ["3", "is no option"]),
        ([], ["options must be an object"]),
        (None, ["options must be an object"]),
    ],
)
def test_wrong_options_are_named_with_what_is_allowed(options: Any, parts: list[str]) -> None:
    with pytest.raises(NotationError) as refusal:
        read_options(options)
    assert all(part in str(refusal.value) for part in parts)
    assert len(str(refusal.value)) < 500
    assert refusal.value.reason


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from(list(DEFAULTS)) | st.text(), json))
def test_any_options_are_read_or_refused(options: dict[str, Any]) -> None:
    try:
        setup = GAME.setup(options)
    except NotationError:
        return
    assert setup.options.items() >= options.items()


def test_deep_nesting_in_an_option_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(NotationError, match="a list"):
        GAME.setup({"players": deep})
    while deep:
        deep = deep.pop()


def test_actions_read_as_at_the_table() -> None:
    assert [str(action) for action in (Play(1), Discard(4), Clue(1, "red"), Clue(1, 3))] == [
        "play 1",
        "discard 4",
        "clue B red",
        "clue B 3",
    ]


def test_all_actions_are_plays_then_discards_then_clues_by_seat_colours_before_ranks() -> None:
    texts = [str(action) for action in HanabiSetup(players=4).actions]
    assert texts[:8] == [f"{verb} {position}" for verb in ("play", "discard") for position in range(1, 5)]
    assert texts[8:] == [
        f"clue {seat} {value}"
        for seat in "ABCD"
        for value in ("white", "red", "blue", "yellow", "green", 1, 2, 3, 4, 5)
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_action_survives_a_round_trip(preset: str) -> None:
    setup = GAME.setup(GAME.presets()[preset])
    for action in setup.actions:
        assert setup.parse_action(str(action)) == action
        assert setup.parse_action(f"  {str(action).upper().replace(' ', '   ')}\n") == action


NO_ACTIONS = """
pass | play | play 0 | play 6 | play one | play 1 2 | play 01 | play 1.0 | play ١ | play 1; | discard -1
clue C red | clue B purple | clue B 6 | clue b | clueBred | clue 1 red
"""


@pytest.mark.parametrize("text", ["", *re.split(r"[|\n]", NO_ACTIONS.strip())])
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.setup({}).parse_action(text)
    assert refusal.value.reason.startswith("error-hanabi-action")
    assert len(str(refusal.value)) < 400


def test_the_refusal_of_an_action_tells_what_would_be_right() -> None:
    with pytest.raises(NotationError, match=r"N from 1 to 5.*one of A, B and V one of white, red"):
        GAME.setup({}).parse_action("fold")


@given(st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    setup = GAME.setup({})
    for said in (text, f"play {text}", f"clue B {text}"):
        with suppress(NotationError):
            assert setup.parse_action(said) in setup.actions


@given(st.sampled_from(PRESETS), st.integers())
def test_every_deck_survives_a_round_trip(preset: str, seed: int) -> None:
    setup = GAME.setup(GAME.presets()[preset])
    deck = setup.deal(Random(seed))
    assert setup.parse_deal(str(deck)) == deck
    assert setup.parse_deal(str(deck).upper().replace(" ", "\n ")) == deck


def test_a_deck_reads_top_first() -> None:
    setup = GAME.setup({})
    text = deck_text(setup.variant, "g5 w1 r3")
    assert text.startswith("g5 w1 r3 w1 w1 w2 w2")
    assert str(setup.parse_deal(text)) == text


def test_a_wrong_card_is_named_with_its_place() -> None:
    with pytest.raises(NotationError, match=r"card 3 of the deck, “p1”.*w, r, b, y, g"):
        GAME.setup({}).parse_deal("w1 w1 p1")


@pytest.mark.parametrize("card", ["w0", "w6", "w", "1w", "w11", "white1", "w１"])
def test_only_a_letter_and_a_rank_is_a_card(card: str) -> None:
    with pytest.raises(NotationError):
        GAME.setup({}).parse_deal(deck_text(VARIANTS["five"], "w1").replace("w1", card, 1))


@pytest.mark.parametrize(
    ("change", "parts"),
    [(("w1 ", ""), "2 × w1.*has 3"), (("g5", "g5 g5"), "2 × g5.*has 1"), (("r1", "w1"), "4 × w1.*has 3")],
)
def test_a_missing_or_doubled_card_is_named(change: tuple[str, str], parts: str) -> None:
    with pytest.raises(NotationError, match=parts) as refusal:
        GAME.setup({}).parse_deal(deck_text(VARIANTS["five"], "").replace(*change, 1))
    assert refusal.value.reason == "error-hanabi-deck"


@pytest.mark.parametrize(("card", "times"), [("w1", 0), ("w1", 500), ("w1 ", 4_000_000), ("g", 10_000_000)])
def test_absurd_decks_are_refused(card: str, times: int) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.setup({}).parse_deal(card * times)
    assert len(str(refusal.value)) < 200


def test_absurd_actions_are_refused() -> None:
    with pytest.raises(NotationError, match="10000000 characters"):
        GAME.setup({}).parse_action("p" * 10_000_000)


@pytest.mark.parametrize("wrong", [None, 5, ["w1"], b"w1"])
def test_decks_and_actions_must_be_texts(wrong: Any) -> None:
    for parse in (GAME.setup({}).parse_deal, GAME.setup({}).parse_action):
        with pytest.raises(NotationError, match="must be a text"):
            parse(wrong)


@given(st.text() | st.lists(st.sampled_from(["w1", "g5", "r2", "x"])).map(" ".join))
def test_any_text_is_a_deck_or_refused(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.setup({}).parse_deal(text)


def test_the_rules_page_names_every_option_and_variant() -> None:
    page = (Path(__file__).parents[3] / "docs/rules/hanabi.md").read_text("utf-8")
    assert [name for name in (*DEFAULTS, *VARIANTS) if f"`{name}`" not in page] == []
