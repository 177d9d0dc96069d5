"""Checks a history mechanically: what players were told against what is stored.

- Every acknowledged command is in the log, once; no refused command is, and no other.
- The log replays: every entry is possible after those before it.
- Whatever a client was shown at a version equals, field by field, what the log gives that client there: all
  converge to the same game, and nobody saw a card too early.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from sumida.server.offers import Installed
from sumida.server.tokens import Signer
from sumida.tables.log import Entry, MoveMade, read_entry
from sumida.tables.messages.protocol import encode
from sumida.tables.table import Table
from tests.faults.players import Player


def check_history(key: bytes, logs: Mapping[str, list[bytes]], players: Iterable[Player]) -> int:
    """Check every table, given the key that signs tokens; returns the number of moves in the logs."""
    signer = Signer(key)
    return sum(_check_table(logs[code], signer, group) for code, group in _by_table(players).items())


def _by_table(players: Iterable[Player]) -> dict[str, list[Player]]:
    found: dict[str, list[Player]] = {}
    for player in players:
        found.setdefault(player.code, []).append(player)
    return found


def _check_table(log: list[bytes], signer: Signer, players: list[Player]) -> int:
    entries = [read_entry(data) for data in log]
    devices = {}
    for player in players:
        device = signer.device(player.cookie.removeprefix("sumida="))
        assert device is not None
        devices[device] = player
        _check_commands(entries, device, player)
    _check_shown(entries, devices)
    return sum(isinstance(event, MoveMade) for entry in entries for event in entry.events)


def _check_commands(entries: list[Entry], device: str, player: Player) -> None:
    times = Counter(e.command for e in entries if e.device == device and not e.command.startswith("made-"))
    assert all(number == 1 for number in times.values()), "something was applied twice"
    lost = set(player.acknowledged) - set(times)
    assert not lost, f"acknowledged, but not in the log: {lost}"
    known = {*player.acknowledged, *([player.pending["id"]] if player.pending else [])}
    assert set(times) <= known, f"refused or never answered, but in the log: {set(times) - known}"
    assert len(player.acknowledged) == len(set(player.acknowledged))


def _check_shown(entries: list[Entry], devices: dict[str, Player]) -> None:
    """Replay the log; at every version each client must have been shown what the log gives it."""
    table = Table(Installed())
    expected: dict[str, dict[int, list[dict[str, Any]]]] = {device: {} for device in devices}
    wanted = {device: {version for version, _ in player.seen} for device, player in devices.items()}
    for entry in entries:
        table.apply(entry)
        for device in devices:
            version = table.version_for(device)
            if version in wanted[device]:
                expected[device].setdefault(version, []).append(_shown(table, device))
    for device, player in devices.items():
        for version, shown in player.seen:
            assert shown in expected[device].get(version, []), f"version {version} was shown differently"
        assert player.version == table.version_for(device), "a client is behind"


def _shown(table: Table, device: str) -> dict[str, Any]:
    """As the client would get it over the wire."""
    told = json.loads(encode(table.snapshot(device, 0, [])))
    return {"you": told["you"], "play": told["play"]}
