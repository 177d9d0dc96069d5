"""Takes a person out of the log of a table. The game stays as it was, for the others to go on with."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from msgspec import structs

from sumida.tables.log import (
    CameBackWith,
    Dealt,
    Entry,
    JoinedWith,
    LinkRenewed,
    NoteWritten,
    SatDown,
    TableEvent,
)
from sumida.tables.messages.happenings import Left, Renamed, Said
from sumida.tables.messages.state import Contribution
from sumida.tables.room import Room

FORMER = "former player\u2063"
"""The name of everyone who was forgotten. Nobody can type its last character, which is invisible: so pages
know it, and say it in their language."""
REMOVED = "…"
"""What is left of a line of chat."""


def is_alone(entries: Iterable[Entry], keys: Collection[str]) -> bool:
    """Whether these devices are those of the only person who was ever at a table; bots do not count."""
    events = [event for entry in entries for event in entry.events]
    joined = {event.device for event in events if isinstance(event, JoinedWith) and not event.owner}
    return joined | {event.device for event in events if isinstance(event, CameBackWith)} <= set(keys)


def members_of(room: Room, entries: Iterable[Entry], keys: Collection[str]) -> set[int]:
    """The members who joined with these devices, or whom only these devices play now."""
    theirs = set(keys)
    joined = {
        event.member
        for entry in entries
        for event in entry.events
        if isinstance(event, JoinedWith) and event.device in theirs
    }
    alone = {number for number, one in room.members.items() if one.devices <= theirs}
    return joined | alone


def without(entry: Entry, members: Collection[int], aliases: Mapping[str, str]) -> Entry:
    """The entry without a person's name, words and devices; `aliases` stand for the devices."""
    own = entry.device in aliases
    events = [_without(event, members, aliases, own=own) for event in entry.events]
    return structs.replace(entry, events=events, device=aliases.get(entry.device, entry.device))


def _without(
    event: TableEvent, members: Collection[int], aliases: Mapping[str, str], *, own: bool
) -> TableEvent:
    match event:
        case JoinedWith(device=device) | CameBackWith(device=device) | LinkRenewed(device=device):
            named = structs.replace(event, device=aliases.get(device, device))
            return (
                structs.replace(named, name=FORMER)
                if isinstance(named, JoinedWith) and named.member in members
                else named
            )
        case Said(member=member) if member in members:  # somebody else may have spoken from the same seat
            return structs.replace(event, name=FORMER, text=REMOVED if own and event.text else event.text)
        case SatDown(member=member) | Renamed(member=member) | Left(member=member) if member in members:
            return structs.replace(event, name=FORMER)
        case Dealt():
            return structs.replace(event, added=[_contribution(one, members) for one in event.added])
        case NoteWritten() if own:
            return structs.replace(event, text="")
    return event


def _contribution(one: Contribution, members: Collection[int]) -> Contribution:
    """The words stay: with them the others prove that the deal was fair."""
    return structs.replace(one, name=FORMER) if one.member in members else one
