"""Search above the learned player: guesses fit what was seen, remember the partner, and cost no fairness."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace
from itertools import product
from math import perm, prod
from pathlib import Path
from random import Random

import numpy as np
import pytest

from sumida.hanabi import arrays, features, weights
from sumida.hanabi.arrays import Array, Position, standard
from sumida.hanabi.bots.learned import LearnedBot
from sumida.hanabi.bots.learned_search import LearnedSearchBot
from sumida.hanabi.rollouts import NumpyNets, unexplained
from sumida.hanabi.rules import HanabiState
from sumida.hanabi.search import HOPELESS, Belief, Effort, Moment, choose, exchange, hidden_places, reshuffle
from sumida.hanabi.setup import HanabiSetup
from sumida.hanabi.weights import Weights
from sumida.kernel import GameError

T = standard(2)
LIGHT = Effort(guesses=40, candidates=2, first=4, tried=8, horizon=3, fresh=200)
NETS = weights.load(weights.packaged(2), "five", 2).nets


def played(turns: int, seed: int) -> HanabiState:
    """A game of two learned players, some turns old."""
    setup = HanabiSetup()
    state, bots = setup.start(setup.deal(Random(seed))), (LearnedBot(), LearnedBot())
    for _ in range(turns):
        state = state.apply(state.current, bots[state.current].choose(state.view(state.current)))
    return state


def listened(seed: int, moves: int) -> tuple[Belief, Position, Array]:
    """Guesses after some moves of both seats, the position, and the true deck."""
    setup = HanabiSetup()
    deck = np.array([setup.deal(Random(seed)).cards], np.int8)
    p = arrays.deal(T, deck)
    nets = NumpyNets(T, NETS, LIGHT.horizon)
    belief = Belief(T, nets, LIGHT, np.random.default_rng(seed))
    belief.begin(deck, hidden_places(p))
    on = np.array([True])
    for move in range(moves):
        action = nets.likes(p).argmax(1)
        after, _ = arrays.step(T, p, action)
        if move % 2 == 0 and action[0] < 2 * T.hand:
            slot = int(action[0]) % T.hand
            place, kind = p.order[:, 0, slot].astype(int), p.hands[:, 0, slot]
            belief.turned_up(place, kind, hidden_places(p), on)
        elif move % 2:
            if after.drawn[0] > p.drawn[0]:
                belief.drawn(p.drawn, deck[np.array([0]), p.drawn], on)
            belief.heard(Moment(p, action), after, on)
        p = after
    return belief, p, deck


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_guess_is_a_whole_deck_that_agrees_with_all_that_is_open(seed: int) -> None:
    belief, now, deck = listened(seed, 16)
    hidden = hidden_places(now)[0]
    for guess in belief.decks[0]:
        assert sorted(guess) == T.deck.tolist()
        assert np.array_equal(guess[~hidden], deck[0][~hidden])
    assert belief.allowed(belief.decks, now).mean() > 0.99


def test_the_partners_moves_tell_more_than_the_clues_alone() -> None:
    guessed, counted = [], []
    for seed in range(4, 8):
        belief, now, deck = listened(seed, 20)
        places = now.order[0, 0].astype(int)
        guessed.append((belief.decks[0][:, places] == deck[0][places]).mean())
        counted.append(features.beliefs(T, now)[0, 0, np.arange(5), now.hands[0, 0]].mean())
    assert np.mean(guessed) > np.mean(counted)


def test_faults_are_the_moves_that_the_net_would_not_make() -> None:
    belief, now, deck = listened(9, 8)
    assert belief.all_faults(deck[:, None], now).tolist() == [[0]]
    belief.moments = [Moment(m.before, (m.action + 1) % T.actions) for m in belief.moments[:1]]
    assert belief.all_faults(deck[:, None], now).tolist() == [[1]]


def test_a_hopeless_guess_is_not_looked_at_further() -> None:
    belief, now, deck = listened(9, 8)
    assert len(belief.moments) > HOPELESS
    belief.moments = [Moment(m.before, (m.action + 1) % T.actions) for m in belief.moments]
    assert belief.all_faults(deck[:, None], now).tolist() == [[HOPELESS]]
    assert not belief.moments[0].known


def test_a_move_that_the_net_nearly_made_is_nearly_explained() -> None:
    less = np.array([0.0, 0.04, 2.05, 4.05, 50.0])
    np.testing.assert_allclose(unexplained(less, 4.0), [0, 0, 0.5, 1, 1])
    np.testing.assert_allclose(unexplained(less, 0.0), [0, 0, 1, 1, 1])


@pytest.mark.parametrize("seed", [15, 16])
def test_fresh_guesses_are_as_likely_as_counting_says(seed: int) -> None:
    belief, now, deck = listened(seed, 36)
    belief.effort = replace(LIGHT, fresh=4000)
    decks, weight = belief.fresh(now)
    assert belief.allowed(decks, now).all()
    places = now.order[0, 0].astype(int)
    drawn: dict[tuple[int, ...], float] = defaultdict(float)
    for hand, share in zip(decks[0][:, places].tolist(), (weight[0] / weight.sum()).tolist(), strict=True):
        drawn[tuple(hand)] += share
    exact = counted(now, deck)
    for slot in range(T.hand):
        for kind in range(T.kinds):
            found, true = (sum(w for hand, w in x.items() if hand[slot] == kind) for x in (drawn, exact))
            assert found == pytest.approx(true, abs=0.04)


def counted(now: Position, deck: Array) -> dict[tuple[int, ...], float]:
    """All hands that clues and open cards allow, with their chances: the ways to take them from the rest."""
    unseen = Counter(deck[0][hidden_places(now)[0]].tolist())
    open_to = [np.flatnonzero(now.possible[0, 0, slot]).tolist() for slot in range(T.hand)]
    ways = {
        hand: prod(perm(unseen[kind], count) for kind, count in Counter(hand).items())
        for hand in product(*open_to)
    }
    return {hand: count / sum(ways.values()) for hand, count in ways.items()}


def test_reshuffled_piles_keep_the_hands() -> None:
    decks = np.tile(T.deck, (2, 3, 1))
    reshuffle(decks, np.array([10, 40]), np.random.default_rng(1))
    for table, start in enumerate((10, 40)):
        for deck in decks[table]:
            assert np.array_equal(deck[:start], T.deck[:start])
            assert sorted(deck[start:]) == sorted(T.deck[start:])
    assert (decks[0, 0] != decks[0, 1]).any()


def test_exchange_swaps_only_where_it_is_told() -> None:
    decks = np.arange(8).reshape(1, 2, 4)
    exchange(decks, np.array([[0, 0]]), np.array([[3, 3]]), np.array([[True, False]]))
    assert decks.tolist() == [[[3, 1, 2, 0], [4, 5, 6, 7]]]


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
        eager = replace(LIGHT, margin=margin, errors=-99.0, sure=2.0)
        tried.add(LearnedSearchBot(effort=eager).choose(view) == plain)
    assert tried == {False, True}


def test_a_bot_that_changes_its_seat_begins_anew() -> None:
    bot, state = LearnedSearchBot(effort=LIGHT), played(8, 13)
    bot.choose(state.view(0))
    state = state.apply(0, LearnedBot().choose(state.view(0)))
    assert bot.choose(state.view(1)) == LearnedSearchBot(effort=LIGHT).choose(state.view(1))


def test_a_changed_move_says_what_it_gains() -> None:
    eager = Effort(guesses=40, candidates=6, first=4, tried=8, horizon=3, margin=-9.0, errors=-99.0, sure=2.0)
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


class Told:
    """Nets whose values are known beforehand: by move, and by the first card of the guess."""

    def __init__(self, worth: dict[int, float]) -> None:
        self.worth, self.asked = worth, 0

    def faulty(self, moment: Moment, table: Array, decks: Array) -> Array:
        return np.zeros(len(table))

    def values(self, public: Position, decks: Array, actions: Array) -> Array:
        self.asked += actions.shape[1] * decks.shape[1]
        worth = np.vectorize(self.worth.__getitem__)(actions).astype(float)
        noise = np.arange(decks.shape[1]) % 2 - 0.5
        return worth[:, None] + noise[:, None] * (actions != actions[:, :1])[:, None]


@pytest.mark.parametrize(
    ("worth", "chosen", "asked"),
    [
        ({5: 3.0, 6: 3.5, 7: 2.0}, 6, 3 * 20 + 2 * 80),  # a rival that is better
        ({5: 3.0, 6: 2.0, 7: 3.6}, 7, 3 * 20 + 2 * 80),  # also when the net likes it least
        ({5: 3.0, 6: 1.0, 7: 1.5}, 5, 3 * 20),  # hopeless rivals cost little
        ({5: 3.0, 6: 3.03, 7: 3.0}, 5, 3 * 20 + 2 * 80),  # too little to deviate for
        ({5: 3.0, 6: 3.08, 7: 3.0}, 5, 3 * 20 + 2 * 80),  # not sure enough
    ],
)
def test_the_search_leaves_the_nets_move_only_for_a_clear_gain(
    worth: dict[int, float], chosen: int, asked: int
) -> None:
    nets = Told(worth)
    effort = Effort(guesses=100, candidates=3, first=20, tried=100, margin=0.04, errors=2.0, trust=0.0)
    p = arrays.deal(T, T.deck[None])
    belief = Belief(T, nets, effort, np.random.default_rng(1))
    belief.begin(p.deck, hidden_places(p))
    likes = np.full((1, T.actions), -1e9)
    likes[0, 5:8] = 1.0, 0.5, 0.2
    action, gain = choose(belief, p, likes, np.random.default_rng(2))
    assert action[0] == chosen
    assert nets.asked == asked
    assert gain[0] == pytest.approx(worth[chosen] - worth[5], abs=1e-6)


@pytest.mark.parametrize(("liked", "chosen"), [(0.5, 6), (-9.0, 5)])
def test_what_the_net_likes_much_less_must_gain_more(liked: float, chosen: int) -> None:
    effort = Effort(
        guesses=100, candidates=2, first=20, tried=100, errors=0.0, margin=0.0, trust=0.05, sure=1.1
    )
    p = arrays.deal(T, T.deck[None])
    belief = Belief(T, Told({5: 3.0, 6: 3.2}), effort, np.random.default_rng(1))
    belief.begin(p.deck, hidden_places(p))
    likes = np.full((1, T.actions), -1e9)
    likes[0, 5:7] = 1.0, liked
    assert choose(belief, p, likes, np.random.default_rng(2))[0][0] == chosen


def test_a_move_that_is_not_allowed_is_no_rival() -> None:
    likes = np.full((1, T.actions), -1e9)
    likes[0, 5] = 1.0
    effort = Effort(guesses=20, candidates=3, first=5, tried=20, sure=2.0, margin=-9.0, errors=-99.0)
    p = arrays.deal(T, T.deck[None])
    belief = Belief(T, Told(dict.fromkeys(range(T.actions), 1.0)), effort, np.random.default_rng(1))
    belief.begin(p.deck, hidden_places(p))
    assert choose(belief, p, likes, np.random.default_rng(2))[0][0] == 5
