"""Puzzles of the trainer: one clear answer each, the same for everybody, with a reason that is true."""

from __future__ import annotations

import pytest
from benchmarks.heard import Heard
from benchmarks.why_claims import READ

from sumida.hanabi.bots.convention import ConventionBot
from sumida.hanabi.bots.convention.puzzles import CLEAR, NUMBERS, THEMES, puzzle
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import GameError


def positions(state: HanabiState) -> list[HanabiState]:
    """All positions that led to this one."""
    past = [state.setup.start(state.setup.parse_deal(deal_of(state)))]
    for event in state.history:
        past.append(past[-1].apply(event.seat, event.action))
    return past


def deal_of(state: HanabiState) -> str:
    cards = state.setup.variant.suits
    return " ".join(f"{cards[card // 5].letter}{card % 5 + 1}" for card in state.deck)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 8, 11])
def test_the_answer_is_what_a_bot_of_the_level_plays_and_its_reason_is_true(level: int) -> None:
    for number in range(len(THEMES)):
        found = puzzle(level, number)
        view = found.state.view(found.seat)
        (best, answer), (second, _) = ConventionBot(level).ranked(view)[:2]
        assert answer == found.answer
        assert best - second >= CLEAR
        said = Heard(positions(found.state), found.answer, found.why, found.seat, level)
        assert READ[found.why.key](said), found


def test_puzzles_take_turns_in_what_they_are_about() -> None:
    asked = [puzzle(1, number).why.key for number in range(len(THEMES))]
    assert all(key in theme for key, theme in zip(asked, THEMES, strict=True))


def test_a_puzzle_follows_from_level_and_number_alone() -> None:
    first = puzzle(2, 3)
    puzzle.cache_clear()
    assert puzzle(2, 3) == first
    assert puzzle(2, 3 + len(THEMES)).state != first.state


@pytest.mark.parametrize(("level", "number"), [(0, 0), (12, 0), (1, NUMBERS)])
def test_there_is_no_puzzle_of_any_other_level_or_number(level: int, number: int) -> None:
    with pytest.raises(GameError, match="puzzles 0 to"):
        puzzle(level, number)
