"""Deduplication: which commands a table has applied, so that a repeated one is not applied again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Container
from dataclasses import dataclass, field

KEPT_EACH = 256
"""Commands remembered for each device.

A client repeats a command only until it is answered, and sends no other before that, so what a tab repeats is
always its last command, however long it was away. For one tab one command would be enough. A browser with
several tabs would have to send 256 commands from the others, several games' worth, before a frozen tab could
repeat a forgotten one; and even then a move would be refused as stale.
"""
STRANGERS_KEPT = 200
"""Devices remembered that belong to no member. Almost everything they could repeat is refused to non-members
anyway. The devices of members are never forgotten."""


@dataclass(slots=True)
class SeenCommands:
    """The ids of the last commands of every device."""

    _ids: OrderedDict[str, dict[str, None]] = field(default_factory=OrderedDict)
    """By device, in the order in which they came."""

    def __contains__(self, command: tuple[str, str]) -> bool:
        device, id = command
        return id in self._ids.get(device, ())

    def __len__(self) -> int:
        return sum(len(ids) for ids in self._ids.values())

    def add(self, device: str, id: str, members: Container[str]) -> None:
        """Remember a command; `members` are the devices that belong to a member now."""
        ids = self._ids.get(device)
        if ids is None:
            self._forget_strangers(members)
            ids = self._ids[device] = {}
        ids[id] = None
        if len(ids) > KEPT_EACH:
            del ids[next(iter(ids))]
        self._ids.move_to_end(device)

    def _forget_strangers(self, members: Container[str]) -> None:
        """Those whose last command is longest ago go first."""
        strangers = [device for device in self._ids if device not in members]
        for device in strangers[: max(0, len(strangers) + 1 - STRANGERS_KEPT)]:
            del self._ids[device]
