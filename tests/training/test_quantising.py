"""Nets of floats become nets of integers that answer alike."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from foretell.bots.net.judges import nets_in
from foretell.bots.net.rows import WIDTH
from foretell.bots.net.thinking import OUTCOMES
from tests.bots.some_nets import answers
from training import netfloats
from training.netfile import NET
from training.quantising import PARTS, Parts, Positions, fullest, nearest, quantised, rounded

FEATURES, MOVES, TRUE = 60, 3, 20


@pytest.fixture(scope="module")
def floats() -> Parts:
    """A net of floats that nobody trained."""
    rng = np.random.default_rng(4)
    shapes = [(FEATURES, WIDTH), (WIDTH,), (WIDTH, WIDTH), (WIDTH,), (MOVES, OUTCOMES, WIDTH), (MOVES, OUTCOMES)]
    sizes = (0.2, 0.1, 0.1, 0.1, 0.05, 0.5)
    drawn = zip(PARTS, sizes, shapes, strict=True)
    return {part: rng.normal(0, size, shape).astype(np.float32) for part, size, shape in drawn}


@pytest.fixture(scope="module")
def positions() -> Positions:
    """Random features, some always true together."""
    rng = np.random.default_rng(5)
    seen = np.argsort(rng.random((3000, FEATURES // 2)), axis=1)[:, : TRUE // 2]
    both = np.concatenate([seen, seen + FEATURES // 2], axis=1).astype(np.int16)
    return Positions(both, np.full(3000, TRUE))


def chances(parts: Parts, seen: NDArray[np.int16]) -> NDArray[np.float64]:
    """The chances of the outcomes of all moves, by floats."""
    first = np.maximum(parts["features"][seen].sum(axis=0) + parts["features_bias"], 0)
    second = np.maximum(first @ parts["layer"] + parts["layer_bias"], 0)
    weights = np.exp((parts["answers"] @ second + parts["answers_bias"]).astype(np.float64))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


@pytest.mark.parametrize(("quickly", "error"), [(False, 0.02), (True, 0.04)])
def test_integers_answer_as_the_floats_do(floats: Parts, positions: Positions, quickly: bool, error: float) -> None:
    record = quantised(floats, positions, quickly=quickly)
    (by_integers,) = nets_in(record.tobytes())
    for seen in positions.seen[::100]:
        found = answers(by_integers, seen.tolist(), range(MOVES))
        np.testing.assert_allclose(found, chances(floats, seen), atol=error)
    assert record.dtype == NET
    assert 0.0 < fullest(record) < 1.0


def test_nets_of_another_width_are_refused(floats: Parts, positions: Positions) -> None:
    with pytest.raises(ValueError, match=r"layers of 256, not \(8, 8\)"):
        quantised({**floats, "layer": np.zeros((8, 8), np.float32)}, positions)


def test_no_sum_overflows_however_large_what_is_added_to_it(floats: Parts, positions: Positions) -> None:
    """Where a value is never above 0, as an output that has died: its gain is as large as it can be."""
    dead = {**floats, "features_bias": np.full(WIDTH, -1e3, np.float32), "layer_bias": np.full(WIDTH, -1e5, np.float32)}
    for quickly in (False, True):
        assert 0.5 < fullest(quantised(dead, positions, quickly=quickly)) < 1.0


def test_how_full_integers_can_become() -> None:
    net = np.zeros((), NET)
    net["features"][:] = 64
    assert fullest(net) == 0.5
    net["layer"][:], net["layer_gains"][:] = 1, 3 << 14
    assert fullest(net) == 3 * 127 * 256 * 2**14 / 2**31
    net["answers"][:] = 2**14
    assert fullest(net) == 1023 * 256 * 2**14 / 2**31


def test_what_rounding_loses_is_made_up_for(positions: Positions, floats: Parts) -> None:
    weights, steps = floats["features"].astype(np.float64), np.full(WIDTH, 0.1)
    inputs = np.concatenate([*positions.inputs(FEATURES)]).astype(np.float64)
    together = inputs.T @ inputs / len(inputs)
    exact = inputs @ weights
    losses = [
        np.abs(inputs @ (whole * steps) - exact).mean()
        for whole in (rounded(weights, together, steps, 127), nearest(weights, steps, 127))
    ]
    assert losses[0] < 0.8 * losses[1]
    assert np.abs(rounded(weights, together, steps, 2)).max() == 2


def test_floats_that_are_written_are_read(floats: Parts, tmp_path: Path) -> None:
    netfloats.write(tmp_path / "some.npz", [floats, floats])
    for net in netfloats.read(tmp_path / "some.npz"):
        assert all((net[part] == floats[part]).all() for part in PARTS)
