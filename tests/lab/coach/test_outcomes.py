"""What the coach says about a move follows from the position (`benchmarks/coach_claims.py`: long form)."""

from __future__ import annotations

import pytest
from benchmarks.coach_chance import LEAST, games
from benchmarks.coach_claims import false_sentences
from tests.hanabi.positions import after, table

from sumida.hanabi.bots.hat.bot import HatSearchBot
from sumida.hanabi.bots.partner import PartnerBot
from sumida.hanabi.rules.state import HanabiState
from sumida.lab.coach.findings import HanabiTurn, Why
from sumida.lab.coach.hanabi import gone, review
from sumida.lab.coach.hanabi_text import sentence
from sumida.lab.coach.outcomes import borne_out, in_fact, outcome
from sumida.locales import LANGUAGES

ALICE = "y4 y3 w4 w3 g4"
CAROL = "b4 b3 g3 w4 y3"


def three(bob: str, *moves: str) -> HanabiState:
    return table(f"{ALICE} {bob} {CAROL}", *moves, players=3)


def told(state: HanabiState, move: str) -> list[str]:
    """What the coach says about a move, in English."""
    reading = PartnerBot().read(state.view(state.current))
    return [sentence("en", why) for why in outcome(state, state.setup.parse_action(move), reading)]


def test_a_strike_is_explained_as_a_strike() -> None:
    """Bob was told "red" about a red 4: by the conventions a card that fits, and it did not."""
    state = three("b2 r4 g1 w2 g2", "clue B red")
    assert told(state, "play 2") == [
        "It was red 4, but red needed a 1: a strike.",
        "From the clues and the cards in sight it could be 5 different cards, of which 1 fitted.",
        "By the conventions, the clues said that it could be played.",
    ]
    bot = PartnerBot()
    words = bot.explain(state.view(1), state.setup.parse_action("play 2"))
    assert words.key == "why-partner-play", "nothing is called known that is only read into a clue"


def test_a_strike_that_nothing_suggested_says_so() -> None:
    state = three("b2 r4 g1 w2 g2", "clue C 3")
    assert told(state, "play 2") == [
        "It was red 4, but red needed a 1: a strike.",
        "From the clues and the cards in sight it could be 23 different cards, of which 5 fitted.",
        "No clue had pointed at it.",
    ]


def test_a_card_that_was_known_not_to_fit_is_called_so() -> None:
    state = three("b2 r4 g1 w2 g2", "clue B 4")
    assert told(state, "play 2")[1:] == [
        "From the clues and the cards in sight it was clear that it could not fit."
    ]


def test_the_loss_of_a_last_copy_is_told_with_what_is_left() -> None:
    state = three("g5 r4 g1 w2 b1", "clue C 4")
    assert told(state, "discard 1") == [
        "It was the last green 5: at most 24 points were possible from then on."
    ]
    assert "at most 24 points" in told(state, "play 1")[1]


def test_a_discard_says_what_was_discarded() -> None:
    state = after(three("r1 r1 g1 w2 b1", "clue C 3"))
    assert told(state, "discard 3") == ["It was green 1; 2 more copies are left."]
    state = after(state, "play 1", "clue A 4", "clue C 3")
    assert told(state, "discard 1") == ["It was red 1, which was no longer needed."]


def test_a_clue_says_what_it_pointed_at() -> None:
    state = three("b2 r4 g1 w2 r1")
    assert told(state, "clue B red") == ["It pointed at 2 cards; one of them fits now."]
    assert told(state, "clue B 4") == ["It pointed at one card, which does not fit yet."]
    assert told(state, "clue B green") == ["It pointed at one card, which fits now."]


def test_advice_that_would_have_failed_says_what_nobody_could_see() -> None:
    state = three("g5 r4 g1 w2 b1", "clue C 3")
    hidden = in_fact(state, state.setup.parse_action("discard 1"))
    assert hidden
    assert sentence("en", hidden).endswith("that card was the last green 5.")
    assert in_fact(state, state.setup.parse_action("play 3")) is None


def test_a_certainty_that_the_cards_refute_is_not_repeated() -> None:
    state = three("g5 r4 g1 w2 b1", "clue C 3")
    sure = Why("why-hat-play-sure", {"position": 2})
    assert borne_out(state, state.setup.parse_action("play 2"), sure).key == "why-hat-play-misled"
    assert borne_out(state, state.setup.parse_action("play 3"), sure).key == "why-hat-play-sure"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_exists_in_every_language(language: str) -> None:
    state = three("g5 r4 g1 w2 b1", "clue C 3")
    for move in ("play 2", "play 1", "play 3", "discard 1", "discard 2", "clue C 4"):
        for why in outcome(state, state.setup.parse_action(move), None):
            words = sentence(language, why)
            assert words != why.key
            assert "{" not in words


def test_no_sentence_of_the_coach_is_false(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HatSearchBot, "samples", 8)
    said, wrong = false_sentences(games=8, seed=7)
    assert wrong == []
    assert said["outcome-strike-early"] > 0, "strikes are among what was checked"


def test_no_turn_of_a_perfect_game_of_partners_looks_hopeless() -> None:
    """`python -m benchmarks.coach_chance` does the same over 100 games."""
    for _, record in games(players=3, seed=7, perfect=1, calibration=0):
        seen = review(record)
        assert seen.score == 25
        assert seen.gone is None
        assert min(turn.chance or 0 for turn in seen.turns) >= LEAST


def turn(number: int, reach: int, chance: float | None) -> HanabiTurn:
    return HanabiTurn(number, 0, "play 1", (), "play 1", Why("", {}), None, reach, chance, 20.0, 0.0, 0.0)


def test_a_perfect_score_is_gone_once_it_has_no_chance_any_more() -> None:
    assert gone([turn(1, 25, 0.0), turn(2, 25, 0.4), turn(3, 25, 0.0), turn(4, 24, 0.0)], 25) == 3
    assert gone([turn(1, 25, 0.0), turn(2, 25, 1.0)], 25) is None
    assert gone([turn(1, 25, None)], 25) is None
    assert gone([turn(1, 24, 0.0)], 25) == 1
