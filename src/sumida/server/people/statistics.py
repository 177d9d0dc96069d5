"""How somebody plays, worked out from the list of their finished games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import lru_cache
from typing import Literal

import msgspec
from msgspec import Struct

from sumida import daily
from sumida.hanabi.rules.variants import VARIANTS
from sumida.hashi.rules.scoring import RANKS, rank
from sumida.store.people import FinishedGameRow
from sumida.tables.messages.people import (
    DailyPlayed,
    DailyStanding,
    GameStatistics,
    Partners,
    RankReached,
    ScoreGroup,
    ScorePeriod,
    Statistics,
)

PERIODS = 60
"""Points of a plot, at most: the steps are days, weeks or months."""
MOST_GROUPS = 40
MOST_DAYS = 30
Step = Literal["day", "week", "month"]


class _Facts(Struct, frozen=True):
    """The part of a game's facts that is counted."""

    bots: list[str]
    scores: list[int] | None = None
    stopped: bool = False
    daily: str | None = None
    offline: bool = False


class DealBound(Struct, frozen=True):
    """The best score known to be possible on a deal of the day, and a limit that cannot be passed."""

    best: int
    limit: int


@dataclass(slots=True)
class _Scores:
    """Games, their points, and how many were perfect or won."""

    games: int = 0
    points: int = 0
    best: int = 0
    perfect: int = 0
    won: int = 0

    def add(self, games: int, points: int, best: int, perfect: int = 0, won: int = 0) -> None:
        self.games += games
        self.points += points
        self.perfect += perfect
        self.won += won
        if best > self.best:
            self.best = best

    @property
    def mean(self) -> float:
        return round(self.points / self.games, 2) if self.games else 0


_Group = tuple[str, int, Partners, tuple[str, ...]]


@dataclass
class _Game:
    """What is counted for one of the games."""

    days: defaultdict[int, _Scores] = field(default_factory=lambda: defaultdict(_Scores))
    groups: defaultdict[_Group, _Scores] = field(default_factory=lambda: defaultdict(_Scores))
    ranks: Counter[str] = field(default_factory=Counter)
    dailies: dict[str, int] = field(default_factory=dict)
    stopped: int = 0
    offline: _Scores = field(default_factory=_Scores)
    """Games begun offline, apart from the others: a browser could have chosen their deals."""

    @property
    def total(self) -> _Scores:
        found = _Scores()
        for one in self.groups.values():
            found.add(one.games, one.points, one.best, one.perfect, one.won)
        return found


class ScoreTally:
    """What was counted of somebody's games so far. Games are added in the order in which they ended."""

    def __init__(self) -> None:
        self._games: defaultdict[str, _Game] = defaultdict(_Game)
        self.rows = self.until = 0
        """How many rows were added, and when the last of these games ended."""

    def add(self, rows: Sequence[FinishedGameRow]) -> ScoreTally:
        """Count games; several keys of a person may have the same one."""
        seen: set[tuple[str, int]] = set()
        decode = msgspec.json.Decoder(_Facts).decode
        for row in rows:
            key = row[0], row[1]
            if key not in seen:
                seen.add(key)
                _count(self._games[row[3]], row, decode(row[7]))
        self.rows += len(rows)
        self.until = rows[-1][2] if rows else self.until
        return self

    def shown(self, today: date, bounds: Mapping[str, DealBound]) -> Statistics:
        """Everything at once; `bounds` has the best scores of deals of the day, as `hashi-2026-11-15`."""
        return Statistics([_shown(name, game, today, bounds) for name, game in sorted(self._games.items())])


def _count(game: _Game, row: FinishedGameRow, facts: _Facts) -> None:
    _, _, at, name, variant, seat, score, _ = row
    if facts.stopped:
        game.stopped += 1
        return
    if facts.offline:
        game.offline.add(1, score, score)
        return
    day, players = at // daily.DAY_MS, len(facts.bots)
    group = game.groups[_group(variant, seat, tuple(facts.bots))]
    if name == "hanabi":
        group.add(1, score, score, score == _perfect(name, variant))
    elif players > 1:
        group.add(1, score, score, 0, score == max(facts.scores or [score]))
    else:
        group.add(1, score, score)
        game.ranks[rank(score)] += 1
    game.days[day].add(1, score, score)
    if facts.daily is not None and facts.daily == str(date.fromordinal(EPOCH + day)):
        game.dailies.setdefault(facts.daily, score)


@lru_cache(maxsize=1000)
def _perfect(game: str, variant: str) -> int | None:
    return VARIANTS[variant].best if game == "hanabi" and variant in VARIANTS else None


EPOCH = date(1970, 1, 1).toordinal()


@lru_cache(maxsize=10_000)
def _group(variant: str, seat: int, seats: tuple[str, ...]) -> _Group:
    others = [bot for at, bot in enumerate(seats) if at != seat]
    bots = tuple(sorted({bot for bot in others if bot}))
    kind: Partners = "alone" if not others else "people" if not bots else "bots" if all(others) else "both"
    return variant, len(seats), kind, bots


def _shown(name: str, game: _Game, today: date, bounds: Mapping[str, DealBound]) -> GameStatistics:
    step, periods = _periods(game.days)
    groups = sorted(game.groups.items(), key=lambda item: (-item[1].games, item[0]))[:MOST_GROUPS]
    total = game.total
    days = _days(name, game.dailies, bounds)
    known, gap = _gap(_short_of_variants(game.groups) if name == "hanabi" else _short_of_bounds(days))
    return GameStatistics(
        game=name,
        games=total.games,
        mean=total.mean,
        best=total.best,
        perfect=total.perfect,
        won=total.won,
        stopped=game.stopped,
        step=step,
        periods=periods,
        groups=[_group_shown(name, terms, one) for terms, one in groups],
        ranks=[RankReached(key, least, game.ranks[key]) for least, key in RANKS] if game.ranks else [],
        daily=_standing(game.dailies, today),
        days=days[:MOST_DAYS],
        offline=game.offline.games,
        offline_mean=game.offline.mean,
        known=known,
        gap=gap,
    )


def _group_shown(game: str, terms: _Group, one: _Scores) -> ScoreGroup:
    variant, players, partners, bots = terms
    counted = one.games, one.mean, one.best, one.perfect, one.won
    return ScoreGroup(variant, players, partners, list(bots), *counted, _perfect(game, variant))


def _short_of_variants(groups: Mapping[_Group, _Scores]) -> Iterator[tuple[int, int]]:
    """Games of Hanabi and the points that they lack of perfect scores."""
    for (variant, *_), one in groups.items():
        if (best := _perfect("hanabi", variant)) is not None:
            yield one.games, best * one.games - one.points


def _short_of_bounds(days: Iterable[DailyPlayed]) -> Iterator[tuple[int, int]]:
    """The points that deals of the day lack of the best scores that are known to be possible."""
    for one in days:
        if one.best is not None:
            yield 1, one.best - one.score


def _gap(short: Iterable[tuple[int, int]]) -> tuple[int, float]:
    """How many games these are, and how many points they lack on average."""
    pairs = list(short)
    games, points = sum(games for games, _ in pairs), sum(points for _, points in pairs)
    return games, round(points / games, 2) if games else 0


def _periods(days: Mapping[int, _Scores]) -> tuple[Step, list[ScorePeriod]]:
    """Scores by day; by week or month if there would be too many points."""
    for step in ("day", "week", "month"):
        found: dict[date, _Scores] = {}
        for day, scores in sorted(days.items()):
            one = found.setdefault(_first(date.fromordinal(EPOCH + day), step), _Scores())
            one.add(scores.games, scores.points, scores.best)
        if len(found) <= PERIODS or step == "month":
            shown = [ScorePeriod(str(day), one.games, one.mean, one.best) for day, one in found.items()]
            return step, shown[-PERIODS:]
    raise AssertionError("a month is always good enough")


def _first(day: date, step: Step) -> date:
    """The first day of the step that a day is part of."""
    if step == "week":
        return day - timedelta(days=day.weekday())
    return day.replace(day=1) if step == "month" else day


def _standing(dailies: Mapping[str, int], today: date) -> DailyStanding:
    """Deals of the day in a row, up to today, or to yesterday while today's is open."""
    run = longest = 0
    last: date | None = None
    for day in sorted(map(date.fromisoformat, dailies)):
        run = run + 1 if last is not None and day - last == timedelta(days=1) else 1
        longest, last = max(longest, run), day
    lives = last is not None and today - last <= timedelta(days=1)
    return DailyStanding(len(dailies), run if lives else 0, longest, max(dailies.values(), default=None))


def _days(name: str, dailies: Mapping[str, int], bounds: Mapping[str, DealBound]) -> list[DailyPlayed]:
    """The deals of the day, the newest first, each with the best score that is known to be possible."""
    found: list[DailyPlayed] = []
    for day in sorted(dailies, reverse=True):
        score, bound = dailies[day], bounds.get(f"{name}-{day}")
        found.append(
            DailyPlayed(day, score, max(bound.best, score), bound.limit) if bound else DailyPlayed(day, score)
        )
    return found


def ranked(results: Sequence[tuple[str, int, str, int]]) -> list[tuple[str, int]]:
    """Names and scores, the best first, from person, time, name and score; first attempts count."""
    first: dict[str, tuple[str, int]] = {}
    for person, _, name, score in sorted(results, key=lambda one: one[1]):
        first.setdefault(person, (name, score))
    return sorted(first.values(), key=lambda one: (-one[1], one[0].casefold()))
