"""Every bot plays whole games by the rules, from its view alone."""

from __future__ import annotations

import sys
from dataclasses import replace
from random import Random

import pytest

from sumida.hashi import bots
from sumida.hashi.bots.reading import break_symmetry, legal_steps
from sumida.hashi.rules.actions import Action, Bridge, Write
from sumida.hashi.rules.cards import Deal
from sumida.hashi.rules.generate import generate
from sumida.hashi.rules.setup import HashiSetup
from sumida.hashi.rules.state import HashiState
from sumida.hashi.rules.view import HashiView
from sumida.kernel import Bot, GameError
from sumida.locales import LANGUAGES, say, say_words

Player = Bot[Action, HashiView]


def play(state: HashiState, players: list[Player], rounds: int = 18) -> HashiState:
    while state.to_act and state.round < rounds:
        seat = state.to_act[0]
        view = state.view(seat)
        action = players[seat].choose(view)
        assert action in legal_steps(view)
        state = state.apply(seat, action)
    return state


TABLES = [(1, "A"), (1, "B"), (2, "A"), (2, "B"), (3, "B"), (4, "A")]
GAMES = [
    (name, players, board, mistakes)
    for name in ("random", "careful", "planner")
    for players, board in TABLES
    for mistakes in ("strict", "paper")
] + [("master", 1, "A", "strict"), ("master", 2, "B", "paper")]


@pytest.mark.parametrize(("name", "players", "board", "mistakes"), GAMES)
def test_a_bot_plays_whole_games_by_the_rules(name: str, players: int, board: str, mistakes: str) -> None:
    seats = [name] + ["random" if name == "master" else name] * (players - 1)
    setup = HashiSetup(players, board, mistakes)
    over = play(setup.start(setup.deal(Random(players))), [bots.ROSTER.make(seat, players) for seat in seats])
    assert not over.to_act
    assert not any(turn.sheet.struck for turn in over.turns)


@pytest.mark.parametrize("name", ["careful", "planner"])
def test_a_bot_plays_on_any_board(name: str) -> None:
    setup = HashiSetup(1, generate(3, "hard"))
    assert play(setup.start(setup.deal(Random(3))), [bots.ROSTER.make(name, 1)]).scores[0] > 20


@pytest.mark.parametrize("name", bots.ROSTER.bots)
@pytest.mark.parametrize("rounds", [0, 3, 9])
def test_cards_nobody_has_seen_do_not_matter(name: str, rounds: int) -> None:
    setup = HashiSetup(2)
    deal = setup.deal(Random(7))
    state = play(setup.start(deal), [bots.ROSTER.make("careful", 2)] * 2, rounds)
    hidden = list(deal.cards[rounds:])
    Random(8).shuffle(hidden)
    other = replace(state, deal=Deal((*deal.cards[:rounds], *hidden)))
    assert bots.ROSTER.make(name, 2).choose(state.view(0)) == bots.ROSTER.make(name, 2).choose(other.view(0))


@pytest.mark.parametrize("name", ["careful", "planner"])
def test_a_bot_that_takes_over_in_the_middle_of_a_turn_continues_it(name: str) -> None:
    setup = HashiSetup(1)
    state = setup.start(setup.deal(Random(9)))
    steady = bots.ROSTER.make(name, 1)
    while state.round < 5:
        view = state.view(0)
        action = steady.choose(view)
        assert bots.ROSTER.make(name, 1).choose(view) == action
        state = state.apply(0, action)


@pytest.mark.parametrize("name", ["careful", "planner"])
def test_a_bot_completes_a_turn_that_somebody_else_began(name: str) -> None:
    setup = HashiSetup(1)
    state = setup.start(
        setup.parse_deal("5/3 2/2 6/3 1/1 1/2 1/3 2/1 2/3 3/1 3/2 3/3 4/1 4/2 4/3 5/1 5/2 6/1 6/2")
    )
    for text in ("d2=4", "done", "d3=5", "d1-d2"):
        state = state.apply(0, setup.parse_action(text))
    bot = bots.ROSTER.make(name, 1)
    for _ in range(2):
        action = bot.choose(state.view(0))
        assert isinstance(action, Bridge)
        state = state.apply(0, action)
    assert str(bot.choose(state.view(0))) == "done"


def test_a_bot_picks_a_good_start_alone_and_a_bad_one_for_a_neighbour() -> None:
    alone, table = (
        bots.ROSTER.make("planner", players).choose(
            HashiSetup(players).start(HashiSetup(players).deal(Random(1))).view(0)
        )
        for players in (1, 2)
    )
    assert isinstance(alone, Write)
    assert isinstance(table, Write)
    assert alone.island != table.island


@pytest.mark.parametrize("name", bots.ROSTER.bots)
def test_a_bot_says_why_in_every_language(name: str) -> None:
    setup = HashiSetup(1)
    state = setup.start(setup.deal(Random(4)))
    bot = bots.ROSTER.make(name, 1)
    for _ in range(8):
        view = state.view(0)
        action = bot.choose(view)
        words = bot.explain(view, action)
        for language in LANGUAGES:
            said = say_words(language, words)
            assert said != words.key
            assert "{" not in said
        state = state.apply(0, action)
    assert say("en", bots.ROSTER.bots[name].about) != bots.ROSTER.bots[name].about


def test_an_unknown_bot_or_table_is_refused_with_those_there_are() -> None:
    with pytest.raises(GameError, match="there are random, careful, planner, master"):
        bots.ROSTER.make("genius", 1)
    with pytest.raises(GameError, match="cannot play with 5 players"):
        bots.ROSTER.make("master", 5)


def test_without_numba_the_strong_bots_are_refused_and_careful_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("sumida.hashi.bots.")]:
        monkeypatch.delitem(sys.modules, name)
    for name in (
        "sumida.hashi.engines.jit",
        "sumida.hashi.engines.packed",
        "sumida.hashi.learned.search",
        "sumida.hashi.learned.value",
    ):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(GameError, match="needs NumPy and Numba"):
        bots.ROSTER.make("planner", 1)
    setup = HashiSetup(1)
    state = setup.start(setup.deal(Random(1)))
    assert bots.ROSTER.make("careful", 1).choose(state.view(0)) in state.legal(0)


@pytest.mark.parametrize(
    ("name", "board", "rounds"),
    [
        ("careful", "A", 18),
        ("careful", "B", 8),
        ("planner", "A", 12),
        ("planner", "B", 12),
        ("master", "A", 2),
    ],
)
def test_copies_of_a_bot_do_not_play_the_same_game(name: str, board: str, rounds: int) -> None:
    setup = HashiSetup(4, board)
    seats = [bots.ROSTER.make(name, 4) for _ in range(4)]
    state = play(setup.start(setup.deal(Random(1_000_003))), seats, rounds)
    assert len({turn.closed for turn in state.turns}) == 4


def test_only_a_seat_with_an_earlier_seats_sheet_takes_another_equally_good_turn() -> None:
    setup = HashiSetup(2)
    state = setup.start(setup.deal(Random(5)))
    for seat, step in [(0, "d2=4"), (0, "done"), (1, "d2=4"), (1, "done")]:
        state = state.apply(seat, setup.parse_action(step))
    assert break_symmetry(state.view(0), [50.0, 49.9]) == 0
    assert break_symmetry(state.view(1), [50.0, 49.9]) == 1
    assert break_symmetry(state.view(1), [50.0, 49.0]) == 0
    assert break_symmetry(state.view(1), [50.0]) == 0
