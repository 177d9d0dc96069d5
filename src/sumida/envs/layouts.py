"""Where everything stands in an observation: named sections, one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sumida.hanabi.rules.setup import HanabiSetup
from sumida.hashi.rules.scoring import CATEGORIES
from sumida.hashi.rules.setup import HashiSetup

NUMBERS, BRIDGES = 6, 3
"""A card of Hashi has a number 1 to 6 and 1 to 3 bridges."""
ISLAND, LINE, RACE = 5, 2, 3
"""Numbers that describe an island, a line and a seat's part in a race."""


def sections(sizes: Mapping[str, int]) -> dict[str, slice]:
    """The slice of each section, from their sizes in order."""
    found, at = {}, 0
    for name, size in sizes.items():
        found[name] = slice(at, at + size)
        at += size
    return found


def hanabi_sizes(setup: HanabiSetup) -> dict[str, int]:
    """How many numbers each section of a Hanabi observation has."""
    variant, players, hand = setup.variant, setup.players, setup.hand_size
    kinds, values = len(variant.cards), len(variant.values)
    return {
        "hands": (players - 1) * hand * kinds,
        "missing": players,
        "pile": len(variant.deck) - players * hand,
        "series": kinds,
        "tokens": setup.clue_tokens,
        "lives": setup.max_strikes,
        "discards": len(variant.deck),
        "mover": players,
        "verb": 4,
        "target": players,
        "value": values,
        "pointed": hand,
        "slot": hand,
        "card": kinds,
        "result": 2,
        "knowledge": players * hand * (kinds + values),
    }


def hashi_sizes(setup: HashiSetup) -> dict[str, int]:
    """The same for Hashi; each seat's part is called `seat 0` (the observer), `seat 1` and so on."""
    islands, lines = len(setup.layout.islands), len(setup.layout.lines)
    sheet = ISLAND * islands + LINE * lines + 1 + RACE * len(CATEGORIES)
    seats = {f"seat {offset}": sheet for offset in range(setup.players)}
    return {"round": 1, "bridges left": 1, "set-up": 1, "drawn card": 18, "unseen": 18, **seats}


def sizes(setup: Any) -> dict[str, int]:
    """How many numbers each section of the game's observation has."""
    return hanabi_sizes(setup) if isinstance(setup, HanabiSetup) else hashi_sizes(setup)
