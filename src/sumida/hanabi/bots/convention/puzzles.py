"""Positions with one clear answer by the conventions of a level, from games of the bots that play it.

A puzzle follows from its level and its number alone, so that everybody who asks gets the same one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from random import Random

from sumida.hanabi.bots.convention import ConventionBot
from sumida.hanabi.conventions.levels import HIGHEST, PLAYED
from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import GameError, Seat, Words

PLAYERS = 3
NUMBERS = 10_000
"""How many puzzles a level has."""
CLEAR = 0.5
"""By how much the answer is better than every other move."""
EARLIEST, LATEST = 3, 45
"""The turns of a game that puzzles come from."""
GAMES = 4
"""How many games are searched for a puzzle about the wanted convention."""
THEMES = (
    ("why-partner-play", "why-partner-ones", "why-partner-ones-move"),
    (
        "why-partner-called",
        "why-partner-called-layered",
        "why-partner-called-hidden",
        "why-partner-called-positional",
        "why-partner-called-gentleman",
    ),
    ("why-partner-save", "why-partner-fix", "why-partner-move", "why-partner-five-move"),
    ("why-partner-prompted", "why-partner-self"),
    ("why-partner-play-clue", "why-partner-tempo", "why-partner-move-tempo"),
    (
        "why-partner-finesse",
        "why-partner-prompt",
        "why-partner-bluff",
        "why-partner-reverse",
        "why-partner-layered",
        "why-partner-long",
        "why-partner-on-self",
    ),
    (
        "why-partner-chop",
        "why-partner-useless-read",
        "why-partner-sarcastic",
        "why-partner-gentleman",
        "why-partner-positional",
        "why-partner-scream",
        "why-partner-shout",
    ),
)
"""What puzzles are about, in turn: the reasons that the answer may have."""
ASKED = frozenset(key for keys in THEMES for key in keys)


@dataclass(frozen=True)
class Puzzle:
    """A position in which `seat` is to move, and the answer with its reason."""

    level: int
    number: int
    seat: Seat
    state: HanabiState
    answer: HanabiAction
    why: Words


@lru_cache(maxsize=256)
def puzzle(level: int, number: int) -> Puzzle:
    """A puzzle of a level; raises `GameError` for a level or a number that no puzzle has."""
    if level not in PLAYED or not 0 <= number < NUMBERS:
        raise GameError(
            f"There are puzzles 0 to {NUMBERS - 1} of the levels 1 to {HIGHEST}.",
            "error-not-found",
        )
    wanted, spare = THEMES[number % len(THEMES)], list[Puzzle]()
    for game in count():
        for found in clear_positions(level, number, game):
            if found.why.key in wanted:
                return found
            spare.append(found)
        if spare and game + 1 >= GAMES:
            break
    return Random(number).choice(spare)


def clear_positions(level: int, number: int, game: int) -> Iterator[Puzzle]:
    """The positions of one game in which one move is clearly right and a convention says why."""
    setup = GAME.setup({"players": PLAYERS})
    state = setup.start(setup.deal(Random(f"puzzle {level} {number} {game}")))
    bots = [ConventionBot(level) for _ in range(PLAYERS)]
    while state.to_act and state.turn < LATEST:
        seat, view = state.current, state.view(state.current)
        ranked = bots[seat].ranked(view)
        answer = ranked[0][1]
        if state.turn >= EARLIEST and len(ranked) > 1 and ranked[0][0] - ranked[1][0] >= CLEAR:
            why = bots[seat].explain(view, answer)
            if why.key in ASKED:
                yield Puzzle(level, number, seat, state, answer, why)
        state = state.apply(seat, answer)
