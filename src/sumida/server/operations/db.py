"""`sumida db`: backs up, restores, verifies, upgrades and prunes. A backup is a SQLite file."""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from collections.abc import Sequence
from pathlib import Path

from sumida.arguments import Parser
from sumida.kernel import GameError
from sumida.printing import show
from sumida.server.operations.backup import backup, restore, verify
from sumida.server.operations.retention import DAY_MS, delete_tables, old_tables
from sumida.server.operations.upgrade import upgrade
from sumida.server.settings import DEFAULT_DATABASE
from sumida.store import StoreError, file_of, open_store


def main(argv: Sequence[str]) -> int:
    """Run the subcommand; 1 means that something is damaged."""
    found = _parser().parse_args(list(argv))
    try:
        return asyncio.run(_work(found))
    except StoreError as error:
        raise GameError(str(error), "error-database") from None


async def _work(found: argparse.Namespace) -> int:
    match found.work:
        case "backup":
            return await backup(found.database, found.file, salvage=found.salvage)
        case "restore":
            return await restore(found.file, found.database, salvage=found.salvage)
        case "verify":
            return await verify(f"sqlite:///{found.file}" if found.file else found.database)
        case "upgrade":
            return await upgrade(found.database, dry_run=found.dry_run)
        case _:
            return await prune(found.database, found.days, found.yes)


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="sumida db", description="Look after a server's database.")
    parser.add_argument(
        "--database",
        default=os.environ.get("SUMIDA_DATABASE", DEFAULT_DATABASE),
        help="as for sumida serve (default: $SUMIDA_DATABASE, or sumida.sqlite3 in this folder)",
    )
    works = parser.add_subparsers(dest="work", required=True, metavar="backup|restore|verify|upgrade|prune")
    for name, purpose in (
        ("backup", "copy everything into a new file, while the server runs"),
        ("restore", "restore a backup into an empty database"),
        ("verify", "read and replay everything in the database, or in a backup"),
    ):
        work = works.add_parser(name, help=purpose)
        work.add_argument("file", type=Path, nargs="?" if name == "verify" else None, help="the backup")
        if name != "verify":
            work.add_argument(
                "--salvage", action="store_true", help="copy what is whole even if something is damaged"
            )
    upgrading = works.add_parser("upgrade", help="bring a database of an older version up to date")
    upgrading.add_argument("--dry-run", action="store_true", help="say what would be done; change nothing")
    prune = works.add_parser("prune", help="delete tables that have not been used for some days")
    prune.add_argument("days", type=int, help="how long a table must have been unused")
    prune.add_argument("--yes", action="store_true", help="delete them; without it they are only listed")
    return parser


async def prune(address: str, days: int, yes: bool) -> int:
    if days < 1:
        raise GameError("tables used in the last day are never deleted; give 1 day or more", "error-database")
    path = file_of(address)
    if path is not None and not path.is_file():
        raise StoreError(f"there is no database {path}")
    store = await open_store(address)
    try:
        tables = await old_tables(store, time.time_ns() // 1_000_000 - days * DAY_MS)
        if yes:
            show(f"{await delete_tables(tables, store.delete)} tables were deleted")
        else:
            show(f"{len(tables)} tables would be deleted (use --yes to do so): {' '.join(tables)}")
    finally:
        await store.close()
    return 0
