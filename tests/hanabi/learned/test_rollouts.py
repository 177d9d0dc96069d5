"""The partner model: one colour permutation, and the average over all where the logit margin is small."""

import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, standard
from sumida.hanabi.learned import belief, weights
from sumida.hanabi.learned.belief import ObservedMove
from sumida.hanabi.learned.rollouts import AVERAGING_MARGIN, NumpyModel, logit_margin

T = standard(2)
MODEL = NumpyModel(T, weights.load(weights.packaged(2), "five", 2), 3)


def test_the_logit_margin_is_taken_against_the_best_other_move() -> None:
    logits = np.array([[1.0, 3.0, 2.5], [1.0, 3.0, 2.5], [4.0, -1e9, -1e9]])
    assert logit_margin(logits, np.array([1, 0, 0])).tolist() == [0.5, -2.0, 1e9 + 4]


def test_the_partner_model_averages_over_permutations_where_the_margin_is_small() -> None:
    p = arrays.deal(T, np.random.default_rng(6).permuted(T.deck)[None])
    for _ in range(9):
        p, _ = arrays.step(T, p, MODEL.averaged_logits(p).argmax(1))
    move = ObservedMove(p, MODEL.averaged_logits(p).argmax(1))
    after = arrays.step(T, p, move.action)[0]
    hands, _ = belief.propose_hands(T, after, 300, np.random.default_rng(7))
    tables = np.zeros(300, int)
    decks = belief.decks_with_hands(after, tables, hands[0])

    before = arrays.with_decks(Position(*(x[tables] for x in p)), decks[:, None])
    action = move.action[tables]
    single, averaged = (
        logit_margin(logits(before), action) for logits in (MODEL.logits, MODEL.averaged_logits)
    )
    small = np.abs(single) < AVERAGING_MARGIN
    assert 0 < small.sum() < len(small)
    assert (np.sign(single) != np.sign(averaged))[small].any()
    margin: Array = np.where(small, averaged, single)
    np.testing.assert_allclose(MODEL.regret(move, tables, decks), np.maximum(-margin, 0), atol=1e-3)
