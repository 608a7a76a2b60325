"""A step in many games at once, in one call: check, move, deal, pay, begin, mask, observe.  Restricted Python.

Each function does what ``Table`` says in the games from ``first`` to ``last``, and writes a row for each game: rewards
by seat, whether the episode is over, the mask of the legal moves, the seat to move (NONE after the end), and, if it has
a form, the facts that this seat sees; after the end, what seat 0 sees.  With SAME_STEP the rows are those of the next
episode, and ``final_rows`` gets what seat 0 sees at the end, in the games that are over; else it is not used.  Each
returns NONE, or the first game whose move is illegal, and then has changed nothing.
"""

from collections.abc import MutableSequence, Sequence

from ...rules.arrays import Float32s, Int32s, Numbers, UInt8s
from ...rules.wizard.cards import NONE
from ...rules.wizard.state import State
from ...rules.wizard.view import View
from ..wizard.facts import facts_of, write_facts
from .episodes import Order, Table, begin
from .rows import first_wrong, look_from, move_on, put_bytes, put_floats, put_indices, put_mask


def step_none(
    t: Table,
    states: MutableSequence[State],
    orders: Sequence[Order],
    rewards: Float32s,
    dones: UInt8s,
    masks: UInt8s,
    turns: Numbers,
    _rows: UInt8s,
    _final_rows: UInt8s,
) -> int:
    """No observations; the rows are not used."""
    wrong = first_wrong(t, states, orders)
    if wrong == NONE:
        for i in range(t.first, t.last):
            if move_on(t, states, i, orders, rewards, dones):
                begin(t, states, i, orders[i])
            put_mask(t, states[i], i, masks, turns)
    return wrong


def step_indices(
    t: Table,
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
    wrong = first_wrong(t, states, orders)
    if wrong == NONE:
        for i in range(t.first, t.last):
            if move_on(t, states, i, orders, rewards, dones):
                look_from(t, states[i])
                put_indices(t, i, write_facts(t.view, t.found), final_rows)
                begin(t, states, i, orders[i])
            put_mask(t, states[i], i, masks, turns)
            look_from(t, states[i])
            put_indices(t, i, write_facts(t.view, t.found), rows)
    return wrong


def step_bytes(
    t: Table,
    states: MutableSequence[State],
    orders: Sequence[Order],
    rewards: Float32s,
    dones: UInt8s,
    masks: UInt8s,
    turns: Numbers,
    rows: UInt8s,
    final_rows: UInt8s,
) -> int:
    """Observations as rows of bytes, 0 and 1."""
    wrong = first_wrong(t, states, orders)
    if wrong == NONE:
        for i in range(t.first, t.last):
            if move_on(t, states, i, orders, rewards, dones):
                look_from(t, states[i])
                put_bytes(t, i, write_facts(t.view, t.found), final_rows)
                begin(t, states, i, orders[i])
            put_mask(t, states[i], i, masks, turns)
            look_from(t, states[i])
            put_bytes(t, i, write_facts(t.view, t.found), rows)
    return wrong


def step_floats(
    t: Table,
    states: MutableSequence[State],
    orders: Sequence[Order],
    rewards: Float32s,
    dones: UInt8s,
    masks: UInt8s,
    turns: Numbers,
    rows: Float32s,
    final_rows: Float32s,
) -> int:
    """Observations as rows of floats, 0 and 1."""
    wrong = first_wrong(t, states, orders)
    if wrong == NONE:
        for i in range(t.first, t.last):
            if move_on(t, states, i, orders, rewards, dones):
                look_from(t, states[i])
                put_floats(t, i, write_facts(t.view, t.found), final_rows)
                begin(t, states, i, orders[i])
            put_mask(t, states[i], i, masks, turns)
            look_from(t, states[i])
            put_floats(t, i, write_facts(t.view, t.found), rows)
    return wrong


def first_illegal_move(t: Table, states: Sequence[State], orders: Sequence[Order]) -> int:
    """The first game whose move is illegal, or NONE; nothing is changed."""
    return first_wrong(t, states, orders)


def encode_views(views: Sequence[View], many: int, found: Numbers, width: int, rows: Float32s) -> int:
    """The facts of many views as rows of floats; ``found`` is a buffer.

    Returns NONE, or the first view that is a spectator's, of a game that has not begun, or of another layout.
    """
    for i in range(many):
        if views[i].seat < 0 or views[i].round == 0 or facts_of(views[i]) != width:
            return i
        for n in range(width):
            rows[width * i + n] = 0.0
        for n in range(write_facts(views[i], found)):
            rows[width * i + found[n]] = 1.0
    return NONE
