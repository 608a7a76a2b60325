"""What the journeyman misjudges in Wizard Extreme.  Restricted Python."""

from ....rules.chance import round_key
from ....rules.extreme.codes import PLAY
from ....rules.extreme.view import View
from ..weakness import Weakness, deviation


def set_usual(w: Weakness, _v: View) -> None:
    """How weak the journeyman is."""
    w.lowest, w.hopes, w.slips = 1, 0.1, 0.05


def error_of(w: Weakness, key: int, code: int) -> float:
    """By how many points a move is misjudged; penalty points count as negative."""
    return -(w.hopes if code < PLAY else w.slips) * deviation(key, 1 + code)


def hand_key(v: View) -> int:
    """A number for the hand that the seat was dealt in this round."""
    suited, purple = v.suited[v.seat] | v.played_suited[v.seat], v.others[v.seat] | v.played_others[v.seat]
    return round_key(round_key(round_key(v.round, v.seat), suited), purple)
