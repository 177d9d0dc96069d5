"""What each receiver of a table is shown, kept from one entry to the next as far as it stays the same."""

from __future__ import annotations

from typing import Any

import msgspec

from sumida.tables.log import Entry, MoveMade
from sumida.tables.messages.happenings import AnyHappening
from sumida.tables.messages.protocol import Changes
from sumida.tables.messages.state import TableShown, You
from sumida.tables.pages import HAPPENED_BYTES, size
from sumida.tables.projection import (
    Viewpoint,
    around_views,
    scene_from,
    still_you,
    table_shown,
    viewpoint_of,
    you,
)
from sumida.tables.redaction import redact
from sumida.tables.room import Member, Room
from sumida.tables.sending import Around, Scene, Sent

_encode = msgspec.json.Encoder().encode


class Showing:
    """A room as its receivers see it. A move changes the position and nothing else, unless a clock runs, a
    takeback is asked for or players share a device: then what is shown follows from what was shown before."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._scenes: dict[Viewpoint, Scene] = {}
        """The last of each viewpoint; since then nothing but the position has changed."""
        self._receivers: dict[int | None, tuple[Viewpoint, You]] = {}
        """By member, None for visitors: what they see, which a move does not change."""
        self._around: Around | None = None
        self._table: TableShown | None = None
        self._table_json: msgspec.Raw | None = None

    def is_plain(self, entry: Entry) -> bool:
        """Whether an entry that is about to be applied is a move that changes nothing but the position."""
        room = self._room
        if room.clock or room.deadlines or room.takeback:
            return False
        for event in entry.events:
            if type(event) is not MoveMade:
                return False
        for member in room.members.values():  # noqa: SIM110  # asked for every move
            if member.at_screen is not None:
                return False
        return True

    def go_on(self, *, plain: bool) -> None:
        """An entry has been applied."""
        game = self._room.game
        if plain and game is not None and self._around is not None and not (game.over or game.archived):
            self._around = self._around.after_move(list(game.to_act))
        else:
            self._scenes.clear()
            self._receivers.clear()
            self._around = None
            self.forget_table()

    def forget_table(self) -> None:
        """What everyone sees alike has changed."""
        self._table = self._table_json = None

    def forget_changes(self) -> None:
        """Drop earlier scenes and what has changed since, while they are in the processor's cache."""
        for scene in self._scenes.values():
            scene.forget_changes()

    def state_for(self, member: Member | None) -> Sent:
        """The state as a member (or a visitor) may see it."""
        return self._state(*self._receiver(member))

    def _state(self, viewpoint: Viewpoint, about: You) -> Sent:
        if self._table is None:
            self._table = table_shown(self._room)
        return Sent(self._table, about, self._scene(viewpoint))

    def changes(
        self, member: Member | None, since: int, now: int, before: Sent
    ) -> tuple[Changes, Sent] | None:
        """See `Table.changes`."""
        room, (viewpoint, about) = self._room, self._receiver(member)
        state = self._state(viewpoint, about)
        changes = state.changes_since(before)
        if changes is None:
            return None
        version = room.public if member is None else room.public + member.private
        happened = self.missed(member, since, viewpoint)
        return (
            None if happened is None else (Changes(room.code, since, version, now, happened, changes), state)
        )

    def _receiver(self, member: Member | None) -> tuple[Viewpoint, You]:
        """What a member (or a visitor) sees, and what they are told about themselves."""
        number = None if member is None else member.number
        found = self._receivers.get(number)
        if found is None:
            found = self._receivers[number] = viewpoint_of(self._room, member), you(self._room, member)
        elif member is not None:
            before = found[1]
            about = still_you(self._room, member, before)
            if about is not before:
                found = self._receivers[number] = found[0], about
        return found

    def _scene(self, viewpoint: Viewpoint) -> Scene | None:
        game = self._room.game
        if game is None:
            return None
        around = self._around
        if around is None:
            around = self._around = around_views(self._room, game)
        found = self._scenes.get(viewpoint)
        if found is None:
            found = self._scenes[viewpoint] = scene_from(self._room, game, viewpoint, around)
        elif found.around is not around:
            found = self._scenes[viewpoint] = found.after_move(around, game)
        return found

    def whole(self, state: Sent) -> dict[str, Any]:
        """A state as it is sent in one piece."""
        if self._table_json is None:
            self._table_json = msgspec.Raw(_encode(state.shown))
        play = None if state.scene is None else state.scene.json
        return {"shown": self._table_json, "you": state.you, "play": play}

    def missed(self, member: Member | None, since: int, viewpoint: Viewpoint) -> list[AnyHappening] | None:
        """What happened since a version, as a member (or a visitor) may know it; None if it is too much."""
        room = self._room
        missing = room.public + (0 if member is None else member.private) - since
        entry, audience = room.recent[-1]
        if missing == 1 and (audience is None or (member is not None and member.number in audience)):
            return redact(entry, viewpoint.seats)
        found: list[list[AnyHappening]] = []
        for entry, audience in reversed(room.recent):
            if missing <= len(found):
                break
            if audience is None or (member is not None and member.number in audience):
                found.append(redact(entry, viewpoint.seats))
        if missing != len(found):
            return None
        happened = [happening for batch in reversed(found) for happening in batch]
        return happened if missing <= 1 or size(happened) <= HAPPENED_BYTES else None
