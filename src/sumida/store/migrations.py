"""The PostgreSQL schema as migrations. Steps are never changed, only added: databases remember them."""

from __future__ import annotations

from typing import Any

from sumida.store.interface import newer_schema

_LOCK = 7_215_341_001
"""Key of the advisory lock that makes servers starting together migrate one after another."""

_MIGRATIONS = """
CREATE TABLE IF NOT EXISTS migrations (version integer PRIMARY KEY, at timestamptz DEFAULT now())
"""

STEPS = (
    """
    CREATE TABLE entries (
        code text COLLATE "C" NOT NULL, version integer NOT NULL, crc bigint NOT NULL, entry bytea NOT NULL,
        PRIMARY KEY (code, version)
    );
    CREATE TABLE records (name text COLLATE "C" PRIMARY KEY, record bytea NOT NULL);
    CREATE TABLE secrets (name text PRIMARY KEY, secret bytea NOT NULL);
    CREATE TABLE checks (id integer PRIMARY KEY, at timestamptz NOT NULL);
    """,
    """
    CREATE UNLOGGED TABLE nodes (
        node text PRIMARY KEY, address text NOT NULL, seen timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE UNLOGGED TABLE owners (code text COLLATE "C" PRIMARY KEY, node text NOT NULL);
    CREATE INDEX owners_by_node ON owners (node);
    """,
    "COMMENT ON COLUMN entries.crc IS 'of code, version and entry'",
    """
    CREATE TABLE people (
        kind text COLLATE "C" NOT NULL, name text COLLATE "C" NOT NULL, person text COLLATE "C" NOT NULL,
        changed bigint NOT NULL, crc bigint NOT NULL, data bytea NOT NULL, PRIMARY KEY (kind, name)
    );
    CREATE INDEX people_by_person ON people (person);
    CREATE INDEX people_by_change ON people (kind, changed);
    CREATE TABLE games (
        owner text COLLATE "C" NOT NULL, code text COLLATE "C" NOT NULL, number integer NOT NULL,
        at bigint NOT NULL, running smallint NOT NULL, game text NOT NULL, variant text NOT NULL,
        seat integer, score integer, partners text NOT NULL, data bytea NOT NULL,
        PRIMARY KEY (owner, code, number)
    );
    CREATE INDEX games_by_time ON games (owner, running, at, code, number);
    CREATE INDEX games_by_table ON games (code);
    CREATE TABLE indexed (id integer PRIMARY KEY);
    """,
)
"""After the third step, checksums cover keys; rows written before are recognised by their own checksum."""


async def migrate(db: Any) -> None:
    """Apply the missing migrations; refuses a database that a later version has migrated further."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        await db.execute(_MIGRATIONS)
        done = await db.fetchval("SELECT coalesce(max(version), 0) FROM migrations")
        if done > len(STEPS):
            raise newer_schema(done, len(STEPS))
        for version, step in enumerate(STEPS[done:], start=done + 1):
            await db.execute(step)
            await db.execute("INSERT INTO migrations (version) VALUES ($1)", version)
