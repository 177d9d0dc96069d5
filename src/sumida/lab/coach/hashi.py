"""A review of a finished Hashi game, made with the search of `planner` and `master`.

It finds the points expected after every turn, the costliest turns with a better one for each, the best
possible score on this deal, and how much of the result was luck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from threading import Event, Thread
from time import monotonic

from sumida.hashi.bots.reading import unseen_cards
from sumida.hashi.bots.value_search import ValueSearch, start_values
from sumida.hashi.bots.why import why_turn
from sumida.hashi.learned.lookahead import Lookahead
from sumida.hashi.rules.actions import Action, Bridge, Write
from sumida.hashi.rules.cards import ROUNDS
from sumida.hashi.rules.state import HashiState
from sumida.kernel import GameError, Record, Seat
from sumida.lab.bound.files import hashi_replay
from sumida.lab.coach.findings import LEAST_SHOWN, Bound, HashiReview, HashiTurn, Why
from sumida.lab.coach.numerals import tenths
from sumida.locales import say

COSTLIEST = 3
AHEAD = Lookahead(0, 8, 1, 0.0, 0.0, 1)
EVEN = 0.5
"""Smaller differences are not mentioned."""
LONGEST_BAR, SHORTEST_BAR = 30, 5
BESIDE_BAR = len("  1  3/2   50.6 ") + len("  ")
BOUND_SECONDS = 11.0
TICK = 0.25
TURNS_SHARE = 0.3
"""The share of the progress bar that the turns take; the bound takes the rest."""

Progress = Callable[[float], None]


def review(record: Record, seat: Seat = 0, progress: Progress = lambda share: None) -> HashiReview:
    """Review a seat's game; raises `GameError` unless the record is a finished game of Hashi."""
    played = hashi_replay(record)
    states = [state for state in played.states if isinstance(state, HashiState)]
    over = states[-1]
    if not 0 <= seat < len(over.turns):
        raise GameError(f"The record has no seat {seat}.", "refuse-no-seat", seat=seat)
    first = {state.round: frame for frame, state in reversed(list(enumerate(states)))}
    start, start_cost = _start(over, seat)
    turns: list[HashiTurn] = []
    for number in range(1, ROUNDS + 1):
        before = turns[-1].after if turns else start
        after = states[first[number + 1]]
        turns.append(_turn(states[first[number]], after, first[number], seat, before))
        progress(TURNS_SHARE * number / ROUNDS)
    possible = _bound(over, seat, lambda share: progress(TURNS_SHARE + (1 - TURNS_SHARE) * share))
    progress(1.0)
    score = over.scores[seat]
    cost = sum(turn.cost for turn in turns)
    ranked = sorted((turn for turn in turns if turn.cost > 0), key=lambda turn: -turn.cost)
    return HashiReview(
        seat,
        score,
        start,
        start_cost,
        tuple(turns),
        tuple(turn.round for turn in ranked[:COSTLIEST]),
        round(score - start + cost, 1),
        round(cost, 1),
        possible,
    )


def _start(over: HashiState, seat: Seat) -> tuple[float, float]:
    """The value of the start number, and what choosing it cost if the choice was the player's own."""
    giver = over.history[0][seat - 1]
    chosen = next(step for step in giver if isinstance(step, Write))
    values = start_values(over.setup.layout, unseen_cards(tuple(sorted(over.setup.cards))))
    own = len(over.turns) == 1
    return round(values[chosen], 1), round(max(values.values()) - values[chosen], 1) if own else 0.0


def _turn(state: HashiState, after: HashiState, frame: int, seat: Seat, before: float) -> HashiTurn:
    view = state.view(seat)
    search = ValueSearch(AHEAD)
    marks = _marks(after, state.round, seat)
    values, turns = search.ranked_turns(view, also=marks)
    had = view.scores[seat].total
    made = next((v for v, turn in zip(values, turns, strict=True) if Counter(turn) == Counter(marks)), None)
    # An illegal turn at a paper table is not among those ranked: it is valued by what it scored.
    value = made if made is not None else min(values[0], after.scores[seat] - had)
    cost = values[0] - value
    why = why_turn(view, turns[0] if cost > 0 else marks, cost)
    if after.over:
        value = after.scores[seat] - had
    return HashiTurn(
        state.round,
        frame,
        str(view.card),
        tuple(map(str, marks)),
        tuple(map(str, turns[0])) if cost > 0 else tuple(map(str, marks)),
        before,
        round(had + values[0], 1),
        round(had + value, 1),
        round(cost, 1),
        Why(why.key, dict(why.facts)),
    )


def _marks(after: HashiState, number: int, seat: Seat) -> tuple[Action, ...]:
    return tuple(step for step in after.history[number][seat] if isinstance(step, Write | Bridge))


def _bound(over: HashiState, seat: Seat, progress: Progress) -> Bound | None:
    """The best possible score; None if the solver is not installed."""
    if find_spec("ortools") is None:
        return None
    from sumida.lab.bound.solver import bound, line_of, points_of, seat_task, sensible_line

    task = seat_task(over, seat)
    known = [line for line in (line_of(over, seat), sensible_line(task)) if line]
    best = max(known, key=lambda line: points_of(task, line))
    with ticking(progress, BOUND_SECONDS):
        return bound(task, BOUND_SECONDS, known=best)


@contextmanager
def ticking(progress: Progress, seconds: float) -> Iterator[None]:
    """Report progress by the clock while something runs that reports none itself."""
    ended, begun = Event(), monotonic()

    def tick() -> None:
        while not ended.wait(TICK):
            progress(min(1.0, (monotonic() - begun) / seconds))

    clock = Thread(target=tick)
    clock.start()
    try:
        yield
    finally:
        ended.set()
        clock.join()


def lines(
    found: HashiReview, language: str = "en", name: str | None = None, columns: int | None = None
) -> Iterator[str]:
    """A review as text about the player called `name`; the graph is at most `columns` wide."""
    name = name or say(language, "player-number", {"number": found.seat + 1})
    yield say(language, "coach-scored", {"name": name, "points": found.score})
    yield _possible(found.bound, language)
    luck = "even" if abs(found.luck) < EVEN else "good" if found.luck > 0 else "bad"
    yield say(language, f"coach-luck-{luck}", {"points": tenths(abs(found.luck), language)})
    skill = "coach-skill" if found.cost >= EVEN else "coach-skill-none"
    yield say(language, skill, {"points": tenths(found.cost, language)})
    if found.start_cost >= EVEN:
        yield say(language, "coach-start-cost", {"points": tenths(found.start_cost, language)})
    yield ""
    yield say(language, "coach-graph-hashi")
    yield from _graph(found, language, columns)
    yield ""
    yield say(language, "coach-costliest" if found.costliest else "coach-costliest-none")
    for place, number in enumerate(found.costliest, start=1):
        turn = found.turns[number - 1]
        card, bridges = turn.card.split("/")
        facts: dict[str, str | int] = {"round": number, "number": card, "bridges": int(bridges)}
        cost = say(language, "coach-cost", {"points": tenths(turn.cost, language)})
        yield f"{place}. {say(language, 'log-round', facts)}: {cost}"
        yield f"   {say(language, 'coach-drawn', {'marks': ' '.join(turn.played) or '–'})}"
        yield f"   {say(language, 'coach-better', {'marks': ' '.join(turn.better) or '–'})}"
        yield f"   {say(language, turn.why.key, turn.why.facts)}"


def _graph(found: HashiReview, language: str, columns: int | None) -> Iterator[str]:
    """A row for every turn, with bars short enough to leave room for the longest turn."""
    drawn = [
        (" ".join(turn.played) or "–") + (f"  −{cost}" if turn.cost >= LEAST_SHOWN else "")
        for turn in found.turns
        for cost in (tenths(turn.cost, language),)
    ]
    room = LONGEST_BAR if columns is None else columns - BESIDE_BAR - max(map(len, drawn))
    length = max(SHORTEST_BAR, min(room, LONGEST_BAR))
    most = max(60.0, *(turn.after for turn in found.turns))
    for turn, marks in zip(found.turns, drawn, strict=True):
        bar = "█" * round(length * max(0.0, turn.after) / most)
        yield f"{turn.round:3}  {turn.card}  {tenths(turn.after, language):>5} {bar:<{length}}  {marks}"


def _possible(found: Bound | None, language: str) -> str:
    if found is None:
        return say(language, "coach-bound-none")
    key = "coach-bound-proven" if found.proven else "coach-bound-between"
    return say(language, key, {"best": found.best, "limit": found.limit})
