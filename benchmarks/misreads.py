"""What a misread clue costs `partner` and bots of other habits: strikes by the clue that led to them.

python -m benchmarks.misreads --games 20 --seed 1

A strike is put down to the latest clue that touched the card; of a card played blind, to the latest clue
that another seat gave. Strikes without such a clue are counted apart.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

from benchmarks.zoo import STRANGER, ZOO
from sumida.hanabi.bots import ROSTER
from sumida.hanabi.rules.actions import Clue, Event
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState
from sumida.lab.arena.deals import deal_rng

NO_CLUE = -1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual in (("players", 2), ("games", 20), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    args = parser.parse_args()
    for told in (True, False):
        costs: Counter[int] = Counter()
        for member in ZOO:
            for game in range(args.games):
                costs += strikes_by_clue(args.seed, game, args.players, member, told)
        by_cost = [f"{clues} clues with {cost}" for cost, clues in sorted(costs.items()) if cost != NO_CLUE]
        print(f"{'told' if told else 'untold'}: strikes by clue: {', '.join(by_cost) or 'none'}")
        print(f"strikes without a clue: {costs[NO_CLUE]}", flush=True)


def strikes_by_clue(seed: int, game: int, players: int, member: str, told: bool) -> Counter[int]:
    """Of one game: how many clues led to how many strikes each; strikes without a clue under NO_CLUE."""
    state = played(seed, game, players, member, told)
    strikes: Counter[int] = Counter()
    for number, event in enumerate(state.history):
        if event.success is False:
            strikes[cause(state.history[:number], event)] += 1
    without = strikes.pop(NO_CLUE, 0)
    return Counter(strikes.values()) + Counter({NO_CLUE: without})


def played(seed: int, game: int, players: int, member: str, told: bool) -> HanabiState:
    """A finished game of one `partner` with players of one habit; the seat of `partner` goes round."""
    names = [member] * players
    names[game % players] = "partner"
    company = [name if told or name == "partner" else STRANGER for name in names]
    team = [ROSTER.make(name, players, company) for name in names]
    setup = GAME.setup({"players": players})
    state = setup.start(setup.deal(deal_rng(seed, game)))
    while state.to_act:
        state = state.apply(state.current, team[state.current].choose(state.view(state.current)))
    return state


def cause(before: Sequence[Event], strike: Event) -> int:
    """The number of the clue that a strike is put down to."""
    clues = [(number, event) for number, event in enumerate(before) if isinstance(event.action, Clue)]
    about = [number for number, event in clues if strike.order in event.touched]
    blind = [number for number, event in clues if event.seat != strike.seat]
    return next(reversed(about or blind), NO_CLUE)


if __name__ == "__main__":
    main()
