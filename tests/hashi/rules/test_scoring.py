"""The end of a game, the solo game and its ranks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from sumida.hashi.rules import generate, scoring
from sumida.hashi.rules.board import named
from sumida.hashi.rules.setup import HashiSetup
from sumida.hashi.rules.sheet import Sheet
from sumida.hashi.rules.state import HashiState

Table = Callable[..., HashiState]
Play = Callable[..., HashiState]
GoOn = Callable[[HashiState, str], HashiState]


@pytest.fixture(scope="module")
def full_sheet() -> Sheet:
    """All 18 islands finished, reached by play."""
    rng = Random(7)
    found = next(solution for _ in range(100) if (solution := generate.solve(named("A"), rng)))
    state = found.setup.start(found.deal)
    for step in found.steps:
        state = state.apply(0, step)
    return state.turns[0].closed


def without(sheet: Sheet, *names: str) -> Sheet:
    for name in names:
        sheet = sheet.with_number(sheet.board.island_index[name], 0)
    return sheet


def test_two_points_for_every_finished_island(table: Table) -> None:
    assert table("c3=1 d3=1 c3-d3 f1=1 f1-f2", "c3=1 c3-d3", "").scores == (6, 2, 0)


def test_example_15_finished_islands_5_for_red_and_4_for_six_connected_make_39(
    full_sheet: Sheet,
) -> None:
    fifteen = without(full_sheet, "b2", "a5", "f4")
    assert len(fifteen.all_finished()) == 15
    first, sarah = (8, 0, 9), (11, 0, 12)
    assert scoring.race(fifteen, (11, 0, 12), 17) == sarah
    assert scoring.total(fifteen, (first, sarah), 1) == 39


def test_most_points_win() -> None:
    assert scoring.winners((30, 41, 39)) == (1,)


def test_on_a_tie_there_are_several_winners() -> None:
    assert scoring.winners((41, 30, 41, 12)) == (0, 2)


def test_winners_are_known_only_after_the_17th_round(table: Table, go_on: GoOn) -> None:
    state = table("c3=1 d3=1 c3-d3", "c3=1 c3-d3", round=17)
    assert state.winners == ()
    assert go_on(state, "0: done, 1: done").winners == (0,)


def test_scores_are_those_of_the_last_closed_round(table: Table, go_on: GoOn) -> None:
    state = go_on(table("c3=1", ""), "0: c3-d3, 0: done")
    assert state.scores == (0, 0)
    assert go_on(state, "1: done").scores == (2, 0)


def test_the_solo_piles_are_7_5_and_5(play: Play) -> None:
    solo = play("c3=3, done").view(0).solo
    assert solo is not None
    assert [pile.size for pile in solo.piles] == [7, 5, 5]
    assert [pile.left for pile in solo.piles] == [6, 5, 5]


SOLO = [
    ("blue", "b2=1 b2-d2 e4=1 e4-f4 c5=1", "c5-c6", 7, 7, 3),
    ("red", "d1=1 d1-f1 a3=1 a3-a5 b6=1 b6-c6 e6=1", "e5-e6", 12, 9, 5),
    ("linked", "d2=4 d1=1 b2=1 f2=2 d3=1 f1=1 d1-d2 b2-d2 d2-f2 d2-d3", "f1-f2", 12, 8, 4),
]


@pytest.mark.parametrize(("name", "marks", "bridge", "deadline", "full", "later"), SOLO)
def test_solo_a_category_scores_fully_at_the_latest_after_the_last_card_of_its_pile(
    table: Table, go_on: GoOn, name: str, marks: str, bridge: str, deadline: int, full: int, later: int
) -> None:
    index = [category.name for category in scoring.CATEGORIES].index(name)
    for round, expected in ((1, full), (deadline, full), (deadline + 1, later), (17, later)):
        state = go_on(table(marks, round=round), f"{bridge}, done")
        assert state.reached[0][index] == round
        assert scoring.race_points(state.reached, 0, index) == expected


def test_solo_the_hidden_card_is_still_removed(play: Play) -> None:
    state = play("c3=3, done" + ", done" * 17)
    assert state.over
    assert len(state.view(0).unseen) == 1


def test_the_solo_maximum_is_60(full_sheet: Sheet) -> None:
    assert scoring.total(full_sheet, ((12, 7, 12),), 0) == 60 == 9 + 7 + 8 + 2 * 18
    assert scoring.total(full_sheet, ((13, 8, 13),), 0) == 48


PERFECT_DEAL = "4/1 6/2 2/2 5/3 1/1 1/2 2/3 3/1 4/2 4/3 3/2 6/3 5/2 2/1 1/3 3/3 5/1 6/1"
PERFECT_GAME = """
    c3=3, done
    e5=4, c3-c5, done
    c5=6, c5-e5, c3-c5, done
    b4=2, c5-c6, c5-c6, done
    c6=5, b2-b4, e4-e5, c5-e5, done
    b2=1, b6-c6, done
    e4=1, c6-e6, b6-c6, done
    e6=2, b4-b6, e5-e6, c3-d3, done
    b6=3, done
    a1=4, a1-a3, a1-d1, done
    f1=4, d1-f1, d1-f1, a1-a3, done
    a3=3, a3-a5, a1-d1, done
    d1=6, d1-d2, d1-d2, f1-f2, done
    d2=5, d2-f2, f1-f2, done
    f4=2, d2-d3, done
    a5=1, d2-d3, f2-f4, f2-f4, done
    d3=3, done
    f2=5, done
"""


def test_a_perfect_solo_game_can_be_played(go_on: GoOn) -> None:
    setup = HashiSetup(1, "A")
    state = go_on(setup.start(setup.parse_deal(PERFECT_DEAL)), PERFECT_GAME)
    assert state.reached == ((12, 6, 7),)
    assert state.scores == (60,)
    solo = state.view(0).solo
    assert solo is not None
    assert solo.rank == "rank-deity-of-the-isles"


def possible_totals() -> set[int]:
    """Every total that any finished islands and any moments of scoring can give."""
    totals = set()
    for red, blue, plain in product(range(5), range(4), range(12)):
        finished = red + blue + plain
        for points in product(
            (9, 5) if red == 4 else (0,), (7, 3) if blue == 3 else (0,), (0, 8, 4) if finished >= 6 else (0,)
        ):
            totals.add(2 * finished + sum(points))
    return totals


def test_53_55_57_59_and_1_3_5_7_cannot_occur() -> None:
    totals = possible_totals()
    assert totals.isdisjoint({53, 55, 57, 59, 1, 3, 5, 7})
    assert max(totals) == 60
    assert max(total for total in totals if total % 2) == 51
    assert totals == set(range(61)) - {53, 55, 57, 59, 1, 3, 5, 7}


RANKS = {
    "rank-errand-runner": range(41),
    "rank-water-bearer": (41, 42),
    "rank-bamboo-binder": (43, 44),
    "rank-bolt-turner": (45, 46),
    "rank-concrete-pourer": (47, 48),
    "rank-site-manager": (49, 50),
    "rank-bridge-master": (51,),
    "rank-chief-planner": (52,),
    "rank-statics-sage": (54,),
    "rank-ace-architect": (56,),
    "rank-building-genius": (58,),
    "rank-deity-of-the-isles": (60,),
}


@pytest.mark.parametrize("rank", list(RANKS))
def test_the_rank_table(rank: str) -> None:
    assert {scoring.rank(points) for points in RANKS[rank]} == {rank}


def test_every_total_that_can_occur_has_its_rank() -> None:
    assert {points for range_ in RANKS.values() for points in range_} >= possible_totals()
