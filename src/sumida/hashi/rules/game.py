"""Hashi in the registry."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sumida.hashi import boards
from sumida.hashi.rules.board import named
from sumida.hashi.rules.setup import MISTAKES, SEATS, HashiSetup, parse_options
from sumida.hashi.rules.view import HashiView, read_view
from sumida.kernel import Game, Json, Option


@dataclass(frozen=True, slots=True)
class HashiGame:
    """The flip-and-write game of islands and bridges, for one to four players."""

    name: str = "hashi"
    rules: int = 1

    def setup(self, options: Mapping[str, Json]) -> HashiSetup:
        """Read and check options, filling in defaults."""
        return parse_options(options)

    def presets(self) -> Mapping[str, Mapping[str, Json]]:
        """Every player count on every board, strict and on paper; strict ones have the shorter name."""
        for name in boards.names():
            named(name)  # a bad file is refused before anyone can choose it
        setups = [
            HashiSetup(players, name, mistakes)
            for players in SEATS
            for name in boards.names()
            for mistakes in MISTAKES
        ]
        return {_preset_name(setup): setup.options for setup in setups}

    def options(self) -> tuple[Option, ...]:
        """Players, board (or one typed in), and how mistakes are treated."""
        usual = HashiSetup()
        return (
            Option("players", usual.players, SEATS),
            Option("board", usual.board, boards.names(), typed=True),
            Option("mistakes", usual.mistakes, MISTAKES),
        )

    def read_view(self, wire: Json) -> HashiView:
        """A view that was sent as JSON."""
        return read_view(wire)


def _preset_name(setup: HashiSetup) -> str:
    seats = "solo" if setup.players == 1 else f"{setup.players}-players"
    return "-".join([seats, setup.board] + (["paper"] if setup.mistakes == "paper" else []))


GAME: Final = HashiGame()
OLDER: Final[tuple[Game, ...]] = ()
"""Former versions of the rules, for games that were begun or finished under them."""
