"""The mechanical check of a history: what was told against what is stored.

- Every acknowledged command is in the log, once; no refused one is; nobody else's is.
- The log replays: every entry is possible after those before it.
- Whatever a client was shown at a version is, field for field, what the log shows that client there: so all
  converge to the same game, and nobody saw a card before the log allowed it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

from sumida.server.offers import Installed
from sumida.server.tokens import Signer
from sumida.store import Store
from sumida.tables.log import Entry, MoveMade, read_entry
from sumida.tables.messages.protocol import encode
from sumida.tables.table import Table
from tests.faults.people import Person


async def check_history(store: Store, people: Iterable[Person]) -> int:
    """Check all of it; gives the number of moves in the log."""
    signer = Signer(await store.secret("tokens"))
    return sum([await _check_table(store, signer, code, group) for code, group in _by_table(people).items()])


def _by_table(people: Iterable[Person]) -> dict[str, list[Person]]:
    found: dict[str, list[Person]] = {}
    for person in people:
        found.setdefault(person.code, []).append(person)
    return found


async def _check_table(store: Store, signer: Signer, code: str, people: list[Person]) -> int:
    stored = await store.read(code)
    assert stored.damaged is None
    entries = [read_entry(data) for data in stored.entries]
    devices = {}
    for person in people:
        device = signer.device(person.cookie.removeprefix("sumida="))
        assert device is not None
        devices[device] = person
        _check_commands(entries, device, person)
    _check_shown(entries, devices)
    return sum(isinstance(event, MoveMade) for entry in entries for event in entry.events)


def _check_commands(entries: list[Entry], device: str, person: Person) -> None:
    times = Counter(e.command for e in entries if e.device == device and not e.command.startswith("made-"))
    assert all(number == 1 for number in times.values()), "something was applied twice"
    lost = set(person.acknowledged) - set(times)
    assert not lost, f"acknowledged, but not in the log: {lost}"
    known = {*person.acknowledged, *([person.pending["id"]] if person.pending else [])}
    assert set(times) <= known, f"refused or never answered, but in the log: {set(times) - known}"
    assert len(person.acknowledged) == len(set(person.acknowledged))


def _check_shown(entries: list[Entry], devices: dict[str, Person]) -> None:
    """Replay the log; at every version each client must have been shown what it shows that client."""
    table = Table(Installed())
    expected: dict[str, dict[int, list[dict[str, Any]]]] = {device: {} for device in devices}
    wanted = {device: {version for version, _ in person.seen} for device, person in devices.items()}
    for entry in entries:
        table.happen(entry)
        for device in devices:
            version = table.version_for(device)
            if version in wanted[device]:
                expected[device].setdefault(version, []).append(_shown(table, device))
    for device, person in devices.items():
        for version, shown in person.seen:
            assert shown in expected[device].get(version, []), f"version {version} was shown otherwise"
        assert person.version == table.version_for(device), "a client is behind"


def _shown(table: Table, device: str) -> dict[str, Any]:
    """As the client would get it over the wire."""
    told = json.loads(encode(table.snapshot(device, 0, [])))
    return {"you": told["you"], "play": told["play"]}
