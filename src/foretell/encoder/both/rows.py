"""Rows of masks and observations, in many games at once.  Restricted Python.

Each array has a row for each game, one after another.
"""

from collections.abc import MutableSequence, Sequence

from ...rules.arrays import Float32s, Int32s, Numbers, UInt8s
from ...rules.memory import fetch, fetch_front
from ...rules.wizard.cards import NONE
from ...rules.wizard.codes import CODES
from ...rules.wizard.moves import seen_rest, seen_suited, write_codes
from ...rules.wizard.state import State
from ...rules.wizard.view import look
from .episodes import BYTES, CHECK, FLOATS, INDICES, SAME_STEP, STEP, Order, Table, advance, may_move


def first_wrong(t: Table, first: int, last: int, states: Sequence[State], orders: Sequence[Order]) -> int:
    """The first game whose move is illegal, or NONE; moves of games that are over do not count."""
    if t.doing in (STEP, CHECK):
        for i in range(first, last):
            fetch_front(states, i)
            if states[i].turn != NONE and not may_move(states[i], orders[i].move):
                return i
    return NONE


def put_mask(t: Table, s: State, i: int, masks: UInt8s, turns: Numbers) -> None:
    """Write the seat to move, and its legal moves as it sees them."""
    turns[i] = s.turn
    for code in range(CODES):
        masks[CODES * i + code] = 0
    if s.turn != NONE:
        for n in range(write_codes(s.phase, seen_suited(s), seen_rest(s), t.codes)):
            masks[CODES * i + t.codes[n]] = 1


def move_on(
    t: Table, states: MutableSequence[State], i: int, orders: Sequence[Order], rewards: Float32s, dones: UInt8s
) -> bool:
    """Do in a game what is ordered; returns whether the next episode must begin in the same step."""
    fetch(states, i)
    advance(t, states, i, orders, rewards, dones)
    return t.beginning == SAME_STEP and dones[i] != 0


def look_from(t: Table, s: State) -> None:
    """Look at the game as the seat to move, or after the end as seat 0."""
    look(s, max(s.turn, 0), t.view)


def put_row(t: Table, i: int, many: int, indices: Int32s, octets: UInt8s, floats: Float32s) -> None:
    """Write a row of the features that were found, in the form that the table says."""
    if t.form == INDICES:
        put_indices(t, i, many, indices)
    elif t.form == BYTES:
        put_bytes(t, i, many, octets)
    elif t.form == FLOATS:
        put_floats(t, i, many, floats)


def put_indices(t: Table, i: int, many: int, rows: Int32s) -> None:
    """Write a row of indices."""
    for n in range(many):
        rows[t.width * i + n] = t.found[n]
    for n in range(many, t.width):
        rows[t.width * i + n] = t.padding


def put_bytes(t: Table, i: int, many: int, rows: UInt8s) -> None:
    """Write a row of bytes."""
    first = t.width * i
    for n in range(t.width):
        rows[first + n] = 0
    for n in range(many):
        rows[first + t.found[n]] = 1


def put_floats(t: Table, i: int, many: int, rows: Float32s) -> None:
    """Write a row of floats."""
    first = t.width * i
    for n in range(t.width):
        rows[first + n] = 0.0
    for n in range(many):
        rows[first + t.found[n]] = 1.0
