"""What a seat sees, written from its view alone, slowly: what the environments keep must equal it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from sumida.envs import classic_vector
from sumida.hanabi.engines import translation
from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hanabi.rules.view import HanabiView
from sumida.hashi.rules.setup import HashiSetup
from sumida.hashi.rules.view import HashiView, SheetView
from sumida.kernel import Seat

Vector = NDArray[np.float32]
MAX_NUMBER, MAX_ON_LINE, MAX_CARDS, MAX_BRIDGES = 6, 2, 18, 3


class Encoder(Protocol):
    """Turns views into vectors of a fixed length."""

    @property
    def size(self) -> int: ...

    def observe(self, view: Any) -> Vector: ...


class HanabiEncoder:
    """The classic observation vector; follows each seat's views, so that a turn costs one engine step."""

    def __init__(self, setup: HanabiSetup) -> None:
        self.table = translation.tables(setup)
        self.size = classic_vector.size(self.table)
        self.followers: dict[Seat, translation.Follower] = {}

    def observe(self, view: HanabiView) -> Vector:
        assert view.seat is not None
        follower = self.followers.setdefault(view.seat, translation.Follower())
        mover = view.setup.first_seat + view.turn
        observer = (view.seat - mover) % view.setup.players
        seen: Vector = classic_vector.observe(self.table, follower.follow(view), observer, dtype=np.float32)[
            0
        ]
        return seen


class HashiEncoder:
    """All sheets, starting with the seat's own, the card, what is left of the deck, and the races."""

    def __init__(self, setup: HashiSetup) -> None:
        islands, lines = len(setup.layout.islands), len(setup.layout.lines)
        kinds = MAX_NUMBER * MAX_BRIDGES
        self.size = setup.players * (5 * islands + 2 * lines + 1 + 3 * 3) + 2 * kinds + 3

    def observe(self, view: HashiView) -> Vector:
        assert view.seat is not None
        order = [(view.seat + offset) % view.players for offset in range(view.players)]
        parts = [view.round / view.rounds, view.bridges_left / MAX_BRIDGES, float(view.phase == "set-up")]
        parts += _cards([view.card] if view.card else [])
        parts += _cards(view.unseen)
        for seat in order:
            parts += _sheet(view.sheets[seat])
            parts.append(float(view.done[seat]))
            for race in view.races:
                scored = race.scored[seat]
                parts += [race.have[seat] / race.need, float(race.open), scored.points / 9 if scored else 0.0]
        return np.clip(np.array(parts, np.float32), 0, 1)


def _cards(cards: Sequence[Any]) -> list[float]:
    counts = [0.0] * (MAX_NUMBER * MAX_BRIDGES)
    for card in cards:
        counts[(card.number - 1) * MAX_BRIDGES + card.bridges - 1] += 1 / MAX_CARDS if len(cards) > 1 else 1
    return counts


def _sheet(sheet: SheetView) -> list[float]:
    parts: list[float] = []
    for island in sheet.islands:
        parts += [island.number / MAX_NUMBER, island.bridges / MAX_NUMBER, island.most / MAX_NUMBER]
        parts += [float(island.finished), float(island.struck)]
    for line in sheet.lines:
        parts += [line.bridges / MAX_ON_LINE, float(line.blocked)]
    return parts


def make_encoder(setup: Any) -> Encoder:
    """The encoder for a game's setup."""
    return HanabiEncoder(setup) if isinstance(setup, HanabiSetup) else HashiEncoder(setup)
