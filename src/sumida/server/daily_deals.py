"""The deals of a day, as the page shows them."""

from __future__ import annotations

from datetime import date

from sumida import daily
from sumida.tables.messages.responses import DailyDeals, DailyOffered


def deals_of(day: date, now: int) -> DailyDeals:
    """The terms of a day's deals, and when the next ones come."""
    today = daily.today(now)
    found = [daily.daily(name, day) for name in daily.GAMES]
    offered = [
        DailyOffered(one.game, dict(one.options), {str(seat): bot for seat, bot in one.bots.items()})
        for one in found
    ]
    return DailyDeals(
        str(day), str(today), str(daily.FIRST), now, daily.begins_ms(today) + daily.DAY_MS, offered
    )
