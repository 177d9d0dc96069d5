"""A finished game of Hanabi looked at again: what the strongest bot would have done, and the chance of 25.

The advice is given by a bot that speaks the table's language. Bots with a code of their own recognise
each other by it; everybody else, and above all people, are advised by `partner`, which reads the
usual conventions and forgives those who keep to none. The chance of a perfect game is that of a team of the
strongest bots taking the game over at this point, over many shuffles of the pile. A move that was made
is also judged with the one that followed it: other players may know what the team could not, as which card to
throw away, and what they went on to do was then no worse a chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from sumida.bots import create
from sumida.hanabi.bots.partner.memory import Memory
from sumida.hanabi.rules.actions import SEATS, HanabiAction
from sumida.hanabi.rules.ending import EndReason
from sumida.hanabi.rules.scoring import useful
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import Bot, GameError, Record
from sumida.lab.coach.findings import TOLD, HanabiReview, HanabiTurn, Why
from sumida.lab.coach.futures import Futures, Known, Question, Scores, futures
from sumida.locales import say
from sumida.records import replay

COSTLIEST = 3
SPEAKS = 0.6
"""A bot knows a table's language when it would have made so many of its moves."""
AT_ONCE = 8
"""Positions asked about in one go."""
SURE = 2.0
"""Standard errors by which a move must have been worse to be called so."""

Progress = Callable[[float], None]
Player = Bot[Any, Any]


@dataclass(frozen=True)
class Spot:
    """A position, the move made there and the one after it, the one advised and why, and what everybody
    knows of the hands."""

    state: HanabiState
    made: HanabiAction
    then: HanabiAction | None
    advised: HanabiAction
    why: Why
    known: Known


@dataclass(frozen=True)
class Forecast:
    """What a position promises: the best of the moves asked about, and what the choice gave away."""

    chance: float | None = None
    points: float | None = None
    cost: float | None = None
    risk: float | None = None
    error: float = 0.0


def review(record: Record, progress: Progress = lambda share: None) -> HanabiReview:
    """Look at a game again; raises `GameError` unless the record is a finished game of Hanabi."""
    states = _states(record)
    setup, over = states[0].setup, states[-1]
    moves = [event.action for event in over.history]
    advisor = Advisor(states, moves)
    team = futures(setup)
    spots: list[Spot] = []
    seen: list[Forecast] = []
    followed = list(zip(states, moves, [*moves[1:], None], strict=False))
    for first in range(0, len(moves), AT_ONCE):
        spots += [
            Spot(state, made, then, *advisor.advice(state), advisor.known(state))
            for state, made, then in followed[first : first + AT_ONCE]
        ]
        seen += _outlooks(team, spots[first:])
        progress(len(seen) / len(moves))
    end = Forecast(float(over.ended is EndReason.PERFECT), float(over.scores[0])) if team else Forecast()
    turns = tuple(
        HanabiTurn(
            number,
            spot.state.current,
            str(spot.made),
            str(spot.advised),
            spot.why,
            reachable(states[number]),
            after.chance,
            after.points,
            outlook.cost,
            outlook.risk,
        )
        for number, (spot, outlook, after) in enumerate(zip(spots, seen, [*seen[1:], end], strict=True), 1)
    )
    ranked = sorted((turn for turn in turns if (turn.cost or 0) >= TOLD), key=lambda turn: -(turn.cost or 0))
    return HanabiReview(
        over.scores[0],
        setup.variant.best,
        advisor.name,
        team.bot if team else None,
        team.games if team else 0,
        max(outlook.error for outlook in seen) if team else None,
        seen[0].chance,
        seen[0].points,
        turns,
        tuple(turn.turn for turn in ranked[:COSTLIEST]),
    )


def _states(record: Record) -> list[HanabiState]:
    played = replay(record)
    states = [state for state in played.states if isinstance(state, HanabiState)]
    if not states:
        raise GameError("This is no game of Hanabi.", "error-review-game", game=record.game[:20])
    if not played.over:
        raise GameError(
            f"The game is unfinished: {states[-1].turn} moves were made; play it to the end first.",
            "error-review-unfinished",
        )
    return states


class Advisor:
    """The bot that speaks the table's language, one for each seat."""

    def __init__(self, states: list[HanabiState], moves: list[HanabiAction]) -> None:
        self.players = states[0].setup.players
        languages = ["learned", "hat"] if self.players == 2 else ["hat"]
        spoken = next((name for name in languages if self._agrees(name, states, moves)), "partner")
        self.name = _stronger(spoken, self.players) if spoken == "hat" else spoken
        self.bots = self._made(self.name)
        self._readers = [Memory() for _ in range(self.players)] if spoken == "partner" else []

    def _made(self, name: str) -> list[Player]:
        return [create("hanabi", name, self.players) for _ in range(self.players)]

    def _agrees(self, name: str, states: list[HanabiState], moves: list[HanabiAction]) -> bool:
        try:
            bots = self._made(name)
            same = sum(
                bots[state.current].choose(state.view(state.current)) == move
                for state, move in zip(states, moves, strict=False)
            )
        except GameError:
            return False
        return bool(same >= SPEAKS * len(moves))

    def advice(self, state: HanabiState) -> tuple[HanabiAction, Why]:
        """What the bot would do here, seeing its view only, and why."""
        view, bot = state.view(state.current), self.bots[state.current]
        action = bot.choose(view)
        words = bot.explain(view, action)
        return action, Why(words.key, dict(words.facts))

    def known(self, state: HanabiState) -> Known:
        """What the seat to act takes the clues so far to have told everybody."""
        if not self._readers:
            return _coded(self.bots[state.current], state)
        table = self._readers[state.current].table(state.view(state.current))
        return {order: table.clued[order] & table.inferred[order] for _, order in table.held()}


def _stronger(name: str, players: int) -> str:
    """The same code with search, where the search can be had."""
    searching = f"{name}+search"
    try:
        create("hanabi", searching, players)
    except GameError:
        return name
    return searching


def _coded(bot: Player, state: HanabiState) -> Known:
    """What the hat code has told; the learned player keeps no such account."""
    public = getattr(bot, "public", None)
    return public(state.view(state.current)) if public else {}


def _outlooks(team: Futures | None, spots: Sequence[Spot]) -> list[Forecast]:
    """The team's own move, the one made and the one advised, tried over the same shuffles."""
    if team is None:
        return [Forecast() for _ in spots]
    asked = []
    for spot in spots:
        moves = (spot.made, spot.advised, team.own(spot.state, spot.known))
        tried = dict.fromkeys([(spot.made, spot.then), *((move, None) for move in moves)])
        asked.append([Question(spot.state, spot.known, *pair) for pair in tried])
    answers = iter(team.scores([one for some in asked for one in some]))
    return [
        _outlook(spot, [(one.first, next(answers)) for one in some])
        for spot, some in zip(spots, asked, strict=True)
    ]


def _outlook(spot: Spot, scores: Sequence[tuple[HanabiAction, Scores]]) -> Forecast:
    best = spot.state.setup.variant.best
    better = max((some for _, some in scores), key=_mean)
    played = max((some for move, some in scores if move == spot.made), key=_mean)
    chance = max(float((some == best).mean()) for _, some in scores)
    lost = better - played
    noise = SURE * float(lost.std()) / sqrt(len(lost))
    cost = float(lost.mean()) if float(lost.mean()) > noise else 0.0
    risk = max(0.0, chance - float((played == best).mean())) if cost else 0.0
    error = sqrt(chance * (1 - chance) / len(played))
    points = float(better.mean())
    return Forecast(round(chance, 3), round(points, 2), round(cost, 2), round(risk, 3), round(error, 3))


def _mean(scores: Scores) -> float:
    return float(scores.mean())


def reachable(state: HanabiState) -> int:
    """The most points that the discards still allow."""
    left = useful(state.setup.variant, state.piles, state.discards)
    return sum(state.piles) + left.bit_count()


def lines(found: HanabiReview, language: str = "en") -> Iterator[str]:
    """A review for people."""
    best = found.best
    yield say(language, "coach-of", {"points": found.score, "best": best})
    own = "partner" if found.advisor == "partner" else "own"
    yield say(language, f"coach-advisor-{own}", {"bot": found.advisor})
    if found.team is None:
        yield say(language, "coach-team-none")
    else:
        error = round(100 * (found.error or 0))
        yield say(language, "coach-team", {"bot": found.team, "games": found.games, "error": error})
    yield ""
    yield say(language, "coach-graph-reach" if found.team is None else "coach-graph-hanabi", {"best": best})
    for turn in found.turns:
        shown = f"{turn.reach:3}" if turn.chance is None else _bar(turn.chance)
        mark = f"  −{turn.cost:.1f}" if (turn.cost or 0) >= TOLD else ""
        yield f"{turn.turn:3} {SEATS[turn.seat]}  {shown}  {turn.played}{mark}"
        if turn.played != turn.better:
            yield f"{' ' * 33}→ {turn.better}: {say(language, turn.why.key, turn.why.facts)}"
    if found.costliest:
        yield ""
        yield say(language, "coach-costliest")
    for place, number in enumerate(found.costliest, start=1):
        yield f"{place}. {_costly(found, found.turns[number - 1], language)}"


def _costly(found: HanabiReview, turn: HanabiTurn, language: str) -> str:
    cost = say(language, "coach-cost", {"points": f"{turn.cost:.1f}"})
    facts: dict[str, str | int] = {"name": SEATS[turn.seat], "bot": found.advisor, "move": turn.played}
    key = "coach-same" if turn.played == turn.better else "coach-rather"
    at = say(language, "coach-at-turn", {"turn": turn.turn, "value": cost})
    return f"{at}. {say(language, key, {**facts, 'better': turn.better})}"


def _bar(chance: float) -> str:
    return f"{100 * chance:3.0f} % {'█' * round(20 * chance):<20}"
