"""The nets' arithmetic in C: the same bits as in CPython."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from foretell.bots.net import rows, thinking
from foretell.bots.net.judges import nets_in
from foretell.engine.build import compile_modules, sources, variant_here
from foretell.engine.native import FASTEST, PLAIN, Library
from foretell.engine.records import record_type
from foretell.engine.translate.compiling import VARIANTS, compile_library
from foretell.engine.translate.emitting import described, text
from foretell.engine.translate.program import Program
from training.netfile import Nets, shipped

from .some_nets import random_nets
from .test_thinking import Asked, many_asked

MODULE = thinking.__name__


@pytest.fixture(scope="module", params=["any processor", "this processor", "checked"])
def library(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Library:
    """``thinking`` in C: with the vectors that every processor has, with wider ones, and with checks."""
    target = tmp_path_factory.mktemp("thinking") / "thinking.so"
    if request.param != "any processor":
        return compile_modules([MODULE], target, checked=request.param == "checked")
    program = Program()
    exported = program.exports("it", [MODULE])
    whole = text(program, exported) + described(program, exported, sources(program))
    compile_library(whole, target, VARIANTS[PLAIN if variant_here() == FASTEST else variant_here()])
    return Library(target)


def check(library: Library, nets: Nets, asked: list[Asked]) -> None:
    """Compare the answers of C and of CPython."""
    plain, buffers = nets_in(nets.tobytes()), np.zeros(1, record_type(thinking.Thinking))
    think, answer = library.function("it_think"), library.function("it_answer")
    for which, seen, places in asked:
        net, thought = nets[which : which + 1], thinking.Thinking()
        think(net, np.array(seen, np.int64), len(seen), buffers)
        thinking.think(plain[which], seen, len(seen), thought)
        assert buffers["values"][0].tolist() == thought.values
        for place in places:
            answer(net, place, buffers)
            thinking.answer(plain[which], place, thought)
            assert buffers["chances"][0].tolist() == thought.chances


@pytest.mark.parametrize("name", ["wizard", "extreme"])
def test_c_gives_the_same_bits(library: Library, name: str) -> None:
    check(library, shipped(name), many_asked(name))


@pytest.mark.parametrize("name", ["wizard", "extreme"])
def test_c_gives_the_same_bits_for_any_net(library: Library, name: str) -> None:
    rng = Random(7)
    asked = [(n % 2, rng.sample(range(1600), rng.randrange(120)), [n % 30, 0]) for n in range(60)]
    check(library, random_nets(name), asked)


def test_the_twin_has_the_same_sizes() -> None:
    twin = Path(rows.__file__).with_suffix(".h").read_text(encoding="utf-8")
    assert f"#define ROWS_WIDTH {rows.WIDTH}\n#define ROWS_PADDED {rows.PADDED}\n" in twin
