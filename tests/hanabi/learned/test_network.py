"""The network's arithmetic: inputs that all rows share are multiplied once, with the same result."""

import numpy as np
import pytest

from sumida.hanabi.learned.network import forward, initial_layers, matmul_shared

INPUTS = 40
RNG = np.random.default_rng(4)
NET = initial_layers(RNG, (INPUTS, 16, 16, 3), output_scale=1.0)


@pytest.mark.parametrize("differing", [0, 1, 7, INPUTS])
@pytest.mark.parametrize("rows", [0, 1, 50])
def test_sharing_equal_inputs_does_not_change_the_product(rows: int, differing: int) -> None:
    x = np.tile(RNG.random(INPUTS, np.float32), (rows, 1))
    x[:, :differing] = RNG.random((rows, differing))
    np.testing.assert_allclose(matmul_shared(x, NET[0][0]), x @ NET[0][0], rtol=1e-4, atol=1e-5)


def test_a_row_has_the_same_output_alone_and_in_a_batch() -> None:
    x = np.tile(RNG.random(INPUTS, np.float32), (20, 1))
    x[:, 3:9] = RNG.random((20, 6))
    alone = np.concatenate([forward(NET, row[None]) for row in x])
    np.testing.assert_allclose(forward(NET, x), alone, rtol=1e-4, atol=1e-5)


def test_extra_inputs_count_as_if_concatenated_to_the_right() -> None:
    x = RNG.random((5, INPUTS), np.float32)
    np.testing.assert_allclose(
        forward(NET, x[:, :30], extra=x[:, 30:]), forward(NET, x), rtol=1e-4, atol=1e-5
    )
