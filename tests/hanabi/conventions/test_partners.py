"""How well each of the others knows the conventions, judged by what they do."""

from __future__ import annotations

from random import Random

import pytest

from sumida.hanabi.bots import ROSTER
from sumida.hanabi.bots.convention.adapting import AdaptingBot
from sumida.hanabi.conventions.partners import PartnerReader, declared
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.state import HanabiState
from sumida.kernel import Seat
from tests.hanabi.conventions.tables import A, B, C, three
from tests.hanabi.positions import after, table

HANDS = "y4 y3 w4 w3 g4  b2 b4 r1 w2 g2"
"""Alice and Bob; Bob's red card fits."""


def two(*moves: str, hands: str = HANDS) -> HanabiState:
    return table(f"{hands} w1 b3", *moves, players=2)


def literal(state: HanabiState, seat: Seat, viewer: Seat = A, declared: str = "") -> float:
    """How likely it is, to a viewer, that a seat takes clues literally."""
    company = [declared if place == seat else "partner" for place in range(state.setup.players)]
    return AdaptingBot(company).levels(state.view(viewer))[seat][0]


def test_a_stranger_is_taken_literally_before_anything_else() -> None:
    odds = AdaptingBot(("partner", "")).levels(two().view(A))[B]
    assert max(odds, key=lambda level: odds[level]) == 0


def test_whoever_plays_a_card_on_a_play_clue_alone_knows_the_basics() -> None:
    assert literal(two("clue B red", "play 3"), B) < 0.1 < literal(two("clue B red"), B)


def test_whoever_discards_while_a_clued_card_fits_seems_to_be_literal() -> None:
    assert literal(two("clue B red", "discard 1"), B) > 0.8


def test_the_giver_of_a_clue_that_means_nothing_by_the_conventions_seems_to_be_literal() -> None:
    assert literal(three("b2 b4 r4 w2 g2", "clue B red"), A, viewer=C) > 0.6


def test_a_clue_to_oneself_is_judged_once_its_card_is_seen() -> None:
    clue = "clue B red"
    waiting = literal(two(clue), A, viewer=B)
    assert literal(two(clue, "play 3"), A, viewer=B) < waiting
    assert literal(two(clue, "play 3", hands=HANDS.replace("r1", "r3")), A, viewer=B) > waiting


def test_a_declared_level_is_believed_at_first_and_revised_by_moves() -> None:
    assert literal(two(), B, declared="level:5") < 0.1
    ignored = two("clue B red", "discard 1", "clue B white", "discard 1")
    assert literal(ignored, B, declared="level:5") > 0.5


def test_whoever_takes_over_a_seat_is_not_judged_by_what_was_done_there_before() -> None:
    ignored = ("clue B red", "discard 1", "clue B white", "discard 1")
    assert literal(two(*ignored), B, declared="level:5") > 0.5
    new, fresh = "level:5@4", literal(two(), B, declared="level:5")
    assert literal(two(*ignored), B, declared=new) == fresh
    assert literal(two(*ignored, "clue B red", "discard 1"), B, declared=new) > fresh, "but by what follows"


def test_the_giver_of_a_clue_that_has_left_the_table_is_not_judged_when_its_card_is_seen() -> None:
    moves = ("clue B red", "play 3")
    wrong = HANDS.replace("r1", "r3")
    before = literal(two("clue B red", hands=wrong), A, viewer=B, declared="level:5@1")
    assert literal(two(*moves, hands=wrong), A, viewer=B, declared="level:5@1") == before
    assert literal(two(*moves, hands=wrong), A, viewer=B, declared="level:5") > before


def test_the_reading_follows_from_the_view_alone() -> None:
    setup = GAME.setup({"players": 2})
    state = setup.start(setup.deal(Random(4)))
    company = ("partner", "")
    watching, other = AdaptingBot(company), ROSTER.make("partner:1", 2)
    for _ in range(10):
        bot = watching if state.current == A else other
        state = state.apply(state.current, bot.choose(state.view(state.current)))
    assert watching.levels(state.view(A)) == AdaptingBot(company).levels(state.view(A))


def test_no_finesse_is_asked_of_a_newcomer() -> None:
    """Alice could ask Bob for his red 1 by a clue to Carol; he would not know what she means."""
    state = three("b2 b4 g4 y4 r1", carol="b4 b3 g3 r2 y3")
    assert str(AdaptingBot(("partner",) * 3).choose(state.view(A))) == "clue C red"
    assert str(AdaptingBot(("partner", "", "partner")).choose(state.view(A))) != "clue C red"


def test_bots_of_its_kind_are_known_to_play_everything() -> None:
    assert AdaptingBot(("partner",) * 3).levels(three("b2 b4 g4 y4 r1").view(C)) == {}


def test_a_twin_goes_on_from_what_was_read() -> None:
    setup = GAME.setup({"players": 3})
    state = setup.start(setup.deal(Random(8)))
    bots = [AdaptingBot() for _ in range(3)]
    for _ in range(12):
        state = state.apply(state.current, bots[state.current].choose(state.view(state.current)))
    for bot, seat in zip(bots, range(3), strict=True):
        bot.read(state.view(seat))
    twins = [bot.twin() for bot in bots]
    while state.to_act and state.turn < 20:
        chosen = twins[state.current].choose(state.view(state.current))
        assert chosen == AdaptingBot().choose(state.view(state.current))
        state = state.apply(state.current, chosen)


def test_another_partner_is_known_to_take_a_newcomer_literally_too() -> None:
    """Alice, a newcomer, points at Carol's red 2; Carol, a `partner`, does not play it for that."""
    state = three("b2 b4 g4 w2 r1", "clue C red", carol="b4 b3 g3 r2 y3")
    reader = AdaptingBot(("level:0", "partner", "partner")).read(state.view(B))
    carols = reader.own(C)
    assert carols.belief[carols.hands[C][3]] == carols.clued[carols.hands[C][3]]


def keen(*turns: str) -> float:
    """How likely Bob is keen on clues, to Alice, who discards in between."""
    moves = [move for turn in turns for move in ("discard 5", turn)]
    reader = PartnerReader({B: declared(1)})
    reader.odds(two("clue B 2", "clue A 4", *moves).view(A))
    return reader.keen_on_clues(B)


CLUES = ("clue A 4", "clue A yellow", "clue A white", "clue A 3") * 2


def test_whoever_gives_clue_after_clue_with_nothing_to_play_is_keen_on_clues() -> None:
    assert keen() < keen(*CLUES[:4]) < 0.8 < keen(*CLUES)


def test_whoever_discards_now_and_then_is_not_keen_on_clues() -> None:
    assert keen(*CLUES, "discard 1") < 0.5 * keen(*CLUES)


def test_nobody_who_is_keen_on_clues_is_expected_to_discard() -> None:
    def expected(*clues: str) -> tuple[float, ...]:
        moves = [move for clue in clues for move in ("discard 5", clue)]
        view = two("clue B 2", "clue A 4", *moves).view(A)
        return AdaptingBot(("partner", "partner:1")).read(view).mine.discard_odds

    assert expected() == ()
    assert expected(*CLUES)[B] < 0.2


def test_bots_of_its_kind_play_with_each_other_what_all_others_know() -> None:
    view = three("b2 b4 g4 w2 r1").view(A)
    for name, levels in (("partner:1", (1, 1, 1)), ("partner:5", (5, 5, 5)), ("literal", (11, 11, 0))):
        assert AdaptingBot(("partner", "partner", name)).read(view).mine.levels == levels
    assert AdaptingBot(("partner", "partner:1", "partner:1")).read(view).mine.levels == (11, 1, 1)


def test_a_bot_that_plays_no_conventions_is_treated_like_a_newcomer() -> None:
    state = two("clue B red", "discard 1")
    found = [AdaptingBot(("partner", name)).ranked(state.view(A)) for name in ("literal", "level:0")]
    assert found[0] == found[1]


ONES = "y4 y3 w4 w3 g4  b2 b1 r1 w2 g2"
"""Alice and Bob; Bob has two 1s of the first hand."""


def levels(state: HanabiState, seat: Seat, viewer: Seat = A) -> dict[int, float]:
    company = ["" if place == seat else "partner" for place in range(state.setup.players)]
    return AdaptingBot(company).levels(state.view(viewer))[seat]


def test_whoever_plays_the_newest_of_several_ones_first_seems_not_to_know_their_order() -> None:
    in_order, newest = (levels(two("clue B 1", move, hands=ONES), B) for move in ("play 2", "play 3"))
    assert in_order[5] / in_order[1] > 5 * newest[5] / newest[1]
    unchanged = pytest.approx(newest[2] / newest[1], rel=0.01)
    assert in_order[2] / in_order[1] == unchanged, "the order begins with level 3"


def test_whoever_discards_a_card_that_fits_for_its_clued_copy_may_know_that_this_tells_something() -> None:
    start = three("b3 r1 g4 y2 b2", "clue B red", "clue C 1", "clue B 1", "clue C 4", carol="w4 w3 g3 r1 y3")
    before, passed_on = levels(start, B), levels(after(start, "discard 2"), B)
    assert passed_on[5] / passed_on[1] > 5 * before[5] / before[1]
