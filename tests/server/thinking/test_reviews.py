"""The coach on the server: reviews are queued fairly, kept, and never in the way of live tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache, partial
from threading import Event
from typing import Any

import msgspec
import pytest

from sumida import codec
from sumida.bots import create
from sumida.kernel import GameError, Record
from sumida.lab.coach.findings import HashiReview
from sumida.records import new_game, replay
from sumida.server.replay_pages import Stored
from sumida.server.settings import Limits
from sumida.server.thinking import review_queue as module
from sumida.server.thinking.review_queue import ReviewQueue

FOUND = HashiReview(0, 40, 45.0, 0.0, (), (), 1.0, 6.0, None)


@lru_cache
def record(players: int = 1, seed: int = 1, moves: int = 9_999) -> Record:
    match = new_game("hashi", players=players, seed=seed)
    bots = [create("hashi", "random", players) for _ in range(players)]
    while not match.over and len(match.moves) < moves:
        seat = match.state.to_act[0]
        match.move(seat, str(bots[seat].choose(match.view(seat))))
    return match.record()


def stored(name: str = "AAAAAA-1", **terms: int) -> Stored:
    played = replay(record(**terms))
    return Stored(name, played.record, played)


class Slow:
    """A worker that says what a test tells it to, when it is let."""

    def __init__(self, *words: tuple[Any, ...]) -> None:
        self.words = list(words)
        self.go, self.end = Event(), Event()
        self.asked: list[int] = []
        self.killed = False

    def send(self, text: str, seat: int) -> None:
        assert codec.read_record(text).game == "hashi"
        self.asked.append(seat)

    def receive(self, patience: float) -> tuple[Any, ...]:
        assert self.go.wait(patience)
        word = self.words.pop(0) if self.words else ("done", msgspec.json.encode(FOUND))
        if word[0] == "hangs":
            self.end.wait(patience)
        if word[0] in ("dies", "hangs"):
            raise EOFError
        return word

    def kill(self) -> None:
        self.killed = True
        self.go.set()
        self.end.set()


Told = Callable[[ReviewQueue, Slow], Any]


def run(story: Told, *words: tuple[Any, ...]) -> None:
    async def session() -> None:
        worker = Slow(*words)
        made: Any = lambda: worker  # noqa: E731
        reviews = ReviewQueue(made)
        try:
            await story(reviews, worker)
        finally:
            reviews.close()

    asyncio.run(session())


async def until(phase: str, look: Callable[[], Any]) -> Any:
    for _ in range(500):
        shown = look()
        if shown.phase == phase:
            return shown
        await asyncio.sleep(0.01)
    raise AssertionError(f"it never was {phase}")


def test_a_review_waits_warms_up_runs_and_is_ready() -> None:
    async def story(reviews: ReviewQueue, worker: Slow) -> None:
        game = stored()
        assert reviews.ask(game, 0, "a").phase == "waiting"
        shown = await until("warming", lambda: reviews.progress(game, 0))
        assert (shown.share, shown.hashi) == (0, None)
        worker.go.set()
        ready = await until("ready", lambda: reviews.progress(game, 0))
        assert ready.hashi == FOUND
        assert ready.hanabi is None

    run(story, ("share", 0.5))


def test_a_share_is_shown_while_it_runs() -> None:
    async def story(reviews: ReviewQueue, worker: Slow) -> None:
        game = stored()
        reviews.ask(game, 0, "a")
        worker.go.set()
        shown = await until("running", lambda: reviews.progress(game, 0))
        assert shown.share == 0.25

    run(story, ("share", 0.25), ("hangs",))


def test_a_review_is_made_once_for_everyone_who_asks() -> None:
    async def story(reviews: ReviewQueue, worker: Slow) -> None:
        worker.go.set()
        game = stored()
        for address in "abc":
            reviews.ask(game, 0, address)
            await until("ready", lambda: reviews.progress(game, 0))
        assert worker.asked == [0]

    run(story)


def test_every_seat_has_a_review_of_its_own() -> None:
    async def story(reviews: ReviewQueue, worker: Slow) -> None:
        worker.go.set()
        game = stored(players=2)
        for seat in (0, 1):
            reviews.ask(game, seat, "a")
            await until("ready", partial(reviews.progress, game, seat))
        assert worker.asked == [0, 1]

    run(story)


def test_everybodys_first_review_comes_before_anybodys_second() -> None:
    async def story(reviews: ReviewQueue, worker: Slow) -> None:
        game = stored(players=4)
        reviews.ask(game, 0, "greedy")
        await until("warming", lambda: reviews.progress(game, 0))
        assert reviews.ask(game, 1, "greedy").ahead == 1
        assert reviews.ask(game, 2, "greedy").ahead == 2
        assert reviews.ask(game, 3, "modest").ahead == 1
        assert reviews.progress(game, 1).ahead == 2
        worker.go.set()
        await until("ready", lambda: reviews.progress(game, 2))
        assert worker.asked == [0, 3, 1, 2]

    run(story)


def test_of_the_reviews_of_one_address_each_table_has_its_turn() -> None:
    async def story(reviews: ReviewQueue, worker: Slow) -> None:
        busy, other = (stored(name, players=4) for name in ("AAAAAA-1", "BBBBBB-1"))
        again = stored("AAAAAA-2", players=4)
        reviews.ask(busy, 0, "a")
        await until("warming", lambda: reviews.progress(busy, 0))
        assert reviews.ask(busy, 1, "a").ahead == 1
        assert reviews.ask(again, 2, "a").ahead == 2
        assert reviews.ask(other, 3, "a").ahead == 1
        worker.go.set()
        await until("ready", lambda: reviews.progress(again, 2))
        assert worker.asked == [0, 3, 1, 2]

    run(story)


def test_too_many_waiting_are_refused_by_address_and_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WAITING", 5)

    async def story(reviews: ReviewQueue, worker: Slow) -> None:
        games = [stored(f"G{number}") for number in range(7)]
        reviews.ask(games[0], 0, "a")
        await until("warming", lambda: reviews.progress(games[0], 0))
        for number in (1, 2, 3):
            reviews.ask(games[number], 0, "a")
        with pytest.raises(GameError, match="too much to do"):
            reviews.ask(games[4], 0, "a")
        for number in (4, 5):
            reviews.ask(games[number], 0, "b")
        with pytest.raises(GameError, match="too much to do"):
            reviews.ask(games[6], 0, "c")

    run(story)


def test_a_review_nobody_asks_about_any_more_is_not_made() -> None:
    async def story(reviews: ReviewQueue, worker: Slow) -> None:
        now = [0.0]
        reviews._clock = lambda: now[0]
        first, left, last = stored("G1"), stored("G2"), stored("G3")
        reviews.ask(first, 0, "a")
        reviews.ask(left, 0, "a")
        await until("warming", lambda: reviews.progress(first, 0))
        now[0] = module.ABANDONED_S + 1
        reviews.ask(last, 0, "b")
        worker.go.set()
        await until("ready", lambda: reviews.progress(last, 0))
        with pytest.raises(GameError, match="nobody has asked"):
            reviews.progress(left, 0)

    run(story)


async def _three_reviewed(reviews: ReviewQueue, worker: Slow) -> list[Stored]:
    worker.go.set()
    games = [stored(f"G{number}") for number in range(3)]
    for game in games:
        reviews.ask(game, 0, "a")
        await until("ready", partial(reviews.progress, game, 0))
    return games


def test_old_reviews_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CACHED", 2)

    async def story(reviews: ReviewQueue, worker: Slow) -> None:
        games = await _three_reviewed(reviews, worker)
        with pytest.raises(GameError, match="nobody has asked"):
            reviews.progress(games[0], 0)
        assert reviews.progress(games[1], 0).phase == "ready"

    run(story)


def test_while_there_is_room_no_review_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CACHED", 4)

    async def story(reviews: ReviewQueue, worker: Slow) -> None:
        games = await _three_reviewed(reviews, worker)
        assert [reviews.progress(game, 0).phase for game in games] == ["ready"] * 3

    run(story)


def test_a_process_that_dies_is_reported_once_and_replaced() -> None:
    async def story(reviews: ReviewQueue, worker: Slow) -> None:
        worker.go.set()
        game = stored()
        reviews.ask(game, 0, "a")
        with pytest.raises(GameError, match="review failed"):
            await until("never", lambda: reviews.progress(game, 0))
        assert worker.killed
        reviews.ask(game, 0, "a")
        assert (await until("ready", lambda: reviews.progress(game, 0))).hashi == FOUND

    run(story, ("share", 0.1), ("dies",))


def test_a_refusal_by_the_process_is_passed_on() -> None:
    async def story(reviews: ReviewQueue, worker: Slow) -> None:
        worker.go.set()
        game = stored()
        reviews.ask(game, 0, "a")
        with pytest.raises(GameError, match="needs NumPy") as refused:
            await until("never", lambda: reviews.progress(game, 0))
        assert refused.value.reason == "error-review-needs-fast"

    run(story, ("refused", "A review needs NumPy.", "error-review-needs-fast", {}))


def test_a_process_without_work_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "IDLE_S", 0.01)

    async def story(reviews: ReviewQueue, worker: Slow) -> None:
        worker.go.set()
        game = stored()
        reviews.ask(game, 0, "a")
        await until("ready", lambda: reviews.progress(game, 0))
        for _ in range(100):
            await asyncio.sleep(0.01)
        assert worker.killed
        assert reviews.progress(game, 0).phase == "ready", "what was found is kept"

    run(story)


async def upload(club: Any, game: Record) -> str:
    answer = await club.http.post("/api/records", content=codec.write_record(game))
    name: str = answer.json()["replay"]
    return name


def test_bad_requests_are_refused_in_words(tell: Any) -> None:
    async def story(club: Any) -> None:
        unfinished = await upload(club, record(moves=9))
        finished = await upload(club, record())
        for path, status, reason in (
            (f"{unfinished}/review", 400, "error-review-unfinished"),
            (f"{finished}/review?seat=1", 400, "error-review-seat"),
            (f"{finished}/review?seat=x", 400, "error-malformed"),
            ("ZZZZZZ-1/review", 404, "error-unknown-replay"),
        ):
            answer = await club.http.post(f"/api/replays/{path}")
            assert (answer.status_code, answer.json()["reason"]) == (status, reason)
        answer = await club.http.get(f"/api/replays/{finished}/review")
        assert (answer.status_code, answer.json()["reason"]) == (404, "error-review-none")
        strange = {"origin": "http://elsewhere.example"}
        answer = await club.http.post(f"/api/replays/{finished}/review", headers=strange)
        assert answer.json()["reason"] == "error-origin"

    tell(story)


def test_a_running_game_is_not_reviewed(tell: Any) -> None:
    async def story(club: Any) -> None:
        code, _ = await club.table("Ada", "Bo")
        answer = await club.http.post(f"/api/replays/{code}-1/review")
        assert (answer.status_code, answer.json()["reason"]) == (403, "refuse-not-finished")

    tell(story)


def test_reviews_have_a_rate_limit(tell: Any) -> None:
    async def story(club: Any) -> None:
        reasons = [(await club.http.post("/api/replays/ZZZZZZ-1/review")).json()["reason"] for _ in range(3)]
        assert reasons == ["error-unknown-replay"] * 2 + ["error-too-fast"]

    tell(story, limits=Limits(reviews_per_minute=2))


def struck_out() -> Record:
    """A short game of a rare variant, which the coach reviews without compiling anything."""
    match = new_game("hanabi", players=2, seed=1, variant="six")
    while not match.over:
        match.move(match.state.to_act[0], "play 1")
    return match.record()


def test_a_real_review_leaves_live_tables_alone_and_survives_the_death_of_its_process(
    tell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole way, over HTTP, with the process itself; moves at a table are answered meanwhile."""

    async def story(club: Any) -> None:
        game = struck_out()
        name = await upload(club, game)
        path = f"/api/replays/{name}/review"
        code, (ada, bo) = await club.table("Ada", "Bo")
        assert (await club.http.post(path)).json()["phase"] in ("waiting", "warming")
        worker = await working(club)
        for player in (ada, bo) * 3:
            assert (await player.move())["type"] == "ack"
            await (bo if player is ada else ada).until_version(player.version)
        assert (await club.http.get(path)).json()["phase"] != "ready", "the moves came first"

        worker.process.kill()
        while (answer := await club.http.get(path)).status_code == 200:
            await asyncio.sleep(0.05)
        assert (answer.status_code, answer.json()["reason"]) == (503, "error-review-failed")

        await club.http.post(path)
        while (shown := (await club.http.get(path)).json())["phase"] != "ready":
            await asyncio.sleep(0.2)
        assert len(shown["hanabi"]["turns"]) == len(game.moves)
        assert code in club.hub.tables

    async def working(club: Any) -> Any:
        while club.app.state.reviews._worker is None:
            await asyncio.sleep(0.01)
        return club.app.state.reviews._worker

    tell(story)
