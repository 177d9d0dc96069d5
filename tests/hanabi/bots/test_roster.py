"""What every bot of the roster owes: legal moves, no peeking, a sentence for people."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from sumida.hanabi.bots import ROSTER
from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.cards import HeldCard
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import GameError, Seat
from sumida.locales import bundle
from tests.hanabi.positions import random_game

TURNS, TURNS_SEARCHED = 10, 3
"""Enough for clues, plays and discards; fewer for a bot that searches at every move."""
SEATED = [(name, players) for name, entry in ROSTER.bots.items() for players in entry.players]
PLAIN = ("random", "cautious", "partner")


def turns(name: str, players: int, seed: int) -> Iterator[tuple[HanabiState, HanabiAction]]:
    """The first positions of a game among equals, with what the seat to act does in each."""
    setup = GAME.setup({"players": players})
    bots = [ROSTER.make(name, players) for _ in range(players)]
    state = setup.start(setup.deal(Random(seed)))
    for _ in range(TURNS_SEARCHED if "search" in name else TURNS):
        if not state.to_act:
            return
        seat = state.current
        action = bots[seat].choose(state.view(seat))
        yield state, action
        state = state.apply(seat, action)


def doctored(state: HanabiState, seat: Seat, rng: Random) -> HanabiState:
    """The same position to `seat`, but its own cards and the pile are shuffled into each other."""
    own = [held.order for held in state.hands[seat]]
    hidden = [*own, *range(state.dealt, len(state.deck))]
    faces = [state.deck[order] for order in hidden]
    rng.shuffle(faces)
    deck = list(state.deck)
    for order, face in zip(hidden, faces, strict=True):
        deck[order] = face
    hands = list(state.hands)
    hands[seat] = tuple(
        HeldCard(held.order, deck[held.order], held.possible, held.clues, held.drawn) for held in hands[seat]
    )
    return msgspec.structs.replace(state, deck=tuple(deck), hands=tuple(hands))


@pytest.mark.parametrize(("name", "players"), SEATED)
def test_a_bot_makes_only_legal_moves_and_explains_them(name: str, players: int) -> None:
    for state, action in turns(name, players, seed=1):
        assert action in state.legal(state.current)
        words = ROSTER.make(name, players).explain(state.view(state.current), action)
        assert bundle("en").has_message(words.key), words.key


@pytest.mark.parametrize(("name", "players"), SEATED)
def test_hidden_cards_do_not_change_the_answer(name: str, players: int) -> None:
    rng = Random(2)
    for number, (state, action) in enumerate(turns(name, players, seed=2)):
        if number % 3 == 2:
            other = doctored(state, state.current, rng)
            assert other != state
            assert ROSTER.make(name, players).choose(other.view(state.current)) == action


@pytest.mark.parametrize("preset", sorted(GAME.presets()))
@pytest.mark.parametrize("name", PLAIN)
def test_the_plain_bots_sit_down_at_every_table(name: str, preset: str) -> None:
    setup = GAME.setup(GAME.presets()[preset])
    state = setup.start(setup.deal(Random(3)))
    bots = [ROSTER.make(name, setup.players) for _ in range(setup.players)]
    while state.to_act and (name != ROSTER.default or setup.players == 2 or state.turn < TURNS):
        view = state.view(state.current)
        state = state.apply(state.current, bots[state.current].choose(view))


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_plain_bots_answer_after_any_play_however_odd(name: str, players: int) -> None:
    bot = ROSTER.make(name, players, [""] * players)
    states = random_game(GAME.setup({"players": players, "empty_clues": True}), seed=4, careful=True)[:-1]
    for state in states[:: players if name == ROSTER.default else 1]:
        assert bot.choose(state.view(state.current)) in state.legal(state.current)


def test_the_default_bot_is_there() -> None:
    assert ROSTER.default in ROSTER.bots


def test_every_bot_is_described_in_english() -> None:
    assert [entry.about for entry in ROSTER.bots.values() if not bundle("en").has_message(entry.about)] == []


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(GameError, match=r"no Hanabi bot 'deep-thought'.*partner"):
        ROSTER.check("deep-thought", 3)


@pytest.mark.parametrize("players", [0, 1, 6])
def test_a_player_count_that_the_bot_cannot_play_is_refused(players: int) -> None:
    with pytest.raises(GameError, match=f"cannot play with {players} players"):
        ROSTER.check("partner", players)
