"""Reviews of finished Hanabi games."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from sumida import codec
from sumida.bots import create
from sumida.kernel import GameError, Record
from sumida.lab.coach import review as any_review
from sumida.lab.coach.findings import HanabiReview
from sumida.lab.coach.hanabi import Advisor, review
from sumida.lab.coach.hanabi_text import lines
from sumida.lab.coach.rollouts import HatTeam, LearnedTeam, RolloutQuery, rollout_team
from sumida.records import new_game, replay


@lru_cache
def record(*names: str, variant: str = "five", moves: int = 999) -> Record:
    match = new_game("hanabi", players=len(names), seed=1_000_001, variant=variant)
    seats = [create("hanabi", name, len(names)) for name in names]
    while not match.over and len(match.moves) < moves:
        seat = match.state.to_act[0]
        match.move(seat, str(seats[seat].choose(match.view(seat))))
    return match.record()


def with_moves(game: Record, *moves: str) -> Record:
    """The same deal, with these moves first; then everybody discards or plays until the end."""
    match = new_game("hanabi", deal=game.deal, **game.setup)
    for text in moves:
        match.move(match.state.to_act[0], text)
    while not match.over:
        seat = match.state.to_act[0]
        match.move(seat, "discard 1" if "discard 1" in match.legal(seat) else match.legal(seat)[-1])
    return match.record()


@lru_cache
def found() -> HanabiReview:
    return review(record("cautious", "partner", "partner"))


def test_every_turn_has_a_chance_and_an_advice() -> None:
    game, seen = record("cautious", "partner", "partner"), found()
    assert [(turn.seat, turn.played) for turn in seen.turns] == list(game.moves)
    assert all(turn.chance is not None and 0 <= turn.chance <= 1 for turn in seen.turns)
    assert all(turn.why.key.startswith("why-partner") for turn in seen.turns)
    assert [turn.turn for turn in seen.turns] == list(range(1, len(game.moves) + 1))


def test_the_advice_is_legal_where_it_is_given() -> None:
    game = record("cautious", "partner", "partner")
    for state, turn in zip(replay(game).states, found().turns, strict=False):
        assert turn.better in [str(action) for action in state.legal(turn.seat)]


def test_the_advisor_sees_its_view_only() -> None:
    """Cards that the seat to act cannot see are exchanged: its advice stays the same."""
    game = record("cautious", "partner", "partner", moves=6)
    deck = game.deal.split()
    deck[-1], deck[-2] = deck[-2], deck[-1]
    deck[0], deck[-1] = deck[-1], deck[0]
    first, other = (
        _states(Record("hanabi", game.rules, game.setup, " ".join(d), ())) for d in (game.deal.split(), deck)
    )
    assert Advisor(first, []).advice(first[0]) == Advisor(other, []).advice(other[0])


def _states(game: Record) -> list[Any]:
    return list(replay(game).states)


def test_the_costliest_turns_are_those_that_cost_most() -> None:
    costs = sorted((turn.cost or 0 for turn in found().turns), reverse=True)
    assert [found().turns[number - 1].cost for number in found().costliest] == [c for c in costs[:3] if c]


def test_once_a_last_copy_is_gone_there_is_no_chance_of_a_perfect_score() -> None:
    seen = review(with_moves(record("partner", "partner", "partner", moves=1), "clue B 1"))
    assert seen.score < 25
    for turn in seen.turns:
        if turn.reach < 25:
            assert turn.chance == 0
    assert seen.turns[-1].chance == 0
    assert seen.turns[-1].points == seen.score


def test_a_perfect_score_ends_with_certainty() -> None:
    game = record("hat", "hat", "hat", "hat")
    seen = review(game)
    assert seen.score == 25
    assert seen.turns[-1].chance == 1
    assert seen.chance is not None
    assert seen.chance > 0.5


@pytest.mark.parametrize(
    ("names", "advisor"),
    [
        (("hat", "hat", "hat"), "hat+search"),
        (("learned", "learned"), "learned"),
        (("partner", "partner"), "partner"),
        (("cautious", "hat", "partner"), "partner"),
    ],
)
def test_the_advice_comes_from_a_bot_that_follows_the_tables_conventions(
    names: tuple[str, ...], advisor: str
) -> None:
    states = _states(record(*names))
    assert Advisor(states, [event.action for event in states[-1].history]).name == advisor


def test_the_same_query_gives_the_same_scores_and_losing_a_five_costs() -> None:
    game = record("partner", "partner", "partner", moves=12)
    state = _states(game)[-1]
    team = rollout_team(state.setup)
    assert isinstance(team, HatTeam)
    own = team.own(state, {})
    again = team.scores([RolloutQuery(state, {}, own), RolloutQuery(state, {}, own)])
    assert list(again[0]) == list(again[1])
    assert float(again[0].mean()) > 20


def test_games_of_two_players_are_continued_by_the_learned_net() -> None:
    state = _states(record("partner", "partner", moves=20))[-1]
    team = rollout_team(state.setup)
    assert isinstance(team, LearnedTeam)
    (scores,) = team.scores([RolloutQuery(state, {}, team.own(state, {}))])
    assert len(scores) == team.games
    assert 15 < float(scores.mean()) <= 25


@pytest.mark.parametrize("players", [2, 3])
def test_the_move_of_the_next_seat_can_be_fixed(players: int) -> None:
    """If the next move must discard a five, 25 is out of reach; if it is free, the chance remains."""
    for state in _states(record(*["partner"] * players)):
        clue = next((move for move in state.legal(state.current) if str(move).startswith("clue")), None)
        hand = state.hands[(state.current + 1) % players]
        five = next((slot for slot, held in enumerate(hand, 1) if (held.card or 0) % 5 == 4), None)
        if clue and five:
            break
    team = rollout_team(state.setup)
    assert team
    assert clue
    thrown = state.setup.parse_action(f"discard {five}")
    bound, free = team.scores([RolloutQuery(state, {}, clue, thrown), RolloutQuery(state, {}, clue)])
    assert max(bound) < 25
    assert max(free) == 25
    assert bound.mean() < free.mean()


def test_a_move_is_also_tried_with_the_one_that_followed() -> None:
    """In this game the next player discarded the oldest card, as people do; the team has no such habit and
    discards a five. The move before it did no harm."""
    game = codec.read_record((Path(__file__).parent / "games/thrown-away-by-habit.json").read_text())
    states = _states(game)
    moves = [event.action for event in states[-1].history]
    advisor, team, turn = Advisor(states, moves), HatTeam(), 26
    known = advisor.reviewed(states[turn], moves[turn], None).known
    alone, followed = team.scores(
        [RolloutQuery(states[turn], known, moves[turn], then) for then in (None, moves[turn + 1])]
    )
    assert max(alone) < 25
    assert (followed == 25).mean() > 0.5


def test_a_rare_variant_gets_advice_and_what_is_in_reach() -> None:
    seen = review(record("partner", "partner", variant="six"))
    assert seen.team is None
    assert all(turn.chance is None and turn.reach <= 30 for turn in seen.turns)
    assert "points still within reach" in "\n".join(lines(seen))


def test_progress_never_goes_back() -> None:
    shares: list[float] = []
    review(record("partner", "partner", variant="six"), shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_the_command_reviews_hanabi_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(codec.write_record(record("partner", "partner", variant="six")))
    assert any_review.main([str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["advisor"] == "partner"
    assert any_review.main([str(file)]) == 0
    assert "of 30 points" in capsys.readouterr().out


def test_an_unfinished_game_or_one_of_another_kind_is_refused() -> None:
    with pytest.raises(GameError, match="unfinished: 3 moves"):
        review(record("partner", "partner", moves=3))
    with pytest.raises(GameError, match="no game of Hanabi"):
        review(new_game("hashi", players=1, seed=1).record())
    with pytest.raises(GameError, match="no game"):
        any_review.review(Record("chess", 1, {}, "", ()))
