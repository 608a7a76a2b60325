"""A step in many games at once, with the nets' features as observations.  Restricted Python.

As ``foretell.encoder.both.stepping``.  After the end of an episode no feature is true: no net is asked.
"""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, field

from ....encoder.both.episodes import Order, Table, begin
from ....encoder.both.rows import first_wrong, look_from, move_on, put_bytes, put_floats, put_indices, put_mask
from ....rules.arrays import Float32s, Int16s, Int32s, Numbers, UInt8s
from ....rules.wizard.cards import NONE
from ....rules.wizard.codes import CODES
from ....rules.wizard.moves import write_codes
from ....rules.wizard.state import State
from ..wizard.features import write_features
from ..wizard.layout import FEATURES, MOST_FEATURES
from ..wizard.suit_slots import Places, find_slots, move_slot

__all__ = ["FEATURES", "MOST_FEATURES"]


@dataclass(slots=True)
class NetTable:
    """What a call is told, and the slots of a viewer's suits."""

    table: Table = field(default_factory=Table)
    places: Places = field(default_factory=Places)


def see(n: NetTable, s: State) -> int:
    """Find the features that the seat to move sees; returns how many are true."""
    if s.turn == NONE:
        return 0
    look_from(n.table, s)
    find_slots(n.table.view, n.places)
    return write_features(n.table.view, n.places.slots, n.table.found)


def net_indices(
    n: NetTable,
    states: MutableSequence[State],
    orders: Sequence[Order],
    rewards: Float32s,
    dones: UInt8s,
    masks: UInt8s,
    turns: Numbers,
    rows: Int32s,
    final_rows: Int32s,
) -> int:
    """Observations as rows of indices."""
    wrong = first_wrong(n.table, states, orders)
    if wrong == NONE:
        for i in range(n.table.first, n.table.last):
            if move_on(n.table, states, i, orders, rewards, dones):
                put_indices(n.table, i, see(n, states[i]), final_rows)
                begin(n.table, states, i, orders[i])
            put_mask(n.table, states[i], i, masks, turns)
            put_indices(n.table, i, see(n, states[i]), rows)
    return wrong


def net_bytes(
    n: NetTable,
    states: MutableSequence[State],
    orders: Sequence[Order],
    rewards: Float32s,
    dones: UInt8s,
    masks: UInt8s,
    turns: Numbers,
    rows: UInt8s,
    final_rows: UInt8s,
) -> int:
    """Observations as rows of bytes."""
    wrong = first_wrong(n.table, states, orders)
    if wrong == NONE:
        for i in range(n.table.first, n.table.last):
            if move_on(n.table, states, i, orders, rewards, dones):
                put_bytes(n.table, i, see(n, states[i]), final_rows)
                begin(n.table, states, i, orders[i])
            put_mask(n.table, states[i], i, masks, turns)
            put_bytes(n.table, i, see(n, states[i]), rows)
    return wrong


def net_floats(
    n: NetTable,
    states: MutableSequence[State],
    orders: Sequence[Order],
    rewards: Float32s,
    dones: UInt8s,
    masks: UInt8s,
    turns: Numbers,
    rows: Float32s,
    final_rows: Float32s,
) -> int:
    """Observations as rows of floats."""
    wrong = first_wrong(n.table, states, orders)
    if wrong == NONE:
        for i in range(n.table.first, n.table.last):
            if move_on(n.table, states, i, orders, rewards, dones):
                put_floats(n.table, i, see(n, states[i]), final_rows)
                begin(n.table, states, i, orders[i])
            put_mask(n.table, states[i], i, masks, turns)
            put_floats(n.table, i, see(n, states[i]), rows)
    return wrong


def write_places(n: NetTable, states: Sequence[State], rows: Int16s) -> None:
    """By game and code: the place of each legal move among the answers of the net that is asked; NONE for others."""
    for i in range(n.table.first, n.table.last):
        for code in range(CODES):
            rows[CODES * i + code] = NONE
        if states[i].turn != NONE:
            look_from(n.table, states[i])
            v = n.table.view
            find_slots(v, n.places)
            for k in range(write_codes(v.phase, v.legal_suited, v.legal_rest, n.table.codes)):
                code = n.table.codes[k]
                rows[CODES * i + code] = move_slot(code, n.places.slots)
