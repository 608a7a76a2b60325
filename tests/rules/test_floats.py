"""Our own functions of floats: close to those of the platform, and the same bits everywhere."""

import math
from fractions import Fraction
from random import Random

import pytest

from foretell.rules.floats import exp, log, power
from foretell.rules.roots import sqrt


def test_exp_is_that_of_the_platform() -> None:
    rng = Random(1)
    for x in [*(rng.uniform(-700, 700) for _ in range(20_000)), *(rng.uniform(-30, 1) for _ in range(20_000)), 0.0]:
        assert exp(x) == pytest.approx(math.exp(x), rel=1e-14)


def test_log_is_that_of_the_platform() -> None:
    rng = Random(2)
    wide = [math.exp(rng.uniform(-700, 700)) for _ in range(10_000)]
    near_one = [1 + rng.choice((1, -1)) * 10 ** -rng.uniform(0.01, 15) for _ in range(10_000)]
    for x in [*wide, *near_one, 1.0, 2.0, 5e-324, 1.7e308]:
        assert log(x) == pytest.approx(math.log(x), rel=1e-14)


def test_what_is_too_small_or_too_large_for_a_float() -> None:
    assert exp(-708.5) == exp(-1e300) == 0.0
    assert exp(709.5) == exp(1e300) == 1.7976931348623157e308
    assert log(0.0) == log(-1.0) == -1.7976931348623157e308


def test_square_roots_are_rounded_as_ieee_754_says() -> None:
    rng = Random(3)
    for x in [*(rng.uniform(0, 1e6) for _ in range(1000)), 0.0, 5e-324, 1.7e308]:
        root = Fraction(sqrt(x))
        half_above, half_below = (Fraction(math.nextafter(sqrt(x), way)) + root for way in (math.inf, 0.0))
        assert half_below**2 <= 4 * Fraction(x) <= half_above**2


def test_whole_powers() -> None:
    assert [power(0.5, n) for n in range(4)] == [1.0, 0.5, 0.25, 0.125]
    assert power(0.8, 30) == pytest.approx(0.8**30)


@pytest.mark.parametrize(
    ("x", "e_to_x", "log_of_x"),
    [
        (0.1, "0x1.1aec7b35a00d1p+0", "-0x1.26bb1bbb55515p+1"),
        (3.7, "0x1.4394144eeec81p+5", "0x1.4eeee650ae550p+0"),
        (123.456, "0x1.1428e1cbc0138p+178", "0x1.343774f3e2362p+2"),
    ],
)
def test_the_bits_are_always_these(x: float, e_to_x: str, log_of_x: str) -> None:
    assert (exp(x).hex(), log(x).hex()) == (e_to_x, log_of_x)
