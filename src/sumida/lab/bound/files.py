"""Finished Hashi games from records; whatever is wrong with one is a `GameError`."""

from __future__ import annotations

from sumida.hashi.rules.state import HashiState
from sumida.kernel import GameError, Record
from sumida.records import Replay, replay


def hashi_replay(record: Record) -> Replay:
    """The record replayed by the rules; it must be a finished game of Hashi."""
    if record.game != "hashi":
        raise GameError(
            f"This is a game of {record.game[:20]}; only Hashi has a bound and this review.",
            "error-review-game",
            game=record.game[:20],
        )
    played = replay(record)
    if not played.over:
        state = played.states[-1]
        assert isinstance(state, HashiState)
        raise GameError(
            f"The game is unfinished: it stands in round {state.round} of 17; play it to the end first.",
            "error-review-unfinished",
            round=state.round,
        )
    return played


def finished_game(record: Record) -> HashiState:
    """The last position of a finished game of Hashi."""
    state = hashi_replay(record).states[-1]
    assert isinstance(state, HashiState)
    return state
