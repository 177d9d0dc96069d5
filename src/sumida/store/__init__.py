"""Where tables are kept: append-only logs that are durable before anybody is told.
Imports the kernel only: an entry is bytes to a store.
"""

from sumida.store.interface import Cluster, Conflict, Lease, Log, OutcomeUnknown, Store, StoreError
from sumida.store.opening import open_cluster, open_store

__all__ = [
    "Cluster",
    "Conflict",
    "Lease",
    "Log",
    "OutcomeUnknown",
    "Store",
    "StoreError",
    "open_cluster",
    "open_store",
]
