"""What is shown of a finished game: positions from any seat's view, made from the record alone."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec
from msgspec import structs

from sumida import records
from sumida.kernel import GameError, Record
from sumida.server.errors import error
from sumida.tables.chat import clean
from sumida.tables.messages.responses import Frame, Frames, ReplayShown
from sumida.tables.results import GameResult
from sumida.tables.table_game import TableGame

MOST_FRAMES = 30
"""Positions in one response."""
MOST_MOVES = 2_000
"""Far above any real game; the positions of uploads are cached in memory."""


@dataclass(frozen=True)
class Stored:
    """A finished game with all its positions; an archived one, whose rules this program lacks, has none."""

    name: str
    record: Record
    played: records.Replay | None
    result: GameResult | None = None
    dealt: TableGame | None = None
    """The game at its table, which knows how the deal was fixed."""


def play_through(data: bytes) -> records.Replay:
    """Replay an uploaded file, checking every move; this may take a while, so it runs in a thread."""
    record, _ = records.read_any(data)
    record = replace(record, names=tuple(clean(name) or "?" for name in record.names))
    if len(record.moves) > MOST_MOVES:
        raise error("error-record-long", moves=len(record.moves), most=MOST_MOVES)
    return records.replay(record)


def replayed(record: Record) -> records.Replay | None:
    """A stored game, whose moves were checked once; None if the rules it was played under are not here."""
    try:
        return records.replay(record)
    except GameError:
        return None


def replay_shown(stored: Stored) -> ReplayShown:
    record, played, result, dealt = stored.record, stored.played, stored.result, stored.dealt
    shown = ReplayShown(
        replay=stored.name,
        game=record.game,
        rules=record.rules,
        options=played.setup.options if played else dict(record.setup),
        names=list(record.names),
        moves=[(seat, str(action)) for seat, action in record.moves],
        scores=result.scores if result else list(played.states[-1].scores) if played else [],
        deal=record.deal,
        salt=None,
        digest=None,
        archived=played is None,
        last_view=result.last_view() if result and not played else None,
    )
    if dealt is None:
        return shown
    return structs.replace(
        shown,
        salt=dealt.salt,
        digest=dealt.digest,
        sealed=dealt.sealed,
        secret=dealt.secret or None,
        added=dealt.added,
    )


def frames(stored: Stored, viewer: int | None, first: int, last: int) -> Frames:
    """Positions `first` to `last` (inclusive, at most `MOST_FRAMES`) as a seat saw them; None: a
    spectator."""
    if stored.played is None:
        raise error("error-archived-replay")
    states = stored.played.states
    if viewer is not None and not 0 <= viewer < stored.played.setup.players:
        raise error("error-no-such-turn", last=len(states) - 1)
    if not 0 <= first < len(states):
        raise error("error-no-such-turn", last=len(states) - 1)
    last = min(last, first + MOST_FRAMES - 1, len(states) - 1)
    return Frames(
        stored.name, viewer, [_frame(stored.played, viewer, turn) for turn in range(first, last + 1)]
    )


def _frame(played: records.Replay, viewer: int | None, turn: int) -> Frame:
    state = played.states[turn]
    seat, action = played.record.moves[turn - 1] if turn else (None, None)
    return Frame(turn, seat, action, list(state.to_act), state.view(viewer).on_wire())


def encode_frames(stored: Stored, viewer: int | None, first: int, last: int) -> bytes:
    """The response as JSON; this takes a while, so it runs in a thread."""
    return msgspec.json.encode(frames(stored, viewer, first, last))
