"""Hours in which a browser gets no notifications, by the clock of the person who uses it."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from sumida.tables.messages.people import QuietHours

MINUTE_S = 60
HOUR = 60


def is_zone(name: str) -> bool:
    """Whether this is a time zone that we know, such as Europe/Lisbon."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def quiet_until(hours: QuietHours | None, zone: str, now: int) -> int | None:
    """When the quiet hours end that it is now (milliseconds); None if these are none of them."""
    if hours is None or hours.begin == hours.end or not is_zone(zone):
        return None
    local = datetime.fromtimestamp(now / 1000, ZoneInfo(zone))
    minute = local.hour * HOUR + local.minute
    over_midnight = hours.begin > hours.end
    quiet = (
        (minute >= hours.begin or minute < hours.end) if over_midnight else hours.begin <= minute < hours.end
    )
    if not quiet:
        return None
    day = local.date() + timedelta(days=1 if minute >= hours.end else 0)
    end = datetime(day.year, day.month, day.day, hours.end // HOUR, hours.end % HOUR, tzinfo=ZoneInfo(zone))
    return max(int(end.timestamp() * 1000), now + MINUTE_S * 1000)
