"""Where tables are kept: append-only logs that are durable before anybody is told."""

from sumida.store.interface import Claim, Cluster, Conflict, Doubtful, Log, Store, StoreError
from sumida.store.opening import open_cluster, open_store

__all__ = [
    "Claim",
    "Cluster",
    "Conflict",
    "Doubtful",
    "Log",
    "Store",
    "StoreError",
    "open_cluster",
    "open_store",
]
