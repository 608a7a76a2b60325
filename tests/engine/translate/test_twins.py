"""What is translated does in C what it does in CPython: results, arrays and structs are the same."""

import copy
import struct
from array import array
from collections.abc import Callable, MutableSequence
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from foretell.engine.build import compile_modules
from foretell.engine.native import Library
from foretell.engine.records import from_record, record_type, to_records
from tests.engine.translate import samples
from tests.engine.translate.samples import Inner, Outer

Numbers = MutableSequence[float]
SMALL = st.integers(-9, 9)
NUMBERS = st.integers(-(1 << 40), 1 << 40) | SMALL
FLOATS = st.floats(-1e100, 1e100)
AS_LONG_AS_IT_TAKES = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
EIGHT = (-(1 << 7), (1 << 7) - 1)


@pytest.fixture(scope="module", params=["fast", "checked"])
def library(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The samples, compiled without checks and with them."""
    target = tmp_path_factory.mktemp("samples") / "samples.so"
    return compile_modules([samples.__name__], target, checked=request.param == "checked")


def both(library: Library, function: Callable[..., Any], *arguments: object) -> None:
    """Call a function in CPython and in C, and compare what it returns and what it leaves in its arrays.

    A struct by itself is given as a tuple of one.
    """
    plain, packed = copy.deepcopy(arguments), [in_c(one) for one in copy.deepcopy(arguments)]
    expected = function(*(one[0] if isinstance(one, tuple) else one for one in plain))
    found = library.function(f"it_{function.__name__}")(*packed)
    assert as_bits(found) == as_bits(expected)
    assert [in_python(one) for one in packed] == [list(one) if isinstance(one, tuple) else one for one in plain]


def in_c(one: object) -> object:
    """An argument as C takes it: structs as records."""
    return to_records(one, record_type(Outer)) if isinstance(one, list | tuple) else one


def in_python(one: object) -> object:
    """Records as structs again."""
    return [from_record(one, i, Outer) for i in range(len(one))] if isinstance(one, np.ndarray) else one


def as_bits(value: object) -> object:
    """A float as its bits: -0.0 is not 0.0."""
    return struct.pack("d", value) if isinstance(value, float) else value


def arrays(code: str, size: int, low: int, high: int) -> st.SearchStrategy[Any]:
    """Arrays of integers."""
    return st.lists(st.integers(low, high), min_size=size, max_size=size).map(lambda values: array(code, values))


def floats(code: str, size: int) -> st.SearchStrategy[Any]:
    """Arrays of floats."""
    values = st.floats(-1e6, 1e6, width=32)
    return st.lists(values, min_size=size, max_size=size).map(lambda values: array(code, values))


INNER = st.builds(
    Inner,
    SMALL,
    st.lists(st.floats(-1e6, 1e6), min_size=3, max_size=3),
    st.lists(st.integers(-99, 99), min_size=7, max_size=7),
)
OUTER = st.builds(
    Outer,
    SMALL,
    st.booleans(),
    FLOATS,
    INNER,
    st.lists(INNER, min_size=4, max_size=4),
    st.lists(NUMBERS, min_size=7, max_size=7),
    st.lists(st.integers(*EIGHT), min_size=5, max_size=5),
)


@AS_LONG_AS_IT_TAKES
@given(NUMBERS, NUMBERS.filter(bool), st.integers(0, 63))
def test_operators(library: Library, a: int, b: int, n: int) -> None:
    both(library, samples.divide, a, b)
    both(library, samples.shift, a, n)
    both(library, samples.masks, a, b)
    both(library, samples.gcd, a, b)


@AS_LONG_AS_IT_TAKES
@given(SMALL, SMALL, SMALL)
def test_comparisons_and_choices(library: Library, a: int, b: int, c: int) -> None:
    both(library, samples.choose, a, b, c)
    both(library, samples.compared, a, b, c)
    both(library, samples.among, a, b)
    both(library, samples.falsehoods, a, b)
    both(library, samples.case, a, b, c)
    both(library, samples.triple, a, b, c)


@AS_LONG_AS_IT_TAKES
@given(st.integers(-(1 << 52), 1 << 52), FLOATS, floats("d", 6), st.integers(0, 6))
def test_floats(library: Library, n: int, x: float, values: Numbers, many: int) -> None:
    both(library, samples.float_of, n, x)
    both(library, samples.cut, x % 1e18)
    both(library, samples.summed, values, many)
    both(library, samples.total, values, many)


@AS_LONG_AS_IT_TAKES
@given(st.integers(-20, 20), st.integers(-20, 20))
def test_loops(library: Library, start: int, stop: int) -> None:
    both(library, samples.loops, start, stop)


@AS_LONG_AS_IT_TAKES
@given(arrays("q", 6, -1000, 1000), st.integers(0, 5), st.integers(0, 5), st.integers(1, 6))
def test_assignments(library: Library, x: Numbers, i: int, j: int, many: int) -> None:
    both(library, samples.exchange, x, i, j)
    both(library, samples.bump, x)
    both(library, samples.in_order, x, many)


@AS_LONG_AS_IT_TAKES
@given(
    st.tuples(
        arrays("b", 5, *EIGHT),
        arrays("B", 5, 0, 255),
        arrays("h", 5, -(1 << 15), (1 << 15) - 1),
        arrays("i", 5, -(1 << 23), 1 << 23),
        arrays("H", 5, 0, (1 << 16) - 1),
    )
)
def test_narrow_elements(library: Library, of_each: tuple[Any, ...]) -> None:
    both(library, samples.narrow, *of_each)


@AS_LONG_AS_IT_TAKES
@given(floats("f", 3), floats("d", 3))
def test_floats_of_32_bits(library: Library, x: Numbers, y: Numbers) -> None:
    both(library, samples.rounded, x, y)


@AS_LONG_AS_IT_TAKES
@given(OUTER, st.integers(0, 1000))
def test_structs(library: Library, outer: Outer, i: int) -> None:
    both(library, samples.sides, (outer,), i % 80 - 8, outer.n % 7)
    both(library, samples.deep, (outer,), i)
    both(library, samples.len_of, (outer,), i)


@AS_LONG_AS_IT_TAKES
@given(st.lists(OUTER, min_size=1, max_size=3))
def test_arrays_of_structs(library: Library, outers: list[Outer]) -> None:
    both(library, samples.copies, outers, len(outers))


@AS_LONG_AS_IT_TAKES
@given(st.integers(1, (1 << 63) - 1), st.integers(0, 63))
def test_sets(library: Library, mask: int, n: int) -> None:
    both(library, samples.sets, mask, n)


@AS_LONG_AS_IT_TAKES
@given(st.integers(0, (1 << 64) - 1), st.integers(0, (1 << 63) - 1), st.integers(0, 100))
def test_random_numbers(library: Library, rng: int, seed: int, n: int) -> None:
    both(library, samples.chances, array("Q", [rng]), array("q", range(40)), seed, n)
