"""What search needs to know about Wizard Extreme.  Restricted Python."""

from ....engine.worlds.extreme.drawing import draw
from ....engine.worlds.extreme.table import Table, sit_down
from ....rules.chance import round_key
from ....rules.extreme.cards import KINDS
from ....rules.extreme.moves import apply, write_codes
from ....rules.extreme.state import SEATS, State
from ....rules.extreme.view import View, look
from ...net.extreme.facts import asked_net, automatic
from ...net.extreme.judging import Judging, best_of, judge

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
    """B12, B13: penalty points count against the seat."""
    return float(-s.score[seat])


def is_met(s: State, seat: int) -> float:
    """B12: 1 for no penalty point, else 0."""
    return 1.0 if s.score[seat] == 0 else 0.0


def key_of_view(v: View, seed: int) -> int:
    """A number for the position as the viewer sees it, and a seed."""
    key = round_key(round_key(round_key(seed, v.seat), 100 * v.round + v.tricks_left), 100 * v.phase + v.played)
    key = round_key(key, v.magician)
    for seat in range(SEATS):
        key = round_key(round_key(key, v.suited[seat]), v.others[seat])
        key = round_key(round_key(key, v.played_suited[seat]), v.played_others[seat])
        key = round_key(round_key(key, v.trick[seat]), v.total[seat])
        for kind in range(KINDS):
            key = round_key(key, v.seals[KINDS * seat + kind])
    return key
