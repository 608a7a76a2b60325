"""Tournaments of the simulation that compares forms."""

from benchmarks.forms import FORMS, Luck, by_form, seated_after


def test_without_luck_every_form_with_sums_finds_the_best_player() -> None:
    found = by_form(Luck(0.001, 100.0), 16, 2, (), 50, 1)
    assert [found[n] for n, form in enumerate(FORMS) if form.sums] == [(1.0, 1.0)] * 2
    assert by_form(Luck(0.001, 100.0), 16, 5, (4,), 50, 1)[2:] == [(1.0, 1.0)] * 2


def test_with_luck_alone_nobody_is_found_more_often_than_by_chance() -> None:
    for share, rank in by_form(Luck(1e6, 1.0), 16, 2, (), 2000, 1):
        assert share < 0.1
        assert 7.5 < rank < 9.5


def test_real_seating_finds_the_best_player_too() -> None:
    """17 people sit at tables of four and three."""
    [found] = seated_after(Luck(0.001, 100.0), 17, (2,), 3, 1)
    assert [found[n] for n, form in enumerate(FORMS) if form.sums] == [(1.0, 1.0)] * 2
