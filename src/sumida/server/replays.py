"""Replays of finished games: those of tables, and uploaded records."""

from __future__ import annotations

from functools import partial
from hashlib import sha256

from sumida import codec
from sumida.kernel import GameError
from sumida.server.errors import error
from sumida.server.live.hub import Hub
from sumida.server.replay_pages import Stored, encode_frames, play_through, replayed
from sumida.server.single_flight import SingleFlight
from sumida.server.uploads import Uploads
from sumida.store import StoreError

CACHED = 32


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

    def forget(self) -> None:
        """Drop what is cached: somebody was taken out of the logs of tables."""
        self._replays.forget()

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
        return Stored(name, record, await self._reads.in_thread(replayed, record))

    async def _played_here(self, name: str, code: str, number: int) -> Stored:
        try:
            table = await self._hub.peek(code)
            record = table.record(number)
        except GameError as found:
            if found.reason in ("error-unknown-table", "refuse-no-game"):
                raise error("error-unknown-replay", replay=name[:40]) from None
            raise
        game = next(game for game in table.room.records if game.number == number)
        played = None if game.archived else await self._reads.in_thread(replayed, record)
        return Stored(name, record, played, game.result, game)

    async def upload(self, data: bytes, address: str) -> str:
        """Save a record or a hanab.live game if every move is legal; returns its name."""
        return await self._reads.once(("upload", sha256(data).digest()), partial(self._upload, data, address))

    async def _upload(self, data: bytes, address: str) -> str:
        played = await self._reads.in_thread(play_through, data)
        text = codec.write_record(played.record).encode()
        name = "u" + sha256(text).hexdigest()[:20]
        try:
            await self._uploads.keep(name, text, address)
        except StoreError as found:
            raise error("error-store") from found
        self._replays.put(name, Stored(name, played.record, played))
        return name
