"""Who owns a table, as PostgreSQL is asked: an owner lives as long as its heart was heard lately."""

from __future__ import annotations

LEASE_S = 2.0
"""Who has not been heard of for so long is dead, and others may take its tables."""

HEARTBEAT = """
INSERT INTO nodes (node, address) VALUES ($1, $2)
ON CONFLICT (node) DO UPDATE SET seen = clock_timestamp(), address = excluded.address
"""
_LIVING = f"abs(extract(epoch FROM clock_timestamp() - nodes.seen)) < {LEASE_S}"
"""Absolute, lest a clock set back keep the dead alive."""
ACQUIRE = f"""
INSERT INTO owners (code, node) VALUES ($1, $2)
ON CONFLICT (code) DO UPDATE SET node = excluded.node
WHERE owners.node = excluded.node
   OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.node = owners.node AND {_LIVING})
RETURNING xmax = 0
"""
"""No row when another living server owns the table; else ours, and whether nobody had it before."""
OWNER = "SELECT address FROM owners JOIN nodes USING (node) WHERE code = $1"
LAST = "SELECT coalesce(max(version), 0) FROM entries WHERE code = $1"
