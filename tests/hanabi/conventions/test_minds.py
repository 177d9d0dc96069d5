"""What one seat knows of the readings of the others."""

from __future__ import annotations

from random import Random

from sumida.hanabi.bots.convention import ConventionBot
from sumida.hanabi.bots.convention.choice import candidates
from sumida.hanabi.conventions.history import ConventionReader
from sumida.hanabi.rules.actions import Clue
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import Seat
from tests.hanabi.conventions.tables import A, B, C, answer, called, three
from tests.hanabi.positions import after, table

LEVEL = 11


def plays_blind(state: HanabiState, viewer: Seat, seat: Seat) -> list[int]:
    """The cards that a seat is called on to play, as far as the viewer can tell."""
    theirs = ConventionReader(LEVEL).minds(state.view(viewer)).tables[seat]
    return [order for order in theirs.hands[seat] if theirs.called[order]]


def test_whoever_gives_a_clue_knows_what_the_others_read_into_it() -> None:
    setup = GAME.setup({"players": 3})
    state = setup.start(setup.deal(Random(8)))
    seats = [ConventionBot(LEVEL) for _ in range(3)]
    foreseen = []
    while state.to_act:
        giver = state.current
        action = seats[giver].choose(state.view(giver))
        state = state.apply(giver, action)
        if isinstance(action, Clue):
            others = [seat for seat in range(3) if seat != giver]
            foreseen += [plays_blind(state, giver, seat) == plays_blind(state, seat, seat) for seat in others]
    assert sum(foreseen) >= 0.9 * len(foreseen)


def test_trying_moves_out_changes_nothing_that_was_read_into_a_clue_and_is_kept() -> None:
    view = three("b2 b4 g4 w2 r1", carol="b4 b3 g3 r2 y3").view(A)
    minds = ConventionReader(LEVEL).minds(view)
    valued = list(candidates(minds, wide=True))
    kept = {clue: after.mine.lies for clue, after in minds.heard.items()}
    assert kept.keys() == {action for _, action in valued if isinstance(action, Clue)}
    assert list(candidates(minds, wide=True)) == valued
    assert all(minds.heard[clue].mine.lies == lies for clue, lies in kept.items())
    assert not minds.copy().heard


def test_a_copy_brings_beliefs_up_to_date_as_well() -> None:
    minds = ConventionReader(LEVEL).minds(three("b2 b4 r1 w2 g2", "clue B red").view(A))
    minds.play(B, minds.mine.hands[B][2], minds.mine.identity[minds.mine.hands[B][2]])
    assert minds.copy().stale == minds.stale == [True] * 3


def test_nobody_plays_blind_for_a_card_that_the_receiver_plays_itself() -> None:
    state = three("b3 b4 g4 y4 y3", "clue C 2", carol="b4 b3 g3 r2 r1")
    assert called(state, B, 2) == []
    state = three("b3 b4 g4 y4 y3", "clue C 2", "discard 1", carol="b4 b3 g3 r2 r1")
    assert called(state, C, 2) == [5]
    assert answer(state, 2) == "play 5"


def test_the_receiver_of_a_finesse_knows_who_is_about_to_play_blind() -> None:
    state = three("b2 b4 g4 r2 y4", "clue B red", carol="b4 b3 g3 y3 r1")
    assert plays_blind(state, B, C) == plays_blind(state, C, C) != []


def test_nobody_is_called_on_for_a_card_that_another_seat_has_played() -> None:
    hands = "y4 y3 w4 r1 b3 b4 g4 r2 b4 g3 w3 y3 r5 y4 w4 g4"
    state = table(hands, "clue D 5", "clue D 5", "clue D 5", "clue B red", players=4)
    assert plays_blind(state, A, C) != [], "Alice cannot see that she has the card herself"
    assert plays_blind(after(state, "play 4"), A, C) == []
