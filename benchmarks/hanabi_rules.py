"""Long Hanabi games under every option: `python -m benchmarks.hanabi_rules --games 10000`.

Purely random play strikes out after a dozen turns. Here only cards that fit are played and nothing
indispensable is discarded in a grand finale, so that games reach the last round and the last card; every
position is checked, and what a holder can deduce is checked to contain the truth.
"""

from __future__ import annotations

import argparse
from collections import Counter

from tests.hanabi.positions import random_game
from tests.invariants import check_hanabi

from benchmarks.machine import machine
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games per player count, over all presets")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    print(machine())
    for players in range(2, 6):
        turns, ends = campaign(players, options.games, options.seed)
        told = ", ".join(f"{end} {count:,}" for end, count in ends.most_common())
        print(f"{players} players: {options.games:,} games, {turns:,} turns, none broken; {told}", flush=True)


def campaign(players: int, games: int, seed: int) -> tuple[int, Counter[str | None]]:
    """Play and check; the turns taken, and how the games ended."""
    presets = [preset for preset in GAME.presets().values() if preset["players"] == players]
    turns, ends = 0, Counter[str | None]()
    for number in range(games):
        states = random_game(GAME.setup(presets[number % len(presets)]), seed * games + number, careful=True)
        for state in states:
            check_hanabi(state)
        check_deduction(states[number % len(states)])
        turns += len(states) - 1
        ends[states[-1].ended] += 1
    return turns, ends


def check_deduction(state: HanabiState) -> None:
    """What a holder deduces about a card includes the truth and nothing that the clues exclude."""
    for viewer in (None, *range(state.setup.players)):
        for hand, masks in zip(state.hands, state.view(viewer).deduced, strict=True):
            for held, mask in zip(hand, masks, strict=True):
                assert held.card is not None
                assert mask >> held.card & 1
                assert not mask & ~held.possible


if __name__ == "__main__":
    main()
