"""Sampled worlds are exactly those that fit, all equally often: compared with the results of brute force."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from math import comb, sqrt
from random import Random

import pytest

from foretell import SPECIALS, ExtremeOptions, Mode, WizardOptions
from foretell.engine.worlds import sampler
from foretell.engine.worlds.numbering import take_choice
from foretell.rules.chance import below
from foretell.rules.wide import LIMBS, draw
from foretell.rules.wizard.cards import FOOL, NONE, WIZARD
from foretell.rules.wizard.codes import OTHER_CLOUD, OTHER_JUGGLER, PLAY_OTHER
from foretell.rules.wizard.state import PLAYING
from foretell.rules.wizard.state import State as WizardState
from tests.engine.brute_force import fitting, tries
from tests.engine.replay import Key, Table, dealt, key
from tests.game.kinds import Kind

JUGGLER = range(PLAY_OTHER + OTHER_JUGGLER, PLAY_OTHER + OTHER_CLOUD)
MOST_MOVES = 60_000
"""The most moves to replay when everything conceivable is tried."""
THREE, FOUR = Kind(WizardOptions(), 3), Kind(WizardOptions(), 4)
FULL_THREE, FULL_FOUR = Kind(WizardOptions(SPECIALS), 3), Kind(WizardOptions(SPECIALS), 4)
MAXIMUS = Kind(WizardOptions(mode=Mode.MAXIMUS), 3)
SINGLE_SUIT = Kind(WizardOptions(mode=Mode.SINGLE_SUIT), 3)
CLAIRVOYANCE = Kind(WizardOptions(mode=Mode.CLAIRVOYANCE), 4)
EXTREME, EXTREME_FOUR = Kind(ExtremeOptions(), 3), Kind(ExtremeOptions(), 4)


def nothing_shown(table: Table) -> bool:
    """Whether no seat has shown to lack a suit."""
    return not any(table.state.lacks)


def lacks_shown(table: Table) -> bool:
    """Whether at least two seats have shown to lack a suit."""
    return sum(1 for lacks in table.state.lacks if lacks) > 1


def exchanged(table: Table) -> bool:
    """S5: whether the Werewolf was exchanged for a card with a single copy."""
    state = table.state
    return isinstance(state, WizardState) and state.werewolf_seat != NONE and state.turned not in (WIZARD, FOOL)


def step(table: Table, lot: list[int]) -> None:
    """Make a random move; the Juggler is kept for the end, when there are few worlds to try."""
    codes = [0] * 64
    codes = codes[: table.rules.legal_codes(table.state, codes)]
    juggler = [code for code in codes if table.state.phase == PLAYING and code in JUGGLER]
    others = [code for code in codes if code not in juggler]
    choice = juggler if juggler and table.state.tricks_left <= 3 else others or codes
    table.move(choice[below(lot, len(choice))])


def found(kind: Kind, rounds: Sequence[int], wanted: Callable[[Table], bool], how_many: int) -> list[tuple[Table, int]]:
    """This many tables and seats for which the condition holds, with several worlds, but not too many to try."""
    rng = Random(str(kind))
    tables: list[tuple[Table, int]] = []
    while len(tables) < how_many:
        table = dealt(kind, rng.randrange(2**63), rng.choice(rounds))
        lot = [rng.randrange(2**63)]
        while table.state.turn != NONE:
            step(table, lot)
            seats = [seat for seat in table.viewers if wanted(table) and few_worlds(table, seat)]
            if seats and rng.random() < 0.3:
                tables.append((table, rng.choice(seats)))
                break
    return tables


def few_worlds(table: Table, seat: int) -> bool:
    """Whether there are several worlds, but not too many to try."""
    view = table.view(seat)
    return tries(table.state, view) * (len(table.moves) + 10) <= MOST_MOVES and sampler(view).count > 1


def counted(table: Table, seat: int) -> Counter[Key]:
    """All worlds by their numbers, and how many numbers each has."""
    worlds = sampler(table.view(seat))
    return Counter(key(worlds.world(n, [0])) for n in range(worlds.count))


@pytest.mark.parametrize(
    ("kind", "rounds", "wanted"),
    [
        (THREE, (1,), nothing_shown),
        (THREE, (20,), lacks_shown),
        (FOUR, (15,), lacks_shown),
        (MAXIMUS, (1, 2, 3, 4, 5), lacks_shown),
        (SINGLE_SUIT, (10, 11), nothing_shown),
        (CLAIRVOYANCE, (1,), nothing_shown),
        (EXTREME, (1,), lacks_shown),
        (EXTREME_FOUR, (1,), lacks_shown),
        (FULL_THREE, (20,), exchanged),
    ],
)
def test_without_a_pass_the_worlds_are_just_those_that_fit_each_as_often_as_its_cards_can_lie_so(
    kind: Kind, rounds: Sequence[int], wanted: Callable[[Table], bool]
) -> None:
    for table, seat in found(kind, rounds, wanted, 2):
        assert counted(table, seat) == fitting(table, seat)


@pytest.mark.parametrize(
    ("kind", "rounds", "wanted"),
    [
        (CLAIRVOYANCE, (1,), nothing_shown),
        (FOUR, (15,), lacks_shown),
        (EXTREME, (1,), lacks_shown),
    ],
)
def test_draws_find_each_world_as_often_as_it_is_numbered(
    kind: Kind, rounds: Sequence[int], wanted: Callable[[Table], bool]
) -> None:
    for table, seat in found(kind, rounds, wanted, 2):
        expected = fitting(table, seat)
        draws = 20 * len(expected)
        drawn = Counter(key(world) for world in sampler(table.view(seat)).draws(draws, [77]))
        assert set(drawn) <= set(expected)
        assert chi_square(drawn, expected, draws) < far_out(len(expected) - 1)


def chi_square(drawn: Counter[Key], expected: Counter[Key], draws: int) -> float:
    """The chi-square statistic."""
    share = draws / expected.total()
    return sum((drawn[world] - often * share) ** 2 / (often * share) for world, often in expected.items())


def far_out(freedom: int) -> float:
    """The chi-square exceeded in fewer than one of ten thousand cases (Wilson and Hilferty)."""
    return freedom * (1 - 2 / (9 * freedom) + 3.72 * sqrt(2 / (9 * freedom))) ** 3


def test_the_count_of_a_whole_deck_is_that_of_all_deals() -> None:
    assert sampler(dealt(EXTREME, 1, 1).view(0)).count == comb(30, 15)
    assert sampler(dealt(MAXIMUS, 1, 1).view(1)).count == comb(40, 20)
    assert sampler(dealt(MAXIMUS, 1, 1).view(NONE)).count == comb(60, 20) * comb(40, 20)
    assert sampler(dealt(SINGLE_SUIT, 1, 2).view(2)).count == comb(15, 5) ** 2
    assert sampler(dealt(CLAIRVOYANCE, 1, 1).view(3)).count == 56
    assert sampler(dealt(FOUR, 1, 7).view(0)).count == comb(52, 7) * comb(45, 7) * comb(38, 7)


def nth_choice(pool: list[int], size: int, n: int) -> tuple[list[int], list[int]]:
    """The n-th choice of some cards, and the rest."""
    rest, chosen = pool[:], [0] * size
    take_choice(rest, 0, len(pool), size, n, chosen, 0)
    return chosen, rest[: len(pool) - size]


def number_below(rng: list[int], n: int) -> int:
    """A random number, however large n is."""
    wides = [0] * (2 * LIMBS)
    wides[0] = n
    draw(wides, 1, 0, rng)
    return wides[LIMBS]


def test_the_nth_choice_is_each_choice_once() -> None:
    pool = [1 << n for n in range(7)]
    for size in range(8):
        choices = [nth_choice(pool, size, n) for n in range(comb(7, size))]
        assert sorted(chosen for chosen, _ in choices) == sorted(list(chosen) for chosen in combinations(pool, size))
        assert all(sorted(chosen + rest) == pool for chosen, rest in choices)


@pytest.mark.parametrize("n", [2, 7, 2**31 - 1, 3 * 2**60, 10**40])
def test_numbers_below_any_bound_are_spread_evenly(n: int) -> None:
    rng = [5]
    parts = min(n, 7)
    drawn = Counter(number_below(rng, n) * parts // n for _ in range(3000))
    assert set(drawn) == set(range(parts))
    assert sum((often - 3000 / parts) ** 2 * parts / 3000 for often in drawn.values()) < far_out(parts - 1)


def test_where_there_is_nothing_to_draw_no_number_is_used() -> None:
    rng = [5]
    assert number_below(rng, 1) == 0
    assert rng == [5]
