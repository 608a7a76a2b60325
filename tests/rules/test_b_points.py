"""B12 to B16: penalty points, the end, and the options."""

from collections.abc import Callable

import pytest

from foretell import ExtremeOptions, Game, OptionsError, Phase
from foretell.game.cards import SEAL_NAMES
from foretell.game.events import GameOver
from foretell.rules.extreme.scoring import magician_base, magician_points, score_round, seal_points, winners
from foretell.rules.extreme.state import State
from tests.game.kinds import play_first_moves
from tests.rule_numbers import by_rule

AGREE_ON: Callable[..., ExtremeOptions] = ExtremeOptions
"""For arguments of wrong types, as an untyped program may pass them."""


def state(*seals: str, magician: int = -1, base: int = 4, number: int = 1, rounds: int = 4, raised: int = 0) -> State:
    """A round at its end, with these seals left by seat."""
    s = State(seats=len(seals), round=number, rounds=rounds, magician=magician, magician_base=base)
    s.raise_magician = raised
    for seat, names in enumerate(seals):
        for name in names.split():
            s.seals[7 * seat + SEAL_NAMES.index(name)] += 1
    return s


SEALS = [
    # seals left, penalty points
    ("", 0),
    ("R", 2),
    ("B G R Y P", 10),
    ("black", 3),
    ("white", 4),
    ("Y black", 5),
    ("R R white black black", 14),
]


@pytest.mark.parametrize(("seals", "points"), SEALS)
def test_b12_coloured_two_black_three_white_four(seals: str, points: int) -> None:
    assert seal_points(state("", seals, ""), 1) == points


MAGICIAN = {
    # the base, black seals of the others, penalty points
    "B13": [(4, 0, 4), (4, 1, 3), (4, 2, 2), (4, 4, 0), (4, 6, 0)],
    "B15": [(5, 0, 5), (5, 4, 1), (5, 5, 0), (5, 6, 0)],
}


@pytest.mark.parametrize(("base", "black", "points"), by_rule(MAGICIAN))
def test_b13_b15_the_base_less_one_for_every_black_seal_of_the_others(base: int, black: int, points: int) -> None:
    first = " ".join(["black"] * (black // 2))
    second = " ".join(["black"] * (black - black // 2))
    assert magician_points(state(first, "", second, magician=1, base=base)) == points


def test_b12_b13_everybody_is_counted_and_totals_add_up() -> None:
    s = state("R black", "", "white", magician=1)
    s.total[:3] = [1, 2, 3]
    score_round(s)
    assert (s.score[:3], s.total[:3]) == ([5, 3, 4], [6, 5, 7])


def test_b13_white_and_coloured_seals_do_not_reduce_the_base() -> None:
    assert magician_points(state("R R white", "", "white", magician=1)) == 4


WINNERS = [
    # totals, seats that win
    ((10, 10, 20), (0, 1)),
    ((10, 20, 9), (2,)),
    ((0, 0, 0, 0, 0), (0, 1, 2, 3, 4)),
    ((7, 3, 5, 3), (1, 3)),
]


@pytest.mark.parametrize(("totals", "seats"), WINNERS)
def test_b14_the_fewest_points_win_and_equals_share(totals: tuple[int, ...], seats: tuple[int, ...]) -> None:
    s = State(seats=len(totals), total=[*totals, *[0] * (5 - len(totals))])
    assert winners(s) == sum(1 << seat for seat in seats)


def test_b14_the_game_is_over_after_the_last_round() -> None:
    game = Game(ExtremeOptions(), 4, seed=4)
    play_first_moves(game, 4)
    assert game.phase is Phase.OVER
    assert game.winners == tuple(seat for seat in range(4) if game.totals[seat] == min(game.totals))
    assert game.events[-1] == GameOver(game.winners, game.totals)
    reason = game.why_not("done")
    assert reason is not None
    assert (reason.key, reason.rule) == ("no-turn", "B14")


@pytest.mark.parametrize("base", [3, 6, 4.0, True, "4"])
def test_b15_the_base_is_four_or_five(base: object) -> None:
    with pytest.raises(OptionsError, match="the Magician's base is 4 or 5"):
        AGREE_ON(magician=base)


RAISED = [
    # rounds of the game, the first round in which the base is 5
    (1, None),
    (2, 2),
    (3, 3),
    (4, 3),
    (5, 4),
    (7, 5),
    (8, 5),
    (10, 6),
]


@pytest.mark.parametrize(("rounds", "first"), RAISED)
def test_b16_the_base_is_raised_when_half_of_the_rounds_are_played(rounds: int, first: int | None) -> None:
    bases = [magician_base(state("", "", "", number=i, rounds=rounds, raised=1)) for i in range(1, rounds + 1)]
    before = rounds if first is None else first - 1
    assert bases == [4] * before + [5] * (rounds - before)


def test_b16_a_base_of_five_stays_five() -> None:
    assert {magician_base(state("", "", "", base=5, number=i, rounds=4, raised=1)) for i in range(1, 5)} == {5}


def test_b16_without_agreement_nothing_is_raised() -> None:
    assert {magician_base(state("", "", "", number=i, rounds=8)) for i in range(1, 9)} == {4}


@pytest.mark.parametrize(("players", "rounds"), [(4, 8), (5, 10), (3, 1), (4, 13)])
def test_b16_any_number_of_rounds(players: int, rounds: int) -> None:
    game = Game(ExtremeOptions(rounds), players, seed=1)
    play_first_moves(game, rounds)
    assert game.is_over
    assert len(game.rounds) == rounds


@pytest.mark.parametrize("rounds", [0, -1, 2.0, True, "3"])
def test_b16_rounds_are_a_whole_number_of_at_least_one(rounds: object) -> None:
    with pytest.raises(OptionsError, match=r"rounds is a whole number, at least 1, not .* \(B4, B16\)"):
        AGREE_ON(rounds=rounds)
