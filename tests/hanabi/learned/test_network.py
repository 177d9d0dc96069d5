"""The net's arithmetic: inputs that all rows share are multiplied once, and nothing else changes."""

import numpy as np
import pytest

from sumida.hanabi.learned.network import forward, initial, times_alike

INPUTS = 40
RNG = np.random.default_rng(4)
NET = initial(RNG, (INPUTS, 16, 16, 3), last=1.0)


@pytest.mark.parametrize("differing", [0, 1, 7, INPUTS])
@pytest.mark.parametrize("rows", [0, 1, 50])
def test_rows_that_differ_in_few_inputs_give_the_product_of_all(rows: int, differing: int) -> None:
    x = np.tile(RNG.random(INPUTS, np.float32), (rows, 1))
    x[:, :differing] = RNG.random((rows, differing))
    np.testing.assert_allclose(times_alike(x, NET[0][0]), x @ NET[0][0], rtol=1e-4, atol=1e-5)


def test_a_row_is_worth_the_same_alone_and_among_others() -> None:
    x = np.tile(RNG.random(INPUTS, np.float32), (20, 1))
    x[:, 3:9] = RNG.random((20, 6))
    alone = np.concatenate([forward(NET, row[None]) for row in x])
    np.testing.assert_allclose(forward(NET, x), alone, rtol=1e-4, atol=1e-5)


def test_further_inputs_count_as_if_they_stood_to_the_right() -> None:
    x = RNG.random((5, INPUTS), np.float32)
    np.testing.assert_allclose(forward(NET, x[:, :30], more=x[:, 30:]), forward(NET, x), rtol=1e-4, atol=1e-5)
