"""Whole numbers of more than 64 bits: random ones."""

from foretell.rules.wide import LIMBS, draw


def test_where_there_is_no_choice_nothing_is_drawn() -> None:
    numbers, rng = [9] * (2 * LIMBS), [5]
    numbers[LIMBS] = 1
    draw(numbers, 0, 1, rng)
    assert (numbers[0], rng) == (0, [5])


def test_a_random_number_is_below_its_limit() -> None:
    numbers, rng = [0] * (2 * LIMBS), [5]
    numbers[LIMBS] = limit = 3 * 10**30
    drawn = set()
    for _ in range(100):
        draw(numbers, 0, 1, rng)
        drawn.add(numbers[0])
    assert len(drawn) == 100
    assert 0 <= min(drawn) < limit // 10
    assert limit - limit // 10 < max(drawn) < limit
