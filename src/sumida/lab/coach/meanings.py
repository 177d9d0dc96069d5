"""What every move of a finished game says by the conventions that its players seem to follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sumida.hanabi.bots.convention.explanation import explain
from sumida.hanabi.conventions.history import ConventionReader
from sumida.hanabi.conventions.partners import STRANGER, PartnerReader, likely_levels
from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.state import HanabiState
from sumida.lab.coach.findings import Why

UNEXPLAINED = {
    "why-partner-risk": "why-unexplained-play",
    "why-partner-least": "why-unexplained-discard",
}
"""What a bot says of a move that no convention asks for is not what a player may have had in mind."""


def levels_shown(over: HanabiState) -> tuple[int, ...]:
    """By seat: the level of conventions that its moves in the whole game fit best."""
    players = over.setup.players
    reader = PartnerReader(dict.fromkeys(range(players), STRANGER), with_viewer=True)
    return likely_levels(reader.odds(over.view(0)), {}, players, 1)[0][1]


def meanings(states: Sequence[HanabiState], moves: Sequence[HanabiAction]) -> Iterator[Why]:
    """The convention behind each move, as far as the player who made it could know."""
    levels = levels_shown(states[-1])
    readers = [ConventionReader() for _ in levels]
    for state, move in zip(states, moves, strict=False):
        minds = readers[state.current].minds(state.view(state.current), levels)
        words = explain(minds, move)
        yield Why(UNEXPLAINED.get(words.key, words.key), dict(words.facts))
