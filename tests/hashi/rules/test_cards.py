"""Cards, decks, deals."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sumida.hashi.rules.cards import STANDARD, Card, parse_cards
from sumida.hashi.rules.setup import HashiSetup
from sumida.kernel import NotationError


def test_the_default_deck_has_every_number_1_to_6_with_1_2_and_3_bridges_once() -> None:
    assert len(STANDARD) == 18
    assert set(STANDARD) == {Card(number, bridges) for number in range(1, 7) for bridges in (1, 2, 3)}


def test_the_deck_is_shuffled_one_card_goes_into_the_box_and_17_form_the_pile() -> None:
    setup = HashiSetup()
    deals = {setup.deal(Random(seed)) for seed in range(20)}
    assert len(deals) == 20
    assert all(Counter(deal.cards) == Counter(STANDARD) for deal in deals)
    assert all(deal.box == deal.cards[17] for deal in deals)
    assert len({deal.box for deal in deals}) > 1


def test_a_deal_is_written_card_by_card_the_box_last() -> None:
    setup = HashiSetup()
    deal = setup.deal(Random(1))
    assert str(deal).split()[0] == str(deal.cards[0])
    assert str(deal).split()[-1] == str(deal.box)
    assert setup.parse_deal(str(deal)) == deal


def test_the_same_seed_gives_the_same_deal() -> None:
    assert HashiSetup().deal(Random(5)) == HashiSetup().deal(Random(5))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "error-hashi-card-count"),
        ("5/3 " * 17, "error-hashi-card-count"),
        ("5/3 " * 19, "error-hashi-card-count"),
        ("5/3 " * 10**6, "error-hashi-card-count"),
        ("5/3 " * 17 + "7/1", "error-hashi-card"),
        ("5/3 " * 17 + "5/4", "error-hashi-card"),
        ("5/3 " * 17 + "５/3", "error-hashi-card"),
    ],
)
def test_a_deck_that_is_none_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_cards(text)
    assert error.value.reason == reason


def test_a_wrong_card_is_named_by_its_place() -> None:
    with pytest.raises(NotationError, match="Card 2 is '9/9'") as error:
        parse_cards("5/3 9/9 " + "1/1 " * 16)
    assert error.value.facts == {"place": 2, "text": "9/9"}


def test_a_deal_holds_the_cards_of_the_deck_each_once() -> None:
    cards = list(map(str, STANDARD))
    with pytest.raises(NotationError, match="1/1 more often") as error:
        HashiSetup().parse_deal(" ".join([*cards[:-1], "1/1"]))
    assert error.value.reason == "error-hashi-deal-card"
