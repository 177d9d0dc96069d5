"""A game whose rules this program does not have: its moves are kept as text, and nobody is to move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Never

from sumida.kernel import Json, Seat
from sumida.tables.refusals import refuse


@dataclass(frozen=True)
class LastView:
    """The last position of an archived game, as it was stored; None if nothing can be said about it."""

    stored: Json = None
    legal_texts: tuple[str, ...] = ()
    can_undo: bool = False

    def on_wire(self) -> Json:
        return self.stored

    def changes_since(self, before: LastView) -> dict[str, dict[str, Json]]:
        return {}


@dataclass(frozen=True)
class ArchivedState:
    """A position that only counts the moves that led to it."""

    turn: int = 0

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return ()

    @property
    def scores(self) -> tuple[int, ...]:
        return ()

    def legal(self, seat: Seat) -> tuple[str, ...]:
        return ()

    def apply(self, seat: Seat, action: str) -> ArchivedState:
        return replace(self, turn=self.turn + 1)

    def undo(self, seat: Seat) -> ArchivedState:
        return replace(self, turn=max(0, self.turn - 1))

    def looks_like(self, other: ArchivedState) -> bool:
        return self == other

    def view(self, seat: Seat | None) -> LastView:
        return LastView()


@dataclass(frozen=True)
class ArchivedSetup:
    """The terms of an archived game, as they were stored."""

    players: int
    stored: Mapping[str, Json]

    @property
    def options(self) -> dict[str, Json]:
        return dict(self.stored)

    @property
    def actions(self) -> tuple[str, ...]:
        return ()

    def deal(self, rng: Random) -> Never:
        raise refuse("refuse-archived")

    def start(self, deal: str) -> ArchivedState:
        return ArchivedState()

    def parse_action(self, text: str) -> str:
        return text

    def parse_deal(self, text: str) -> str:
        return text
