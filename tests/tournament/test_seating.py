"""Who sits where: few meet again, few tables are odd, equal people meet, and every machine finds the same."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

import pytest

from foretell.tournament.history import History, history, pairs
from foretell.tournament.seating import Seating, Sitters, seat
from foretell.tournament.settings import Settings
from foretell.tournament.shape import shape
from foretell.tournament.squares import squares
from foretell.tournament.state import Round, Table

SEED = "5e" * 32


def people(number: int) -> list[str]:
    return [f"p{n:03}" for n in range(number)]


def seated(
    number: int, past: Sequence[Seating] = (), ranks: Sequence[int] | None = None, left: int = 1, /, **settings: object
) -> Seating:
    """The next seating of people who all played before."""
    agreed = Settings().having(settings)
    sitters = Sitters(people(number), ranks or [0] * number, {}, left)
    return seat(sitters, told(past, agreed.table), agreed, SEED, f"round {len(past)}")


def told(past: Sequence[Seating], size: int) -> History:
    rows = (Round(n, "preliminary", (), _tables(one), one.byes, "", "") for n, one in enumerate(past, start=1))
    return history(rows, size)


def _tables(one: Seating) -> tuple[Table, ...]:
    return tuple(Table(n, seats) for n, seats in enumerate(one.tables, start=1))


def rounds(number: int, count: int, **settings: object) -> list[Seating]:
    """The seatings of some rounds without results."""
    past: list[Seating] = []
    for n in range(count):
        past.append(seated(number, past, None, count - n, **settings))
    return past


def met(past: Sequence[Seating]) -> Counter[frozenset[str]]:
    """How often pairs met."""
    return Counter(pair for one in past for pair in pairs(one.tables))


@pytest.mark.parametrize(
    ("number", "odd", "sizes", "byes"),
    [
        (1, "threes", [], 1),
        (2, "threes", [], 2),
        (3, "threes", [3], 0),
        (5, "threes", [4], 1),
        (5, "fives", [5], 0),
        (6, "threes", [3, 3], 0),
        (6, "fives", [3, 3], 0),
        (7, "fives", [4, 3], 0),
        (9, "threes", [3, 3, 3], 0),
        (9, "fives", [5, 4], 0),
        (11, "fives", [4, 4, 3], 0),
        (17, "threes", [4, 4, 3, 3, 3], 0),
        (17, "fives", [5, 4, 4, 4], 0),
        (232, "threes", [4] * 58, 0),
        (235, "fives", [5] * 3 + [4] * 55, 0),
    ],
)
def test_tables_are_as_equal_as_the_number_allows(number: int, odd: str, sizes: list[int], byes: int) -> None:
    assert shape(number, 4, odd, 6) == (sizes, byes)


@pytest.mark.parametrize("odd", ["threes", "fives"])
@pytest.mark.parametrize("size", [3, 4, 5, 6])
@pytest.mark.parametrize("largest", [5, 6])
def test_every_number_has_tables(size: int, odd: str, largest: int) -> None:
    size = min(size, largest)
    for number in range(3, 1001):
        sizes, byes = shape(number, size, odd, largest)
        assert sum(sizes) + byes == number
        assert set(sizes) <= set(range(3, min(size + 1, largest) + 1))
        assert max(sizes) - min(sizes) <= 1
        assert byes == (1 if number == 5 and (size == 3 or (size == 4 and odd == "threes")) else 0)


def test_everybody_has_one_place() -> None:
    for number in (3, 4, 5, 7, 10, 23, 50, 101):
        found = seated(number)
        assert sorted([*(one for table in found.tables for one in table), *found.byes]) == people(number)


def test_a_seating_is_the_same_on_every_machine() -> None:
    past = rounds(23, 2)
    ranks = [2 * (n // 2) for n in range(23)]
    text = json.dumps([one.tables for one in [*past, seated(23, past, ranks, form="swiss")]])
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "05a423e838335c87"
    assert seated(23) != seated(23, past)


def test_another_word_gives_another_seating() -> None:
    sitters = Sitters(people(12), [0] * 12, {})
    assert seat(sitters, History(), Settings(), SEED, "rain") != seat(sitters, History(), Settings(), SEED, "sun")


@pytest.mark.parametrize("form", ["drawn", "everybody"])
@pytest.mark.parametrize(("number", "size"), [(9, 3), (16, 4), (25, 5)])
def test_in_a_square_number_nobody_meets_twice_until_all_have_met(number: int, size: int, form: str) -> None:
    counts = met(rounds(number, size + 1, size=size, form=form))
    assert len(counts) == number * (number - 1) // 2
    assert set(counts.values()) == {1}


def test_eight_people_meet_each_other_three_times_in_seven_rounds() -> None:
    assert Counter(met(rounds(8, 7, form="everybody")).values()) == {3: 28}


def test_a_square_needs_the_same_people() -> None:
    past = rounds(16, 2)
    tables = [one.tables for one in past]
    assert len(squares(4, tables, people(16))) == 3
    assert squares(4, tables, [*people(15), "somebody else"]) == []
    assert squares(4, [tables[0], tables[0]], people(16)) == []
    assert squares(4, [[people(8), people(16)[8:]]], people(16)) == []


def _splits(some: Sequence[str], size: int) -> Iterator[list[tuple[str, ...]]]:
    """All ways to seat people at tables of this size."""
    if not some:
        yield []
        return
    for others in combinations(some[1:], size - 1):
        rest = [one for one in some[1:] if one not in others]
        for tables in _splits(rest, size):
            yield [(some[0], *others), *tables]


@pytest.mark.parametrize(("number", "size", "count"), [(8, 4, 4), (9, 3, 6), (12, 4, 4)])
def test_no_seating_has_fewer_pairs_that_meet_again(number: int, size: int, count: int) -> None:
    past = rounds(number, count, size=size)
    before = met(past)

    def again(tables: Sequence[Sequence[str]]) -> tuple[int, int]:
        counts = [before[pair] for pair in pairs(tables)]
        return sum(max(n - 1, 0) for n in counts), sum(n == 1 for n in counts)

    best = min(map(again, _splits(people(number), size)))
    assert again(seated(number, past, size=size).tables) == best


def test_nobody_sits_at_an_odd_table_twice_before_everybody_did() -> None:
    past = rounds(23, 4)
    counts = Counter(one for row in past for table in row.tables if len(table) == 3 for one in table)
    assert set(counts.values()) == {1}


def test_byes_go_around() -> None:
    past = rounds(5, 5)
    assert sorted(one for row in past for one in row.byes) == people(5)


def test_in_a_swiss_round_the_last_have_the_bye() -> None:
    past = [seated(5, (), list(range(5)), form="swiss")]
    assert past[0].byes == ("p004",)
    assert seated(5, past, list(range(5)), form="swiss").byes == ("p003",)


@pytest.mark.parametrize("form", ["drawn", "swiss", "everybody"])
def test_people_of_one_group_are_kept_apart(form: str) -> None:
    families = {one: f"family {n // 2}" for n, one in enumerate(people(16))}
    sitters = Sitters(people(16), list(range(16)), families, 3)
    found = seat(sitters, History(), Settings().having({"form": form}), SEED)
    assert all(len({families[one] for one in table}) == len(table) for table in found.tables)


@pytest.mark.parametrize("number", [63])
def test_a_swiss_table_is_little_wider_than_by_rank_alone(number: int) -> None:
    past = rounds(number, 1)
    ranks = list(range(number))
    found = seated(number, past, ranks, form="swiss")
    rank = dict(zip(people(number), ranks, strict=True))
    places = iter(people(number))
    alone = [[next(places) for _ in table] for table in found.tables]

    def spread(tables: Sequence[Sequence[str]]) -> int:
        return sum(max(map(rank.__getitem__, table)) - min(map(rank.__getitem__, table)) for table in tables)

    assert not any(met(past)[pair] for pair in pairs(found.tables))
    assert spread(found.tables) <= 1.5 * spread(alone)


def test_swiss_tables_are_numbered_from_the_best() -> None:
    found = seated(24, (), list(range(24)), form="swiss")
    assert [set(table) for table in found.tables] == [set(people(24)[n : n + 4]) for n in range(0, 24, 4)]


def test_the_first_dealer_is_drawn() -> None:
    firsts = {seat(Sitters(people(3), [0, 1, 2], {}), History(), Settings(), SEED, str(n)).tables[0] for n in range(60)}
    assert firsts == set(permutations(people(3)))
