"""Games of masters, and what everybody sees of each seat when a trick begins."""

from array import array
from collections.abc import Iterator
from typing import Any, NamedTuple

from foretell import ExtremeOptions, Options, WizardOptions
from foretell.bots.coach.both.rounds import MASTER
from foretell.bots.net.judges import nets_of
from foretell.engine.memory import function, places_of, struct
from foretell.game.replaying import new_memory
from foretell.rules.extreme.deal import DECK_ROOM as EXTREME_ROOM
from foretell.rules.extreme.state import PLAYING as EXTREME_PLAYING
from foretell.rules.extreme.state import State as ExtremeState
from foretell.rules.wizard.deal import DECK_ROOM as WIZARD_ROOM
from foretell.rules.wizard.state import PLAYING as WIZARD_PLAYING
from foretell.rules.wizard.state import SEATS
from foretell.rules.wizard.state import State as WizardState

_KINDS: dict[str, tuple[Options, Any, int]] = {
    "wizard": (WizardOptions(), WizardState, WIZARD_PLAYING),
    "extreme": (ExtremeOptions(), ExtremeState, EXTREME_PLAYING),
}
_ROOM = max(WIZARD_ROOM, EXTREME_ROOM)
_FIRST_SEED = 1_000_000_000


class Seen(NamedTuple):
    """A round at the beginning of a trick, and at its end."""

    players: int
    fields: dict[str, list[int]]
    """The fields of the state when the trick began."""
    last: dict[str, list[int]]
    """And when the round was over."""


def seen_in_games(game: str, players: int, games: int) -> Iterator[Seen]:
    """All tricks of the games between masters with these seeds."""
    options, _, _ = _KINDS[game]
    table = struct(f"bots_coach_{game}_rounds_Players")
    function(game, "sit_at_table")(table, array("q", [MASTER] * SEATS), players, 0.0, 0)
    for number in range(games):
        state = new_memory(options, players, _FIRST_SEED + number)
        for _ in range(len(options.cards_each(players))):
            yield from _seen_in_round(game, players, state, table)


def _seen_in_round(game: str, players: int, state: "array[int]", table: Any) -> Iterator[Seen]:
    _, kind, playing = _KINDS[game]
    places, nets, make_move = places_of(kind), nets_of(game), function(game, "make_move")
    function(game, "deal")(state, array("q", [0] * _ROOM))
    phase, turn, left = (places[name].start for name in ("phase", "turn", "tricks_left"))
    begun: dict[int, array[int]] = {}
    while state[turn] >= 0:
        if state[phase] == playing and state[left] not in begun:
            begun[state[left]] = state[:]
        make_move(table, state, nets)
    last = _fields(places, state)
    for trick in begun.values():
        yield Seen(players, _fields(places, trick), last)


def _fields(places: dict[str, slice], state: "array[int]") -> dict[str, list[int]]:
    return {name: list(state[place]) for name, place in places.items()}
