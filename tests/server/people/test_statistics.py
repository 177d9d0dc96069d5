"""Statistics of a person, and the board of the day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.postgres import Postgres
from tests.server.conftest import Club, Player
from tests.server.people.test_forgetting import key
from tests.server.people.test_people import ask, join, refused

from sumida.server.people.statistics import DealBound, ScoreTally
from sumida.store import IndexedGame, StoredPersonal
from sumida.store.people import FinishedGameRow
from sumida.tables.listing import GameFacts

Tell = Callable[..., None]
TODAY = date(2027, 1, 15)
NOW = 1_800_000_000_000


def ms(day: str, hour: int = 12) -> int:
    return int(datetime.fromisoformat(day).replace(hour=hour, tzinfo=UTC).timestamp() * 1000)


def row(
    game: str = "hanabi",
    score: int = 20,
    day: str = "2027-01-15",
    bots: tuple[str, ...] = ("", ""),
    number: int = 1,
    variant: str = "five",
    **facts: Any,
) -> FinishedGameRow:
    data = {"bots": list(bots), "names": ["x"], "options": {}, "scores": [score] * len(bots), **facts}
    at = ms(day) + number
    return "T1", number, at, game, variant, 0, score, msgspec.json.encode(data)


def of(*rows: FinishedGameRow, **bounds: DealBound) -> Any:
    """The statistics of the only game in these rows."""
    named = {name.replace("_", "-"): bound for name, bound in bounds.items()}
    numbered = [(one[0], at, *one[2:]) for at, one in enumerate(rows)]
    (found,) = ScoreTally().add(numbered).shown(TODAY, named).games
    return found


def test_scores_are_counted_with_their_mean_and_best() -> None:
    found = of(row(score=20), row(score=25), row(score=18))
    assert (found.games, found.mean, found.best, found.perfect) == (3, 21, 25, 1)


def test_a_perfect_score_depends_on_the_variant() -> None:
    assert of(row(score=25, variant="six"), row(score=30, variant="six")).perfect == 1


def test_the_distance_to_a_perfect_score_of_hanabi_is_that_of_all_its_variants() -> None:
    found = of(
        row(score=20), row(score=25), row(score=0), row(score=26, variant="six"), row(score=1, stopped=True)
    )
    assert (found.known, found.gap) == (4, 8.5)
    assert {one.variant: one.possible for one in found.groups} == {"five": 25, "six": 30}


def test_a_variant_that_is_not_known_has_no_perfect_score() -> None:
    found = of(row(score=20), row(score=3, variant="former"))
    assert (found.games, found.known, found.gap) == (2, 1, 5)


def test_games_that_were_stopped_have_no_score() -> None:
    found = of(row(score=3, stopped=True), row(score=20))
    assert (found.games, found.stopped, found.mean) == (1, 1, 20)


def test_games_are_grouped_by_variant_players_and_partners() -> None:
    found = of(
        row(),
        row(bots=("", "partner", "hat")),
        row(bots=("", "partner", "")),
        row(variant="six"),
        row(score=10),
    )
    groups = {(one.variant, one.players, one.partners, *one.bots): one.games for one in found.groups}
    assert groups == {
        ("five", 2, "people"): 2,
        ("five", 3, "bots", "hat", "partner"): 1,
        ("five", 3, "both", "partner"): 1,
        ("six", 2, "people"): 1,
    }


def test_solo_ranks_of_hashi_are_counted() -> None:
    found = of(*(row("hashi", score, bots=("",), variant="A") for score in (61, 60, 45)))
    assert {one.rank: one.games for one in found.ranks if one.games} == {
        "rank-deity-of-the-isles": 2,
        "rank-bolt-turner": 1,
    }
    assert found.groups[0].partners == "alone"


def test_a_game_of_hashi_against_others_is_won_with_the_most_points() -> None:
    found = of(row("hashi", 40, scores=[40, 39]), row("hashi", 38, scores=[38, 39]), row("hashi", 40))
    assert found.won == 2


def test_scores_over_time_are_by_day_week_or_month() -> None:
    days = [str(date.fromordinal(TODAY.toordinal() - ago)) for ago in range(400)]
    assert [len(of(*(row(day=day) for day in days[:count])).periods) for count in (5, 100)] == [5, 15]
    found = of(*(row(day=day, score=10 + ago % 2) for ago, day in enumerate(days)))
    assert (found.step, len(found.periods)) == ("week", 58)
    years = [f"{year}-06-01" for year in range(1970, 2027)] + [f"{year}-01-01" for year in range(1970, 2027)]
    assert of(*(row(day=day) for day in years)).step == "month"


def test_deals_of_the_day_count_on_their_day_once_and_in_a_row() -> None:
    days = ("2027-01-15", "2027-01-14", "2027-01-13", "2027-01-10", "2027-01-09")
    rows = [row("hashi", 40 + at, day, ("",), daily=day) for at, day in enumerate(days)]
    again = row("hashi", 66, "2027-01-15", ("",), 9, daily="2027-01-15")
    practice = row("hashi", 67, "2027-01-15", ("",), 9, daily="2027-01-11")
    found = of(*rows, again, practice)
    assert (found.daily.days, found.daily.current, found.daily.longest, found.daily.best) == (5, 3, 3, 44)
    yesterday = of(*rows[1:])
    assert (yesterday.daily.current, yesterday.daily.longest) == (2, 2)
    assert of(*rows[2:]).daily.current == 0


def test_the_distance_to_the_best_possible_is_told_where_it_was_worked_out() -> None:
    rows = [row("hashi", 50, day, ("",), daily=day) for day in ("2027-01-14", "2027-01-15")]
    found = of(*rows, hashi_2027_01_15=DealBound(60, 62))
    assert [(one.day, one.score, one.best, one.limit) for one in found.days] == [
        ("2027-01-15", 50, 60, 62),
        ("2027-01-14", 50, None, None),
    ]
    assert (found.known, found.gap, found.groups[0].possible) == (1, 10, None)


def test_the_best_possible_score_is_at_least_the_one_that_was_reached() -> None:
    found = of(row("hashi", 61, bots=("",), daily="2027-01-15"), hashi_2027_01_15=DealBound(60, 62))
    assert (found.days[0].best, found.known, found.gap) == (61, 1, 0)


def test_days_that_are_no_longer_listed_count_for_the_distance_to_the_best_possible() -> None:
    days = [str(date.fromordinal(TODAY.toordinal() - ago)) for ago in range(40)]
    rows = [row("hashi", 50, day, ("",), daily=day) for day in days]
    found = of(*rows, **{f"hashi_{day.replace('-', '_')}": DealBound(60, 60) for day in days})
    assert (len(found.days), found.known, found.gap) == (30, 40, 10)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/club.sqlite3"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


def indexed(owner: str, number: int, score: int, at: int = NOW, **facts: Any) -> IndexedGame:
    data = msgspec.json.encode(GameFacts(["Me"], [""], {}, [score], **facts))
    return IndexedGame(owner, f"T{number:05}", 1, at + number, False, "hashi", "A", 0, score, "", data)


def test_statistics_are_those_of_all_devices_each_game_once(tell: Tell, database: str) -> None:
    async def story(club: Club) -> None:
        ana, phone = await club.player(), await club.player()
        await join(club, ana, phone)
        mine, other = key(club, ana), key(club, phone)
        await club.hub.store.people.index(
            [indexed(mine, 1, 40), indexed(other, 1, 40), indexed(other, 2, 50), indexed("eve", 3, 9)]
        )
        for who in (ana, phone):
            (found,) = (await ask(club, who, "GET /api/me/statistics"))["games"]
            assert (found["game"], found["games"], found["mean"]) == ("hashi", 2, 45)
        await club.hub.store.people.index([indexed(mine, 4, 60)])
        (found,) = (await ask(club, ana, "GET /api/me/statistics"))["games"]
        assert found["games"] == 3

    tell(story, database=database, clock=lambda: NOW)


def test_they_are_worked_out_once_until_a_game_ends(tell: Tell, monkeypatch: Any) -> None:
    async def story(club: Club) -> None:
        ana = await club.player()
        await club.hub.store.people.index([indexed(key(club, ana), 1, 40)])
        first = await ask(club, ana, "GET /api/me/statistics")
        monkeypatch.setattr(ScoreTally, "shown", None)
        assert await ask(club, ana, "GET /api/me/statistics") == first

    tell(story)


async def games_counted(club: Club, who: Player) -> int:
    (found,) = (await ask(club, who, "GET /api/me/statistics"))["games"]
    return int(found["games"])


def test_games_are_counted_once_whenever_they_end(tell: Tell, database: str, monkeypatch: Any) -> None:
    async def story(club: Club) -> None:
        ana, store = await club.player(), club.hub.store.people
        mine = key(club, ana)
        await store.index([indexed(mine, number, 40) for number in range(5)])
        assert await games_counted(club, ana) == 5
        read = store.finished
        monkeypatch.setattr(store, "finished", lambda owners, after=None: read(owners, after or 1 / 0))
        await store.index([indexed(mine, 5, 40), indexed(mine, 6, 40, NOW - 1)])
        assert await games_counted(club, ana) == 7  # without reading the others again
        monkeypatch.undo()
        for number, at in ((7, NOW - 99), (8, NOW - 3)):  # another server's clock is slow
            await store.index([indexed(mine, number, 40, at)])
            assert await games_counted(club, ana) == number + 1
        await store.unindex(mine, "T00003")
        assert await games_counted(club, ana) == 8

    tell(story, database=database, clock=lambda: NOW)


def test_games_begun_offline_are_shown_apart_from_the_others() -> None:
    found = of(row(score=25, offline=True), row(score=23, offline=True), row(score=20))
    assert (found.games, found.best, found.perfect, found.periods[0].games) == (1, 20, 0, 1)
    assert (found.offline, found.offline_mean) == (2, 24)
    assert len(found.groups) == 1


async def on_board(club: Club, game: str = "hashi") -> list[tuple[int, str, int]]:
    answer = await club.http.get(f"/api/daily/{game}/2027-01-15/board")
    return [(one["place"], one["name"], one["score"]) for one in answer.json()["rows"]]


def forget_boards(club: Club) -> None:
    """Boards may be ten seconds old."""
    club.app.state.figures._boards.forget()


def test_only_those_who_want_to_are_on_the_board_with_their_first_attempt(tell: Tell, database: str) -> None:
    async def story(club: Club) -> None:
        people = [await club.player() for _ in range(4)]
        day: dict[str, Any] = {"daily": "2027-01-15"}
        keys = [key(club, one) for one in people]
        await club.hub.store.people.index(
            [
                indexed(keys[0], 1, 40, **day),
                indexed(keys[0], 2, 60, **day),  # a second attempt
                indexed(keys[1], 3, 50, **day),
                indexed(keys[2], 4, 66, **day),  # does not want to be listed
                indexed(keys[3], 5, 40, **day),
                indexed(keys[3], 6, 67, daily="2027-01-14"),
                indexed(keys[1], 7, 1, at=NOW - 1000, stopped=True, **day),
            ]
        )
        assert await on_board(club) == []
        for who, name in ((people[0], "Ana"), (people[1], "Bo\u202e"), (people[3], "Cy")):
            me = await ask(club, who, "/api/me/board", name=name)
            assert me["board"] == name.strip("\u202e")
        forget_boards(club)
        assert await on_board(club) == [(1, "Bo", 50), (2, "Ana", 40), (2, "Cy", 40)]
        assert await on_board(club, "hanabi") == []
        await ask(club, people[1], "/api/me/board", name="")
        await ask(club, people[0], "/api/me/forget")
        forget_boards(club)
        assert await on_board(club) == [(1, "Cy", 40)]
        assert await refused(club, people[0], "/api/me/board", name="x" * 60) == "refuse-name-long"

    tell(story, database=database, clock=lambda: NOW)


def test_the_best_score_on_a_deal_is_remembered(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana = await club.player()
        await club.hub.store.people.index([indexed(key(club, ana), 1, 40, daily="2027-01-15")])
        bound = StoredPersonal("deal", "hashi-2027-01-15", "", 1, b'{"best": 60, "limit": 60}')
        await club.hub.store.people.put([bound])
        (found,) = (await ask(club, ana, "GET /api/me/statistics"))["games"]
        assert found["days"] == [{"day": "2027-01-15", "score": 40, "best": 60, "limit": 60}]

    tell(story, clock=lambda: NOW)


def test_another_site_learns_nothing(tell: Tell) -> None:
    async def story(club: Club) -> None:
        ana: Player = await club.player()
        headers = {"Cookie": ana.cookie, "Origin": "https://elsewhere.example"}
        assert (await club.http.get("/api/me/statistics", headers=headers)).status_code == 403
        answer = await club.http.post("/api/me/board", json={"name": "x"}, headers=headers)
        assert answer.status_code == 403

    tell(story)
