"""A step in many games at once, in one call: check, move, deal, pay, begin, mask, observe.  Restricted Python."""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, field

from ....encoder.both.episodes import CHECK, NO_ROWS, Order, Table, begin
from ....encoder.both.rows import first_wrong, look_from, move_on, put_mask, put_row
from ....encoder.wizard.facts import write_facts
from ....rules.arrays import Float32s, Int16s, Int32s, Numbers, UInt8s
from ....rules.wizard.cards import NONE
from ....rules.wizard.codes import CODES
from ....rules.wizard.moves import write_codes
from ....rules.wizard.state import State
from ..wizard.features import write_features
from ..wizard.layout import FEATURES, MOST_FEATURES
from ..wizard.suit_slots import Places, find_slots, move_slot

__all__ = ["FEATURES", "MOST_FEATURES"]
LINES_BETWEEN = 16
"""Numbers that keep the tables of two threads out of each other's lines of the cache."""


@dataclass(slots=True)
class Stepping:
    """How games are stepped; each thread has its own."""

    table: Table = field(default_factory=Table)
    of_nets: int = 0
    """1 if the features are those of the bots' nets, 0 if they are the facts of ``foretell.encoder``."""
    places: Places = field(default_factory=Places)
    """The slots of a viewer's suits."""
    between: Numbers = field(default_factory=lambda: [0] * LINES_BETWEEN)


def see(n: Stepping, s: State) -> int:
    """Find the features that the seat to move sees; returns how many are true.

    After the end of an episode these are the facts that seat 0 sees, but no features of nets: no net is asked.
    """
    if n.table.form == NO_ROWS or (n.of_nets and s.turn == NONE):
        return 0
    look_from(n.table, s)
    if n.of_nets:
        find_slots(n.table.view, n.places)
        return write_features(n.table.view, n.places.slots, n.table.found)
    return write_facts(n.table.view, n.table.found)


def step(
    n: Stepping,
    first: int,
    last: int,
    states: MutableSequence[State],
    orders: MutableSequence[Order],
    rewards: Float32s,
    dones: UInt8s,
    masks: UInt8s,
    turns: Numbers,
    indices: Int32s,
    octets: UInt8s,
    floats: Float32s,
    final_indices: Int32s,
    final_octets: UInt8s,
    final_floats: Float32s,
) -> int:
    """Do what the table says in the games from ``first`` on and before ``last``, and write a row for each.

    Rows: rewards by seat, whether the episode is over, the mask of the legal moves, the seat to move (NONE after the
    end), and what it sees, in the array of the form.  With SAME_STEP these are of the next episode, and the array
    ``final_…`` gets what is seen at the end, in the games that are over.  Other arrays are not used.  Returns NONE, or
    the first game whose move is illegal, and then has changed nothing.
    """
    t = n.table
    wrong = first_wrong(t, first, last, states, orders)
    if wrong == NONE and t.doing != CHECK:
        for i in range(first, last):
            if move_on(t, states, i, orders, rewards, dones):
                put_row(t, i, see(n, states[i]), final_indices, final_octets, final_floats)
                begin(t, states, i, orders[i])
            put_mask(t, states[i], i, masks, turns)
            put_row(t, i, see(n, states[i]), indices, octets, floats)
    return wrong


def write_places(n: Stepping, games: int, states: Sequence[State], rows: Int16s) -> None:
    """By game and code: the place of each legal move among the answers of the net that is asked; NONE for others."""
    for i in range(games):
        for code in range(CODES):
            rows[CODES * i + code] = NONE
        if states[i].turn != NONE:
            look_from(n.table, states[i])
            v = n.table.view
            find_slots(v, n.places)
            for k in range(write_codes(v.phase, v.legal_suited, v.legal_rest, n.table.codes)):
                code = n.table.codes[k]
                rows[CODES * i + code] = move_slot(code, n.places.slots)
