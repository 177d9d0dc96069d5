"""Which commands a table has carried out, so that one that comes again is not carried out again."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Container
from dataclasses import dataclass, field

KEPT_EACH = 256
"""Commands remembered by device.

A client sends a command again only until it is answered, and sends no other before that: what it repeats,
after however long an absence, is the last command of that tab. What others at the table do meanwhile does not
count here. So for one tab one command would be enough; a browser with several tabs would have to send 256
commands elsewhere, some games' worth, before a tab that was frozen all the while could repeat one that is
forgotten. And even then a move would be refused as stale.
"""
STRANGERS_KEPT = 200
"""Devices remembered that belong to no member, or no longer. Almost all they could repeat is refused to who
is no member. The devices of members are never forgotten, whoever else comes and goes."""


@dataclass
class SeenCommands:
    """The last commands of every device, by their ids."""

    _ids: OrderedDict[str, deque[str]] = field(default_factory=OrderedDict)

    def __contains__(self, command: tuple[str, str]) -> bool:
        device, id = command
        return id in self._ids.get(device, ())

    def __len__(self) -> int:
        return sum(len(ids) for ids in self._ids.values())

    def add(self, device: str, id: str, members: Container[str]) -> None:
        """Remember a command; `members` are the devices that belong to a member now."""
        if device not in self._ids:
            self._forget_strangers(members)
            self._ids[device] = deque(maxlen=KEPT_EACH)
        self._ids[device].append(id)
        self._ids.move_to_end(device)

    def _forget_strangers(self, members: Container[str]) -> None:
        """Whose last command is longest ago go first."""
        strangers = [device for device in self._ids if device not in members]
        for device in strangers[: max(0, len(strangers) + 1 - STRANGERS_KEPT)]:
            del self._ids[device]
