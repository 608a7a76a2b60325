"""Sampled worlds are all that fit, each as often as the others: compared with what is found by trying everything."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice
from random import Random

from foretell import ExtremeOptions, Mode, WizardOptions
from foretell.engine.worlds import sampler
from foretell.rules.chance import below
from foretell.rules.wizard.cards import FOOL, NONE, WIZARD
from foretell.rules.wizard.codes import OTHER_CLOUD, OTHER_JUGGLER, PLAY_OTHER
from foretell.rules.wizard.state import PASSING, PLAYING
from foretell.rules.wizard.state import State as WizardState
from tests.engine.brute_force import conceivable
from tests.engine.replay import Key, Table, dealt, key
from tests.game.kinds import Kind

JUGGLER = range(PLAY_OTHER + OTHER_JUGGLER, PLAY_OTHER + OTHER_CLOUD)
MOST_WORLDS, MOST_TRIES = 700, 2000
MAXIMUS = Kind(WizardOptions(mode=Mode.MAXIMUS), 3)
SINGLE_SUIT = Kind(WizardOptions(mode=Mode.SINGLE_SUIT), 3)
EXTREME = Kind(ExtremeOptions(), 3)


def counted(table: Table, seat: int) -> Counter[Key]:
    """All worlds by their numbers, and how many numbers each has."""
    worlds = sampler(table.view(seat))
    return Counter(key(worlds.world(n, [0])) for n in range(worlds.count))


def few(table: Table, seat: int) -> bool:
    """Whether there are several worlds, and not too many to try everything."""
    if not 1 < sampler(table.view(seat)).count <= MOST_WORLDS:
        return False
    return len(list(islice(conceivable(table.state, table.view(seat)), MOST_TRIES + 1))) <= MOST_TRIES


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


def step(table: Table, lot: list[int]) -> None:
    """A random move; the Juggler is kept for the end, where there are few worlds left to try."""
    codes = [0] * 64
    codes = codes[: table.rules.legal_codes(table.state, codes)]
    juggler = [code for code in codes if table.state.phase == PLAYING and code in JUGGLER]
    others = [code for code in codes if code not in juggler]
    late = table.state.tricks_left <= 3
    choice = juggler if juggler and late else others or codes
    table.move(choice[below(lot, len(choice))])


def found(kind: Kind, rounds: Sequence[int], wanted: Callable[[Table], bool], how_many: int) -> list[tuple[Table, int]]:
    """Some tables and seats where this can be said, and where not everything is known."""
    rng = Random(f"{kind} {wanted.__name__}")
    places: list[tuple[Table, int]] = []
    while len(places) < how_many:
        table = dealt(kind, rng.randrange(2**63), rng.choice(rounds))
        lot = [rng.randrange(2**63)]
        while table.state.turn != NONE:
            step(table, lot)
            seats = [seat for seat in table.viewers if wanted(table) and few(table, seat)]
            if seats and rng.random() < 0.3:
                places.append((table, rng.choice(seats)))
                break
    return places
