"""Which turns a browser is told of, and when: quiet hours, deadlines, and what it was told before."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace as other

from sumida.server.people.devices import PushFacts
from sumida.server.push.quiet import is_zone, quiet_until
from sumida.server.push.turns import HOUR_MS, Reason, Told, Waiting, reason_now, told_now
from sumida.tables.messages.people import PushChoices, QuietHours

NIGHT = QuietHours(22 * 60, 7 * 60 + 30)
NOW = 1_000 * HOUR_MS
ONE = Waiting(1, frozenset({"phone"}), "1.4.0", NOW, is_news=True, away_until=0)
NOTHING = Told()
DUE = replace(ONE, due=8 * HOUR_MS, warn_at=6 * HOUR_MS)
FACTS = PushFacts("https://push.example/a", b"", b"", NOW - 1, "https://club.example", PushChoices())


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def facts(**choices: object) -> PushFacts:
    return other(FACTS, choices=PushChoices(**choices))  # type: ignore[arg-type]


def why(one: Waiting, up: int = 0, told: Told = NOTHING, found: PushFacts = FACTS) -> Reason | None:
    return reason_now(one, found, told, up, NOW)[0]


def test_a_turn_is_told_once() -> None:
    assert why(ONE) == "turn"
    assert why(ONE, told=told_now(ONE, "turn", Told())) is None
    assert why(replace(ONE, turn="1.5.0"), told=told_now(ONE, "turn", Told())) == "turn"


def test_a_deadline_is_warned_of_once_when_a_quarter_of_the_time_is_left() -> None:
    told = told_now(DUE, "turn", Told())
    assert reason_now(DUE, FACTS, told, 0, NOW) == (None, 6 * HOUR_MS)
    assert why(DUE, 6 * HOUR_MS, told) == "late"
    warned = told_now(DUE, "late", told)
    assert why(DUE, 7 * HOUR_MS, warned) is None
    assert why(replace(DUE, due=99, warn_at=50), 60, warned) == "late", "the host gave as much time again"


def test_whoever_is_warned_is_not_told_of_the_turn_as_well() -> None:
    assert why(DUE, 7 * HOUR_MS) == "late"
    assert why(DUE, 7 * HOUR_MS, told_now(DUE, "late", Told())) is None


def test_turns_from_before_are_no_news_but_their_deadline_is() -> None:
    late = other(FACTS, since=NOW + 1)
    assert why(ONE, found=late) is None
    assert why(DUE, 6 * HOUR_MS, found=late) == "late"


def test_only_games_with_deadlines_if_that_is_wanted() -> None:
    assert why(ONE, found=facts(turns="deadlines")) is None
    assert why(DUE, found=other(facts(turns="deadlines"), since=0)) == "turn"


def test_a_holiday_is_waited_for() -> None:
    away = replace(ONE, away_until=500)
    assert reason_now(away, FACTS, Told(), 100, NOW) == (None, 500)
    assert why(away, 500) == "turn"


def test_alone_with_bots_a_turn_is_no_news() -> None:
    assert why(replace(ONE, is_news=False)) is None
    assert why(replace(DUE, is_news=False), 7 * HOUR_MS) == "late"


def test_quiet_hours_put_it_off() -> None:
    now = at("2026-11-18T22:30")
    quiet = other(facts(quiet=NIGHT, zone="UTC"), since=0)
    one = replace(ONE, since=now)
    assert reason_now(one, quiet, Told(), 10, now) == (None, 10 + HOUR_MS)
    nearly = at("2026-11-19T07:20")
    assert reason_now(one, quiet, Told(), 10, nearly) == (None, 10 + 10 * 60_000)
    assert reason_now(one, quiet, Told(), 10, at("2026-11-19T07:30"))[0] == "turn"


@pytest.mark.parametrize(
    ("zone", "now", "end"),
    [
        ("UTC", "2026-11-18T22:00", "2026-11-19T07:30"),
        ("UTC", "2026-11-18T07:29", "2026-11-18T07:30"),
        ("UTC", "2026-11-18T21:59", None),
        ("UTC", "2026-11-18T07:30", None),
        ("Asia/Tokyo", "2026-11-18T13:00", "2026-11-18T22:30"),
        ("America/New_York", "2026-11-18T22:00", None),
        ("Europe/Berlin", "2026-10-24T22:00", "2026-10-25T06:30"),  # the clocks go back in this night
        ("Europe/Berlin", "2026-03-28T22:00", "2026-03-29T05:30"),  # and forward in this one
    ],
)
def test_quiet_hours_are_those_of_the_readers_clock(zone: str, now: str, end: str | None) -> None:
    assert quiet_until(NIGHT, zone, at(now)) == (None if end is None else at(end))


def test_quiet_hours_within_a_day_and_none_at_all() -> None:
    siesta = QuietHours(14 * 60, 16 * 60)
    assert quiet_until(siesta, "UTC", at("2026-11-18T15:00")) == at("2026-11-18T16:00")
    assert quiet_until(siesta, "UTC", at("2026-11-18T13:00")) is None
    assert quiet_until(QuietHours(60, 60), "UTC", at("2026-11-18T01:00")) is None
    assert quiet_until(None, "UTC", NOW) is None


def test_names_that_are_no_time_zones() -> None:
    assert is_zone("Europe/Lisbon")
    for name in ("", "Europe", "../../etc/passwd", "/etc/localtime", "No/Where", "a\0b"):
        assert not is_zone(name)
