"""Backs up, restores and verifies. Damage is always named, and never copied without being asked for."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from sumida import codec, records
from sumida.kernel import GameError
from sumida.printing import one_line, show
from sumida.server.offers import Installed
from sumida.store import StoredPersonal, open_loader, open_snapshot
from sumida.store.loading import Loader, SqliteLoader
from sumida.store.snapshot import DatabaseSnapshot, Item, StoredEntry, StoredRecord, StoredSecret, Tally
from sumida.tables.log import UNREADABLE, read_entry
from sumida.tables.table import Table

MOST_LINES = 50
"""Damage is listed up to this many lines; the number is always given."""


async def backup(address: str, file: Path, *, salvage: bool = False) -> int:
    """Copy everything into a new file; 1 if anything was damaged, and then only with `salvage` a file."""
    if file.exists():
        raise GameError(f"{file} already exists; name a new file", "error-database")
    source = await _open(address, salvage)
    try:
        return await _copy(source, SqliteLoader(file), salvage, f"{file} holds", manifest=True)
    finally:
        await source.close()


async def restore(file: Path, address: str, *, salvage: bool = False) -> int:
    """Fill an empty database from a backup: all of it or nothing, unless `salvage` asks for what is whole."""
    source = await _open(f"sqlite:///{file}", salvage)
    try:
        return await _copy(source, await open_loader(address), salvage, "restored", manifest=False)
    finally:
        await source.close()


async def _open(address: str, salvage: bool) -> DatabaseSnapshot:
    """A damaged file is read page by page, but only on request; a sound one never is."""
    source = await open_snapshot(address)
    if not (salvage and source.damage):
        return source
    damage = tuple(source.damage)
    await source.close()
    salvaged = await open_snapshot(address, salvage=True)
    salvaged.damage[:0] = damage
    return salvaged


async def _copy(
    source: DatabaseSnapshot, target: Loader, salvage: bool, claim: str, *, manifest: bool
) -> int:
    try:
        await target.fill(source.items())
        damage = [*source.damage, *_against_manifest(source, target.tally)]
        _list(damage)
        if damage and not salvage:
            show(f"{len(damage)} things are damaged, so nothing was copied; --salvage copies what is whole")
            return 1
        await target.finish(target.tally.manifest(tuple(damage[:MOST_LINES])) if manifest else None)
        show(f"{claim} {target.tally}" + (f"; {len(damage)} things are damaged" if damage else ""))
        return 1 if damage else 0
    finally:
        await target.discard()


def _against_manifest(source: DatabaseSnapshot, tally: Tally) -> list[str]:
    """What differs from the backup's manifest; what was missing when it was made is no new damage."""
    if source.manifest is None or source.manifest.digest == tally.manifest().digest:
        return []
    made = source.manifest
    return [
        f"the backup held {made.entries} entries of {made.tables} tables, {made.records} uploaded games and "
        f"{made.secrets} keys when it was made; now it holds something else"
    ]


async def verify(address: str) -> int:
    """Read everything, replay every game, and compare a backup with its manifest; 1 if anything is wrong."""
    source = await open_snapshot(address)
    checks = _ReplayCheck()
    tally = Tally()
    try:
        async for item in source.items():
            tally.add(item)
            checks.add(item)
    finally:
        await source.close()
    damage = [*source.damage, *checks.faults(), *_against_manifest(source, tally)]
    _list(damage)
    if source.manifest and source.manifest.missing:
        show("this backup was salvaged from a damaged database; this was missing when it was made:")
        _list(source.manifest.missing)
    if checks.archived:
        names = " ".join(sorted(checks.archived)[:MOST_LINES])
        show(one_line(f"{len(checks.archived)} games need rules that this version does not have: {names}"))
    show(f"whole: {tally}; damaged: {len(damage)}")
    return 1 if damage else 0


def _list(damage: Iterable[str]) -> None:
    lines = list(damage)
    for line in lines[:MOST_LINES]:
        show(one_line(line))
    if len(lines) > MOST_LINES:
        show(f"… and {len(lines) - MOST_LINES} more")


class _ReplayCheck:
    """Plays tables entry by entry, and uploaded games. Games whose rules are not here are only counted."""

    def __init__(self) -> None:
        self._faults: list[str] = []
        self._code = ""
        self._table: Table | None = None
        self.archived: set[str] = set()

    def add(self, item: Item) -> None:
        match item:
            case StoredEntry(code, version, entry):
                self._apply(code, version, entry)
            case StoredRecord(name, record):
                self._replay(name, record)
            case StoredSecret() | StoredPersonal():
                pass

    def faults(self) -> list[str]:
        return self._faults

    def _apply(self, code: str, version: int, entry: bytes) -> None:
        if code != self._code:
            self._code, self._table = code, Table(Installed())
        if self._table is None:  # an earlier entry of it could not be applied
            return
        try:
            self._table.apply(read_entry(entry))
        except UNREADABLE as found:
            self._faults.append(f"table {code}: entry {version} cannot be applied: {type(found).__name__}")
            self._table = None
            return
        self._check_rules(code, version, self._table)
        if version == 1 and self._table.room.code != code:
            self._faults.append(f"table {code}: its first entry names another table")

    def _check_rules(self, code: str, version: int, table: Table) -> None:
        """A game is archived because its rules are not here, or because an entry breaks them."""
        game = table.room.game
        if game is None or not game.archived or (name := f"{code}-{game.number}") in self.archived:
            return
        self.archived.add(name)
        with suppress(GameError):
            Installed().game(game.definition.name, game.rules).setup(game.setup.options)
            self._faults.append(f"table {code}: entry {version} cannot be applied: it breaks the rules")

    def _replay(self, name: str, record: bytes) -> None:
        try:
            records.replay(codec.read_record(record))
        except GameError as found:
            if found.reason == "error-rules-version":
                self.archived.add(name)
                return
            self._faults.append(f"uploaded game {name}: {found}")
