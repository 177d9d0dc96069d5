"""Moves near the end of the game, which are played out."""

from __future__ import annotations

from sumida.hanabi.bots.convention.ending import MISREAD, EndingRollout, outcome, ranked, sample_deals
from sumida.hanabi.conventions.minds import Minds
from sumida.hanabi.rules.actions import Clue
from tests.hanabi.conventions.test_positions import set_up


def ending(bob: str, pile: int, tokens: int) -> Minds:
    """White is at 3 and everything else complete; Alice is to move and knows nothing about her hand."""
    hands = ["? ? ? ? ?", bob]
    position = {"level": 11, "series": "w3 r5 b5 y5 g5", "hands": hands, "tokens": tokens}
    minds = Minds([set_up(position, 0, reader) for reader in (0, 1)], 0)
    for table in minds.tables:
        table.pile = pile
    return minds


def test_a_rollout_ends_when_everybody_has_had_a_last_turn() -> None:
    minds = ending("w4.w4 w5.w5 r1 r1 b1", pile=1, tokens=1)
    (deal,) = sample_deals(minds.mine, 1)
    assert EndingRollout(minds, deal, 1).finish() == 25
    late = EndingRollout(minds, deal, 0)
    late.discard(0)
    assert late.finish() == 24, "Bob has one turn left"


def test_a_rollout_stalls_rather_than_draw_while_another_needs_two_turns() -> None:
    minds = ending("w4.w4 w5.w5 r1 r1 b1", pile=1, tokens=1)
    (deal,) = sample_deals(minds.mine, 1)
    rollout = EndingRollout(minds, deal, 0)
    rollout.turn()
    assert (rollout.tokens, len(rollout.pile)) == (0, 1)


def test_nobody_draws_the_last_card_while_a_partner_needs_two_turns() -> None:
    best = ranked(ending("w4.w4 w5.w5 r1 r1 b1", pile=1, tokens=1))[0][1]
    assert isinstance(best, Clue)


def test_near_the_end_a_clue_that_a_stranger_misreads_costs_a_strike() -> None:
    def position(strikes: int, strict: bool) -> Minds:
        minds = ending("r1 r1 w5 b1 b1", pile=4, tokens=3)
        minds.mine.strict, minds.mine.strikes = strict, strikes
        return minds

    deals, five = sample_deals(position(0, False).mine, 8), Clue(1, 5)
    understood = outcome(position(0, False), five, deals)
    assert outcome(position(0, True), five, deals) == understood - MISREAD, "taken for a finesse on oneself"
    assert outcome(position(2, True), five, deals) == -MISREAD
