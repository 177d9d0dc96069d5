"""Reviews of finished Hanabi games."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from benchmarks.coach_chance import LEAST

from sumida import codec
from sumida.bots import create
from sumida.hanabi.bots.hat.bot import HatSearchBot
from sumida.hanabi.bots.partner import PartnerBot
from sumida.hanabi.rules.actions import Clue
from sumida.kernel import GameError, Record
from sumida.lab.coach import review as any_review
from sumida.lab.coach.findings import HanabiReview
from sumida.lab.coach.hanabi import Advisor, review
from sumida.lab.coach.hanabi_text import lines
from sumida.lab.coach.readers import LATE, ConventionTeam, ReaderPlan
from sumida.lab.coach.rollouts import (
    FEW,
    HatTeam,
    Known,
    LearnedTeam,
    RolloutQuery,
    fixed_cards,
    orders,
    rollout_team,
    seed_of,
)
from sumida.lab.coach.slow_teams import SEARCHED, Tried
from sumida.lab.coach.values import Valuation, came_true
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
    both_copies = ("clue B 1", "clue A 1", "discard 4", "discard 3")
    strikes = ("play 1", "play 1", "play 1", "play 1")
    seen = review(with_moves(record("partner", "partner", "partner", moves=1), *both_copies, *strikes))
    assert seen.turns[3].reach < 25
    for turn in seen.turns:
        if turn.reach < 25:
            assert turn.chance == 0
    assert seen.turns[-1].chance == 0
    assert seen.turns[-1].points == seen.score


def test_a_perfect_score_ends_with_certainty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HatSearchBot, "samples", 8)
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


def query(state: Any, known: Known, first: Any, games: int = 64) -> RolloutQuery:
    return RolloutQuery(state, known, first, fixed_cards(state), seed_of(state, fixed_cards(state)), games)


def valued(game: Record, readers: Sequence[ConventionTeam] = ()) -> Valuation:
    states = _states(game)
    moves = [event.action for event in states[-1].history]
    advisor, team = Advisor(states, moves), rollout_team(states[0].setup)
    assert team
    reviewed = [advisor.reviewed(state, move) for state, move in zip(states, moves, strict=False)]
    return Valuation(team, readers, reviewed, states[-1])


def played_before(name: str) -> Record:
    return codec.read_record((Path(__file__).parent / f"games/{name}.json").read_text())


def test_the_same_query_gives_the_same_scores() -> None:
    game = record("partner", "partner", "partner", moves=12)
    state = _states(game)[-1]
    team = rollout_team(state.setup)
    assert isinstance(team, HatTeam)
    own = team.own(state, {})
    again = team.scores([query(state, {}, own), query(state, {}, own)])
    assert list(again[0]) == list(again[1])
    assert float(again[0].mean()) > 20


def test_games_of_two_players_are_continued_by_the_learned_net() -> None:
    state = _states(record("partner", "partner", moves=20))[-1]
    team = rollout_team(state.setup)
    assert isinstance(team, LearnedTeam)
    some, more = team.scores([query(state, {}, team.own(state, {}), games) for games in (8, 32)])
    assert (len(some), len(more)) == (8, 32)
    assert 15 < float(more.mean()) <= 25


def test_the_learned_net_goes_on_from_a_move_that_was_not_made() -> None:
    states = _states(record("partner", "partner", moves=20))
    state, made = states[10], states[-1].history[10].action
    team = LearnedTeam(state.setup)
    team.own(states[-1], {})
    for other in [move for move in state.legal(state.current) if move != made][:3]:
        after = state.apply(state.current, other)
        fresh = LearnedTeam(state.setup)
        assert team.own(after, {}) == fresh.own(after, {})


def test_the_team_may_take_over_after_moves_that_the_table_made() -> None:
    """In this game the next player discarded the oldest card, as people do; the team has no such habit and
    discards a five. The move before it did no harm."""
    game, turn = played_before("thrown-away-by-habit"), 26
    states = _states(game)
    moves = [event.action for event in states[-1].history]
    reviewed = Advisor(states, moves).reviewed(states[turn], moves[turn])
    (alone,) = HatTeam().scores([query(states[turn], reviewed.known, moves[turn])])
    assert max(alone) < 25
    (value,) = valued(game).values([turn])
    assert (value.chance or 0) > 0.5
    assert value.cost == 0
    assert value.plan
    assert value.plan.state.turn > turn + 1


def test_the_table_makes_the_same_moves_whatever_comes_after_the_fixed_cards() -> None:
    """So the chance knows nothing of the rest of the deck: not even by what the players did."""
    game = record("partner", "partner", "partner")
    valuation, turn = valued(game), 12
    state, last = valuation.game.moves[turn].state, valuation.line(turn)[-1]
    fixed = fixed_cards(state)
    assert valuation.game.state(last).dealt <= fixed
    cards = game.deal.split()
    match = new_game("hanabi", deal=" ".join([*cards[:fixed], *reversed(cards[fixed:])]), **game.setup)
    bots = [create("hanabi", "partner", 3) for _ in range(3)]
    for seat, action in game.moves[:last]:
        assert str(bots[seat].choose(match.view(seat))) == action
        match.move(seat, action)


class CountingTeam(HatTeam):
    """Counts the rollouts that it plays."""

    played = 0

    def scores(self, asked: Sequence[RolloutQuery]) -> list[Any]:
        self.played += sum(one.games for one in asked)
        return super().scores(asked)


def test_turns_with_the_same_fixed_cards_share_their_rollouts() -> None:
    valuation = valued(record("partner", "partner", "partner"))
    team = valuation._team = CountingTeam()
    first, second = next(
        (turn, turn + 1)
        for turn in range(len(valuation.game.moves))
        if isinstance(valuation.game.moves[turn].made, Clue)
    )
    valuation.values([first])
    alone = team.played
    valuation.values([second])
    assert team.played - alone < alone


def test_more_rollouts_are_played_where_the_first_disagree() -> None:
    valuation = valued(record("partner", "partner", "partner"))
    half, sure = np.repeat([24, 25], 64), np.full(128, 25)
    assert valuation._is_clear(sure)
    assert not valuation._is_clear(half)
    assert valuation._is_clear(np.append(sure[2:], [24, 24]))


def test_bots_that_search_find_hope_in_a_difficult_end_game() -> None:
    """The table won this game from here, and so would half of the shuffles with bots that search."""
    valuation = valued(played_before("narrow-escape"))
    for turn in (39, 43):
        (value,) = valuation.values([turn])
        assert (value.chance or 0) >= LEAST
        assert isinstance(value.plan, RolloutQuery)
        assert value.plan.search


def test_a_few_unlucky_shuffles_do_not_hide_every_moment_of_a_search() -> None:
    valuation = valued(played_before("narrow-escape"))
    plans = [valuation.slow.search(39, at, 1)[0] for at in valuation.line(39)[:3]]
    assert len({plan.fixed for plan in plans}) == 1
    assert len({plan.seed for plan in plans}) == 3


def test_every_order_of_a_few_cards_is_played_once() -> None:
    assert orders([3, 7, 3]) == [(3, 3, 7), (3, 7, 3), (7, 3, 3)]
    assert orders(range(5)) == [], "too many to play them all"
    game = record("partner", "partner", "partner")
    late = next(state for state in _states(game) if len(state.deck) - state.dealt == LATE)
    fixed = len(late.deck) - LATE
    every = len(orders(late.deck[fixed:]))
    (_, found), *_ = ConventionTeam(PartnerBot, 64, 1_000).scores(late, fixed, 1, games=64)
    assert len(found) == every
    own = HatTeam().own(late, {})
    (searched,) = HatTeam().scores([RolloutQuery(late, {}, own, fixed, 1, 64, search=True)])
    assert len(searched) == every


def test_players_with_conventions_may_leave_the_end_game_to_bots_that_search() -> None:
    game = record("partner", "partner", "partner")
    late = next(state for state in _states(game) if len(state.deck) - state.dealt == LATE)
    team = ConventionTeam(PartnerBot, 64, 1_000, HatTeam())
    plans = [plan for plan, _ in team.scores(late, len(late.deck), 1, games=64)]
    assert [plan.searching for plan in plans] == [False, True]
    assert all(0 <= plan.score() <= 25 for plan in plans)


def test_a_slow_team_is_measured_by_other_games_than_chose_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several ways to go on the luckiest is chosen: what chose it would be too high."""
    team = ConventionTeam(PartnerBot, 8, 100_000)
    slow = valued(record("partner", "partner", "partner"), [team]).slow
    asked: list[int] = []

    def scores(
        team: ConventionTeam, state: Any, fixed: int, seed: int, games: int
    ) -> list[tuple[ReaderPlan, Any]]:
        asked.append(seed)
        return [(ReaderPlan(team, state, searching=False), np.full(games, 26 - len(asked)))]

    monkeypatch.setattr(ConventionTeam, "scores", scores)
    (measured,) = slow.by_conventions(team, 12)
    assert list(measured.scores) == [24] * 8
    assert list(slow.again(12, measured).scores) == [23] * 8
    assert len(set(asked)) == 3


def test_a_crisis_leaves_turns_for_the_end_of_the_game() -> None:
    """Half of the turns of a slow team are kept for the second half of the game."""
    team = ConventionTeam(PartnerBot, 8, 1_000)
    game = record("partner", "partner", "partner")
    slow, middle = valued(game, [team]).slow, len(game.moves) // 2
    assert slow.by_conventions(team, middle, hope=-1)
    team.played = 600
    assert not slow.by_conventions(team, middle, hope=-1)
    assert slow.by_conventions(team, middle + middle // 2, hope=-1)


def test_where_every_order_is_played_no_turn_is_too_many() -> None:
    game = played_before("narrow-escape")
    valuation = valued(game)
    turn = next(t for t in range(len(game.moves)) if 2 <= len(valuation.game.shuffled(t)) <= FEW)
    valuation.slow._spent = 10 * SEARCHED
    (found,) = valuation.slow.by_search(turn)
    assert found.exact
    assert len(found.scores) == len(orders(valuation.game.shuffled(turn)))


def test_a_game_that_was_won_had_at_least_the_chance_of_its_own_order() -> None:
    """Even if no team of bots wins from here: one of the few orders of the cards is the true one."""
    game = played_before("narrow-escape")
    slow, line = valued(game).slow, valued(game).game
    slow._searchers = None
    turn = next(t for t in range(len(game.moves)) if len(line.shuffled(t)) == 3)
    hopeless = Tried(None, np.zeros(8), made=True)
    (_, best) = slow.tried(turn, [hopeless])
    assert best.hope(25)[0] == 1 / len(orders(line.shuffled(turn)))


def test_every_convention_that_fits_the_table_goes_on() -> None:
    states = _states(record("partner", "partner", "partner"))
    advisor = Advisor(states, [event.action for event in states[-1].history])
    assert set(advisor.conventions) == {"partner", "partner-classic"}


def test_a_chance_comes_true_on_the_deck_as_it_was_if_the_plan_does() -> None:
    game = played_before("narrow-escape")
    over, team = _states(game)[-1], HatTeam()
    (sure,) = valued(game).values([len(game.moves) - 1])
    assert sure.chance == 1
    assert came_true(team, sure, over)
    assert isinstance(sure.plan, RolloutQuery)
    state = over.setup.start(over.setup.parse_deal(game.deal))
    lost = replace(sure.plan, state=state, known={}, first=state.setup.parse_action("play 1"))
    assert came_true(team, replace(sure, plan=lost), over) == (
        team.scores([replace(lost, fixed=len(over.deck), games=4)])[0].min() == 25
    )


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
