"""The networks of generation 1 in C: sums of rows as in Python, and chances as by numpy."""

from pathlib import Path

import numpy as np
import pytest

from foretell.bots.v1.net import rows
from foretell.bots.v1.net.fast import nets_of
from foretell.bots.v1.net.network import nets
from foretell.bots.v1.net.thinking import OUTCOMES, FastNet, Thinking, answer, think
from foretell.engine.build import compile_modules
from foretell.engine.native import Library
from foretell.engine.records import record_type


@pytest.fixture(scope="module")
def native(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The functions of ``thinking`` in C."""
    folder: Path = tmp_path_factory.mktemp("native")
    return compile_modules(["foretell.bots.v1.net.thinking"], folder / "thinking.so")


@pytest.mark.parametrize("game", ["wizard", "extreme"])
@pytest.mark.parametrize("which", [0, 1])
def test_c_and_numpy_find_the_same_chances(native: Library, game: str, which: int) -> None:
    rng, net, plain = np.random.default_rng(which), nets_of(game)[which : which + 1], nets(game)[which]
    thinking = np.zeros(1, record_type(Thinking))
    for many in (1, 50, 90):
        seen = rng.choice(len(plain.features), many, replace=False)
        native.function("it_think")(net, seen, many, thinking)
        for move in rng.choice(len(plain.answers), 5, replace=False).tolist():
            native.function("it_answer")(net, move, thinking)
            expected = plain.chances(plain.hidden(seen.tolist()), [move])[0]
            assert np.allclose(thinking["chances"][0, :OUTCOMES], expected, atol=2e-3)


def test_python_and_c_find_the_same_chances(native: Library) -> None:
    many, net, python, thinking = 40, FastNet(), Thinking(), np.zeros(1, record_type(Thinking))
    record = nets_of("wizard")[1:]
    for name in record.dtype.names:
        setattr(net, name, record[name][0].tolist())
    seen = np.random.default_rng(7).choice(1924, many, replace=False)
    think(net, seen.tolist(), many, python)
    answer(net, 5, python)
    native.function("it_think")(record, seen, many, thinking)
    native.function("it_answer")(record, 5, thinking)
    assert thinking["many"][0] == python.many
    assert np.allclose(thinking["chances"][0], python.chances, atol=1e-4)


def test_negative_values_are_set_to_zero() -> None:
    layer = [(-1.0) ** i * i for i in range(rows.WIDTH)]
    active = [0] * rows.WIDTH
    assert rows.rectify(layer, active) == rows.WIDTH // 2 - 1
    assert active[:2] == [2, 4]
    assert min(layer) == 0.0
