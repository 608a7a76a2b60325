"""Whole games made again from the codes of their moves, for the compiled half.

The state at the beginning and at the end of each round is written into an array; steps are ``256 * seat + code``.
Restricted Python.
"""

from collections.abc import MutableSequence, Sequence

from ..arrays import Int16s, Numbers, UInt8s
from ..memory import put_copy
from ..wizard.deal import deal, hand_out, start_round
from ..wizard.laying import Room, lay_out
from ..wizard.moves import apply, is_legal
from ..wizard.state import DEALING, FINISHED, State


def replay_dealt(
    here: MutableSequence[State],
    codes: UInt8s,
    many: int,
    room: Room,
    starts: MutableSequence[State],
    ends: MutableSequence[State],
    steps: Int16s,
    lengths: Numbers,
) -> int:
    """Make ``many`` moves in the new game ``here``, dealing by its seed; return how many of them are legal.

    Stops at the first that is not.  ``lengths``: room for the number of moves of each round.
    """
    s = here[0]
    done = rounds = 0
    while s.phase != FINISHED:
        if s.phase == DEALING:
            deal(s, room.deck)
            put_copy(starts, rounds, here, 0)
            lengths[rounds] = 0
            rounds += 1
        if done == many or not is_legal(s, codes[done]):
            break
        steps[done] = 256 * s.turn + codes[done]
        apply(s, codes[done])
        lengths[rounds - 1] += 1
        done += 1
        if s.turn < 0:
            put_copy(ends, rounds - 1, here, 0)
    put_copy(ends, rounds - 1, here, 0)
    return done


def replay_given(
    here: MutableSequence[State],
    steps: Int16s,
    table: Sequence[int],
    rounds: int,
    cards: Sequence[int],
    room: Room,
    starts: MutableSequence[State],
    ends: MutableSequence[State],
) -> int:
    """Deal these rounds in the game ``here`` and make their steps; return how many rounds the rules allow.

    Stops at the first round that they do not allow.  ``table``: for each round how many steps it has, the card turned
    up (or NONE), and how many cards each seat is dealt, all of which are in ``cards``.
    """
    first = dealt = 0
    for n in range(rounds):
        if here[0].phase != DEALING:
            return n
        start_round(here[0])
        if here[0].tricks_left != table[3 * n + 2] or not lay_out(here[0], cards, dealt, table[3 * n + 1], room):
            return n
        hand_out(here[0], room.deck)
        dealt += here[0].seats * table[3 * n + 2]
        put_copy(starts, n, here, 0)
        if not make_steps(here[0], steps, first, table[3 * n]):
            return n
        first += table[3 * n]
        put_copy(ends, n, here, 0)
    return rounds


def make_steps(s: State, steps: Int16s, first: int, many: int) -> bool:
    """Make ``many`` steps of a round, from the ``first`` on; False at the first that is not allowed."""
    for k in range(first, first + many):
        if s.turn != steps[k] >> 8 or not is_legal(s, steps[k] & 255):
            return False
        apply(s, steps[k] & 255)
    return True
