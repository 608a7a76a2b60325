"""The facts that a seat sees, as the numbers of true features (``parts``).  Restricted Python."""

from ...rules.arrays import Numbers
from ...rules.wizard.cards import FIRST_SPECIAL, JUGGLER
from ...rules.wizard.view import View
from .parts import COMMON, PER_PASS, PER_SEAT, block, put_game, put_pass, put_seat, put_table


def write_facts(v: View, out: Numbers) -> int:
    """Write the numbers of all true features (at most MOST_FACTS, or MOST_WITH_PASS); return how many there are.

    The viewer is a seat, not a spectator, and a round has begun.
    """
    n = put_table(v, out, put_game(v, out, 0))
    for seat in range(v.seats):
        n = put_seat(v, seat, block(v, seat), out, n)
    if (v.specials >> (JUGGLER - FIRST_SPECIAL)) & 1:
        first = COMMON + PER_SEAT * v.seats
        for seat in range(v.seats):
            n = put_pass(v, seat, first + PER_PASS * ((seat - v.seat) % v.seats), out, n)
    return n


def facts_of(v: View) -> int:
    """How many features a game with these options and seats has, true or not."""
    juggler = (v.specials >> (JUGGLER - FIRST_SPECIAL)) & 1
    return COMMON + (PER_SEAT + PER_PASS * juggler) * v.seats
