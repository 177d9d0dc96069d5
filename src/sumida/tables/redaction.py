"""Events of the log as one receiver may know them."""

from __future__ import annotations

from collections.abc import Collection

from sumida.tables import log
from sumida.tables.log import Entry, TableEvent
from sumida.tables.messages import happenings
from sumida.tables.messages.happenings import AnyHappening
from sumida.tables.sealing import commitment


def redact(entry: Entry, knows: Collection[int]) -> list[AnyHappening]:
    """An entry's events for a receiver who may know the secrets of the seats in `knows`."""
    return [happening for event in entry.events if (happening := _redact(event, knows)) is not None]


def _redact(event: TableEvent, knows: Collection[int]) -> AnyHappening | None:
    match event:
        case log.MoveMade(seat=seat, action=action):
            return happenings.Moved(seat, action if event.open or seat in knows else None)
        case log.Created() | log.LinkRenewed() | log.Sealed():
            return None
        case log.SettingsSet():
            return happenings.SettingsAre()
        case log.JoinedWith(member=member, name=name, owner=owner):
            return happenings.Joined(member, name, owner)
        case log.CameBackWith(member=member):
            return happenings.CameBack(member)
        case log.SatDown(member=member, seat=seat):
            return happenings.Sat(member, seat)
        case log.DeviceHandedOver(seat=seat):
            return happenings.HandedOver(seat)
        case log.EndedWith(number=number, stopped=stopped):
            return happenings.Ended(number, stopped)
        case _:
            return _redact_game_event(event)


def _redact_game_event(event: TableEvent) -> AnyHappening:
    match event:
        case log.Dealt(number=number, salt=salt, deal=deal):
            return happenings.Started(number, commitment(salt, deal))
        case log.NoteWritten(seat=seat, card=card):
            return happenings.Noted(seat, card)
        case log.HandArranged(seat=seat):
            return happenings.Arranged(seat)
        case _:
            assert isinstance(event, happenings.Happening)
            return event
