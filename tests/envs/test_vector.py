"""The vector environment beside the rules: the same deals, views, moves and scores, game by game."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from sumida.envs import classic_vector
from sumida.envs.belief import own_hand
from sumida.envs.episode import Episode
from sumida.envs.vector import HanabiVectorEnv
from sumida.hanabi.engines import translation
from sumida.hanabi.rules.actions import Play
from sumida.hanabi.rules.scoring import playable
from sumida.kernel import GameError

TERMS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "variant": "multicolour", "first_seat": 2},
    {"players": 4, "variant": "six", "empty_clues": True, "strikeout_scores_zero": False},
    {"players": 5, "variant": "colourless-short", "grand_finale": True},
    {"players": 3, "variant": "three", "hand_adjust": 1, "clue_tokens": 3, "max_strikes": 1},
    {"players": 2, "variant": "four-one-of-each", "hand_adjust": -1, "grand_finale": True},
]
GAMES = 3


class Reference:
    """One game played by the rules, numbered and observed as in the vector environment."""

    def __init__(self, env: HanabiVectorEnv, seed: int) -> None:
        self.setup, self.rng = env.setup, Random(seed)
        self.deal()

    def deal(self) -> None:
        self.state, self.follower = self.setup.start(self.setup.deal(self.rng)), translation.Follower()

    @property
    def seat(self) -> int:
        return (self.setup.first_seat + self.state.turn) % self.setup.players

    def legal(self) -> list[int]:
        seat = self.seat
        return [self.setup.actions.index(action) for action in self.state.legal(seat)]

    def observation(self) -> list[int]:
        position = self.follower.follow(self.state.view(self.seat))
        seen: list[int] = classic_vector.observe(translation.tables(self.setup), position)[0].tolist()
        return seen

    def choose(self, rng: Random) -> int:
        """A random legal move that rarely misplays, so that games last."""
        number = rng.choice(self.legal())
        action = self.setup.actions[number]
        if isinstance(action, Play) and rng.random() < 0.9:
            card = self.state.hands[self.seat][action.position - 1].card
            assert card is not None
            if not playable(self.state.piles) >> card & 1:
                return self.choose(rng)
        return number

    def move(self, number: int) -> float:
        before = self.state.scores[0]
        self.state = self.state.apply(self.seat, self.setup.actions[number])
        return self.state.scores[0] - before


@pytest.mark.parametrize("terms", TERMS, ids=lambda terms: f"{terms.get('variant')}-{terms['players']}")
def test_every_game_is_that_of_the_rules(terms: dict[str, Any]) -> None:
    env, rng = HanabiVectorEnv(GAMES, **terms), Random(3)
    seen, infos = env.reset(seed=40)
    games, ended = [Reference(env, 40 + number) for number in range(GAMES)], np.zeros(GAMES, int)
    while ended.min() < 2:
        for number, game in enumerate(games):
            assert infos["seat"][number] == game.seat
            assert np.flatnonzero(seen["action_mask"][number]).tolist() == game.legal()
            assert seen["observation"][number].tolist() == game.observation()
        actions = [game.choose(rng) for game in games]
        seen, rewards, over, cut, infos = env.step(np.array(actions))
        for number, (game, action) in enumerate(zip(games, actions, strict=True)):
            assert rewards[number] == game.move(action)
            assert infos["score"][number] == game.state.scores[0]
            assert over[number] == (not game.state.to_act)
            if over[number]:
                assert infos["final_obs"]["observation"][number].tolist() == game.observation()
                game.deal()
        ended += over
        assert not cut.any()
        assert not infos["illegal"].any()


def test_the_arrays_are_written_in_place() -> None:
    env = HanabiVectorEnv(8, players=2)
    seen, first = env.reset(seed=1)
    later, rewards, over, _, infos = env.step(env.random_actions())
    again = env.step(env.random_actions())
    assert later["observation"] is seen["observation"] is again[0]["observation"]
    assert later["action_mask"] is env.action_masks()
    assert (again[1] is rewards, again[2] is over, infos["seat"] is first["seat"]) == (True, True, True)


def test_the_spaces_hold_what_is_observed() -> None:
    env = HanabiVectorEnv(3, players=4)
    seen, _ = env.reset(seed=5)
    assert env.observation_space.contains(seen)
    assert env.action_space.contains(env.random_actions())
    assert env.single_observation_space.contains({name: part[0] for name, part in seen.items()})
    blind, _ = HanabiVectorEnv(3, players=4, observe=False).reset(seed=5)
    assert list(blind) == ["action_mask"]
    assert np.array_equal(blind["action_mask"], seen["action_mask"])


def test_an_illegal_action_changes_nothing_and_is_reported() -> None:
    env = HanabiVectorEnv(5, players=2)
    seen, _ = env.reset(seed=5)
    kept = seen["observation"].copy()
    discard, own_clue = 5, 10
    seen, rewards, over, _, infos = env.step([discard, own_clue, own_clue + 9, -1, 99])
    assert infos["illegal"].all()
    assert not rewards.any()
    assert not over.any()
    assert np.array_equal(seen["observation"], kept)


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_a_finished_game_starts_again_as_the_metadata_say(mode: AutoresetMode) -> None:
    env = HanabiVectorEnv(4, players=2, observe=False, max_strikes=1, autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] is mode
    env.reset(seed=1)
    over = np.zeros(4, bool)
    while not over.any():
        over = env.step(env.random_actions())[2]
    done = over.copy()
    assert (env.action_masks()[done].any(axis=1) == (mode is AutoresetMode.SAME_STEP)).all()
    _, rewards, over, _, infos = env.step(env.random_actions())
    assert not infos["illegal"].any()
    if mode is not AutoresetMode.SAME_STEP:
        assert not rewards[done].any()
        assert over[done].all() == (mode is AutoresetMode.DISABLED)
    if mode is AutoresetMode.DISABLED:
        seats = infos["seat"].copy()
        env.reset(options={"reset_mask": done})
        assert env.action_masks()[done].any(axis=1).all()
        assert np.array_equal(infos["seat"][~done], seats[~done])


def test_decks_may_be_given_and_must_be_whole() -> None:
    env = HanabiVectorEnv(2, players=2)
    decks = np.array([env.setup.variant.deck[::-1], env.setup.variant.deck])
    seen, _ = env.reset(seed=1, options={"decks": decks})
    partner = seen["observation"][0, :125].reshape(5, 25)
    assert partner.argmax(axis=1).tolist() == decks[0, 5:10].tolist()
    with pytest.raises(GameError, match="every card of the game once"):
        env.reset(options={"decks": decks * 0})


def test_saved_games_go_on_in_the_same_way() -> None:
    env = HanabiVectorEnv(4, players=3)
    env.reset(seed=2)
    saved = env.save()
    ends = []
    for _ in range(2):
        env.restore(saved)
        for _ in range(30):
            seen, *_ = env.step(env.random_actions())
        ends.append(seen["observation"].copy())
    assert np.array_equal(ends[0], ends[1])


@pytest.mark.parametrize("terms", TERMS[:4:3], ids=str)
def test_games_go_on_from_any_position_and_are_seen_as_the_rules_say(terms: dict[str, Any]) -> None:
    env, rng = HanabiVectorEnv(2, belief=True, render_mode="ansi", **terms), Random(13)
    games = [Reference(env, seed) for seed in (1, 2)]
    episode = Episode("hanabi", terms)
    for turns in (0, 6, 7):
        for game in games:
            for _ in range(turns):
                game.move(game.choose(rng))
        seen, infos = env.reset(seed=1, options={"states": [game.state for game in games]})
        shown = env.render()
        assert shown is not None
        for number, game in enumerate(games):
            assert seen["observation"][number].tolist() == game.observation()
            assert np.flatnonzero(seen["action_mask"][number]).tolist() == game.legal()
            assert np.allclose(seen["belief"][number], own_hand(game.state.view(game.seat)), atol=1e-6)
            assert infos["score"][number] == game.state.scores[0]
            episode.begin(options={"state": game.state})
            assert env.state()[number].tolist() == episode.whole().tolist()
            # What was named is told in the order of the values, not in that of the clues.
            assert words(shown[number]) == words(episode.describe())
    assert env.observation_space.contains(seen)
    assert env.state_space.contains(env.state())


def words(text: str) -> list[str]:
    return sorted(re.findall(r"\w+", text))


def test_a_move_after_a_given_position_is_paid_alone() -> None:
    env, rng = HanabiVectorEnv(2, players=2, observe=False), Random(5)
    game = Reference(env, 3)
    while game.state.scores[0] < 3:
        game.move(game.choose(rng))
    env.reset(options={"states": game.state})
    action = game.choose(rng)
    _, rewards, _, _, infos = env.step([action, action])
    assert rewards.tolist() == [game.move(action)] * 2
    assert infos["score"].tolist() == [game.state.scores[0]] * 2


def test_positions_of_other_games_and_finished_ones_are_refused() -> None:
    env, rng = HanabiVectorEnv(1, players=2), Random(1)
    other = Reference(HanabiVectorEnv(1, players=3), 1)
    ended = Reference(env, 1)
    while ended.state.to_act:
        ended.move(ended.choose(rng))
    for game in (other, ended):
        with pytest.raises(GameError, match="running games under the same terms"):
            env.reset(options={"states": game.state})
    with pytest.raises(GameError, match="observe=True"):
        HanabiVectorEnv(1, players=2, observe=False).state()


def test_gymnasium_makes_it_by_name() -> None:
    env = gymnasium.make_vec("sumida/HanabiSelfPlay-v0", num_envs=3, players=4)
    assert isinstance(env, HanabiVectorEnv)
    assert (env.num_envs, env.setup.players) == (3, 4)


def test_seeds_may_be_given_one_by_one_or_not_at_all() -> None:
    one, other = (HanabiVectorEnv(3, players=2) for _ in range(2))
    seen = one.reset(seed=[7, 8, 9])[0]["observation"]
    assert np.array_equal(seen, other.reset(seed=7)[0]["observation"])
    assert not np.array_equal(seen, other.reset()[0]["observation"])
    assert HanabiVectorEnv(1, players=2).reset()[0]["action_mask"].any()
