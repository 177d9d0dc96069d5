"""The learned player with search: both seats search, follow the game, and say what a changed move gains."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from sumida.hanabi.bots.learned import LearnedBot
from sumida.hanabi.bots.learned_search import LearnedSearchBot
from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import standard
from sumida.hanabi.learned import weights
from sumida.hanabi.learned.rollouts import NumpyNets
from sumida.hanabi.learned.search import Effort
from sumida.hanabi.learned.weights import Weights
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import GameError

T = standard(2)
LIGHT = Effort(fresh=200, enough=40, candidates=2, first=4, tried=8, horizon=3)
NETS = weights.load(weights.packaged(2), "five", 2).nets


def played(turns: int, seed: int) -> HanabiState:
    """A game of two learned players, some turns old."""
    setup = HanabiSetup()
    state, bots = setup.start(setup.deal(Random(seed))), (LearnedBot(), LearnedBot())
    for _ in range(turns):
        state = state.apply(state.current, bots[state.current].choose(state.view(state.current)))
    return state


def test_values_of_a_whole_known_game_are_the_points_that_come() -> None:
    """With one guess, the true deck, and a long horizon, a value is the rest of the score."""
    state = played(30, 11)
    deck = np.array([state.deck], np.int8)
    p = arrays.deal(T, deck)
    nets = NumpyNets(T, NETS, 100)
    while int(p.turn[0]) < 30:
        p, _ = arrays.step(T, p, nets.likes(p).argmax(1))
    action = nets.likes(p).argmax(1)
    value = nets.values(p, deck[:, None], action[:, None])[0, 0, 0]
    q, over, score = p, False, 0
    while not over:
        q, out = arrays.step(T, q, nets.likes(q).argmax(1))
        over, score = bool(out.over[0]), int(out.score[0])
    assert value == score - int(p.series.sum())


def test_a_cold_bot_answers_like_one_that_followed_the_game() -> None:
    setup = HanabiSetup()
    state = setup.start(setup.deal(Random(12)))
    warm, partner = LearnedSearchBot(effort=LIGHT), LearnedBot()
    for turn in range(12):
        view = state.view(state.current)
        action = (partner if turn % 2 else warm).choose(view)
        state = state.apply(state.current, action)
    view = state.view(0)
    assert LearnedSearchBot(effort=LIGHT).choose(view) == warm.choose(view)


@pytest.mark.parametrize("turns", [6, 7])
def test_both_seats_search(turns: int) -> None:
    view = played(turns, 13).view(turns % 2)
    plain, tried = LearnedBot().choose(view), set()
    for margin in (-9.0, 9.0):
        eager = replace(LIGHT, margin=margin, errors=-99.0, trust=0.0, sure=2.0)
        tried.add(LearnedSearchBot(effort=eager).choose(view) == plain)
    assert tried == {False, True}


def test_a_bot_that_changes_its_seat_begins_anew() -> None:
    bot, state = LearnedSearchBot(effort=LIGHT), played(8, 13)
    bot.choose(state.view(0))
    state = state.apply(0, LearnedBot().choose(state.view(0)))
    assert bot.choose(state.view(1)) == LearnedSearchBot(effort=LIGHT).choose(state.view(1))


def test_a_changed_move_says_what_it_gains() -> None:
    eager = replace(LIGHT, candidates=6, margin=-9.0, errors=-99.0, sure=2.0)
    view = played(6, 14).view(0)
    bot = LearnedSearchBot(effort=eager)
    assert bot.explain(view, bot.choose(view)).key in ("why-learned-search", "why-learned")
    other = next(action for action in view.legal if action != bot.choose(view))
    assert bot.explain(view, other).key == "why-learned"


def test_weights_without_a_critic_are_refused(tmp_path: Path) -> None:
    found = weights.load(weights.packaged(2), "five", 2)
    weights.save(tmp_path / "actor.npz", Weights({"actor": found.nets["actor"]}, found.facts))
    setup = HanabiSetup()
    view = setup.start(setup.deal(Random(1))).view(0)
    with pytest.raises(GameError, match="no critic"):
        LearnedSearchBot(tmp_path / "actor.npz").choose(view)
