"""Means and their intervals, compared with tables and sums made by hand."""

import pytest

from foretell.arena.estimates import average, ratio, student


@pytest.mark.parametrize(
    ("degrees", "value"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (4, 2.7764),
        (9, 2.2622),
        (10, 2.2281),
        (30, 2.0423),
        (120, 1.9799),
        (1000, 1.9623),
        (1001, 1.9623),
        (10**9, 1.9600),
    ],
)
def test_students_t_agrees_with_tables(degrees: int, value: float) -> None:
    assert student(degrees) == pytest.approx(value, abs=5e-5)


def test_a_mean_with_its_interval() -> None:
    # 2, 4, 6: mean 4, deviation 2, standard error 2 / sqrt(3), t(2) = 4.302653.
    found = average([2, 4, 6])
    assert found is not None
    assert found.mean == 4
    assert found.half == pytest.approx(4.302653 * 2 / 3**0.5, rel=1e-6)
    assert found.low == pytest.approx(-0.968275)
    assert found.high == pytest.approx(8.968275)
    assert found.samples == 3


def test_one_sample_has_no_interval_and_no_samples_have_no_mean() -> None:
    found = average([7])
    assert found is not None
    assert (found.mean, found.half, found.low, found.high) == (7, None, None, None)
    assert average([]) is None
    assert ratio([0, 0], [0, 0]) is None


def test_a_ratio_weights_samples_by_their_counts() -> None:
    # 3 of 10 and 1 of 2: 4 of 12; residuals 3 - 10/3 = -1/3 and 1 - 2/3 = 1/3; error sqrt(2/9 / 1 / 2) / 6 = 1/18.
    found = ratio([3, 1, 0], [10, 2, 0])
    assert found is not None
    assert found.mean == pytest.approx(1 / 3)
    assert found.half == pytest.approx(12.7062 / 18, rel=1e-5)
    assert found.samples == 2
