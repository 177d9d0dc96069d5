"""What a client of a table is sent: changes since what it was sent last, an update, or everything."""

from __future__ import annotations

from sumida.server.live.connection import Connection
from sumida.tables.messages.protocol import FRAME_BYTES, encode
from sumida.tables.room import Member
from sumida.tables.table import Table


def send_state(table: Table, connection: Connection, since: int | None, now: int, online: list[int]) -> None:
    """Send an update from version `since` if possible, otherwise a snapshot."""
    device = connection.device
    member = table.member_of(device)
    connection.member = member.number if member else None
    connection.version = table.version_for(device)
    connection.sent = table.state_for(device) if connection.wants_changes else None
    update = None if since is None else table.update(device, since, now)
    message = update or table.snapshot(device, now, online)
    for frame in table.frames(device, message):
        connection.send_bytes(frame)


def send_changes(table: Table, connection: Connection, member: Member | None, now: int) -> bool:
    """Send what differs from the state this client was sent last; False if it must be the whole state."""
    if connection.sent is None:
        return False
    found = table.changes(member, connection.version, now, connection.sent)
    if found is None:
        return False
    changes, state = found
    frame = encode(changes)
    if len(frame) > FRAME_BYTES:
        return False
    connection.version, connection.sent = changes.version, state
    connection.send_bytes(frame)
    return True
