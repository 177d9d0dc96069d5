"""A review of a finished Hanabi game: what the strongest bot would have done; the chance of a perfect score.

The advice comes from a bot that follows the table's conventions. Bots with a code of their own are advised by
that code; everybody else, above all people, by `partner`, which reads the usual conventions and copes with
players who follow none. The chance of a perfect score is that of a team of the strongest bots taking over at
this point, over many shuffles of the draw pile. A move is also tried together with the one that followed it:
the players may have known what the team could not, such as which card was safe to discard.
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
from sumida.lab.coach.findings import LEAST_SHOWN, HanabiReview, HanabiTurn, Why
from sumida.lab.coach.rollouts import Known, RolloutQuery, RolloutTeam, Scores, rollout_team
from sumida.locales import say
from sumida.records import replay

COSTLIEST = 3
SPEAKS = 0.6
"""A bot follows a table's conventions if it would have made at least this share of its moves."""
AT_ONCE = 8
"""Positions evaluated in one batch."""
SURE = 2.0
"""How many standard errors worse a move must be before the review says so."""

Progress = Callable[[float], None]
Player = Bot[Any, Any]


@dataclass(frozen=True)
class ReviewedMove:
    """A position, the move made and the one after it, the move advised and why, and what everybody knows of
    the hands."""

    state: HanabiState
    made: HanabiAction
    then: HanabiAction | None
    advised: HanabiAction
    why: Why
    known: Known


@dataclass(frozen=True)
class MoveValue:
    """The value of a position with the best of the moves tried, and what the move made gave away."""

    chance: float | None = None
    points: float | None = None
    cost: float | None = None
    risk: float | None = None
    error: float = 0.0


def review(record: Record, progress: Progress = lambda share: None) -> HanabiReview:
    """Review a game; raises `GameError` unless the record is a finished game of Hanabi."""
    states = _states(record)
    setup, over = states[0].setup, states[-1]
    moves = [event.action for event in over.history]
    advisor = Advisor(states, moves)
    team = rollout_team(setup)
    reviewed: list[ReviewedMove] = []
    values: list[MoveValue] = []
    followed = list(zip(states, moves, [*moves[1:], None], strict=False))
    for first in range(0, len(moves), AT_ONCE):
        reviewed += [
            ReviewedMove(state, made, then, *advisor.advice(state), advisor.known(state))
            for state, made, then in followed[first : first + AT_ONCE]
        ]
        values += _move_values(team, reviewed[first:])
        progress(len(values) / len(moves))
    end = MoveValue(float(over.ended is EndReason.PERFECT), float(over.scores[0])) if team else MoveValue()
    turns = tuple(
        HanabiTurn(
            number,
            move.state.current,
            str(move.made),
            str(move.advised),
            move.why,
            reachable(states[number]),
            after.chance,
            after.points,
            value.cost,
            value.risk,
        )
        for number, (move, value, after) in enumerate(
            zip(reviewed, values, [*values[1:], end], strict=True), 1
        )
    )
    ranked = sorted(
        (turn for turn in turns if (turn.cost or 0) >= LEAST_SHOWN), key=lambda turn: -(turn.cost or 0)
    )
    return HanabiReview(
        over.scores[0],
        setup.variant.best,
        advisor.name,
        team.bot if team else None,
        team.games if team else 0,
        max(value.error for value in values) if team else None,
        values[0].chance,
        values[0].points,
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
    """The bot that follows the table's conventions, one for each seat."""

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
        """What the bot would do here, from its view alone, and why."""
        view, bot = state.view(state.current), self.bots[state.current]
        action = bot.choose(view)
        words = bot.explain(view, action)
        return action, Why(words.key, dict(words.facts))

    def known(self, state: HanabiState) -> Known:
        """What the clues so far have told everybody, as the seat to act reads them."""
        if not self._readers:
            return _coded(self.bots[state.current], state)
        table = self._readers[state.current].table(state.view(state.current))
        return {order: table.clued[order] & table.inferred[order] for _, order in table.held()}


def _stronger(name: str, players: int) -> str:
    """The same code with search, if the search is available."""
    searching = f"{name}+search"
    try:
        create("hanabi", searching, players)
    except GameError:
        return name
    return searching


def _coded(bot: Player, state: HanabiState) -> Known:
    """What the hat code has told everybody; the learned player keeps no such record."""
    public = getattr(bot, "public", None)
    return public(state.view(state.current)) if public else {}


def _move_values(team: RolloutTeam | None, reviewed: Sequence[ReviewedMove]) -> list[MoveValue]:
    """The team's own move, the move made and the move advised, each tried over the same shuffles."""
    if team is None:
        return [MoveValue() for _ in reviewed]
    asked = []
    for move in reviewed:
        actions = (move.made, move.advised, team.own(move.state, move.known))
        tried = dict.fromkeys([(move.made, move.then), *((action, None) for action in actions)])
        asked.append([RolloutQuery(move.state, move.known, *pair) for pair in tried])
    answers = iter(team.scores([one for some in asked for one in some]))
    return [
        _move_value(move, [(one.first, next(answers)) for one in some])
        for move, some in zip(reviewed, asked, strict=True)
    ]


def _move_value(move: ReviewedMove, scores: Sequence[tuple[HanabiAction, Scores]]) -> MoveValue:
    best = move.state.setup.variant.best
    better = max((some for _, some in scores), key=_mean)
    played = max((some for action, some in scores if action == move.made), key=_mean)
    chance = max(float((some == best).mean()) for _, some in scores)
    lost = better - played
    noise = SURE * float(lost.std()) / sqrt(len(lost))
    cost = float(lost.mean()) if float(lost.mean()) > noise else 0.0
    risk = max(0.0, chance - float((played == best).mean())) if cost else 0.0
    error = sqrt(chance * (1 - chance) / len(played))
    points = float(better.mean())
    return MoveValue(round(chance, 3), round(points, 2), round(cost, 2), round(risk, 3), round(error, 3))


def _mean(scores: Scores) -> float:
    return float(scores.mean())


def reachable(state: HanabiState) -> int:
    """The most points that the discards still allow."""
    left = useful(state.setup.variant, state.piles, state.discards)
    return sum(state.piles) + left.bit_count()


def lines(found: HanabiReview, language: str = "en") -> Iterator[str]:
    """A review as text."""
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
        mark = f"  −{turn.cost:.1f}" if (turn.cost or 0) >= LEAST_SHOWN else ""
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
