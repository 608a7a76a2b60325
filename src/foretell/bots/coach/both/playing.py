"""Games of the levels that answer at once, as far as no other bot has to be asked.

Restricted Python.
"""

from collections.abc import MutableSequence, Sequence

from ....rules.arrays import UInt8s
from ....rules.wizard.deal import deal
from ....rules.wizard.moves import apply, write_codes
from ....rules.wizard.state import DEALING, FINISHED, State
from ....rules.wizard.view import look
from ...net.thinking import Net
from .rounds import Players, choose_as

ASKED = -1
"""Stands for a level: somebody else makes this seat's moves."""


def play_on(
    p: Players,
    s: State,
    nets: Sequence[Net],
    generators: MutableSequence[int],
    codes: UInt8s,
    many: int,
    room: int,
) -> int:
    """Play on, dealing by the game's seed, and write the codes of the moves after the ``many`` there are.

    Stops at the turn of a seat that is asked, at the end of the game, and where there are ``room`` codes; returns how
    many there are then.  ``generators``: by seat, the state of its own random generator.
    """
    while many < room and s.phase != FINISHED:
        if s.phase == DEALING:
            deal(s, p.deck)
        mover = s.turn
        if p.levels[mover] == ASKED:
            return many
        p.generator[0] = generators[mover]
        look(s, mover, p.view)
        legal = write_codes(p.view.phase, p.view.legal_suited, p.view.legal_rest, p.codes)
        codes[many] = choose_as(p, p.levels[mover], legal, nets)
        generators[mover] = p.generator[0]
        apply(s, codes[many])
        many += 1
    return many
