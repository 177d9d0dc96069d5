"""The hat bots: the code says the truth, needs no peeking, and survives tables that do not speak it."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import msgspec
import pytest

from sumida.hanabi.bots.hat.bot import HatBot, HatSearchBot, action_of
from sumida.hanabi.bots.hat.history import HistoryReader, action_number
from sumida.hanabi.bots.hat.moves import decide
from sumida.hanabi.bots.hat.parameters import PARAMETERS
from sumida.hanabi.bots.hat.position import (
    CARD,
    EVERYTHING,
    HELD,
    OWN,
    POSSIBLE,
    TO_ACT,
    UNSEEN,
    bit_count,
    copies_in,
)
from sumida.hanabi.bots.hat.private_knowledge import deduce_own
from sumida.hanabi.bots.hat.search import by_certainty, sample_deal, unseen_cards
from sumida.hanabi.engines.jit import vector
from sumida.hanabi.rules.actions import Clue, HanabiAction
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import GameError

COUNTS = (2, 3, 4, 5)


class Quick(HatBot):
    """Looks ahead over few deals, for tests."""

    samples = 8


def start(players: int, seed: int) -> HanabiState:
    setup = HanabiSetup(players=players, strikeout_scores_zero=True)
    return setup.start(setup.deal(Random(seed)))


def game(players: int, seed: int) -> list[HanabiState]:
    """All positions of a game among equals."""
    states = [start(players, seed)]
    bots = [Quick() for _ in range(players)]
    while not states[-1].ended:
        seat = states[-1].current
        states.append(states[-1].apply(seat, bots[seat].choose(states[-1].view(seat))))
    return states


@pytest.mark.parametrize("players", COUNTS)
def test_what_is_publicly_known_of_a_card_is_true_and_the_same_to_all(players: int) -> None:
    for state in game(players, seed=10)[:-1]:
        positions = [HistoryReader(PARAMETERS).position(state.view(seat)) for seat in range(players)]
        for seat, hand in enumerate(state.hands):
            for slot, held in enumerate(hand):
                masks = {int(s[POSSIBLE + 5 * seat + slot]) for s in positions}
                assert len(masks) == 1
                assert held.card is not None
                assert masks.pop() >> held.card & 1


@pytest.mark.parametrize("players", COUNTS)
def test_a_seats_own_cards_are_hidden_in_its_position(players: int) -> None:
    for state in game(players, seed=11)[:-1:7]:
        s = HistoryReader(PARAMETERS).position(state.view(state.current))
        own = [int(s[CARD + 5 * state.current + slot]) for slot in range(len(state.hands[state.current]))]
        assert set(own) == {-1}


@pytest.mark.parametrize("players", COUNTS)
def test_a_bot_that_followed_the_game_answers_like_one_that_just_sat_down(players: int) -> None:
    states = game(players, seed=12)
    for state, after in zip(states[::6], states[1::6], strict=False):
        assert Quick().choose(state.view(state.current)) == after.history[-1].action


@pytest.mark.parametrize("players", [3, 4, 5])
def test_exchanging_own_cards_for_others_the_seat_deems_possible_changes_nothing(players: int) -> None:
    rng = Random(13)
    changed = 0
    for state in game(players, seed=13)[:-1]:
        other = imagined(state, rng)
        changed += other.hands != state.hands
        view, twin = state.view(state.current), other.view(state.current)
        assert view == twin
        assert Quick().choose(twin) == Quick().choose(view)
    assert changed > 20


def imagined(state: HanabiState, rng: Random) -> HanabiState:
    """The same game to the seat to act, with own cards and a pile that its own search imagines."""
    seat = state.current
    s = HistoryReader(PARAMETERS).position(state.view(seat))
    deduce_own(s, seat)
    order, pool, deck, dice = vector(5), vector(53), vector(50), vector(1)
    dice[0] = rng.randrange(1 << 40)
    by_certainty(s, seat, order)
    assert sample_deal(s, seat, s, deck, order, pool, unseen_cards(s, seat, pool), dice)
    cards = list(state.deck)
    for slot, held in enumerate(state.hands[seat]):
        cards[held.order] = int(s[CARD + 5 * seat + slot])
    for place in range(state.dealt, len(cards)):
        cards[place] = int(deck[place])
    assert sorted(cards) == sorted(state.deck)
    hand = tuple(msgspec.structs.replace(held, card=cards[held.order]) for held in state.hands[seat])
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return msgspec.structs.replace(state, deck=tuple(cards), hands=hands)


@pytest.mark.parametrize("players", COUNTS)
def test_after_any_play_however_odd_the_answer_is_legal(players: int) -> None:
    for seed in range(6):
        rng = Random(seed)
        state = start(players, seed)
        bots = [Quick() for _ in range(players)]
        while not state.ended:
            view = state.view(state.current)
            action = bots[state.current].choose(view)
            assert action in view.legal
            if rng.random() < 0.6:
                careful = [a for a in view.legal if not str(a).startswith("play")]
                action = rng.choice(careful or list(view.legal))
            state = state.apply(state.current, action)


@pytest.mark.parametrize(("players", "least"), [(2, 21.5), (3, 24.5), (4, 24.5), (5, 24.5)])
def test_among_themselves_they_nearly_always_score_25(players: int, least: float) -> None:
    ends = [game(players, seed)[-1] for seed in range(100, 112)]
    assert sum(end.scores[0] for end in ends) / len(ends) >= least
    assert all(end.ended != "strikes" for end in ends)


@pytest.mark.parametrize(
    "options",
    [{"variant": "six"}, {"grand_finale": True}, {"hand_adjust": 1}, {"clue_tokens": 3}, {"max_strikes": 1}],
)
def test_anything_but_the_standard_game_is_refused(options: dict[str, object]) -> None:
    setup = GAME.setup({"players": 3, **options})
    with pytest.raises(GameError, match=f"the option {next(iter(options))} differs"):
        HatBot().choose(setup.start(setup.deal(Random(1))).view(0))


def test_any_seat_may_begin() -> None:
    setup = GAME.setup({"players": 3, "first_seat": 2})
    state = setup.start(setup.deal(Random(1)))
    assert isinstance(HatBot().choose(state.view(2)), Clue)


def test_actions_and_their_numbers_match() -> None:
    actions: tuple[HanabiAction, ...] = HanabiSetup(players=5).actions
    assert [action_of(action_number(action)) for action in actions] == list(actions)


def test_searching_at_every_turn_gives_legal_moves_too() -> None:
    class Brief(HatSearchBot):
        samples = 8

    state = start(3, seed=14)
    bots = [Brief() for _ in range(3)]
    for _ in range(12):
        view = state.view(state.current)
        action = bots[state.current].choose(view)
        assert action in view.legal
        state = state.apply(state.current, action)


def test_counting_copies() -> None:
    s = HistoryReader(PARAMETERS).position(start(3, seed=15).view(0))
    deduce_own(s, s[TO_ACT])
    assert bit_count(EVERYTHING) == 25
    assert copies_in(s, UNSEEN, EVERYTHING) == 50 - 2 * s[HELD + 1]
    assert s[OWN] & 1 << 24 in (0, 1 << 24)


WITHOUT = """
import sys
sys.modules["numba"] = None
from random import Random
from sumida.hanabi.bots.hat.bot import HatBot, HatSearchBot
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.kernel import GameError
setup = HanabiSetup(players=4)
state = setup.start(setup.deal(Random(16)))
bots = [HatBot() for _ in range(4)]
while not state.ended:
    state = state.apply(state.current, bots[state.current].choose(state.view(state.current)))
    if state.turn <= 20:
        print(state.history[-1].action)
try:
    HatSearchBot()
except GameError as error:
    print(error.reason)
"""


def test_without_numba_the_code_plays_the_same() -> None:
    """Same moves until the end game, where only compiled code looks ahead."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True, env=env)
    lines = run.stdout.splitlines()
    assert lines[-1] == "error-bot-needs-fast"
    state, bots = start(4, seed=16), [Quick() for _ in range(4)]
    for line in lines[:-1]:
        action = bots[state.current].choose(state.view(state.current))
        assert str(action) == line
        state = state.apply(state.current, action)


def test_without_search_the_bot_plays_by_the_code() -> None:
    view = start(5, seed=17).view(0)
    s = HistoryReader(PARAMETERS).position(view)
    assert HatBot().choose(view) == action_of(int(decide(s, 0, PARAMETERS[5])))
