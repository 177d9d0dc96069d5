"""From which level on each convention is played.

Level 0 is literal: clues say what they say. Everything that has no name here is part of level 1.
"""

from __future__ import annotations

LITERAL = 0
FUNDAMENTALS = 1
REVERSE_FINESSE = SELF_FINESSE = LONG_FINESSE = FIVE_STALL = 2
ORDER_OF_ONES = FIX_CLUE = SARCASTIC_DISCARD = 3
CHOP_MOVE = 4
LAYERED_FINESSE = 5
BLUFF = 11
HIGHEST = 11
PLAYED = (1, 2, 3, 4, 5, 11)
"""Levels that bots declare; level 11 leaves out what levels 6 to 10 add."""
