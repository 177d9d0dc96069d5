"""Observations that are kept move by move equal those written anew from each seat's view, bit for bit."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from sumida.envs.episode import Episode
from sumida.kernel import GameError
from tests.envs.from_views import make_encoder

TERMS: list[tuple[str, dict[str, Any]]] = [
    *(("hanabi", {"players": players}) for players in range(2, 6)),
    ("hanabi", {"variant": "six", "players": 3, "first_seat": 2}),
    ("hanabi", {"variant": "multicolour", "players": 4, "hand_adjust": 1}),
    ("hanabi", {"variant": "four-colourless-short", "empty_clues": True, "hand_adjust": -1}),
    ("hanabi", {"variant": "three", "grand_finale": True, "players": 5}),
    ("hanabi", {"variant": "one-of-each", "clue_tokens": 3, "max_strikes": 1}),
    *(("hashi", {"players": players}) for players in range(1, 5)),
    ("hashi", {"players": 2, "board": "B"}),
    ("hashi", {"players": 2, "mistakes": "paper"}),
    ("hashi", {"deck": "1/1 1/1 1/1 " + "2/2 " * 5 + "3/1 " * 5 + "4/3 " * 5}),
]


def legal_ids(episode: Episode, seat: int) -> list[int]:
    """The numbers of the legal actions, as the rules list them."""
    return [episode.ids[action] for action in episode.state.legal(seat)]


def play_on(episode: Episode, rng: Random) -> None:
    """One random action; in Hanabi most cards played fit, so that games are long and series complete."""
    seat = rng.choice(episode.state.to_act)
    allowed = legal_ids(episode, seat)
    if episode.name == "hanabi" and rng.random() < 0.9:
        piles, hand = episode.state.piles, episode.state.hands[seat]
        fits = [slot for slot, held in enumerate(hand) if piles[held.card // 5] == held.card % 5]
        rest = [number for number in allowed if number >= episode.setup.hand_size]
        allowed = fits or rest or allowed
    episode.act(seat, rng.choice(allowed))


@pytest.mark.parametrize(("name", "options"), TERMS, ids=str)
def test_every_seat_sees_its_view_and_no_more(name: str, options: dict[str, Any]) -> None:
    episode, rng = Episode(name, options), Random(str(options))
    encoder = make_encoder(episode.setup)
    episode.begin(1)
    over = False
    while not over:
        for seat in range(episode.setup.players):
            wanted = encoder.observe(episode.state.view(seat))
            seen = episode.observe(seat)
            assert seen.dtype == wanted.dtype
            assert seen.tobytes() == wanted.tobytes()
            assert np.flatnonzero(episode.mask(seat)).tolist() == legal_ids(episode, seat)
        over = not episode.state.to_act
        if not over:
            play_on(episode, rng)


@pytest.mark.parametrize(("name", "options"), TERMS[::3], ids=str)
def test_a_game_may_start_at_any_position_and_go_back_to_it(name: str, options: dict[str, Any]) -> None:
    episode, other, rng = Episode(name, options), Episode(name, options), Random(1)
    episode.begin(5)
    for _ in range(12):
        play_on(episode, rng)
    saved, seen = episode.save(), described(episode)
    other.begin(options={"state": episode.state})
    assert described(other) == seen
    for _ in range(3):
        play_on(episode, rng)
    changed = described(episode)
    episode.restore(saved)
    assert described(episode) == seen != changed
    for _ in range(3):
        play_on(episode, rng)
    episode.restore(saved)
    other.restore(saved)
    assert described(episode) == described(other) == seen
    episode.begin()
    other.begin()
    assert described(episode) == described(other), "the deals that follow are saved too"


def described(episode: Episode) -> list[bytes]:
    """All that is shown of a position."""
    seats = range(episode.setup.players)
    return [
        episode.whole().tobytes(),
        *(episode.observe(seat).tobytes() + episode.mask(seat).tobytes() for seat in seats),
    ]


def test_a_game_may_start_with_a_deal_and_moves() -> None:
    episode = Episode("hanabi", {})
    deal = episode.setup.deal(Random(3))
    moves = [(0, "play 1"), (1, "discard 5")]
    for given in (deal, str(deal)):
        episode.begin(options={"deal": given, "moves": moves[:1]})
        assert [str(event.action) for event in episode.state.history] == ["play 1"]
        assert episode.state.deck == deal.cards
    with pytest.raises(GameError, match="all 8 clue tokens"):
        episode.begin(options={"deal": deal, "moves": moves})


@pytest.mark.parametrize(("name", "options"), TERMS, ids=str)
def test_a_seed_deals_as_the_rules_do(name: str, options: dict[str, Any]) -> None:
    episode, rng = Episode(name, options), Random(8)
    episode.begin(8)
    assert episode.state == episode.setup.start(episode.setup.deal(rng))
    episode.begin()
    assert episode.state == episode.setup.start(episode.setup.deal(rng))


def test_what_does_not_fit_is_refused() -> None:
    episode, other = Episode("hanabi", {}), Episode("hanabi", {"players": 3})
    other.begin(1)
    with pytest.raises(GameError, match="same terms"):
        episode.begin(options={"state": other.state})
    with pytest.raises(GameError, match="same terms"):
        episode.restore(other.save())
    episode.begin(1)
    for number in (-1, len(episode.actions)):
        with pytest.raises(GameError, match="is no action"):
            episode.act(0, number)


def test_the_whole_table_shows_what_no_seat_sees() -> None:
    episode = Episode("hanabi", {"players": 3})
    episode.begin(1)
    hand = episode.whole()[3 : 3 + 5 * 25].reshape(5, 25).argmax(1)
    assert hand.tolist() == list(episode.state.deck[:5])
    assert episode.whole()[:3].tolist() == [1, 0, 0]
    assert episode.whole_space().contains(episode.whole())
