"""Beyond the box: suits are data, hands and tokens are options."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import Deck, HanabiSetup
from sumida.hanabi.rules.variants import (
    COUNT_MASK,
    MASK_CACHE_SIZE,
    ONE_OF_EACH,
    VARIANTS,
    Suit,
    Variant,
    rank_of,
    suit_of,
)
from sumida.kernel import IllegalAction
from tests.hanabi.positions import after, legal, table, with_series, with_tokens


@pytest.mark.parametrize(("variant", "suits", "cards"), [("three", 3, 30), ("four", 4, 40), ("six", 6, 60)])
def test_three_to_six_suits(variant: str, suits: int, cards: int) -> None:
    chosen = VARIANTS[variant]
    assert (len(chosen.suits), len(chosen.deck), chosen.best) == (suits, cards, 5 * suits)
    assert chosen.colours == tuple(suit.name for suit in chosen.suits)


@pytest.mark.parametrize("colour", ["white", "red", "blue", "yellow", "green"])
def test_a_multicolour_card_is_touched_by_every_colour_clue(colour: str) -> None:
    state = table("w1 w1 w1 r1 r1  m3 m2 m1 m1 m1", f"clue B {colour}", variant="multicolour")
    assert state.history[-1].touched == (5, 6, 7, 8, 9)


def test_multicolour_is_no_clue() -> None:
    assert VARIANTS["multicolour"].colours == ("white", "red", "blue", "yellow", "green")


def test_a_colour_clue_leaves_multicolour_open() -> None:
    state = table("w1 w1 w1 r1 r1  r3 m2 b1 b1 y1", "clue B red", variant="multicolour")
    variant = state.setup.variant
    assert variant.texts(state.hands[1][0].possible) == variant.texts(variant.touch["red"])
    assert [text[0] for text in variant.texts(variant.touch["red"])] == ["r"] * 5 + ["m"] * 5
    assert "m1" not in variant.texts(state.hands[1][2].possible)


@pytest.mark.parametrize(("variant", "cards"), [("multicolour", 10), ("multicolour-short", 5)])
def test_a_multicolour_suit_has_ten_or_five_cards(variant: str, cards: int) -> None:
    assert sum(VARIANTS[variant].suits[-1].copies) == cards
    assert len(VARIANTS[variant].deck) == 50 + cards


def test_a_one_of_each_suit_has_one_card_of_each_rank_and_its_own_colour() -> None:
    variant = VARIANTS["one-of-each"]
    assert variant.suits[-1] == Suit("black", "k", ("black",), ONE_OF_EACH)
    assert variant.copies[-5:] == ONE_OF_EACH
    assert "black" in variant.colours


def test_every_card_of_a_one_of_each_suit_is_critical_from_the_start() -> None:
    view = table("w1", variant="one-of-each").view(0)
    assert VARIANTS["one-of-each"].texts(view.critical)[-5:] == ("k1", "k2", "k3", "k4", "k5")


def test_a_colourless_card_is_touched_by_no_colour_clue_but_by_rank_clues() -> None:
    state = table("w1 w1 w1 r1 r1  c3 c2 c1 c1 c1", variant="colourless")
    assert [text for text in legal(state) if text.startswith("clue")] == ["clue B 1", "clue B 2", "clue B 3"]


def test_a_special_suit_has_a_series_of_its_own() -> None:
    assert table("m1 r1", "play 1", variant="four-multicolour").piles == (0, 0, 0, 0, 1)


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_card_texts_of_a_variant_differ_and_name_their_suit_and_rank(name: str) -> None:
    variant = VARIANTS[name]
    assert len(set(variant.cards)) == 5 * len(variant.suits)
    assert len({suit.letter for suit in variant.suits}) == len(variant.suits)
    for card, text in enumerate(variant.cards):
        assert text == f"{variant.suits[suit_of(card)].letter}{rank_of(card)}"
        assert variant.texts(1 << card) == (text,)
    assert variant.texts(variant.everything) == variant.cards


def test_masks_spell_the_same_however_many_were_asked_for() -> None:
    variant = VARIANTS["six"]
    for mask in range(MASK_CACHE_SIZE + 100):
        assert variant.texts(mask) == tuple(variant.cards[card] for card in range(16) if mask >> card & 1)


def test_a_new_variant_needs_no_new_code() -> None:
    pale = Suit("pale", "p", ("red", "blue"), (2, 2, 2, 2, 2))
    variant = Variant("mine", (Suit("red", "r", ("red",)), Suit("blue", "b", ("blue",)), pale))
    setup = HanabiSetup(variant=variant)
    state = setup.start(Deck(variant, tuple(reversed(variant.deck))))
    state = after(state, "clue B blue")
    assert variant.colours == ("red", "blue")
    assert state.history[-1].touched == (5, 6, 7, 8, 9)


@pytest.mark.parametrize(("adjust", "cards"), [(-1, 4), (0, 5), (1, 6)])
def test_hands_may_be_one_card_larger_or_smaller(adjust: int, cards: int) -> None:
    assert {len(held) for held in table("w1", players=3, hand_adjust=adjust).hands} == {cards}


def test_a_table_may_have_fewer_tokens_which_is_also_the_most_there_can_be() -> None:
    state = table("w1 r1", clue_tokens=2)
    assert state.clue_tokens == 2
    assert "discard 1" not in legal(state)
    with pytest.raises(IllegalAction, match="all 2 clue tokens"):
        after(state, "discard 1")
    state = after(with_series(with_tokens(table("w5", clue_tokens=2), 2), 4, 0, 0, 0, 0), "play 1")
    assert state.clue_tokens == 2


def test_a_table_may_allow_fewer_strikes() -> None:
    assert table("w2", "play 1", max_strikes=1).ended == "strikes"


def test_the_five_colours_are_the_default() -> None:
    assert GAME.setup({}).variant is VARIANTS["five"]
    assert next(iter(VARIANTS)) == "five"


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_masks_counts_and_their_json_say_the_same(variant: Variant) -> None:
    rng, size = Random(17), len(variant.cards)
    for _ in range(200):
        mask = rng.getrandbits(size)
        cards = [card for card in range(size) if mask >> card & 1]
        units = sum(variant.units[card] for card in cards)
        assert variant.present(units) == mask
        assert variant.counts[mask] == COUNT_MASK * units
        assert msgspec.json.decode(variant.packed[mask]) == [variant.cards[card] for card in cards]
