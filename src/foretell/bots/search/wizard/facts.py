"""What search needs to know about Wizard.  Restricted Python."""

from ....engine.worlds.wizard.drawing import draw
from ....engine.worlds.wizard.table import Table, sit_down
from ....rules.chance import round_key
from ....rules.wizard.moves import apply, write_codes
from ....rules.wizard.state import SEATS, State
from ....rules.wizard.view import View, look
from ...net.wizard.facts import asked_net, automatic
from ...net.wizard.judging import Judging, best_of, judge

__all__ = [
    "Judging",
    "State",
    "Table",
    "View",
    "apply",
    "asked_net",
    "automatic",
    "best_of",
    "draw",
    "is_met",
    "judge",
    "key_of_view",
    "look",
    "sit_down",
    "worth",
    "write_codes",
]


def worth(s: State, seat: int) -> float:
    """A12: the points of the round."""
    return float(s.score[seat])


def is_met(s: State, seat: int) -> float:
    """A12: 1 if the bid is met, else 0."""
    return 1.0 if s.won[seat] == s.bid[seat] else 0.0


def key_of_view(v: View, seed: int) -> int:
    """A number for the position as the viewer sees it, and a seed."""
    key = round_key(round_key(round_key(seed, v.seat), 100 * v.round + v.tricks_left), 100 * v.phase + v.played)
    key = round_key(round_key(key, v.trump), v.turned)
    for seat in range(SEATS):
        key = round_key(round_key(key, v.suited[seat]), v.others[seat])
        key = round_key(round_key(key, v.played_suited[seat]), v.played_others[seat])
        key = round_key(round_key(round_key(key, v.trick[seat]), v.total[seat]), v.bid[seat])
    return key
