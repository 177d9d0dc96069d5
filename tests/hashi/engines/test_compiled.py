"""The compiled engine equals the reference, step by step."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from sumida.hashi.engines import compiled
from sumida.hashi.rules.generate import generate
from sumida.hashi.rules.setup import HashiSetup

BOARDS = {"A": "A", "B": "B", **{name: generate(1, name) for name in ("easy", "medium", "hard")}}


def finished(pos: compiled.PackedGame, seat: int) -> set[int]:
    return {island for island in range(18) if int(pos.boards[seat][5]) >> island & 1}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("board", BOARDS)
def test_both_engines_step_side_by_side(board: str, players: int) -> None:
    setup = HashiSetup(players, BOARDS[board])
    rng = Random(f"{board} {players}")
    ids = {action: index for index, action in enumerate(setup.actions)}
    geo, room = compiled.tables(setup), np.zeros(len(ids), np.int64)
    for _ in range(2):
        deal = setup.deal(rng)
        state, pos = setup.start(deal), compiled.start(setup, deal)
        while state.to_act:
            seat = rng.choice(state.to_act)
            legal = state.legal(seat)
            assert [ids[action] for action in legal] == list(room[: compiled.legal(geo, pos, seat, room)])
            action = rng.choice(legal)
            state = state.apply(seat, action)
            compiled.step(geo, pos, seat, ids[action])
            assert compiled.same(pos, state)
        seats = range(players)
        assert tuple(compiled.score(pos, seat) for seat in seats) == state.scores
        assert [finished(pos, seat) for seat in seats] == [set(t.sheet.all_finished()) for t in state.turns]


def test_a_rollout_takes_the_choices_it_is_given() -> None:
    setup = HashiSetup(2)
    geo, deal = compiled.tables(setup), setup.deal(Random(5))
    choices = np.random.default_rng(5).integers(0, 1 << 30, 1000)
    pos = compiled.start(setup, deal)
    steps = compiled.rollout(geo, pos, choices, np.zeros(len(setup.actions), np.int64))
    state = setup.start(deal)
    for choice in choices[:steps]:
        seat = state.to_act[0]
        legal = state.legal(seat)
        state = state.apply(seat, legal[int(choice) % len(legal)])
    assert not state.to_act
    assert compiled.same(pos, state)


def test_a_batch_of_rollouts_is_the_rollouts_one_by_one() -> None:
    setup = HashiSetup(3, "B")
    geo, rng = compiled.tables(setup), np.random.default_rng(6)
    pos = compiled.start(setup, setup.deal(Random(6)))
    decks = np.array([rng.permutation(pos.deck) for _ in range(4)])
    choices = rng.integers(0, 1 << 30, (4, 1000))
    scores = np.zeros((4, 3), np.int64)
    compiled.rollouts(geo, pos, decks, choices, scores)
    for game in range(4):
        compiled.reset(pos, decks[game])
        compiled.rollout(geo, pos, choices[game], np.zeros(len(setup.actions), np.int64))
        assert [compiled.score(pos, seat) for seat in range(3)] == list(scores[game])
