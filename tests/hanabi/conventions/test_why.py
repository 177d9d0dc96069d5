"""What a turn means to the others, in a sentence that gives no card away."""

from __future__ import annotations

import pytest
from benchmarks.heard import Heard
from benchmarks.why_claims import READ, TABLES, sentences

from sumida.hanabi.bots.convention.understanding import explain_turn, understood
from sumida.hanabi.conventions.belief import update_beliefs
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.rules.actions import Clue, Discard, Event, Play
from sumida.hanabi.rules.state import HanabiState
from sumida.hanabi.rules.variants import FIVE
from sumida.kernel import Seat, Words
from sumida.locales import bundle
from tests.hanabi.conventions.tables import A, B, C, three
from tests.hanabi.conventions.test_positions import set_up


def told(state: HanabiState, reader: Seat, level: int = 11) -> tuple[str, object]:
    """The sentence about the last turn, and the card it names."""
    words = explain_turn(state.view(reader), state.turn - 1, (level,) * state.setup.players)
    return words.key, words.facts.get("position")


def test_a_play_clue_is_about_a_card_that_can_be_played() -> None:
    assert told(three("b2 b4 r1 w2 g2", "clue B red"), B) == ("why-read-play", 3)


def test_a_clue_to_the_oldest_card_may_ask_to_keep_it() -> None:
    assert told(three("r5 b4 r1 w2 g2", "clue B 5"), B) == ("why-read-save", 1)
    assert told(three("r2 b4 g4 w3 y4", "clue B 2"), B)[0] in ("why-read-save", "why-read-either")


def test_whoever_is_asked_to_play_blind_is_told_which_card() -> None:
    state = three("b2 b4 g4 y4 r1", "clue C red", carol="b4 b3 g3 r2 y3")
    assert told(state, B) == ("why-read-blind-you", 5)


def test_the_sentence_does_not_depend_on_the_cards_of_whoever_reads_it() -> None:
    """Bob's red card is a 1 or a 4: he is told the same."""
    hands = ("b2 b4 r1 w2 g2", "b2 b4 r4 w2 g2")
    assert len({told(three(hand, "clue B red"), B) for hand in hands}) == 1


def test_to_a_literal_player_a_clue_says_what_it_says() -> None:
    assert told(three("b2 b4 r1 w2 g2", "clue B red"), B, level=0) == ("why-read-plain", None)


def test_a_third_seat_is_told_what_the_clue_does() -> None:
    assert told(three("b2 b4 r1 w2 g2", "clue B red"), C)[0] == "why-partner-play-clue"
    assert told(three("r5 b4 r1 w2 g2", "clue B 5"), C)[0] == "why-partner-save"


def test_a_play_by_convention_is_explained_to_the_others() -> None:
    assert told(three("b2 b4 r1 w2 g2", "clue B red", "play 3"), A) == ("why-partner-play", 3)


@pytest.mark.parametrize(
    ("action", "faces", "taken", "sure_key", "unsure_key"),
    [
        (Discard(1), ("r1", "r2"), "r2", "why-partner-useless", "why-partner-chop"),
        (Play(1), ("r2", "r3"), "r3", "why-partner-play-known", "why-partner-play"),
    ],
)
def test_nothing_is_certain_for_what_the_reader_only_takes_its_own_card_to_be(
    action: Discard | Play, faces: tuple[str, str], taken: str, sure_key: str, unsure_key: str
) -> None:
    """Alice takes her card for the other one of its kind; Bob sees her hand and his card may be that kind."""
    facts = {"level": 5, "series": "r1", "discards": taken, "hands": ["? ? ? ? ?", f"{faces[0]} y3 w4 b4 g4"]}
    for sure in (True, False):
        minds = Minds([set_up(facts, A, reader) for reader in (A, B)], A)
        minds.mine.inferred[0] = 1 << FIVE.identity[taken]
        minds.mine.touched[0] = True
        for table in minds.tables:
            table.clued[5] &= sum(1 << FIVE.identity[face] for face in faces)
            table.clued[0] &= 1 << FIVE.identity[taken] if sure else FIVE.touch["red"]
            update_beliefs(table)
        minds.share_own_hand()
        update_beliefs(minds.tables[B])
        event = Event(2, B, action, order=5, card=FIVE.identity[faces[0]])
        assert understood(minds, event).key == (sure_key if sure else unsure_key)


def test_every_sentence_of_a_game_is_true() -> None:
    said = list(sentences(TABLES[3], seed=3, number=0))
    assert [one.why for one in said if not READ[one.why.key](one)] == []
    assert len(said) > 60


@pytest.mark.parametrize(
    ("key", "facts", "true"),
    [
        ("why-read-play", {"position": 3}, True),
        ("why-read-play", {"position": 4}, False),
        ("why-read-later", {"position": 2}, False),
        ("why-read-save", {"position": 3}, False),
        ("why-read-either", {"position": 1}, False),
        ("why-read-plain", {"position": 3}, False),
        ("why-partner-play-clue", {"seat": "B"}, True),
        ("why-partner-play-clue", {"seat": "C"}, False),
        ("why-partner-save", {"seat": "B"}, False),
        ("why-partner-finesse", {"seat": "B"}, False),
        ("why-partner-prompt", {"seat": "B"}, False),
        ("why-partner-bluff", {"seat": "B"}, False),
        ("why-partner-idle", {"seat": "B"}, False),
    ],
)
def test_the_checker_finds_a_false_sentence(key: str, facts: dict[str, int | str], true: bool) -> None:
    """Ann tells Bob about his red 1, the third card of five without a clue."""
    before = three("b2 b4 r1 w2 g2")
    assert READ[key](Heard([before], Clue(B, "red"), Words(key, facts), B, level=1)) == true


def test_every_sentence_that_is_checked_exists() -> None:
    assert [key for key in READ if not bundle("en").has_message(key)] == []
