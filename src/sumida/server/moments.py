"""Days and times in searches, as text."""

from __future__ import annotations

from datetime import UTC, datetime

from sumida.server.errors import error


def read_moment(text: str | None, later: int) -> int | None:
    """A moment in milliseconds: of a day (UTC) the beginning, or as much later; a time is what it says."""
    if not text:
        return None
    try:
        found = datetime.fromisoformat(text)
        at = int(found.replace(tzinfo=found.tzinfo or UTC).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise error("error-malformed", detail=f"{text[:30]!r} is no day") from None
    return at if "T" in text else at + later
