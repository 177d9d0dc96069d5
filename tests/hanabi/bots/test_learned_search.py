"""The learned bot with search: both seats search, follow the game and explain a deviation by its gain."""

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
from sumida.hanabi.learned.rollouts import NumpyModel
from sumida.hanabi.learned.search import SearchSettings
from sumida.hanabi.learned.weights import Weights
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import GameError

T = standard(2)
LIGHT = SearchSettings(
    batch_size=200, target_ess=40, candidates=2, screening_decks=4, total_decks=8, horizon=3
)
WEIGHTS = weights.load(weights.packaged(2), "five", 2)


def played(turns: int, seed: int) -> HanabiState:
    """A game of two learned players, some turns old."""
    setup = HanabiSetup()
    state, bots = setup.start(setup.deal(Random(seed))), (LearnedBot(), LearnedBot())
    for _ in range(turns):
        state = state.apply(state.current, bots[state.current].choose(state.view(state.current)))
    return state


def test_with_the_true_deck_and_a_long_horizon_a_value_is_the_points_still_to_come() -> None:
    state = played(30, 11)
    deck = np.array([state.deck], np.int8)
    p = arrays.deal(T, deck)
    model = NumpyModel(T, WEIGHTS, 100)
    while int(p.turn[0]) < 30:
        p, _ = arrays.step(T, p, model.logits(p).argmax(1))
    action = model.logits(p).argmax(1)
    value = model.values(p, deck[:, None], action[:, None])[0, 0, 0]
    q, over, score = p, False, 0
    while not over:
        q, out = arrays.step(T, q, model.logits(q).argmax(1))
        over, score = bool(out.over[0]), int(out.score[0])
    assert value == score - int(p.series.sum())


def test_a_new_bot_moves_like_one_that_followed_the_game() -> None:
    setup = HanabiSetup()
    state = setup.start(setup.deal(Random(12)))
    warm, partner = LearnedSearchBot(settings=LIGHT), LearnedBot()
    for turn in range(12):
        view = state.view(state.current)
        action = (partner if turn % 2 else warm).choose(view)
        state = state.apply(state.current, action)
    view = state.view(0)
    assert LearnedSearchBot(settings=LIGHT).choose(view) == warm.choose(view)


@pytest.mark.parametrize("turns", [6, 7])
def test_both_seats_search(turns: int) -> None:
    view = played(turns, 13).view(turns % 2)
    plain, tried = LearnedBot().choose(view), set()
    for margin in (-9.0, 9.0):
        eager = replace(LIGHT, margin=margin, min_errors=-99.0, gap_cost=0.0, skip_above=2.0)
        tried.add(LearnedSearchBot(settings=eager).choose(view) == plain)
    assert tried == {False, True}


def test_a_bot_that_changes_seats_starts_afresh() -> None:
    bot, state = LearnedSearchBot(settings=LIGHT), played(8, 13)
    bot.choose(state.view(0))
    state = state.apply(0, LearnedBot().choose(state.view(0)))
    assert bot.choose(state.view(1)) == LearnedSearchBot(settings=LIGHT).choose(state.view(1))


def test_a_deviation_is_explained_by_its_gain() -> None:
    eager = replace(LIGHT, candidates=6, margin=-9.0, min_errors=-99.0, skip_above=2.0)
    view = played(6, 14).view(0)
    bot = LearnedSearchBot(settings=eager)
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
