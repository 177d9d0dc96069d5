"""`partner` at a newcomers' table: clues are given and taken literally until a player has shown more."""

from __future__ import annotations

from random import Random

import pytest

from sumida.bots import create
from sumida.hanabi.bots.convention.adapting import AdaptingBot
from sumida.hanabi.conventions.table import ConventionTable
from sumida.hanabi.rules.actions import Play
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import Seat
from tests.hanabi.conventions.tables import B, C, three
from tests.hanabi.positions import after, table

NEWCOMER = ("level:0", "partner", "partner")
"""A person at the first seat who declares no conventions, and two bots that know each other."""
AMONG_PARTNERS = ("partner",) * 3
ACROSS_ALICE = "y4 y3 w4 w3 r1  b4 b3 g3 r2 y3  b2 b4 g4 w2 y4"
"""Carol moves first. Bob holds the red 2, and Alice, who moves before him, the red 1 as her newest card."""


def reading(state: HanabiState, seat: Seat, company: tuple[str, ...] = NEWCOMER) -> ConventionTable:
    """The table as `partner` at a seat most likely reads it."""
    return AdaptingBot(company).read(state.view(seat)).own(seat)


def chosen(state: HanabiState, company: tuple[str, ...] = NEWCOMER) -> str:
    return str(AdaptingBot(company).choose(state.view(state.current)))


def is_literal(own: ConventionTable, seat: Seat, position: int) -> bool:
    """Whether a card may be everything that the clues say it may be."""
    order = own.hands[seat][position - 1]
    return own.touched[order] and own.belief[order] == own.clued[order]


def test_a_clue_of_a_newcomer_means_what_it_says() -> None:
    state = three("b2 b4 r1 w2 g2", "clue B red")
    assert is_literal(reading(state, B), B, 3)
    assert chosen(state) != "play 3"
    assert chosen(state, AMONG_PARTNERS) == "play 3"


def test_no_finesse_is_read_into_a_clue_of_a_newcomer() -> None:
    """Alice points at Carol's red 2, and Bob's newest card is the red 1."""
    state = three("b2 b4 g4 w2 r1", "clue C red", carol="b4 b3 g3 r2 y3")
    assert chosen(state) != "play 5"
    assert chosen(state, AMONG_PARTNERS) == "play 5"
    state = after(state, "discard 1")
    assert is_literal(reading(state, C), C, 4)
    assert not is_literal(reading(state, C, AMONG_PARTNERS), C, 4)


def test_no_finesse_is_asked_of_a_newcomer() -> None:
    state = table(ACROSS_ALICE, players=3, first_seat=C)
    assert chosen(state, AMONG_PARTNERS) == "clue B red"
    assert chosen(state) != "clue B red"
    told = after(state, "clue B red")
    assert not any(reading(told, C).called)
    assert any(reading(told, C, AMONG_PARTNERS).called)


def test_a_newcomer_is_given_the_clue_that_says_by_itself_what_fits() -> None:
    """Alice's newest card is the red 1: "red" would only mean "play it", "1" says it, as all ones fit."""
    state = table(ACROSS_ALICE, players=3, first_seat=C)
    values = {str(action): value for value, action in AdaptingBot(NEWCOMER).ranked(state.view(C))}
    assert chosen(state) == "clue A 1"
    assert values["clue A 1"] > values["clue A red"]


def test_a_newcomer_who_plays_on_two_clues_alone_is_understood_by_the_conventions() -> None:
    state = table("y4 r1 w4 b1 g4  b2 b4 r2 w2 g2  b3 b3 g3 w4 y3", "clue A red", players=3, first_seat=C)
    shown = after(state, "play 2", "discard 1", "clue A blue", "play 3", "clue C 4", "discard 1")
    told = after(shown, "clue B red")
    own = reading(told, B)
    assert state.setup.variant.texts(own.belief[own.hands[B][1]]) == ("r2",)


@pytest.mark.parametrize("seed", range(3))
def test_beside_one_newcomer_no_card_without_a_clue_is_ever_played(seed: int) -> None:
    company = NEWCOMER[:2]
    setup = GAME.setup({"players": len(company)})
    state = setup.start(setup.deal(Random(seed)))
    bots = [create("hanabi", "literal", 2, company), AdaptingBot(company)]
    while state.to_act:
        seat = state.current
        action = bots[seat].choose(state.view(seat))
        if seat == B and isinstance(action, Play) and len(state.deck) > state.dealt:
            assert state.hands[B][action.position - 1].clues
        state = state.apply(seat, action)
