"""Why a game of Hanabi ended."""

from __future__ import annotations

from enum import StrEnum


class EndReason(StrEnum):
    """Why a game is over, by its name in JSON. Fast engines number the reasons in this order, from 1."""

    PERFECT = "perfect"
    STRIKES = "strikes"
    LAST_ROUND = "last-round"
    INDISPENSABLE = "indispensable"
    """In a grand finale: a card that cannot be replaced was lost."""
    STUCK = "stuck"
    """In a grand finale: no deck, no clue token, and the next seat holds no card."""
