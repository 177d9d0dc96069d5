"""A hint is a whole legal turn, made from the view alone."""

from __future__ import annotations

from random import Random

import pytest

from sumida.hashi.bots.careful import CarefulBot
from sumida.hashi.bots.hint import hint
from sumida.hashi.rules.game import GAME


@pytest.mark.parametrize("seed", range(4))
def test_the_marks_of_a_hint_are_legal_in_their_order_through_a_whole_game(seed: int) -> None:
    setup = GAME.setup({"players": 1, "board": "AB"[seed % 2]})
    state, bot, rng = setup.start(setup.deal(Random(seed))), CarefulBot(), Random(seed)
    while state.to_act:
        if rng.random() < 0.3:  # people draw something else, and ask in the middle of a turn
            state = state.apply(0, rng.choice(state.legal(0)))
            continue
        finished = set(state.turns[0].closed.all_finished())
        found = hint(bot, state.view(0))
        for _ in range(found.undo):
            state = state.undo(0)
        for mark in found.marks:
            state = state.apply(0, setup.parse_action(mark))
        board = setup.layout
        new = set(state.turns[0].sheet.all_finished()) - finished
        assert set(found.finishes) == {board.islands[island].name for island in new}
        state = state.apply(0, setup.parse_action("done"))


def test_cards_that_have_not_come_do_not_change_a_hint() -> None:
    setup = GAME.setup({"players": 1})
    deal = setup.deal(Random(3))
    other = type(deal)((*deal.cards[:2], *reversed(deal.cards[2:])))
    states = [setup.start(cards) for cards in (deal, other)]
    bots = [CarefulBot(), CarefulBot()]
    for _ in range(2):
        hints = [hint(bot, state.view(0)) for bot, state in zip(bots, states, strict=True)]
        assert hints[0] == hints[1]
        steps = [*hints[0].marks, "done"]
        for step in steps:
            states = [state.apply(0, setup.parse_action(step)) for state in states]
