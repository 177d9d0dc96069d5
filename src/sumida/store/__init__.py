"""Storage: append-only logs by table, durable before clients are told; SQLite or PostgreSQL.
Imports the kernel only: an entry is bytes to a store.
"""

from sumida.store.interface import Cluster, Conflict, Lease, Log, OutcomeUnknown, Store, StoreError
from sumida.store.opening import damaged_files, file_of, open_cluster, open_loader, open_snapshot, open_store
from sumida.store.people import GameSearch, IndexedGame, PeopleStore, StoredPersonal

__all__ = [
    "Cluster",
    "Conflict",
    "GameSearch",
    "IndexedGame",
    "Lease",
    "Log",
    "OutcomeUnknown",
    "PeopleStore",
    "Store",
    "StoreError",
    "StoredPersonal",
    "damaged_files",
    "file_of",
    "open_cluster",
    "open_loader",
    "open_snapshot",
    "open_store",
]
