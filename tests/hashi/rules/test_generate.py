"""New boards pass the validator and can be solved."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sumida.hashi.rules import generate
from sumida.hashi.rules.actions import DONE
from sumida.hashi.rules.board import named, parse
from sumida.kernel import NotationError


@pytest.mark.parametrize("difficulty", list(generate.DIFFICULTIES))
@pytest.mark.parametrize("seed", range(8))
def test_a_new_board_passes_the_validator_and_is_solvable(seed: int, difficulty: str) -> None:
    board = parse(generate.generate(seed, difficulty))
    crossings = sum(len(line.crosses) for line in board.lines) // 2
    assert crossings in generate.DIFFICULTIES[difficulty].crossings
    rng = Random(seed)
    found = next(solution for _ in range(2000) if (solution := generate.solve(board, rng)))
    assert generate.is_solution(found)


@pytest.mark.parametrize("name", ["A", "B"])
def test_the_boards_in_the_box_are_solvable(name: str) -> None:
    rng = Random(3)
    found = next(solution for _ in range(200) if (solution := generate.solve(named(name), rng)))
    state = found.setup.start(found.deal)
    for step in found.steps:
        state = state.apply(0, step)
    assert len(state.turns[0].closed.all_finished()) == 18
    assert state.scores[0] >= 2 * 18 + 5 + 3


def test_the_same_seed_gives_the_same_board_and_another_another() -> None:
    assert generate.generate(5, "hard") == generate.generate(5, "hard")
    assert generate.generate(5, "hard") != generate.generate(6, "hard")
    assert generate.generate(5, "medium") == generate.generate(5)


def test_an_unknown_difficulty_is_refused() -> None:
    with pytest.raises(NotationError, match="choose easy, medium, hard") as error:
        generate.generate(1, "insane")
    assert error.value.reason == "error-hashi-difficulty"


def test_what_breaks_the_rules_or_leaves_islands_open_is_no_solution() -> None:
    rng = Random(3)
    found = next(solution for _ in range(200) if (solution := generate.solve(named("A"), rng)))
    assert not generate.is_solution(replace(found, steps=found.steps[1:]))
    assert not generate.is_solution(replace(found, steps=found.steps[:-1]))
    renounced = (*found.steps[:2], *[DONE] * 17)
    assert not generate.is_solution(replace(found, steps=renounced))
