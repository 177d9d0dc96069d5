"""Why a bot made a move, for whoever asks during the game: never with a hidden card."""

from __future__ import annotations

from random import Random

import pytest

from sumida.bots import create
from sumida.hanabi.bots.convention.reasons import reason_for
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import Deck
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import Seat
from sumida.lab.arena.deals import deal_rng
from tests.hanabi.conventions.tables import A, B, three
from tests.hanabi.positions import table


def played(company: tuple[str, ...], number: int, turns: int) -> list[HanabiState]:
    """A game of these bots; a seat without one is played by `literal`."""
    setup = GAME.setup({"players": len(company)})
    bots = [create("hanabi", name or "literal", len(company), company) for name in company]
    states = [setup.start(setup.deal(deal_rng(14, number)))]
    while states[-1].to_act and len(states) <= turns:
        state = states[-1]
        states.append(state.apply(state.current, bots[state.current].choose(state.view(state.current))))
    return states


def exchanged(state: HanabiState, seat: Seat, rng: Random) -> HanabiState | None:
    """The same game with other hidden cards in the hand of a seat that it cannot tell from its own."""
    deck = list(state.deck)
    hidden = [held.order for held in state.hands[seat]] + list(range(state.dealt, len(deck)))
    cards = [deck[order] for order in hidden]
    rng.shuffle(cards)
    for order, card in zip(hidden, cards, strict=True):
        deck[order] = card
    if all(held.possible >> deck[held.order] & 1 for held in state.hands[seat]):
        other = state.setup.start(Deck(state.setup.variant, tuple(deck)))
        for event in state.history:
            other = other.apply(event.seat, event.action)
        if other.view(seat) == state.view(seat):
            return other
    return None


@pytest.mark.parametrize(
    "company",
    [
        ("", "partner"),
        ("", "partner", "partner"),
        ("", "cautious", "partner", "hat"),
        ("level:2", "level:2", "partner:2"),
    ],
)
def test_a_reason_is_the_same_whatever_the_hidden_cards_of_the_asker_are(company: tuple[str, ...]) -> None:
    asker, rng, compared = 0, Random(7), 0
    names = tuple({"hat": "cautious", "level:2": "partner:2"}.get(name, name) for name in company)
    for after in played(names, len(company), 24)[1:]:
        turn = after.turn - 1
        if after.history[turn].seat == asker:
            continue
        others = (exchanged(after, asker, rng) for _ in range(60))
        for other in [other for other in others if other][:2]:
            assert other.hands[asker] != after.hands[asker] or other.deck != after.deck
            reasons = [reason_for(state.view(asker), turn, company) for state in (after, other)]
            assert reasons[0] == reasons[1]
            compared += 1
    assert compared >= 6


def test_a_bot_with_a_code_of_its_own_gives_no_reason() -> None:
    after = played(("", "partner"), 1, 2)[2].view(0)
    assert reason_for(after, 1, ("", "learned")).key == "bot-no-reason"
    assert reason_for(after, 1, ("", "random")).key == "why-random"


def test_the_clue_of_a_person_is_explained_at_the_level_that_the_table_declares() -> None:
    """Bob's red 1 is clued by Ann, a person: it can be played if the table declares the basics."""
    after = three("b2 b4 r1 w2 g2", "clue B red")
    meant = {
        level: reason_for(after.view(B), 0, (level, level, "partner")).key for level in ("level:0", "level:1")
    }
    assert meant == {"level:0": "why-read-plain", "level:1": "why-read-play"}


def test_what_a_person_plays_only_the_person_can_explain() -> None:
    after = three("b2 b4 r1 w2 g2", "clue B red", "play 3")
    assert reason_for(after.view(A), 1, ("level:1",) * 3).key == "why-person"


def test_a_bot_of_one_level_is_explained_by_that_level() -> None:
    after = three("b2 b4 r1 w2 g2", "clue B red")
    meant = {bot: reason_for(after.view(B), 0, (bot, "level:0", "")).key for bot in ("literal", "partner:3")}
    assert meant == {"literal": "why-read-plain", "partner:3": "why-read-play"}


def test_to_a_newcomer_a_reason_reads_nothing_into_a_clue() -> None:
    """A red 4 off the chop: this person knows no conventions, so `partner` gives a plain clue, too."""
    after = table("y4 y1 w4 w3 g4 b2 b4 r4 w2 g2", "clue B red", "clue A 1", players=2)
    assert reason_for(after.view(A), 1, ("", "partner")).key == "why-read-plain"
    assert reason_for(after.view(A), 1, ("level:1", "partner")).key == "why-read-play"
