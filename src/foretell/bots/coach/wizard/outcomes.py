"""The nets' distribution of tricks won after a move.  Restricted Python."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ....rules.arrays import Numbers
from ....rules.wizard.view import View
from ...net.both.judging import Judging
from ...net.thinking import OUTCOMES, Net, answer, think
from ...net.wizard.facts import asked_net
from ...net.wizard.features import write_features
from ...net.wizard.layout import MOST_OFF
from ...net.wizard.suit_slots import find_slots, move_slot
from ...per_move import per_move


@dataclass(slots=True)
class Outcomes:
    """By move: the chances of too many and too few tricks, and how many more than the bid are to be expected."""

    over: list[float] = field(default_factory=per_move)
    under: list[float] = field(default_factory=per_move)
    off: list[float] = field(default_factory=per_move)


def find_outcomes(o: Outcomes, j: Judging, v: View, codes: Numbers, many: int, nets: Sequence[Net]) -> None:
    """Ask the net about these moves: bids, or cards after the bid."""
    net, chances = nets[asked_net(v.phase)], j.thinking.chances
    find_slots(v, j.places)
    think(net, j.seen, write_features(v, j.places.slots, j.seen), j.thinking)
    for m in range(many):
        answer(net, move_slot(codes[m], j.places.slots), j.thinking)
        o.over[m] = o.under[m] = o.off[m] = 0.0
        for outcome in range(OUTCOMES):
            off = outcome - MOST_OFF
            o.off[m] += off * chances[outcome]
            if off > 0:
                o.over[m] += chances[outcome]
            if off < 0:
                o.under[m] += chances[outcome]
