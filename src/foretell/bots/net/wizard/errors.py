"""What the journeyman misjudges in Wizard.  Restricted Python."""

from ....rules.bits import count
from ....rules.chance import round_key
from ....rules.wizard.cards import FOOLS, WIZARDS
from ....rules.wizard.codes import PLAY, TRUMP
from ....rules.wizard.state import MAXIMUS, SECRET, SINGLE_SUIT
from ....rules.wizard.view import View
from ..weakness import Weakness, deviation


def set_usual(w: Weakness, v: View) -> None:
    """How weak the journeyman is at this kind of game.

    V3, V5, V6: the rules of thumb come closer to the nets; smaller errors, or more memory, keep the journeyman between.
    """
    w.lowest, w.hopes, w.slips = 7, 1.0, 0.6
    if v.mode == MAXIMUS:
        w.lowest, w.hopes, w.slips = 6 if v.seats == 6 else 5, 0.5, 0.3
    elif v.mode == SINGLE_SUIT:
        w.lowest = 4
    elif v.bidding == SECRET:
        w.hopes, w.slips = 0.5, 0.3


def error_of(w: Weakness, key: int, code: int) -> float:
    """By how many points a move is misjudged.

    If the journeyman overrates a hand, every further trick that it bids seems to be worth more.
    """
    if code < TRUMP:
        return code * (w.hopes * deviation(key, 0))
    return (w.hopes if code < PLAY else w.slips) * deviation(key, 1 + code)


def hand_key(v: View) -> int:
    """A number for the hand that the seat was dealt in this round, as far as it has seen it.

    Wizards and Fools are all alike: the lowest bits stand for those in the hand, and again for those played.
    """
    held, played = v.others[v.seat], v.played_others[v.seat]
    alike = 9 * (count(held & WIZARDS) + count(played & WIZARDS)) + count(held & FOOLS) + count(played & FOOLS)
    others = (held | played) & ~(WIZARDS | FOOLS) | alike
    return round_key(round_key(round_key(v.round, v.seat), v.suited[v.seat] | v.played_suited[v.seat]), others)
