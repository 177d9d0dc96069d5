"""Games of three or four seats, and what a seat reads into them at a level."""

from __future__ import annotations

from sumida.hanabi.bots import ROSTER
from sumida.hanabi.conventions.history import ConventionReader
from sumida.hanabi.conventions.table import ConventionTable
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import Seat
from tests.hanabi.positions import table

A, B, C, D = 0, 1, 2, 3
ALICE = "y4 y3 w4 w3 g4"
"""A hand that helps nobody, oldest card first."""
CAROL = "b4 b3 g3 w4 y3"


def three(bob: str, *moves: str, carol: str = CAROL, alice: str = ALICE, drawn: str = "") -> HanabiState:
    return table(f"{alice} {bob} {carol} {drawn}", *moves, players=3)


def read(state: HanabiState, seat: Seat, level: int) -> ConventionTable:
    return ConventionReader(level).table(state.view(seat))


def believed(state: HanabiState, seat: Seat, position: int, level: int) -> str:
    """What a seat takes one of its cards to be, such as `r1 r2`."""
    own = read(state, seat, level)
    return " ".join(state.setup.variant.texts(own.belief[own.hands[seat][position - 1]]))


def called(state: HanabiState, seat: Seat, level: int) -> list[int]:
    """The positions of the cards that a seat knows it has to play."""
    own = read(state, seat, level)
    return [place for place, order in enumerate(own.hands[seat], 1) if own.called[order]]


def answer(state: HanabiState, level: int) -> str:
    name = f"partner:{level}" if level else "literal"
    return str(ROSTER.make(name, state.setup.players).choose(state.view(state.current)))
