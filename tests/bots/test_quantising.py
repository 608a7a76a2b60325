"""Nets of floats become nets of integers that answer alike."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from foretell.bots.net.netfile import NET
from foretell.bots.net.network import Network
from foretell.bots.net.rows import WIDTH
from foretell.bots.net.thinking import OUTCOMES
from training import netfloats
from training.quantising import PARTS, Parts, Positions, fullest, quantised, rounded

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


def test_integers_answer_as_the_floats_do(floats: Parts, positions: Positions) -> None:
    record = quantised(floats, positions)
    by_integers, stood_for = Network(record), netfloats.of_integers(record, FEATURES, MOVES)
    for seen in positions.seen[::100]:
        found = by_integers.chances(by_integers.hidden(seen.tolist()), range(MOVES))
        np.testing.assert_allclose(found, chances(floats, seen), atol=0.02)
        np.testing.assert_allclose(found, chances(stood_for, seen), atol=0.02)
    assert record.dtype == NET
    assert 0.0 < fullest(record) < 1.0


def test_nets_of_another_width_are_refused(floats: Parts, positions: Positions) -> None:
    with pytest.raises(ValueError, match=r"layers of 256, not \(8, 8\)"):
        quantised({**floats, "layer": np.zeros((8, 8), np.float32)}, positions)


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
        for whole in (rounded(weights, together, steps, 127), np.rint(weights / steps))
    ]
    assert losses[0] < 0.8 * losses[1]
    assert np.abs(rounded(weights, together, steps, 2)).max() == 2


def test_floats_that_are_written_are_read(floats: Parts, tmp_path: Path) -> None:
    netfloats.write(tmp_path / "some.npz", [floats, floats])
    for net in netfloats.read(tmp_path / "some.npz"):
        assert all((net[part] == floats[part]).all() for part in PARTS)
