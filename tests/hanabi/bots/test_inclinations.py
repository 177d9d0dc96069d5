"""Among people `partner` of three and more players chooses what people are drawn to."""

from __future__ import annotations

import pytest

from sumida.hanabi.bots.convention.adapting import AMONG_NEWCOMERS, AdaptingBot, leaning, options_of
from sumida.hanabi.bots.convention.choice import all_discards, all_plays, candidate_discards, candidate_plays
from sumida.hanabi.bots.convention.inclinations import INCLINATIONS, WORTH_OF, MoveOption, options
from sumida.hanabi.bots.convention.move_features import of_guess
from sumida.hanabi.bots.convention.situation import Situation
from sumida.hanabi.conventions.history import ConventionReader
from sumida.hanabi.rules.actions import Clue, Discard, HanabiAction, Play
from sumida.hanabi.rules.state import HanabiState
from tests.hanabi.conventions.tables import A, read, three
from tests.hanabi.conventions.test_strangers import minds_of


def seen_in(state: HanabiState, action: HanabiAction) -> MoveOption:
    minds = ConventionReader(11).minds(state.view(state.current))
    return options(minds, [(0.0, action)])[0]


def features_of(state: HanabiState, action: HanabiAction) -> dict[str, float]:
    """What people see in a move; what they do not see is left out."""
    return {name: number for name, number in seen_in(state, action).features.items() if number}


def test_people_see_what_a_clue_touches() -> None:
    state = three("r1 b2 g4 b1 w2", "clue B 1", "play 1", "clue B 2", carol="b4 r1 g3 w4 y3")
    useless, again = features_of(state, Clue(2, "red")), features_of(state, Clue(1, 2))
    assert useless["touch_dead"] == useless["touch_none_good"] == useless["focus_dead"] == 1
    assert again["again"] == again["again_nothing"] == 1
    assert "touch_none_good" not in again
    fresh = features_of(state, Clue(2, 3))
    assert fresh["touch_good"] == pytest.approx(2 / 3)
    assert "again" not in fresh


def test_people_would_rather_clue_new_cards_than_useless_or_clued_ones() -> None:
    state = three("r1 b2 g4 b1 w2", "clue B 1", "play 1", "clue B 2", carol="b4 r1 g3 w4 y3")
    assert seen_in(state, Clue(2, 3)).habit > seen_in(state, Clue(2, "red")).habit
    assert seen_in(state, Clue(2, 3)).habit > seen_in(state, Clue(1, 2)).habit


def test_people_see_what_kind_of_card_they_play() -> None:
    found = features_of(three("r1 b2 g4 b1 w2", "clue B 1"), Play(1))
    assert found["play"] == found["play_fresh"] == found["play_first_one"] == 1


def test_people_see_which_card_they_discard() -> None:
    state = three("r1 b2 g4 b1 w2", "clue B 1")
    chop, clued = features_of(state, Discard(2)), features_of(state, Discard(1))
    assert chop["discard_chop"] == chop["discard_though_play"] == 1
    assert clued["discard_touched"] == clued["discard_fitting"] == 1
    assert "discard_chop" not in clued


def test_every_feature_has_a_worth_and_every_worth_a_feature() -> None:
    view = three("r1 b2 g4 b1 w2", "clue C 4", "play 1", "clue B 2").view(0)
    minds = ConventionReader(11).minds(view)
    position = AdaptingBot().read(three("r1 b2 g4 b1 w2", "clue B 1").view(1))
    found = options(minds, [(0.0, action) for action in view.legal]) + options(position, [(0.0, Play(1))])
    guessed = of_guess(Situation(minds), minds.mine.hands[0][0])
    named = {name for option in found for name in option.features} | set(guessed)
    assert named == set(WORTH_OF)
    assert INCLINATIONS.play == WORTH_OF["play"]


def test_people_are_not_drawn_to_a_card_that_may_not_fit() -> None:
    assert seen_in(three("r1 b2 g4 b1 w2", "clue B red"), Play(5)).features == {}


def test_among_people_more_moves_are_considered() -> None:
    mine = read(three("r1 b2 g4 b1 w2", "clue B 1"), 1, 11)
    assert set(candidate_plays(mine)) < set(all_plays(mine))
    assert set(candidate_discards(mine)) < set(all_discards(mine))


def test_people_repeat_a_clue_to_stop_a_card_that_does_not_fit() -> None:
    state = three("b3 w1 g4 w1 b2", "clue B 1", "play 2", "clue A 4", carol="b4 r3 g3 w4 y3")
    for clue in (Clue(1, 1), Clue(1, "white")):
        assert not [name for name in seen_in(state, clue).features if name.startswith("again")]


def test_people_without_a_chop_give_any_clue() -> None:
    state = three("r1 b2 g4 b1 w2", "clue B 1", "play 1", "clue B 2")
    minds = ConventionReader(11).minds(state.view(state.current))
    assert "again" in options(minds, [(0.0, Clue(1, 2))])[0].features
    for order in minds.mine.hands[minds.me]:
        minds.mine.touched[order] = True
    assert "again" not in options(minds, [(0.0, Clue(1, 2))])[0].features


def test_habits_count_among_people_only() -> None:
    view = three("r1 b2 g4 b1 w2", "clue B 1", "play 1", "clue B 2").view(0)
    people = AdaptingBot(("partner", "level:11", "level:11"))
    belief = people.belief(view)
    expected = {option.action: leaning(belief[0][1], option) for option in options_of(belief)}
    assert {action: value for value, action in people.ranked(view)} == pytest.approx(expected)
    bots = AdaptingBot(("partner", "partner:11", "partner:11"))
    plain = {option.action: option.value for option in options_of(bots.belief(view))}
    found = {action: value for value, action in bots.ranked(view)}
    assert found == pytest.approx({action: plain[action] for action in found})


def test_among_newcomers_it_counts_less_what_people_are_drawn_to() -> None:
    view = three("r1 b2 g4 b1 w2", "clue B 1").view(1)
    drawn = MoveOption(Play(1), 20.0, {"play": 1.0})
    experts, newcomers = (AdaptingBot([level] * 3).read(view) for level in ("level:11", "level:0"))
    assert leaning(experts, drawn) == pytest.approx(20.0 + INCLINATIONS.play)
    assert leaning(newcomers, drawn) == pytest.approx(20.0 + AMONG_NEWCOMERS * INCLINATIONS.play)


def test_of_several_useless_cards_people_see_which_is_the_oldest() -> None:
    minds = minds_of(11, "? ?.r1 ?.r1 ? ?", "b3 b4 g4 y4 w3", series="r1")
    second, third = (options(minds, [(0.0, Discard(place))])[0].features for place in (2, 3))
    assert (second["discard_useless_oldest"], third["discard_useless_oldest"]) == (True, False)
    assert (second["discard_useless_clued"], third["discard_useless_clued"]) == (True, True)


def test_nothing_that_people_are_drawn_to_outweighs_a_clue_that_prevents_a_misplay() -> None:
    """Bob takes his second red 1 for another 1 that fits; Alice has a 1 of her own to play."""
    moves = ("clue B 1", "clue A 1", "play 1")
    state = three("r1 b4 g4 y2 b2", *moves, carol="r1 b3 g3 w4 y3", alice="y4 y3 w1 w3 g4", drawn="b1")
    assert str(AdaptingBot(("partner", "level:5", "level:5")).choose(state.view(A))) == "clue B red"
