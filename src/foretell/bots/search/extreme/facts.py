"""What search needs to know about Wizard Extreme.  Restricted Python."""

from ....rules.chance import round_key
from ....rules.extreme.cards import KINDS
from ....rules.extreme.state import PREDICTING, SEATS, State
from ....rules.extreme.view import View


def worth(s: State, seat: int) -> float:
    """B12, B13: penalty points count against the seat."""
    return float(-s.score[seat])


def is_met(s: State, seat: int) -> float:
    """B12: 1 for no penalty point, else 0."""
    return 1.0 if s.score[seat] == 0 else 0.0


def is_left_to_masters(v: View) -> bool:
    """Whether a verdict plays a decision out by masters alone, as it does predictions (B5)."""
    return v.phase == PREDICTING


def are_cards_all(_: View) -> bool:
    """Whether the cards are all that the viewer does not know of the round."""
    return True


def key_of_view(v: View, seed: int) -> int:
    """A number for the position as the viewer sees it, and a seed: every field counts."""
    key = round_key(round_key(round_key(seed, v.seat), v.seats), v.rounds)
    key = round_key(round_key(round_key(key, v.magician_base), v.raise_magician), v.round)
    key = round_key(round_key(round_key(key, v.dealer), v.tricks_left), v.phase)
    if v.first_dealer:
        key = round_key(key, v.first_dealer)
    key = round_key(round_key(round_key(key, v.turn), v.led), v.leader)
    key = round_key(round_key(round_key(key, v.played), v.best_seat), v.magician)
    key = round_key(round_key(key, v.legal_suited), v.legal_rest)
    for kind in range(KINDS):
        key = round_key(key, v.pool[kind])
    for seat in range(SEATS):
        key = round_key(round_key(round_key(key, v.suited[seat]), v.others[seat]), v.hand_size[seat])
        key = round_key(round_key(round_key(key, v.won[seat]), v.score[seat]), v.total[seat])
        key = round_key(round_key(key, v.trick[seat]), v.lacks[seat])
        key = round_key(round_key(key, v.played_suited[seat]), v.played_others[seat])
        for kind in range(KINDS):
            key = round_key(key, v.seals[KINDS * seat + kind])
    return key
