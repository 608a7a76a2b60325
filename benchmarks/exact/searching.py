"""Backward induction over all lines of a round with open hands (``open_cards``).  Restricted Python."""

from collections.abc import MutableSequence

from foretell.rules.arrays import Numbers
from foretell.rules.memory import put_copy
from foretell.rules.wizard.moves import apply, legal_codes
from foretell.rules.wizard.state import SEATS, State

ROOM = 64
"""The most legal moves."""
RESULT = 2 * SEATS
"""The numbers of a result: the points of each seat, and its tricks beyond the bid."""


def open_state(
    stack: MutableSequence[State], depth: int, room: Numbers, codes: Numbers, counts: Numbers, values: Numbers
) -> None:
    """Write the legal moves in the state at this depth, or the result of its round."""
    counts[2 * depth] = counts[2 * depth + 1] = 0
    state = stack[depth]
    if state.turn >= 0:
        counts[2 * depth] = legal_codes(state, room)
        for k in range(counts[2 * depth]):
            codes[ROOM * depth + k] = room[k]
    else:
        for seat in range(state.seats):
            values[RESULT * depth + seat] = state.score[seat]
            values[RESULT * depth + SEATS + seat] = state.won[seat] - state.bid[seat]


def search(stack: MutableSequence[State], room: Numbers, codes: Numbers, counts: Numbers, values: Numbers) -> None:
    """Search all lines from the first state of the stack to the end; ``values`` has the best result at each depth.

    ``counts``: by depth how many legal moves there are, and how many of them were tried.
    """
    depth = 0
    open_state(stack, 0, room, codes, counts, values)
    while depth > 0 or counts[1] < counts[0]:
        tried = counts[2 * depth + 1]
        if tried < counts[2 * depth]:
            counts[2 * depth + 1] += 1
            put_copy(stack, depth + 1, stack, depth)
            depth += 1
            apply(stack[depth], codes[ROOM * (depth - 1) + tried])
            open_state(stack, depth, room, codes, counts, values)
        else:
            depth -= 1
            seat = stack[depth].turn
            here, after = RESULT * depth, RESULT * (depth + 1)
            if counts[2 * depth + 1] == 1 or values[after + seat] > values[here + seat]:
                for i in range(RESULT):
                    values[here + i] = values[after + i]
