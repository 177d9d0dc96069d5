"""From which level on each convention is played.

Level 0 is literal: clues say what they say. Everything that has no name here is part of level 1.
"""

from __future__ import annotations

LITERAL = 0
FUNDAMENTALS = 1
REVERSE_FINESSE = SELF_FINESSE = LONG_FINESSE = FIVE_STALL = 2
ORDER_OF_ONES = FIX_CLUE = SARCASTIC_DISCARD = 3
CHOP_MOVE = 4
LAYERED_FINESSE = HIDDEN_FINESSE = 5
TEMPO_CLUE = 6
SCREAM_DISCARD = 7
END_GAME = 8
STALLING = 9
GENTLEMANS_DISCARD = 10
BLUFF = 11
HIGHEST = 11
PLAYED = tuple(range(1, HIGHEST + 1))
"""Levels that bots declare."""
