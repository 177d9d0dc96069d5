"""A running game as hanab.live tells it: every seat's view survives the way there and back."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from sumida.hanabi.hanablive.live_actions import (
    SiteClue,
    SiteClueValue,
    SiteDiscard,
    SiteDraw,
    SiteGameOver,
    SiteStatus,
    SiteTurn,
    Told,
    told,
)
from sumida.hanabi.hanablive.live_seat import LiveSeat
from sumida.hanabi.hanablive.records import read_action, write_action
from sumida.hanabi.hanablive.variants import _NAMES
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import NotationError


def heard(view: HanabiView) -> LiveSeat:
    assert view.seat is not None
    seat = LiveSeat(view.setup, view.seat)
    for action in told(view):
        seat.hear(msgspec.json.decode(msgspec.json.encode(action), type=Told))
    return seat


def random_game(seed: int, **options: Any) -> list[Any]:
    """The positions of a game of random legal moves."""
    rng = Random(seed)
    setup = GAME.setup({"players": 3, **options})
    states = [setup.start(setup.deal(rng))]
    while states[-1].to_act:
        seat = states[-1].to_act[0]
        states.append(states[-1].apply(seat, rng.choice(states[-1].legal(seat))))
    return states


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", _NAMES)
def test_what_a_seat_is_told_gives_its_view_again(variant: str, players: int) -> None:
    for seed in range(3):
        for state in random_game(seed, players=players, variant=variant):
            view = state.view(state.current)
            assert heard(view).view() == view


def test_empty_clues_and_another_first_seat_are_told() -> None:
    options = {"players": 4, "empty_clues": True, "first_seat": 2, "grand_finale": True, "hand_adjust": -1}
    for seed in range(20):
        for state in random_game(seed, **options):
            for seat in range(4):
                assert heard(state.view(seat)).view() == state.view(seat)


def test_nobody_is_told_a_card_of_their_own_hand() -> None:
    for state in random_game(5):
        for seat in range(3):
            drawn = [action for action in told(state.view(seat)) if isinstance(action, SiteDraw)]
            assert all((action.rank == -1) == (action.player_index == seat) for action in drawn)


def test_a_game_begins_with_draws_alone_and_ends_with_nobodys_turn() -> None:
    """As on the site: the terms say who begins, and a turn follows the end."""
    states = random_game(5)
    assert {type(action) for action in told(states[0].view(0))} == {SiteDraw}
    first_turn = [type(action).__name__ for action in told(states[1].view(0))][15:]
    assert (first_turn[-2], first_turn[-1]) == ("SiteStatus", "SiteTurn")
    *_, status, over, turn = told(states[-1].view(0))
    assert isinstance(status, SiteStatus)
    assert isinstance(over, SiteGameOver)
    assert turn == SiteTurn(states[-1].turn, -1)


def test_every_legal_action_is_sent_as_the_site_reads_it() -> None:
    for state in random_game(8):
        view = state.view(state.current)
        for action in view.legal:
            assert read_action(state, write_action(view, action)) == action


def test_what_cannot_be_is_refused() -> None:
    state = random_game(3)[6]
    view = state.view(0)
    seat = heard(view)
    seat.hear(SiteDiscard(1, 49, 0, 1))
    with pytest.raises(NotationError, match="not in the hand"):
        seat.view()
    seat = heard(view)
    orders = tuple(held.order for held in view.hands[0])
    for rank in (1, 2):
        seat.hear(SiteClue(SiteClueValue(1, rank), 1, orders, 0))
    with pytest.raises(NotationError, match="no hand fits"):
        seat.view()
