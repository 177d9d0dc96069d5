"""Replays of finished games: positions from any seat's view, made from the record alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from hashlib import sha256

import msgspec
from msgspec import structs

from sumida import codec, records
from sumida.kernel import GameError, Record
from sumida.server.errors import error
from sumida.server.live.hub import Hub
from sumida.server.single_flight import SingleFlight
from sumida.server.uploads import Uploads
from sumida.store import StoreError
from sumida.tables.messages.responses import Frame, Frames, ReplayShown
from sumida.tables.results import GameResult
from sumida.tables.table_game import TableGame

MOST_FRAMES = 30
"""Positions in one response."""
CACHED = 32
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


class Replays:
    """Replays by name: CODE-NUMBER for games played here, `u` and a hash for uploads."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._uploads = Uploads(hub.store, hub.settings.limits, quota=hub.quota)
        self._reads = hub.background_reads
        self._replays: SingleFlight[str, Stored] = SingleFlight(cached=CACHED)

    async def find(self, name: str) -> Stored:
        """The replay with that name; raises `GameError` if there is none, or while the game runs."""
        read = partial(self._reads.once, ("replay", name), partial(self._load, name))
        return await self._replays.run(name, read)

    async def frames(self, stored: Stored, viewer: int | None, first: int, last: int) -> bytes:
        """Positions as JSON, as `frames` finds them."""
        work = partial(self._reads.in_thread, encode_frames, stored, viewer, first, last)
        return await self._reads.once(("frames", stored.name, viewer, first, last), work)

    async def _load(self, name: str) -> Stored:
        code, _, number = name.partition("-")
        if number.isascii() and number.isdigit() and len(number) < 6:
            return await self._played_here(name, code, int(number))
        if not (name.isascii() and name.isalnum()):
            raise error("error-unknown-replay", replay=name[:40])
        try:
            data = await self._hub.store.record(name)
        except StoreError as found:
            raise error("error-store") from found
        if data is None:
            raise error("error-unknown-replay", replay=name[:40])
        record = codec.read_record(data)
        return Stored(name, record, await self._reads.in_thread(_replayed, record))

    async def _played_here(self, name: str, code: str, number: int) -> Stored:
        try:
            table = await self._hub.peek(code)
            record = table.record(number)
        except GameError as found:
            if found.reason in ("error-unknown-table", "refuse-no-game"):
                raise error("error-unknown-replay", replay=name[:40]) from None
            raise
        game = next(game for game in table.room.records if game.number == number)
        played = None if game.archived else await self._reads.in_thread(_replayed, record)
        return Stored(name, record, played, game.result, game)

    async def upload(self, data: bytes, address: str) -> str:
        """Save a record or a hanab.live game if every move is legal; returns its name."""
        return await self._reads.once(("upload", sha256(data).digest()), partial(self._upload, data, address))

    async def _upload(self, data: bytes, address: str) -> str:
        played = await self._reads.in_thread(_play_through, data)
        text = codec.write_record(played.record).encode()
        name = "u" + sha256(text).hexdigest()[:20]
        try:
            await self._uploads.keep(name, text, address)
        except StoreError as found:
            raise error("error-store") from found
        self._replays.put(name, Stored(name, played.record, played))
        return name


def _play_through(data: bytes) -> records.Replay:
    """Replay an uploaded file, checking every move; this may take a while, so it runs in a thread."""
    record, _ = records.read_any(data)
    if len(record.moves) > MOST_MOVES:
        raise error("error-record-long", moves=len(record.moves), most=MOST_MOVES)
    return records.replay(record)


def _replayed(record: Record) -> records.Replay | None:
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
