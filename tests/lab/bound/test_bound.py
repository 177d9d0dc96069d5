"""The best possible score on a deal."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from ortools.sat.python.cp_model import FEASIBLE, OPTIMAL, CpSolver

from sumida import codec
from sumida.hashi import bots
from sumida.hashi.rules.actions import Write
from sumida.hashi.rules.cards import ROUNDS
from sumida.hashi.rules.scoring import CATEGORIES
from sumida.hashi.rules.setup import HashiSetup
from sumida.hashi.rules.state import HashiState
from sumida.lab.bound.model import GameModel
from sumida.lab.bound.solver import bound, main, points_of, seat_task, sensible_line, solo_task, totals
from sumida.records import Match, new_game, resume

Capture = pytest.CaptureFixture[str]
EASY = "5/3 2/2 6/3 1/1 1/2 1/3 2/1 2/3 3/1 3/2 3/3 4/1 4/2 4/3 5/1 5/2 6/1 6/2"


def played(players: int, name: str = "careful") -> Match:
    match = new_game("hashi", players=players, board="B", deal=EASY)
    seats = [bots.ROSTER.make(name, players) for _ in range(players)]
    while not match.over:
        seat = match.state.to_act[0]
        match.move(seat, str(seats[seat].choose(match.view(seat))))
    return match


def end(match: Match) -> HashiState:
    assert isinstance(match.state, HashiState)
    return match.state


def test_the_line_of_a_proven_bound_scores_it_by_the_rules() -> None:
    setup = HashiSetup(1, "B")
    task = solo_task(setup, setup.parse_deal(EASY))
    found = bound(task)
    assert found.proven
    state = setup.start(setup.parse_deal(EASY))
    for step in found.line:
        state = state.apply(0, setup.parse_action(step))
    assert state.scores == (found.best,)
    assert found.best == found.limit


@pytest.mark.parametrize("name", ["random", "careful", "planner"])
def test_no_bot_beats_the_bound(name: str) -> None:
    match = played(1, name)
    assert match.state.scores[0] <= bound(seat_task(end(match), 0)).best


def test_a_seat_at_a_table_begins_with_the_number_it_received() -> None:
    match = played(2)
    task = seat_task(end(match), 1)
    given = next(text for seat, text in match.moves if seat == 0)
    assert str(task.start) == given
    found = bound(task)
    assert found.line[0] == given
    assert found.best >= match.state.scores[1]


def test_without_time_the_bound_is_an_interval() -> None:
    setup = HashiSetup(1)
    found = bound(solo_task(setup, setup.deal(Random(1))), seconds=0.01)
    assert found.best <= found.limit == 60
    assert not found.proven or found.best == 60


def test_only_totals_that_can_occur_are_asked_for() -> None:
    setup = HashiSetup(1)
    asked = totals(solo_task(setup, setup.deal(Random(1))))
    assert asked[:6] == [60, 58, 56, 54, 52, 51]


def test_points_are_counted_by_the_reference() -> None:
    match = played(1)
    steps = [match.setup.parse_action(text) for _, text in match.moves]
    assert points_of(seat_task(end(match), 0), steps) == match.state.scores[0]
    assert isinstance(steps[0], Write)


def test_the_command_reads_a_record_and_prints_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(codec.write_record(played(1).record()))
    assert main([str(file), "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["proven"]
    assert found["line"].count("done") == ROUNDS + 1


@pytest.mark.parametrize("kind", ["unfinished", "other", "broken", "missing", "nothing", "deal"])
def test_bad_input_gives_one_clear_line(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    words = [str(file)]
    if kind == "unfinished":
        file.write_text(codec.write_record(new_game("hashi", players=1, seed=1).record()))
    elif kind == "other":
        file.write_text(codec.write_record(new_game("hanabi", players=2, seed=1).record()))
    elif kind == "broken":
        file.write_text("{")
    elif kind == "nothing":
        words = []
    elif kind == "deal":
        words = ["--deal", "5/3"]
    assert main(words) == 2
    told = capsys.readouterr().err
    expected = {
        "unfinished": "unfinished",
        "other": "game of hanabi",
        "broken": "not valid JSON",
        "missing": "cannot read",
        "nothing": "either a record or a --deal",
        "deal": "exactly 18 cards",
    }
    assert expected[kind] in told
    assert told.count("\n") == 1


def test_a_record_that_was_resumed_has_the_same_bound() -> None:
    match = played(1)
    assert seat_task(end(resume(match.record())), 0) == seat_task(end(match), 0)
    assert len(seat_task(end(match), 0).deadlines) == len(CATEGORIES)


@pytest.mark.parametrize("board", ["A", "B"])
def test_asking_for_a_total_excludes_no_line_that_reaches_it(board: str) -> None:
    """With a line of play fixed, the constraints allow exactly its points."""
    setup = HashiSetup(1, board)
    for seed in range(1_000_020, 1_000_023):
        task = solo_task(setup, setup.deal(Random(seed)))
        best = bound(task, 8.0)
        for line in (sensible_line(task), tuple(map(setup.parse_action, best.line))):
            points = points_of(task, line)
            for total in (points - 1, points, points + 1):
                game = GameModel(task)
                game.begin_with(line)
                game.ask_for(total)
                held = CpSolver()
                held.parameters.fix_variables_to_their_hinted_value = True
                held.parameters.num_workers = 1
                assert (held.solve(game.model) in (OPTIMAL, FEASIBLE)) == (total <= points)


def test_a_known_line_is_improved_on_and_never_lost() -> None:
    setup = HashiSetup(1)
    task = solo_task(setup, setup.deal(Random(1_000_011)))
    line = sensible_line(task)
    found = bound(task, 2.0, known=line)
    assert points_of(task, line) <= found.best <= found.limit
    game = GameModel(task)
    game.begin_with(line)
    fixed = CpSolver()
    fixed.parameters.fix_variables_to_their_hinted_value = True
    assert fixed.solve(game.model) in (OPTIMAL, FEASIBLE), "the hint is the line itself, and lawful"
    assert sorted(map(str, game.line_of_play(fixed))) == sorted(map(str, line))
