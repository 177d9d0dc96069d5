"""A review of a Hanabi game as text."""

from __future__ import annotations

from collections.abc import Iterator

from sumida.hanabi.rules.actions import SEATS
from sumida.lab.coach.findings import LEAST_SHOWN, HanabiReview, HanabiTurn, Why
from sumida.locales import say

INDENT = " " * 33


def lines(found: HanabiReview, language: str = "en") -> Iterator[str]:
    """A review as text."""
    yield say(language, "coach-of", {"points": found.score, "best": found.best})
    yield say(language, f"coach-advisor-{'partner' if found.advisor == 'partner' else 'own'}")
    if found.team is None:
        yield say(language, "coach-team-none")
    else:
        error = round(100 * (found.error or 0))
        yield say(language, "coach-team", {"games": found.games, "error": error})
    if found.gone is not None:
        yield say(language, "coach-gone", {"best": found.best, "turn": found.gone})
    yield ""
    yield _title(found, language)
    for turn in found.turns:
        yield from _turn(found, turn, language)
    if found.costliest:
        yield ""
        yield say(language, "coach-costliest")
    for place, number in enumerate(found.costliest, start=1):
        yield f"{place}. {_costly(found.turns[number - 1], language)}"


def sentence(language: str, why: Why) -> str:
    """A sentence about a move; seats keep their letters, as in the notation of moves."""
    facts = dict(why.facts)
    if "colour" in facts:
        facts["colour"] = say(language, f"colour-{facts['colour']}")
        facts["card"] = say(language, "card-word", facts)
    return say(language, why.key, facts)


def _title(found: HanabiReview, language: str) -> str:
    if found.gone is not None:
        return say(language, "coach-graph-gone", {"best": found.best, "turn": found.gone})
    key = "coach-graph-reach" if found.team is None else "coach-graph-hanabi"
    return say(language, key, {"best": found.best})


def _turn(found: HanabiReview, turn: HanabiTurn, language: str) -> Iterator[str]:
    """The value after a turn and the move; below it what happened, where that matters, and the advice."""
    mark = f"  −{turn.cost:.1f}" if (turn.cost or 0) >= LEAST_SHOWN else ""
    yield f"{turn.turn:3} {SEATS[turn.seat]}  {_value(found, turn)}  {turn.played}{mark}"
    if any(why.key.startswith(("outcome-strike", "outcome-discard-last")) for why in turn.did):
        yield f"{INDENT}{' '.join(sentence(language, why) for why in turn.did)}"
    if turn.played != turn.better:
        said = [turn.why, *([turn.in_fact] if turn.in_fact else [])]
        yield f"{INDENT}→ {turn.better}: {' '.join(sentence(language, why) for why in said)}"


def _value(found: HanabiReview, turn: HanabiTurn) -> str:
    if turn.chance is None:
        return f"{turn.reach:3}"
    if found.gone is not None and turn.turn >= found.gone:
        points = turn.points or 0.0
        return f"{points:5.1f} {'▒' * round(20 * points / found.best):<20}"
    return f"{100 * turn.chance:3.0f} % {'█' * round(20 * turn.chance):<20}"


def _costly(turn: HanabiTurn, language: str) -> str:
    cost = say(language, "coach-cost", {"points": f"{turn.cost:.1f}"})
    chose = say(language, "coach-chose", {"name": SEATS[turn.seat], "move": turn.played})
    key = "coach-same" if turn.played == turn.better else "coach-rather"
    at = say(language, "coach-at-turn", {"turn": turn.turn, "value": cost})
    return f"{at}. {chose} {say(language, key, {'better': turn.better})}"
