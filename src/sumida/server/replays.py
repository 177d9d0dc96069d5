"""Replays of finished games: positions from any seat's view, made from the record alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from hashlib import sha256

import msgspec

from sumida import codec, records
from sumida.kernel import GameError
from sumida.server.errors import error
from sumida.server.live.hub import Hub
from sumida.server.single_flight import SingleFlight
from sumida.server.uploads import Uploads
from sumida.store import StoreError
from sumida.tables.messages.responses import Frame, Frames, ReplayShown

MOST_FRAMES = 30
"""Positions in one response."""
CACHED = 32
MOST_MOVES = 2_000
"""Far above any real game; the positions of uploads are cached in memory."""


@dataclass(frozen=True)
class Stored:
    """A finished game with all its positions."""

    name: str
    played: records.Replay
    salt: str | None = None
    digest: str | None = None


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
        return Stored(name, await self._reads.in_thread(_play_through, data))

    async def _played_here(self, name: str, code: str, number: int) -> Stored:
        try:
            table = await self._hub.peek(code)
            record = table.record(number)
        except GameError as found:
            if found.reason in ("error-unknown-table", "refuse-no-game"):
                raise error("error-unknown-replay", replay=name[:40]) from None
            raise
        game = next(game for game in table.room.records if game.number == number)
        played = await self._reads.in_thread(records.replay, record)
        return Stored(name, played, game.salt, game.digest)

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
        self._replays.put(name, Stored(name, played))
        return name


def _play_through(data: bytes) -> records.Replay:
    """Replay an uploaded file, checking every move; this may take a while, so it runs in a thread."""
    record, _ = records.read_any(data)
    if len(record.moves) > MOST_MOVES:
        raise error("error-record-long", moves=len(record.moves), most=MOST_MOVES)
    return records.replay(record)


def replay_shown(stored: Stored) -> ReplayShown:
    record = stored.played.record
    return ReplayShown(
        replay=stored.name,
        game=record.game,
        options=stored.played.setup.options,
        names=list(record.names),
        moves=[(seat, str(action)) for seat, action in record.moves],
        scores=list(stored.played.states[-1].scores),
        deal=record.deal,
        salt=stored.salt,
        digest=stored.digest,
    )


def frames(stored: Stored, viewer: int | None, first: int, last: int) -> Frames:
    """Positions `first` to `last` (inclusive, at most `MOST_FRAMES`) as a seat saw them; None: a
    spectator."""
    states = stored.played.states
    if viewer is not None and not 0 <= viewer < stored.played.setup.players:
        raise error("error-no-such-turn", last=len(states) - 1)
    if not 0 <= first < len(states):
        raise error("error-no-such-turn", last=len(states) - 1)
    last = min(last, first + MOST_FRAMES - 1, len(states) - 1)
    return Frames(stored.name, viewer, [_frame(stored, viewer, turn) for turn in range(first, last + 1)])


def _frame(stored: Stored, viewer: int | None, turn: int) -> Frame:
    state = stored.played.states[turn]
    seat, action = stored.played.record.moves[turn - 1] if turn else (None, None)
    return Frame(turn, seat, action, list(state.to_act), state.view(viewer).on_wire())


def encode_frames(stored: Stored, viewer: int | None, first: int, last: int) -> bytes:
    """The response as JSON; this takes a while, so it runs in a thread."""
    return msgspec.json.encode(frames(stored, viewer, first, last))
