"""The sketch of the conventions by which the rest of a game of two is played out."""

from __future__ import annotations

from random import Random

import pytest

from sumida.hanabi.bots.convention.choice import clued
from sumida.hanabi.bots.convention.ending import MISREAD, pair_outcome, sample_deals
from sumida.hanabi.bots.convention.evaluation import is_pair
from sumida.hanabi.bots.convention.pair_rollout import PairRollout, clues_by_card, mean_score
from sumida.hanabi.conventions.history import ConventionReader
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.rules.actions import Clue, Discard, Play
from sumida.hanabi.rules.game import GAME
from sumida.hanabi.rules.variants import FIVE
from tests.hanabi.conventions.test_positions import set_up
from tests.hanabi.positions import table


def minds(bob: str, tokens: int, pile: int = 4, alice: str = "? ? ? ? ?", discards: str = "") -> Minds:
    """White is at 3 and everything else complete; Alice is to move."""
    hands = [alice, bob]
    position = {
        "level": 11,
        "series": "w3 r5 b5 y5 g5",
        "hands": hands,
        "tokens": tokens,
        "pile": pile,
        "discards": discards,
    }
    return Minds([set_up(position, 0, reader) for reader in (0, 1)], 0)


def rollout(before: Minds) -> PairRollout:
    (deal,) = sample_deals(before.mine, 1)
    return PairRollout(clues_by_card(before.mine.terms), before, deal)


def test_a_rollout_ends_when_everybody_has_had_a_last_turn() -> None:
    before = minds("w4.w4 w5.w5 r1 r1 b1", tokens=1, pile=1)
    game = rollout(before)
    game.seat = 1
    assert game.finish() == 25
    late = rollout(before)
    late.throw(0)
    assert late.finish() == 24, "Bob has one turn left"


def test_nobody_draws_the_last_card_while_the_other_needs_two_turns() -> None:
    game = rollout(minds("w4.w4 w5.w5 r1 r1 b1", tokens=1, pile=1))
    game.turn()
    assert (game.tokens, len(game.pile)) == (0, 1)


def test_the_last_copy_on_the_chop_of_an_idle_seat_is_saved() -> None:
    game = rollout(minds("w5 r1 r1 b1 b1", tokens=1))
    game.turn()
    assert (game.tokens, game.kept[5]) == (0, True)
    assert FIVE.texts(game.belief[5]) == ("w5",), "every other 5 has been played"


def test_without_a_token_whoever_could_play_warns_the_other_seat() -> None:
    game = rollout(minds("w5 r1 r1 b1 b1", tokens=0, alice="? ? ? ? w4.w4"))
    game.turn()
    assert (game.score, game.tokens, game.kept[5]) == (23, 1, True)


def test_a_card_that_fits_is_named_by_a_clue_that_touches_no_useless_card() -> None:
    game = rollout(minds("r1 r1 b4 b1 w4", tokens=1))
    game.turn()
    assert game.known_cards(game.hands[1])[0] == 9
    assert not game.kept[7], "a clue of 4s would have touched the useless b4"


def test_a_move_is_worth_the_mean_score_at_the_end() -> None:
    before = minds("r1 r1 b1 b1 w5", tokens=4, alice="?.w4 ? ? ? ?", discards="w4")
    deals = sample_deals(before.mine, 8)
    assert mean_score(before, before, Discard(1), deals) == 23, "the last w4 is lost"
    assert mean_score(before, before, Play(1), deals) == 25


@pytest.mark.parametrize("variant", ["five", "six"])
def test_a_whole_game_is_played_out_and_no_card_is_lost_sight_of(variant: str) -> None:
    setup = GAME.setup({"players": 2, "variant": variant})
    for number in range(20):
        deal = setup.deal(Random(number))
        before = ConventionReader().minds(setup.start(deal).view(0))
        game = PairRollout(
            clues_by_card(before.mine.terms), before, (list(deal.cards[:10]), list(deal.cards[:9:-1]))
        )
        score = game.finish()
        seen = sum(copies - left for copies, left in zip(setup.variant.copies, game.left, strict=True))
        held = sum(map(len, game.hands))
        assert score in (0, sum(game.piles))
        assert seen + sum(game.piles) + held + len(game.pile) == len(deal.cards)


def test_a_clue_that_a_stranger_misreads_costs_a_point() -> None:
    values = []
    for strict in (True, False):
        before = minds("w4 w5.w5 r1 r1 b1", tokens=1, pile=1)
        before.mine.strict = strict
        clued(before, Clue(1, 4)).mine.lies += 1
        values.append(pair_outcome(before, Clue(1, 4), sample_deals(before.mine, 1)))
    assert values[1] - values[0] == MISREAD


def test_only_two_who_know_the_conventions_are_played_out_in_detail() -> None:
    two = table("y4 y3 w4 w3 g4 b4 b3 g3 w4 y3")
    assert is_pair(ConventionReader().table(two.view(0)))
    stranger = ConventionReader(strict=True)
    assert is_pair(stranger.minds(two.view(0), (11, 1)).mine)
    assert not is_pair(stranger.minds(two.view(0), (11, 0)).mine)
    three = table("y4 y3 w4 w3 g4 b4 b3 g3 w4 y3 w1 w1 r1 r1 b1", players=3)
    assert not is_pair(ConventionReader().table(three.view(0)))
