"""What search needs to know about Wizard Extreme.  Restricted Python."""

from ....rules.chance import round_key
from ....rules.extreme.cards import KINDS, LAST_SUIT
from ....rules.extreme.codes import PLAY, card_of
from ....rules.extreme.state import PLAYING, PREDICTING, SEATS, State
from ....rules.extreme.view import View

LANE = 15
"""The bits of a card that say where in its suit it is."""


def worth(s: State, seat: int) -> float:
    """B12, B13: penalty points count against the seat."""
    return float(-s.score[seat])


def is_met(s: State, seat: int) -> float:
    """B12: 1 for no penalty point, else 0."""
    return 1.0 if s.score[seat] == 0 else 0.0


def is_left_to_masters(v: View) -> bool:
    """Whether a verdict plays a decision out by masters alone, as it does predictions (B5)."""
    return v.phase == PREDICTING


def lowest_equal(v: View, code: int) -> int:
    """The lowest card as good as the one that this code plays; any number of its own for other moves.

    Between them are cards of the seat and such as were played in earlier tricks.
    """
    if v.phase != PLAYING:
        return -code - 1
    card = card_of(code - PLAY)
    suit = card & ~LANE
    gone = suit_of(suit, v.suited[v.seat], v.others[v.seat])
    for seat in range(v.seats):
        gone |= suit_of(suit, v.played_suited[seat], v.played_others[seat])
    for i in range(v.played):
        other = card_of(v.trick[i] - PLAY)
        if other & ~LANE == suit:
            gone &= ~(1 << (other & LANE))
    while card & LANE and (gone >> ((card & LANE) - 1)) & 1:
        card -= 1
    return card


def suit_of(suit: int, suited: int, others: int) -> int:
    """The cards of a suit (its lowest card) in a set, from bit 0 on."""
    return suited >> suit if suit < LAST_SUIT else others


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
