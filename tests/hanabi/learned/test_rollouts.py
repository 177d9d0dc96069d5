"""How the search asks the net: what the partner did is looked at once, and in every way where in doubt."""

import numpy as np

from sumida.hanabi.engines import arrays
from sumida.hanabi.engines.arrays import Array, Position, standard
from sumida.hanabi.learned import belief, weights
from sumida.hanabi.learned.belief import ObservedMove
from sumida.hanabi.learned.rollouts import DOUBT, NumpyNets, lead

T = standard(2)
NETS = NumpyNets(T, weights.load(weights.packaged(2), "five", 2).nets, 3)


def test_a_move_leads_by_what_it_is_liked_better_than_the_best_other() -> None:
    likes = np.array([[1.0, 3.0, 2.5], [1.0, 3.0, 2.5], [4.0, -1e9, -1e9]])
    assert lead(likes, np.array([1, 0, 0])).tolist() == [0.5, -2.0, 1e9 + 4]


def test_what_the_partner_did_is_looked_at_in_every_way_where_one_look_leaves_a_doubt() -> None:
    p = arrays.deal(T, np.random.default_rng(6).permuted(T.deck)[None])
    for _ in range(9):
        p, _ = arrays.step(T, p, NETS.opinion(p).argmax(1))
    moment = ObservedMove(p, NETS.opinion(p).argmax(1))
    seen_by_me = arrays.step(T, p, moment.action)[0]
    hands, _ = belief.draw(T, seen_by_me, 300, np.random.default_rng(7))
    tables = np.zeros(300, int)
    decks = belief.laid(seen_by_me, tables, hands[0])

    before = arrays.guessed(Position(*(x[tables] for x in p)), decks[:, None])
    action = moment.action[tables]
    once, every = lead(NETS.likes(before), action), lead(NETS.opinion(before), action)
    doubtful = np.abs(once) < DOUBT
    assert 0 < doubtful.sum() < len(doubtful)
    assert (np.sign(once) != np.sign(every))[doubtful].any()
    found: Array = np.where(doubtful, every, once)
    np.testing.assert_allclose(NETS.preferred(moment, tables, decks), np.maximum(-found, 0), atol=1e-3)
