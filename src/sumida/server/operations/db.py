"""`sumida db`: backs up, restores, verifies and prunes, even while servers run. A backup is a SQLite file."""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from sumida import codec, records
from sumida.arguments import Parser
from sumida.kernel import GameError
from sumida.server.offers import Installed
from sumida.server.operations.retention import DAY_MS, delete_tables, old_tables
from sumida.server.settings import DEFAULT_DATABASE
from sumida.store import Log, Store, StoreError, open_store
from sumida.tables.log import UNREADABLE, read_entry
from sumida.tables.table import Table

Work = Callable[[Store], Awaitable[int]]


def main(argv: Sequence[str]) -> int:
    """Run the subcommand; 1 means that `verify` found damage."""
    found = _parser().parse_args(list(argv))
    if found.work == "backup":
        return _with(found.database, lambda store: backup(store, found.file))
    if found.work == "restore":
        return _with(found.database, lambda store: restore(store, found.file))
    if found.work == "prune":
        return _with(found.database, lambda store: prune(store, found.days, found.yes))
    return _with(f"sqlite:///{found.file}" if found.file else found.database, verify)


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="sumida db", description="Look after a server's database.")
    parser.add_argument(
        "--database",
        default=os.environ.get("SUMIDA_DATABASE", DEFAULT_DATABASE),
        help="as for sumida serve (default: $SUMIDA_DATABASE, or sumida.sqlite3 in this folder)",
    )
    works = parser.add_subparsers(dest="work", required=True, metavar="backup|restore|verify|prune")
    for name, purpose in (
        ("backup", "copy everything into a new file, while the server runs"),
        ("restore", "restore a backup into an empty database"),
        ("verify", "read and replay everything in the database, or in a backup"),
    ):
        work = works.add_parser(name, help=purpose)
        work.add_argument("file", type=Path, nargs="?" if name == "verify" else None, help="the backup")
    prune = works.add_parser("prune", help="delete tables that have not been used for some days")
    prune.add_argument("days", type=int, help="how long a table must have been unused")
    prune.add_argument("--yes", action="store_true", help="delete them; without it they are only listed")
    return parser


def _with(address: str, work: Work) -> int:
    async def session() -> int:
        store = await open_store(address)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(session())
    except StoreError as found:
        raise GameError(str(found), "error-database") from None


async def backup(store: Store, file: Path) -> int:
    """Copy each log as it is at that moment: logs only grow, so every copy is complete."""
    if file.exists():
        raise GameError(f"{file} already exists; name a new file", "error-database")
    target = await open_store(f"sqlite:///{file}")
    try:
        print(await _copy(store, target))
    finally:
        await target.close()
    return 0


async def restore(store: Store, file: Path) -> int:
    if not file.is_file():
        raise GameError(f"there is no file {file}", "error-database")
    if await store.tables():
        raise GameError(
            "this database has tables; a backup can only be restored into an empty one", "error-database"
        )
    source = await open_store(f"sqlite:///{file}")
    try:
        print(await _copy(source, store))
    finally:
        await source.close()
    return 0


async def _copy(source: Store, target: Store) -> str:
    for name, secret in (await source.secrets()).items():
        await target.restore_secret(name, secret)
    codes = sorted(await source.tables())
    number = 0
    for code in codes:
        entries = (await source.read(code)).entries
        await asyncio.gather(*(target.append(code, v, entry) for v, entry in enumerate(entries, start=1)))
        number += len(entries)
    names = await source.records()
    for name in names:
        record = await source.record(name)
        assert record is not None
        await target.save_record(name, record)
    return f"{len(codes)} tables with {number} entries and {len(names)} uploaded games were copied"


async def verify(store: Store) -> int:
    """Read every entry, replay every table, check every uploaded game."""
    bad = 0
    codes = sorted(await store.tables())
    for code in codes:
        fault = _fault(code, await store.read(code))
        if fault:
            print(f"table {code}: {fault}")
            bad += 1
    names = await store.records()
    for name in names:
        try:
            records.replay(codec.read_record(await store.record(name) or b""))
        except GameError as found:
            print(f"uploaded game {name}: {found}")
            bad += 1
    print(f"{len(codes)} tables and {len(names)} uploaded games were read; {bad} of them are damaged")
    return 1 if bad else 0


def _fault(code: str, log: Log) -> str | None:
    table = Table(Installed())
    for version, data in enumerate(log.entries, start=1):
        try:
            table.apply(read_entry(data))
        except UNREADABLE as found:
            return f"entry {version} cannot be applied: {type(found).__name__}"
    if log.damaged is not None:
        return f"entry {log.damaged} is missing or damaged"
    return None if table.room.code == code else "its first entry names another table"


async def prune(store: Store, days: int, yes: bool) -> int:
    if days < 1:
        raise GameError("tables used in the last day are never deleted; give 1 day or more", "error-database")
    tables = await old_tables(store, time.time_ns() // 1_000_000 - days * DAY_MS)
    if yes:
        print(f"{await delete_tables(tables, store.delete)} tables were deleted")
    else:
        print(f"{len(tables)} tables would be deleted (use --yes to do so): {' '.join(tables)}")
    return 0
