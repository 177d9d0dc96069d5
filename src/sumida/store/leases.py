"""The SQL of leases: a server owns its tables for as long as its heartbeats arrive."""

from __future__ import annotations

LEASE_S = 2.0
"""A server without a heartbeat for this long counts as dead, and others may take its tables."""

HEARTBEAT = """
INSERT INTO nodes (node, address) VALUES ($1, $2)
ON CONFLICT (node) DO UPDATE SET seen = clock_timestamp(), address = excluded.address
"""
_LIVING = f"abs(extract(epoch FROM clock_timestamp() - nodes.seen)) < {LEASE_S}"
"""Absolute, so that a clock set back does not keep dead servers alive."""
ACQUIRE = f"""
INSERT INTO owners (code, node) VALUES ($1, $2)
ON CONFLICT (code) DO UPDATE SET node = excluded.node
WHERE owners.node = excluded.node
   OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.node = owners.node AND {_LIVING})
RETURNING xmax = 0
"""
"""No row if another live server owns the table; otherwise it is ours, and the row says whether it was
free."""
OWNER = "SELECT address FROM owners JOIN nodes USING (node) WHERE code = $1"
LAST = "SELECT coalesce(max(version), 0) FROM entries WHERE code = $1"
HELD = f"SELECT ({LAST}) FROM owners WHERE code = $1 AND node = $2"
"""The last version of a table that we own; no row if we do not."""
