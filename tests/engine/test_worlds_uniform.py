"""Sampled worlds are all that fit, each as often as the others: compared with what is found by trying everything."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import pytest

from foretell import SPECIALS, ExtremeOptions, Mode, WizardOptions
from foretell.engine.worlds import sampler
from foretell.engine.worlds.numbering import nth_choice, number_below
from foretell.rules.wizard.cards import FOOL, NONE, WIZARD
from foretell.rules.wizard.state import PASSING
from foretell.rules.wizard.state import State as WizardState
from tests.engine.brute_force import fitting
from tests.engine.replay import Key, Table, dealt, key
from tests.game.kinds import Kind

MOST_WORLDS = 700
MAXIMUS = Kind(WizardOptions(mode=Mode.MAXIMUS), 3)
SINGLE_SUIT = Kind(WizardOptions(mode=Mode.SINGLE_SUIT), 3)
EXTREME = Kind(ExtremeOptions(), 3)


def counted(table: Table, seat: int) -> Counter[Key]:
    """All worlds by their numbers, and how many numbers each has."""
    worlds = sampler(table.view(seat))
    return Counter(key(worlds.world(n, [0])) for n in range(worlds.count))


def few(table: Table, seat: int) -> bool:
    """Whether there are several worlds, and not too many to try everything."""
    return 1 < sampler(table.view(seat)).count <= MOST_WORLDS


def lacks_shown(table: Table) -> int:
    """How many seats have shown to lack something."""
    return sum(1 for lacks in table.state.lacks if lacks)


def exchanged(table: Table) -> bool:
    """S5: whether the Werewolf was exchanged for a card that there is once."""
    state = table.state
    return isinstance(state, WizardState) and state.werewolf_seat != NONE and state.turned not in (WIZARD, FOOL)


def exchanged_for_one_of_four(table: Table) -> bool:
    """S5: whether the Werewolf was exchanged for a Wizard or a Fool."""
    state = table.state
    return isinstance(state, WizardState) and state.werewolf_seat != NONE and state.turned in (WIZARD, FOOL)


def passed(table: Table) -> bool:
    """S6: whether the Juggler has been here."""
    return isinstance(table.state, WizardState) and table.state.phase != PASSING and table.state.passed[0] != NONE


def passing(table: Table) -> bool:
    """S6: whether somebody has laid a card aside, and somebody has not yet."""
    return isinstance(table.state, WizardState) and table.state.phase == PASSING and max(table.state.passed) > NONE


def anything(_table: Table) -> bool:
    """No matter what."""
    return True


def found(
    kind: Kind, rounds: Sequence[int], wanted: Callable[[Table], bool], how_many: int
) -> list[tuple[Table, int]]:
    """Some tables and seats where this can be said, and where not everything is known."""
    rng = Random(f"{kind} {wanted.__name__}")
    places: list[tuple[Table, int]] = []
    while len(places) < how_many:
        seed, number = rng.randrange(2**63), rng.choice(rounds)
        whole = dealt(kind, seed, number).play([seed], 200)
        for moves in range(len(whole.moves)):
            table = dealt(kind, seed, number).play([seed], moves)
            seats = [seat for seat in table.viewers if wanted(table) and few(table, seat)]
            if seats:
                places.append((table, rng.choice(seats)))
                break
    return places


@pytest.mark.parametrize(
    ("kind", "rounds", "wanted"),
    [
        (Kind(WizardOptions(), 3), (20,), lambda table: lacks_shown(table) == 0),
        (Kind(WizardOptions(), 3), (20,), lambda table: lacks_shown(table) > 1),
    ],
)
def test_x(kind: Kind, rounds: Sequence[int], wanted: Callable[[Table], bool]) -> None: ...
