"""Hanabi as an entry of the registry."""

from __future__ import annotations

from collections.abc import Mapping

from sumida.hanabi.rules.setup import NUMBERS, HanabiSetup, read_options
from sumida.hanabi.rules.unpacking import unpack
from sumida.hanabi.rules.variants import FIVE, VARIANTS
from sumida.hanabi.rules.view import HanabiView
from sumida.kernel import Game, Json, Option

_OPTION_PRESETS: dict[str, dict[str, Json]] = {
    "grand-finale": {"grand_finale": True},
    "research": {"strikeout_scores_zero": True},
    "empty-clues": {"empty_clues": True},
    "small-hands": {"hand_adjust": -1},
    "large-hands": {"hand_adjust": 1},
    "few-tokens": {"clue_tokens": 3},
    "one-strike": {"max_strikes": 1},
}


class HanabiGame:
    """The game, its rules version and the setups to offer."""

    name = "hanabi"
    rules = 1

    def setup(self, options: Mapping[str, Json]) -> HanabiSetup:
        """Read and check options, filling in defaults."""
        return read_options(options)

    def presets(self) -> Mapping[str, Mapping[str, Json]]:
        """Every player count, every variant and every option, by name."""
        counts: dict[str, dict[str, Json]] = {f"{n}-players": {"players": n} for n in range(2, 6)}
        variants = {
            f"{name}-{n}": {"players": n, "variant": name}
            for name in VARIANTS
            if name != FIVE.name
            for n in range(2, 6)
        }
        option_presets = {
            f"{name}-{n}": {"players": n, **option}
            for name, option in _OPTION_PRESETS.items()
            for n in range(2, 6)
        }
        last_starts = {f"last-seat-starts-{n}": {"players": n, "first_seat": n - 1} for n in range(2, 6)}
        return {**counts, **variants, **option_presets, **last_starts}

    def options(self) -> tuple[Option, ...]:
        """Players, variant, switches and numbers."""
        switches = ("grand_finale", "empty_clues", "strikeout_scores_zero")
        players, *numbers = [
            Option(name, usual, tuple(range(low, high + 1))) for name, (usual, low, high) in NUMBERS.items()
        ]
        return (
            players,
            Option("variant", FIVE.name, tuple(VARIANTS)),
            *(Option(name, default=False, values=(False, True)) for name in switches),
            *numbers,
        )

    def read_view(self, wire: Json) -> HanabiView:
        """A view that was sent as JSON."""
        return unpack(wire)


GAME = HanabiGame()
OLDER: tuple[Game, ...] = ()
"""Former versions of the rules, for games that were begun or finished under them."""
