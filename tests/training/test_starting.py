"""Nets to train on from have the answers of the integers that they are made of."""

import numpy as np
import pytest
from numpy.typing import NDArray

from foretell.bots.net.judges import nets_in
from foretell.bots.net.rows import WIDTH
from foretell.bots.net.wizard import layout
from tests.bots.some_nets import answers, random_nets
from training.netfile import Nets
from training.quantising import Parts
from training.starting import floats_from

SEEN, MOVES = [3, 50, 700, 1100, 1500, 1900], range(20)


@pytest.fixture(scope="module")
def nets() -> Nets:
    """Nets of which half of the first layer is not used."""
    found = random_nets("wizard")
    found["layer"].reshape(2, WIDTH, -1)[:, ::2] = 0
    return found


def floats_of(nets: Nets) -> Parts:
    return floats_from(nets[1], layout.FEATURES, layout.CARDPLAY_MOVES)


def chances(parts: Parts) -> NDArray[np.float64]:
    """What a net of floats answers."""
    first = np.maximum(parts["features"][SEEN].sum(axis=0) + parts["features_bias"], 0.0)
    second = np.maximum(first @ parts["layer"] + parts["layer_bias"], 0.0)
    weights = np.exp(parts["answers"][MOVES] @ second + parts["answers_bias"][MOVES])
    found: NDArray[np.float64] = weights / weights.sum(axis=1, keepdims=True)
    return found


def test_floats_have_the_answers_of_the_integers(nets: Nets) -> None:
    exact = answers(nets_in(nets.tobytes())[1], SEEN, MOVES)
    np.testing.assert_allclose(chances(floats_of(nets)), exact, atol=0.01)
