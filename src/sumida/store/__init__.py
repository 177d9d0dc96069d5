"""Where tables are kept: append-only logs that are durable before anybody is told."""

from sumida.store.interface import Cluster, Conflict, Doubtful, Log, Store, StoreError
from sumida.store.opening import open_store

__all__ = ["Cluster", "Conflict", "Doubtful", "Log", "Store", "StoreError", "open_store"]
