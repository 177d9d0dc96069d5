"""A review of a Hanabi game as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from sumida.hanabi.rules.actions import SEATS
from sumida.lab.coach.findings import LEAST_SHOWN, HanabiReview, HanabiTurn, Why
from sumida.lab.coach.numerals import tenths
from sumida.locales import say
from sumida.printing import width

LONGEST_BAR, SHORTEST_BAR = 20, 5
BESIDE_BAR = len("  1 A  100 % ") + len("  ")
INDENT = " " * 7
"""In front of what is said about a move."""


def lines(found: HanabiReview, language: str = "en", columns: int | None = None) -> Iterator[str]:
    """A review as text; the graph is at most `columns` wide."""
    yield from _introduction(found, language)
    yield ""
    yield _title(found, language)
    length = _bar_length(found, language, columns)
    for turn in found.turns:
        value = _value(found, turn, length, language)
        yield f"{turn.turn:3} {SEATS[turn.seat]}  {value}  {_made(turn, language)}"
        yield from (INDENT + said for said in _comments(turn, language))
    if found.costliest:
        yield ""
        yield say(language, "coach-costliest")
    for place, number in enumerate(found.costliest, start=1):
        yield f"{place}. {_costly(found.turns[number - 1], language)}"


def sentence(language: str, why: Why) -> str:
    """A sentence about a move; seats keep their letters, as on the terminal's table."""
    facts = dict(why.facts)
    if "colour" in facts:
        facts["colour"] = say(language, f"colour-{facts['colour']}")
        facts["card"] = say(language, "card-word", facts)
    return say(language, why.key, facts)


def move_words(language: str, action: str) -> str:
    """A move as something to do: `clue B red` is "tell B about red"."""
    verb, *rest = action.split()
    if verb != "clue":
        return say(language, f"coach-move-{verb}", {"position": int(rest[0])})
    target, value = rest
    named = value if value.isdigit() else say(language, f"colour-{value}")
    return say(language, "coach-move-clue", {"target": target, "value": named})


def _introduction(found: HanabiReview, language: str) -> Iterator[str]:
    yield say(language, "coach-of", {"points": found.score, "best": found.best})
    yield say(language, f"coach-advisor-{'partner' if found.advisor == 'partner' else 'own'}")
    if found.team is None:
        yield say(language, "coach-team-none")
    else:
        error = round(100 * (found.error or 0))
        yield say(language, "coach-team", {"games": found.games, "error": error})
    if found.gone is not None:
        yield say(language, "coach-gone", {"best": found.best, "turn": found.gone})


def _title(found: HanabiReview, language: str) -> str:
    if found.gone is not None:
        return say(language, "coach-graph-gone", {"best": found.best, "turn": found.gone})
    key = "coach-graph-reach" if found.team is None else "coach-graph-hanabi"
    return say(language, key, {"best": found.best})


def _bar_length(found: HanabiReview, language: str, columns: int | None) -> int:
    """Short enough to leave room for the longest move."""
    if columns is None:
        return LONGEST_BAR
    longest = max(width(_made(turn, language)) for turn in found.turns)
    return max(SHORTEST_BAR, min(LONGEST_BAR, columns - BESIDE_BAR - longest))


def _made(turn: HanabiTurn, language: str) -> str:
    mark = f"  −{tenths(turn.cost or 0, language)}" if (turn.cost or 0) >= LEAST_SHOWN else ""
    return move_words(language, turn.played) + mark


def _comments(turn: HanabiTurn, language: str) -> Iterator[str]:
    """What happened, where that matters, the convention behind the move, and the advice."""
    if any(why.key.startswith(("outcome-strike", "outcome-discard-last")) for why in turn.did):
        yield " ".join(sentence(language, why) for why in turn.did)
    if turn.meant:
        yield sentence(language, turn.meant)
    if turn.played != turn.better:
        said = [turn.why, *([turn.in_fact] if turn.in_fact else [])]
        reasons = " ".join(sentence(language, why) for why in said)
        yield f"→ {move_words(language, turn.better)}: {reasons}"


def _value(found: HanabiReview, turn: HanabiTurn, length: int, language: str) -> str:
    if turn.chance is None:
        return f"{turn.reach:5} {'█' * round(length * turn.reach / found.best):<{length}}"
    if found.gone is not None and turn.turn >= found.gone:
        points = turn.points or 0.0
        return f"{tenths(points, language):>5} {'▒' * round(length * points / found.best):<{length}}"
    return f"{100 * turn.chance:3.0f} % {'█' * round(length * turn.chance):<{length}}"


def _costly(turn: HanabiTurn, language: str) -> str:
    cost = say(language, "coach-cost", {"points": tenths(turn.cost or 0, language)})
    played, better = move_words(language, turn.played), move_words(language, turn.better)
    chose = say(language, "coach-chose", {"name": SEATS[turn.seat], "move": played})
    key = "coach-same" if played == better else "coach-rather"
    at = say(language, "coach-at-turn", {"turn": turn.turn, "value": cost})
    return f"{at}. {chose} {say(language, key, {'better': better})}"
