"""Compares what clients did and saw with the log: what was lost, doubled, stale, or never there at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sumida.kernel import GameError
from sumida.server.offers import Installed
from sumida.server.tokens import Signer
from sumida.tables.context import Caller
from sumida.tables.log import Entry, read_entry
from sumida.tables.messages.commands import AnyCommand
from sumida.tables.messages.protocol import encode
from sumida.tables.table import Table
from tests.faults.linearizability import Operation, read_rank, violations, write_rank
from tests.faults.witness import Notes, Witness, Write, digest

Found = dict[Any, list[int]]


@dataclass
class Findings:
    """Everything that is wrong, in words, and how much was looked at."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    """Shown or refused as at no moment of the log, stored though it was refused, or never sent."""
    writes: int = 0
    reads: int = 0

    def add(self, other: Findings) -> None:
        for name in ("lost", "doubled", "stale", "wrong"):
            getattr(self, name).extend(getattr(other, name))
        self.writes += other.writes
        self.reads += other.reads

    @property
    def faults(self) -> list[str]:
        return [
            f"{name}: {each}"
            for name in ("lost", "doubled", "stale", "wrong")
            for each in getattr(self, name)
        ]


def audit(key: bytes, logs: Mapping[str, list[bytes]], witnesses: Iterable[Witness]) -> Findings:
    """Check all tables, given the key that signs tokens."""
    signer, findings = Signer(key), Findings()
    by_table: dict[str, dict[str, Notes]] = {}
    for witness in witnesses:
        device = signer.device(witness.cookie.removeprefix("sumida="))
        assert device is not None or not witness.notes.reads
        by_table.setdefault(witness.code, {})[device or ""] = witness.notes
    for code, notes in by_table.items():
        findings.add(audit_table([read_entry(data) for data in logs[code]], notes))
    return findings


def audit_table(entries: list[Entry], notes: Mapping[str, Notes]) -> Findings:
    """Check one table: the notes of each device against the log."""
    findings = Findings(
        writes=sum(len(each.writes) for each in notes.values()),
        reads=sum(len(each.reads) for each in notes.values()),
    )
    stored = stored_at(entries)
    for device, mine in notes.items():
        check_writes(device, mine, stored, findings)
    shown, refused = replay(entries, notes)
    operations: list[Operation] = []
    for device, mine in notes.items():
        operations += write_operations(device, mine, stored, refused)
        operations += read_operations(device, mine, shown, findings)
    findings.stale += [str(found) for found in violations(operations)]
    return findings


def stored_at(entries: list[Entry]) -> dict[tuple[str, str], list[int]]:
    """The positions of every command, by device and id."""
    found: dict[tuple[str, str], list[int]] = {}
    for entry in entries:
        if entry.command:
            found.setdefault((entry.device, entry.command), []).append(entry.version)
    return found


def check_writes(
    device: str, notes: Notes, stored: Mapping[tuple[str, str], list[int]], findings: Findings
) -> None:
    """Acknowledged means stored once, refused means not stored, and nothing is stored that was not sent."""
    for write in notes.writes:
        id = write.command["id"]
        places = stored.get((device, id), [])
        kind = write.answer["type"] if write.answer else ""
        if kind == "ack" and not places:
            findings.lost.append(f"{device} {id}")
        if kind == "refusal" and places:
            findings.wrong.append(f"{device} {id} was refused and stored")
        if len(places) > 1:
            findings.doubled.append(f"{device} {id} at {places}")
    sent = {write.command["id"] for write in notes.writes}
    for sender, id in stored:
        if sender == device and id not in sent and not id.startswith(("made-", "back-")):
            findings.wrong.append(f"{device} {id} was stored, but never sent")


def replay(entries: list[Entry], notes: Mapping[str, Notes]) -> tuple[Found, Found]:
    """The positions that fit each state that was shown, and each command that was refused."""
    table = Table(Installed())
    shown: Found = {}
    refused: Found = {}
    wanted = {device: {read.version for read in mine.reads} for device, mine in notes.items()}
    refusals = [
        (device, write, _command(write))
        for device, mine in notes.items()
        for write in mine.writes
        if write.answer and write.answer["type"] == "refusal"
    ]
    for entry in entries:
        table.apply(entry)
        for device, versions in wanted.items():
            if table.version_for(device) in versions:
                key = device, table.version_for(device), _shown(table, device)
                shown.setdefault(key, []).append(entry.version)
        for device, write, command in refusals:
            assert write.answer is not None
            if _refusal(table, device, command) == write.answer["reason"]:
                refused.setdefault((device, command.id), []).append(entry.version)
    return shown, refused


def _command(write: Write) -> AnyCommand:
    found: AnyCommand = msgspec.convert(write.command, AnyCommand)
    return found


def _shown(table: Table, device: str) -> bytes:
    """As the client would get it over the wire."""
    return digest(msgspec.json.decode(encode(table.snapshot(device, 0, []))))


def _refusal(table: Table, device: str, command: AnyCommand) -> str | None:
    try:
        table.decide(command, Caller(device), table.room.at)
    except GameError as found:
        return found.reason
    return None


def write_operations(
    device: str, notes: Notes, stored: Mapping[tuple[str, str], list[int]], refused: Found
) -> Iterable[Operation]:
    """A stored command is a write; a refused one reads that it is impossible now."""
    for write in notes.writes:
        id = write.command["id"]
        name = f"{device[:6]} {id} ({write.command['type']})"
        places = stored.get((device, id))
        if places:
            yield Operation(name, write.start, write.end, [write_rank(places[0])])
        elif write.answer and write.answer["type"] == "refusal":
            ranks = [read_rank(position) for position in refused.get((device, id), [])]
            yield Operation(f"{name} {write.answer['reason']}", write.start, write.end, ranks)


def read_operations(device: str, notes: Notes, shown: Found, findings: Findings) -> Iterable[Operation]:
    for read in notes.reads:
        positions = shown.get((device, read.version, read.shown), [])
        if not positions:
            findings.wrong.append(f"{device[:6]} was shown version {read.version} differently")
            continue
        name = f"read of {device[:6]} at {read.version}"
        yield Operation(
            name, read.start, read.end, [read_rank(position) for position in positions], read.connection
        )


def unstored(entries: Iterable[Entry], device: str, acknowledged: Iterable[str]) -> Counter[str]:
    """Acknowledged commands that are not in the log exactly once."""
    times = Counter(entry.command for entry in entries if entry.device == device)
    return Counter({id: times[id] for id in acknowledged if times[id] != 1})
