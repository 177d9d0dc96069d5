"""A suit that nobody has heard of, added as one entry, is played by everything that plays Hanabi."""

from __future__ import annotations

from io import StringIO
from random import Random

import msgspec
import numpy as np
import pytest

from sumida.bots import create
from sumida.hanabi import hanablive
from sumida.hanabi.engines import arrays, compiled
from sumida.hanabi.engines.translation import tables
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.variants import VARIANTS, Suit, Variant
from sumida.hanabi.rules.wire import HanabiWire
from sumida.kernel import GameError, NotationError
from sumida.records import Match
from sumida.tui import hanabi as terminal
from sumida.tui.screen import Screen
from tests.hanabi.engines import test_arrays, test_compiled
from tests.hanabi.positions import random_game

FIVE = VARIANTS["five"].suits
PURPLE = Suit("purple", "p", ("purple",))
DUSK = Suit("dusk", "d", ("red", "blue"), (2, 2, 2, 2, 2))
MADE_UP = {
    variant.name: variant
    for variant in (Variant("six-purple", (*FIVE, PURPLE)), Variant("dusk", (*FIVE, DUSK)))
}


@pytest.fixture(params=list(MADE_UP))
def variant(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Variant:
    """Registers a made-up variant: the entry that `variants.py` would have."""
    made = MADE_UP[request.param]
    monkeypatch.setitem(VARIANTS, made.name, made)
    return made


def setup_of(variant: Variant, players: int) -> HanabiSetup:
    return GAME.setup({"players": players, "variant": variant.name})


def test_the_presets_offer_it(variant: Variant) -> None:
    assert GAME.presets()[f"{variant.name}-3"] == {"players": 3, "variant": variant.name}


@pytest.mark.parametrize("players", range(2, 6))
def test_the_compiled_engine_plays_it_like_the_reference(variant: Variant, players: int) -> None:
    for seed in range(3):
        test_compiled.play_beside(setup_of(variant, players), Random(seed))


@pytest.mark.parametrize("players", range(2, 6))
def test_the_array_engine_plays_it_like_the_reference(variant: Variant, players: int) -> None:
    setup = setup_of(variant, players)
    t, states = tables(setup), random_game(setup, players, careful=True)
    for state, (p, _) in zip(states, test_arrays.replayed(states, arrays.step), strict=True):
        test_arrays.assert_same(state, p, t)
        if not state.ended:
            test_arrays.assert_offers(state, p, t)


def test_notation_record_and_wire_say_the_same_after_a_round_trip(variant: Variant) -> None:
    setup = setup_of(variant, 3)
    deal = setup.deal(Random(1))
    assert setup.parse_deal(str(deal)) == deal
    assert [setup.parse_action(str(action)) for action in setup.actions] == list(setup.actions)
    for state in random_game(setup, 1, careful=True):
        wire = state.view(0).wire()
        assert msgspec.json.decode(msgspec.json.encode(wire), type=HanabiWire) == wire
        assert wire.suits == variant.suits


def test_the_terminal_draws_it(variant: Variant) -> None:
    suit = variant.suits[-1]
    state = random_game(setup_of(variant, 2), 1, careful=True)[-1]
    text = terminal.draw(state.view(0).wire(), ["Ada", "Bo"], Screen(StringIO(), StringIO()), "en")
    assert f"{suit.name} ({suit.letter}) {state.piles[-1]}" in text
    assert any(f"{suit.letter}{rank}" in text for rank in range(1, 6))


@pytest.mark.parametrize("bot", ["random", "cautious", "partner"])
def test_bots_that_follow_the_variant_play_it_to_the_end(variant: Variant, bot: str) -> None:
    setup = setup_of(variant, 3)
    match = Match("hanabi", setup, setup.deal(Random(2)))
    bots = [create("hanabi", bot, 3) for _ in range(3)]
    while not match.over:
        seat = match.state.to_act[0]
        match.move(seat, str(bots[seat].choose(match.state.view(seat))))
    assert match.state.legal(0) == ()


@pytest.mark.parametrize("bot", ["hat", "learned"])
def test_bots_made_for_five_colours_refuse_it(variant: Variant, bot: str) -> None:
    state = random_game(setup_of(variant, 2), 1)[0]
    with pytest.raises(GameError):
        create("hanabi", bot, 2).choose(state.view(0))


def test_hanab_live_refuses_what_it_does_not_know(variant: Variant) -> None:
    setup = setup_of(variant, 2)
    match = Match("hanabi", setup, setup.deal(Random(3)))
    with pytest.raises(NotationError, match=variant.name):
        hanablive.dump_json(match.record())


def test_a_variant_too_large_for_the_compiled_engine_is_refused() -> None:
    large = Variant("large", (*FIVE, PURPLE, DUSK))
    setup = HanabiSetup(variant=large)
    with pytest.raises(GameError, match="7 suits"):
        compiled.tables(setup)
    assert arrays.deal(tables(setup), np.array([large.deck], np.int8)).series.shape == (1, 7)


@pytest.mark.parametrize("letter", ["w", "pp", ""])
def test_a_suit_needs_a_letter_of_its_own(letter: str) -> None:
    with pytest.raises(AssertionError, match="letter"):
        Variant("wrong", (*FIVE, Suit("purple", letter, ("purple",))))


def test_a_colour_is_named_in_one_word() -> None:
    with pytest.raises(AssertionError, match="one word"):
        Variant("wrong", (*FIVE, Suit("dusk", "d", ("dark blue",))))
