"""The drop-in beside the original: the same dictionaries and the same vectors, bit for bit."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from sumida.envs import classic_vector, rl_env
from sumida.envs.shuffling import shuffled
from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import standard
from sumida.kernel import GameError
from tests.envs.original import GAMES, INSTALLED, Played, answer, hexed, play, recorded

LIVE = [play(name, players, seed) for name, players in GAMES for seed in range(2, 5)] if INSTALLED else []
PLAYED = [*recorded(), *LIVE]


def whole_deck(env: rl_env.HanabiEnv, drawn: list[int]) -> list[int]:
    """The cards that were drawn, and behind them the rest."""
    rest = list(env.codes.deck)
    for kind in drawn:
        rest.remove(kind)
    return drawn + rest


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: f"{game.name}-{game.players}")
def test_every_answer_is_that_of_the_original(game: Played) -> None:
    env = rl_env.make(game.name, game.players)
    answers = [answer(env.reset(whole_deck(env, game.deck)), 0, False)]
    for move in game.moves:
        observation, reward, done, info = env.step(move)
        answers.append(answer(observation, reward, done))
        assert info == {}
    assert json.loads(json.dumps(answers)) == json.loads(json.dumps(game.answers))
    length = int(answers[0]["seats"][0]["vectorized"].partition(":")[0])
    assert env.vectorized_observation_shape() == [length]


@pytest.mark.parametrize("game", [game for game in PLAYED if game.name == "Hanabi-Full"])
def test_the_array_engine_gives_the_same_vectors(game: Played) -> None:
    t = standard(game.players)
    env = rl_env.make(game.name, game.players)
    p = arrays.deal(t, np.array([whole_deck(env, game.deck)], np.int8))
    for number, said in enumerate(game.answers):
        for seat in range(game.players):
            observer = (seat - number) % game.players
            vector = classic_vector.observe(t, p, observer)[0]
            assert hexed(vector.tolist()) == said["seats"][seat]["vectorized"]
            assert len(vector) == classic_vector.size(t)
        if number < len(game.moves):
            p, _ = arrays.step(t, p, np.array([game.moves[number]]))


def test_moves_may_be_dictionaries() -> None:
    one, other = rl_env.make(), rl_env.make()
    deck = Random(1).sample(one.codes.deck, 50)
    seen = one.reset(deck)
    assert seen == other.reset(deck)
    done = False
    while not done:
        own = seen["player_observations"][seen["current_player"]]
        number = Random(len(own["discard_pile"])).randrange(len(own["legal_moves"]))
        before = own["legal_moves_as_int"][number]
        seen, _, done, _ = one.step(own["legal_moves"][number])
        assert (seen, done) == other.step(before)[0::2]


def test_what_is_illegal_fails_as_in_the_original() -> None:
    env = rl_env.make()
    env.reset()
    with pytest.raises(AssertionError, match="Illegal action"):
        env.step(0)  # all tokens are there: no discard
    with pytest.raises(AssertionError, match="Illegal action"):
        env.step({"action_type": "DISCARD", "card_index": 0})
    for nothing in ({"action_type": "PASS"}, "play", 1.0):
        with pytest.raises(GameError, match="no move"):
            env.step(nothing)  # type: ignore[arg-type]  # what is no move
    with pytest.raises(AssertionError, match="Illegal action"):
        env.step(env.num_moves())


def test_moves_may_be_numbers_of_another_library() -> None:
    one, other = rl_env.make(), rl_env.make()
    deck = Random(1).sample(one.codes.deck, 50)
    assert one.reset(deck) == other.reset(deck)
    assert one.step(np.int64(5)) == other.step(5)


def test_no_move_follows_the_end() -> None:
    env = rl_env.make()
    env.reset(sorted(env.codes.deck, key=lambda kind: -(kind % 5)))  # fives first
    for _ in range(2):
        assert not env.step(5)[2]
    assert env.step(5)[1:3] == (0, True)
    with pytest.raises(AssertionError, match="Illegal action"):
        env.step(5)


def test_what_is_read_may_be_written_into() -> None:
    env = rl_env.make()
    seen, again = env.reset(list(env.codes.deck)), env.reset(list(env.codes.deck))
    for one in seen["player_observations"]:
        for hand in [*one["observed_hands"], *one["card_knowledge"], one["legal_moves"], one["discard_pile"]]:
            hand.append({"color": "?"})
        one["fireworks"]["R"] = one["vectorized"][0] = 9
        one["legal_moves_as_int"].clear()
    assert again == rl_env.make().reset(list(env.codes.deck))


def test_a_card_is_shared_and_so_cannot_be_changed_but_copied() -> None:
    seen = rl_env.make().reset()["player_observations"][0]
    for one in (seen["observed_hands"][1][0], seen["card_knowledge"][0][0], seen["legal_moves"][0]):
        for change in ("clear", "update", "popitem"):
            with pytest.raises(TypeError, match="change a copy"):
                getattr(one, change)()
        with pytest.raises(TypeError, match="change a copy"):
            one["rank"] = 9
        for copied in (one.copy(), dict(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
            copied["rank"] = 9
            assert type(copied) is dict
        assert json.loads(json.dumps(one)) == one


def test_minus_one_is_a_random_seed_and_others_repeat() -> None:
    decks = {seed: [opening(seed) for _ in range(2)] for seed in (-1, 5, None)}
    assert decks[5][0] == decks[5][1]
    assert decks[-1][0] != decks[-1][1]
    assert decks[None][0] != decks[None][1]


def opening(seed: int | None) -> str:
    return str(rl_env.HanabiEnv({"seed": seed}).reset())


def test_a_shuffle_is_that_of_the_library() -> None:
    for seed in range(20):
        cards = list(range(50))
        Random(seed).shuffle(cards)
        assert shuffled(range(50), Random(seed)) == cards


def test_checks_stay_when_python_optimises() -> None:
    code = (
        "from sumida.envs import rl_env\n"
        "env = rl_env.make(); env.reset()\n"
        "try: env.step(0)\n"
        "except AssertionError as error: print(error)\n"
    )
    run = [sys.executable, "-O", "-c", code]
    done = subprocess.run(run, capture_output=True, text=True, env={"PYTHONPATH": "src:."}, check=True)
    assert done.stdout.strip() == "Illegal action: 0"


@pytest.mark.parametrize("name", rl_env.NAMED)
def test_the_state_tells_what_the_seats_see(name: str) -> None:
    env, rng = rl_env.make(name, 2), Random(name)
    said, done = env.reset(), False
    while not done:
        state, own = env.state, said["player_observations"][env.state.cur_player()]
        assert state.legal_moves() == own["legal_moves_as_int"]
        assert state.deck_size() == own["deck_size"]
        assert state.information_tokens() == own["information_tokens"]
        assert state.life_tokens() == own["life_tokens"]
        assert state.fireworks() == list(own["fireworks"].values())
        other = state.player_hands()[1 - state.cur_player()]
        assert [card.to_dict() for card in other] == own["observed_hands"][1]
        assert [card.to_dict() for card in state.discard_pile()] == own["discard_pile"]
        assert not state.is_terminal()
        move = rng.choice(state.legal_moves())
        assert state.move_is_legal(move)
        assert not state.move_is_legal(-1)
        after = state.apply_move(move)
        said, reward, done, _ = env.step(move)
        assert str(after) == str(env.state) != str(state)
        assert reward == after.score() - state.score()
    assert env.state.is_terminal()
    assert env.state.legal_moves() == []
    with pytest.raises(ValueError, match="Illegal action"):
        env.state.apply_move(0)


def test_a_game_goes_on_from_what_was_saved() -> None:
    env, other = rl_env.make(), rl_env.make()
    env.reset()
    for _ in range(6):
        env.step(env.state.legal_moves()[-1])
    saved, ends = env.save(), []
    for one in (env, other):
        seen = one.restore(saved)
        moves = [one.state.legal_moves()[0] for _ in range(3) if not one.step(one.state.legal_moves()[0])[2]]
        ends.append((seen, moves, str(one.state), one.reset()))
    assert ends[0] == ends[1]
    with pytest.raises(GameError, match="same terms"):
        rl_env.make(num_players=3).restore(saved)


def test_the_names_of_the_original_are_there() -> None:
    assert rl_env.MOVE_TYPES == ["INVALID", "PLAY", "DISCARD", "REVEAL_COLOR", "REVEAL_RANK", "DEAL"]

    class Mine(rl_env.Agent):
        def __init__(self, config: Any) -> None:
            self.config = config

    agent = Mine({"players": 2})
    with pytest.raises(NotImplementedError):
        agent.act({})
    with pytest.raises(NotImplementedError):
        agent.reset({})
    with pytest.raises(NotImplementedError):
        rl_env.Agent({})
    small = rl_env.make("Hanabi-Small").reset()["player_observations"][0]
    assert (len(small["fireworks"]), small["life_tokens"], len(small["observed_hands"][0])) == (2, 1, 2)
    assert len(rl_env.make("Hanabi-Very-Small").reset()["player_observations"][0]["fireworks"]) == 1


def test_it_plays_the_same_without_numba() -> None:
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from tests.envs.test_rl_env import short_game\n"
        "print(short_game())"
    )
    env = {"PYTHONPATH": "src:."}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True)
    assert done.stdout.strip() == short_game()


def short_game() -> str:
    """All that is said in a game of random moves, as text."""
    env, rng = rl_env.HanabiEnv({"players": 3, "seed": 4}), Random(4)
    said, done = [env.reset()], False
    while not done:
        own = said[-1]["player_observations"][said[-1]["current_player"]]
        seen, _, done, _ = env.step(rng.choice(own["legal_moves_as_int"]))
        said.append(seen)
    return repr(said)


def test_an_old_observation_does_not_change_when_the_game_goes_on() -> None:
    env = rl_env.make()
    first, twin = env.reset(list(env.codes.deck)), rl_env.make().reset(list(env.codes.deck))
    seen = first
    for seat in (0, 1, 0):
        seen, *_ = env.step(seen["player_observations"][seat]["legal_moves_as_int"][-1])
    assert first == twin


def test_an_observation_behaves_like_a_dictionary() -> None:
    seen = rl_env.make().reset()["player_observations"][0]
    assert "vectorized" in seen
    assert "nothing" not in seen
    assert seen.get("nothing", 7) == 7
    assert len(seen) == len(dict(seen)) == len(list(seen.items())) == 13
    assert pickle.loads(pickle.dumps(seen)) == seen == copy.deepcopy(seen) == seen.copy()
    with pytest.raises(KeyError):
        seen["nothing"]


@pytest.mark.parametrize(
    "config", [{"players": 6}, {"colors": 0}, {"ranks": 3}, {"hand_size": 9}, {"players": "two"}]
)
def test_impossible_terms_are_refused(config: dict[str, Any]) -> None:
    with pytest.raises(GameError, match="must be"):
        rl_env.HanabiEnv(config)


def test_seeds_and_starting_seats() -> None:
    config = {"players": 3, "seed": 5, "random_start_player": True}
    one, other = rl_env.HanabiEnv(config), rl_env.HanabiEnv(config)
    starts = set()
    for _ in range(12):
        seen = one.reset()
        assert seen == other.reset()
        starts.add(seen["current_player"])
    assert starts == {0, 1, 2}
    with pytest.raises(ValueError, match="Unknown"):
        rl_env.make("Hanabi-Huge")
    with pytest.raises(GameError, match="every card"):
        one.reset([0] * 50)


def test_what_is_computed_whole_equals_what_is_computed_entry_by_entry() -> None:
    """A caller who reads everything gets plain dictionaries; one who reads single entries, the same ones."""
    whole, single = rl_env.HanabiEnv({"seed": 3, "players": 3}), rl_env.HanabiEnv({"seed": 3, "players": 3})
    rng, kinds = Random(3), set()
    for _ in range(rl_env.GAMES_WHOLE + 2):
        seen, picked, done = whole.reset(), single.reset(), False
        while not done:
            kinds.add(type(seen["player_observations"][0]))
            for one, other in zip(seen["player_observations"], picked["player_observations"], strict=True):
                assert list(one.items()) == [(key, other[key]) for key in one]
            move = rng.choice(picked["player_observations"][picked["current_player"]]["legal_moves_as_int"])
            (seen, reward, done, _), (picked, *same) = whole.step(move), single.step(move)
            assert [reward, done] == same[:2]
    assert dict in kinds
    assert len(kinds) == 2
