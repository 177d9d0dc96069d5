"""A review of a finished Hanabi game: what the strongest bot would have done; the chance of a perfect score.

The advice comes from a bot that follows the table's conventions. Bots with a code of their own are advised by
that code; everybody else, above all people, by `partner`, which reads the usual conventions and copes with
players who follow none. The chance of a perfect score is that of a team that reads what the table's clues
have said and plays on as well as the strongest bots, over many shuffles of the draw pile (see `values.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sumida.bots import create
from sumida.hanabi.bots.convention.adapting import AdaptingBot
from sumida.hanabi.bots.partner import PartnerBot
from sumida.hanabi.bots.partner.table_reading import TableReading
from sumida.hanabi.rules.actions import HanabiAction
from sumida.hanabi.rules.ending import EndReason
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import Bot, GameError, Record
from sumida.lab.coach.findings import LEAST_SHOWN, HanabiReview, HanabiTurn, Why
from sumida.lab.coach.game_line import ReviewedMove
from sumida.lab.coach.meanings import meanings
from sumida.lab.coach.outcomes import borne_out, in_fact, outcome, reachable
from sumida.lab.coach.readers import ConventionTeam
from sumida.lab.coach.rollouts import Known, RolloutTeam, reading_of_hands, rollout_team, searching_team
from sumida.lab.coach.values import MoveValue, Valuation
from sumida.records import replay

COSTLIEST = 3
SPEAKS = 0.6
"""A bot follows a table's conventions if it would have made at least this share of its moves."""
READER = "partner-classic"
"""The bot that advises players of no code: it reads a whole game quickly."""
CONVENTIONS: dict[str, tuple[type[PartnerBot | AdaptingBot], int, int]] = {
    "partner": (AdaptingBot, 36, 5_000),
    "partner-classic": (PartnerBot, 96, 8_000),
}
"""The conventions that a table may follow: who plays on by them, how many games and turns."""
AT_ONCE = 8
"""Positions evaluated in one batch."""
ADVICE = 0.3
"""The share of a review's time that the advice takes."""

Progress = Callable[[float], None]
Player = Bot[Any, Any]


@dataclass(frozen=True)
class ExaminedGame:
    """A finished game: its moves, the team that would take over, and the value of each position."""

    over: HanabiState
    advisor: Advisor
    team: RolloutTeam | None
    moves: Sequence[ReviewedMove]
    values: Sequence[MoveValue]
    meant: Sequence[Why | None]
    """The convention behind each move."""


def examine(record: Record, progress: Progress = lambda share: None) -> ExaminedGame:
    """Examine a game; raises `GameError` unless the record is a finished game of Hanabi."""
    states = _states(record)
    over = states[-1]
    moves = [event.action for event in over.history]
    advisor, team = Advisor(states, moves), rollout_team(over.setup)
    searchers = searching_team(team)
    readers = [ConventionTeam(*CONVENTIONS[name], searchers) for name in advisor.conventions]
    reviewed: list[ReviewedMove] = []
    for state, move in zip(states, moves, strict=False):
        reviewed.append(advisor.reviewed(state, move))
        progress(len(reviewed) / len(moves) * (ADVICE if team else 1))
    values = _values(team, readers, reviewed, over, progress)
    meant = [*meanings(states, moves)] if advisor.name == "partner" else [None] * len(moves)
    return ExaminedGame(over, advisor, team, reviewed, values, meant)


def review(record: Record, progress: Progress = lambda share: None) -> HanabiReview:
    """Review a game; raises `GameError` unless the record is a finished game of Hanabi."""
    game = examine(record, progress)
    over, team, values = game.over, game.team, game.values
    best, turns = over.setup.variant.best, tuple(_turns(game))
    ranked = sorted(
        (turn for turn in turns if (turn.cost or 0) >= LEAST_SHOWN), key=lambda turn: -(turn.cost or 0)
    )
    return HanabiReview(
        over.scores[0],
        best,
        game.advisor.name,
        team.bot if team else None,
        team.games if team else 0,
        max(value.error for value in values) if team else None,
        values[0].chance,
        values[0].points,
        gone(turns, best),
        turns,
        tuple(turn.turn for turn in ranked[:COSTLIEST]),
    )


def _turns(game: ExaminedGame) -> Iterator[HanabiTurn]:
    over = game.over
    end = (
        MoveValue(float(over.ended is EndReason.PERFECT), float(over.scores[0])) if game.team else MoveValue()
    )
    afters = zip([*(move.state for move in game.moves[1:]), over], [*game.values[1:], end], strict=True)
    for number, (move, value, after) in enumerate(zip(game.moves, game.values, afters, strict=True), 1):
        yield HanabiTurn(
            number,
            move.state.current,
            str(move.made),
            move.did,
            str(move.advised),
            move.why,
            in_fact(move.state, move.advised) if move.advised != move.made else None,
            reachable(after[0]),
            after[1].chance,
            after[1].points,
            value.cost,
            value.risk,
            game.meant[number - 1],
        )


def _values(
    team: RolloutTeam | None,
    readers: Sequence[ConventionTeam],
    reviewed: Sequence[ReviewedMove],
    over: HanabiState,
    progress: Progress,
) -> list[MoveValue]:
    """The value of the position before each move."""
    if team is None:
        return [MoveValue() for _ in reviewed]
    valuation, values = Valuation(team, readers, reviewed, over), list[MoveValue]()
    while len(values) < len(reviewed):
        values += valuation.values(range(len(values), min(len(values) + AT_ONCE, len(reviewed))))
        progress(ADVICE + (1 - ADVICE) * len(values) / len(reviewed))
    return values


def gone(turns: Sequence[HanabiTurn], best: int) -> int | None:
    """The turn after which a perfect score was out of reach, or never came up in a rollout again."""
    if not turns or turns[-1].chance is None or turns[-1].chance == 1:
        return None
    for turn in reversed(turns):
        if turn.reach == best and turn.chance:
            return turn.turn + 1
    return 1


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
        spoken = next(
            (name for name in languages if self._agreement(name, states, moves) >= SPEAKS), "partner"
        )
        self.name = _stronger(spoken, self.players) if spoken == "hat" else spoken
        self.bots = self._made(READER if spoken == "partner" else self.name)
        self.conventions = self._conventions(states, moves) if spoken == "partner" else ()

    def _made(self, name: str) -> list[Player]:
        return [create("hanabi", name, self.players) for _ in range(self.players)]

    def _conventions(self, states: list[HanabiState], moves: list[HanabiAction]) -> tuple[str, ...]:
        """Those that the table seems to follow."""
        return tuple(name for name in CONVENTIONS if self._agreement(name, states, moves) >= SPEAKS)

    def _agreement(self, name: str, states: list[HanabiState], moves: list[HanabiAction]) -> float:
        """The share of the moves that this bot would have made too; 0 where it cannot play."""
        try:
            bots = self._made(name)
            same = sum(
                bots[state.current].choose(state.view(state.current)) == move
                for state, move in zip(states, moves, strict=False)
            )
        except GameError:
            return 0.0
        return float(same / max(len(moves), 1))

    def reviewed(self, state: HanabiState, made: HanabiAction) -> ReviewedMove:
        """A move, what it did, and what the bot would have done."""
        advised, why = self.advice(state)
        bot, reading = self.bots[state.current], self._reading(state)
        known = reading_of_hands(reading) if reading else _coded(bot, state)
        after = _after(bot, state, advised) if isinstance(bot, PartnerBot) and advised != made else None
        why = borne_out(state, advised, why)
        return ReviewedMove(state, known, made, outcome(state, made, reading), advised, why, after)

    def advice(self, state: HanabiState) -> tuple[HanabiAction, Why]:
        """What the bot would do here, from its view alone, and why."""
        view, bot = state.view(state.current), self.bots[state.current]
        action = bot.choose(view)
        words = bot.explain(view, action)
        return action, Why(words.key, dict(words.facts))

    def _reading(self, state: HanabiState) -> TableReading | None:
        bot = self.bots[state.current]
        return bot.read(state.view(state.current)) if isinstance(bot, PartnerBot) else None


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


def _after(bot: PartnerBot, state: HanabiState, action: HanabiAction) -> Known | None:
    """What everybody knows once the action is read by the conventions; nothing is left to know at the end."""
    after = state.apply(state.current, action)
    return reading_of_hands(bot.twin().read(after.view(state.current))) if after.to_act else None
