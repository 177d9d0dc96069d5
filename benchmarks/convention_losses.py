"""Where the bots of a declared level lose points: strikes by the reason for the play, and lost last copies.

python -m benchmarks.convention_losses --level 11 --players 4 --games 50 --seed 1
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

from sumida.hanabi.bots.convention import ConventionBot
from sumida.hanabi.conventions.history import ConventionReader
from sumida.hanabi.conventions.table import ConventionTable
from sumida.hanabi.rules.actions import Clue, Play
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual in (("level", 11), ("players", 3), ("games", 50), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    args = parser.parse_args()
    losses: Counter[str] = Counter()
    first = args.seed * 100_000
    scores = [play(args.level, args.players, first + game, losses) for game in range(args.games)]
    print(f"level {args.level}, {args.players} players, {args.games} games: {sum(scores) / len(scores):.2f}")
    for reason, count in losses.most_common():
        print(f"{count / args.games:6.2f} a game  {reason}")


def play(level: int, players: int, seed: int, losses: Counter[str]) -> int:
    """Play a game, count what went wrong, and return its score (0 after a strike-out)."""
    setup = GAME.setup({"players": players, "strikeout_scores_zero": True})
    state = setup.start(setup.deal(Random(seed)))
    seats = [ConventionBot(level) for _ in range(players)]
    while state.to_act:
        view = state.view(state.current)
        action = seats[state.current].choose(view)
        if not isinstance(action, Clue):
            table = ConventionReader(level).table(view)
            reason = loss(state, table, table.hands[table.me][action.position - 1], isinstance(action, Play))
            losses.update([reason] if reason else [])
        state = state.apply(state.current, action)
    return state.scores[0]


def loss(state: HanabiState, table: ConventionTable, order: int, played: bool) -> str:
    """Why a play is a strike or a discard loses a last copy; empty if it does neither."""
    card, view = state.deck[order], state.view(None)
    if played:
        return "" if view.playable >> card & 1 else f"strike: {ground(table, order)}"
    if not view.critical >> card & 1:
        return ""
    return f"last copy discarded, {'clued' if table.touched[order] else 'from the chop'}"


def ground(table: ConventionTable, order: int) -> str:
    """What the player trusted when it played the card."""
    if table.turns_left is not None and not table.fits_surely(order):
        return "a gamble in the last round"
    if table.called[order]:
        return "prompted" if table.touched[order] else "called on to play blind"
    return "focus of a clue" if table.focused[order] else "good touch"


if __name__ == "__main__":
    main()
