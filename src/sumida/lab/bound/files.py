"""Finished Hashi games from record files; whatever is wrong with one is a `GameError`."""

from __future__ import annotations

import sys
from pathlib import Path

from sumida import codec
from sumida.hashi.rules.state import HashiState
from sumida.kernel import GameError, Record
from sumida.records import Replay, replay


def read_record(path: str) -> Record:
    """The record in a file (`-` is standard input); every failure is a `GameError`."""
    try:
        data = sys.stdin.buffer.read(codec.MAX_BYTES + 1) if path == "-" else _read(Path(path))
        return codec.read_record(data)
    except OSError as error:
        raise GameError(f"cannot read {path}: {error.strerror}", "error-unreadable") from None


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(codec.MAX_BYTES + 1)


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
