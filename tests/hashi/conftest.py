"""Positions written as text, so that a test can show the rule and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from sumida.hashi.rules.board import Board, named
from sumida.hashi.rules.game import GAME
from sumida.hashi.rules.sheet import Sheet, blank
from sumida.hashi.rules.state import HashiState
from sumida.hashi.rules.turn import Turn
from sumida.kernel import IllegalAction

FILLER = "1/1"


def split(moves: str) -> list[tuple[int, str]]:
    """`"0: b2=3, 1: done, done"`: comma-separated steps, by seat 0 if none is named."""
    steps = [step.strip().rpartition(":") for step in moves.replace("\n", ",").split(",") if step.strip()]
    return [(int(seat or 0), text.strip()) for seat, _, text in steps]


def play_on(state: HashiState, moves: str) -> HashiState:
    """Take steps from a position."""
    for seat, text in split(moves):
        state = state.apply(seat, state.setup.parse_action(text))
    return state


@pytest.fixture
def play() -> Callable[..., HashiState]:
    """Play steps from the start, solo on board A by default, with these cards first and then 1/1."""

    def play(moves: str, cards: str = "", **options: object) -> HashiState:
        deck = " ".join((cards.split() + [FILLER] * 18)[:18])
        setup = GAME.setup({"players": 1, "deck": deck, **options})
        return play_on(setup.start(setup.parse_deal(deck)), moves)

    return play


@pytest.fixture
def go_on() -> Callable[[HashiState, str], HashiState]:
    """Take further steps."""
    return play_on


@pytest.fixture
def refused() -> Callable[..., str]:
    """The reason a step is refused; the position must not offer it either."""

    def refused(state: HashiState, move: str) -> str:
        ((seat, text),) = split(move)
        action = state.setup.parse_action(text)
        assert action not in state.legal(seat)
        with pytest.raises(IllegalAction) as refusal:
            state.apply(seat, action)
        assert str(refusal.value).endswith(".")
        return refusal.value.reason

    return refused


@pytest.fixture
def side_a() -> Board:
    """Side A."""
    return named("A")


@pytest.fixture
def sheet() -> Callable[..., Sheet]:
    """A sheet with these marks, not checked by the rules: `sheet("a1=3 a1-a3 a1-a3")`."""

    def sheet(marks: str, name: str = "A") -> Sheet:
        made = blank(named(name))
        for mark in marks.split():
            if "=" in mark:
                island, _, number = mark.partition("=")
                made = made.with_number(made.board.island_index[island], int(number))
            else:
                made = made.with_bridge(made.board.line_index[mark])
        return made

    return sheet


@pytest.fixture
def table(play: Callable[..., HashiState], sheet: Callable[..., Sheet]) -> Callable[..., HashiState]:
    """A table in a given round whose seats have these sheets; every card is 1/1."""

    def table(*marks: str, round: int = 1, **options: object) -> HashiState:
        start = ", ".join(f"{seat}: c3=3, {seat}: done" for seat in range(len(marks)))
        empty = play(start, players=len(marks), **options)
        for _ in range(round - 1):
            empty = play_on(empty, ", ".join(f"{seat}: done" for seat in range(len(marks))))
        return replace(empty, turns=tuple(Turn(made, made) for made in map(sheet, marks)))

    return table
