"""Facts of the log in the words one receiver may hear."""

from __future__ import annotations

from collections.abc import Collection

from sumida.tables import log
from sumida.tables.log import Entry, Event
from sumida.tables.messages import happenings as told
from sumida.tables.messages.happenings import AnyHappening
from sumida.tables.table_game import commitment


def tell(entry: Entry, knows: Collection[int]) -> list[AnyHappening]:
    """What an entry sounds like to somebody who may know the secrets of the seats in `knows`."""
    return [happening for event in entry.events if (happening := _tell(event, knows)) is not None]


def _tell(event: Event, knows: Collection[int]) -> AnyHappening | None:
    match event:
        case log.MoveMade(seat=seat, action=action):
            return told.Moved(seat, action if event.open or seat in knows else None)
        case log.Created():
            return None
        case log.SettingsSet():
            return told.SettingsAre()
        case log.JoinedWith(member=member, name=name):
            return told.Joined(member, name)
        case log.CameBackWith(member=member):
            return told.CameBack(member)
        case log.SatDown(member=member, seat=seat):
            return told.Sat(member, seat)
        case log.DeviceHandedOver(seat=seat):
            return told.HandedOver(seat)
        case _:
            return _tell_game(event)


def _tell_game(event: Event) -> AnyHappening:
    match event:
        case log.Dealt(number=number, salt=salt, deal=deal):
            return told.Started(number, commitment(salt, deal))
        case log.NoteWritten(seat=seat, card=card):
            return told.Noted(seat, card)
        case _:
            assert isinstance(event, told.Happening)
            return event
