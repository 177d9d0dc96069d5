"""Hashi and Hanabi: rules, records, bots and tables.

>>> import sumida
>>> match = sumida.new_game("hashi", players=1, board="A", seed=3)
>>> match.move(0, match.legal(0)[0])
>>> sumida.replay(match.record()).states[-1] == match.state
True
"""

from sumida.kernel import GameError, IllegalAction, NotationError, Record
from sumida.records import Match, Replay, new_game, replay
from sumida.registry import games

__version__ = "0.1.0"

__all__ = [
    "GameError",
    "IllegalAction",
    "Match",
    "NotationError",
    "Record",
    "Replay",
    "games",
    "new_game",
    "replay",
]
