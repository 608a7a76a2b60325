"""What search needs to know about Wizard.  Restricted Python."""

from ....rules.chance import round_key
from ....rules.wizard.cards import SUITLESS
from ....rules.wizard.codes import PLAY, PLAY_OTHER, card_of_play
from ....rules.wizard.state import MOST_ROUNDS, PLAYING, SEATS, SINGLE_SUIT, SIZES_IN_NUMBER, State
from ....rules.wizard.view import UNKNOWN, View

LANE = 15
"""The bits of a card that say where in its suit it is."""


def worth(s: State, seat: int) -> float:
    """A12: the points of the round."""
    return float(s.score[seat])


def is_met(s: State, seat: int) -> float:
    """A12: 1 if the bid is met, else 0."""
    return 1.0 if s.won[seat] == s.bid[seat] else 0.0


def is_left_to_masters(_: View) -> bool:
    """Whether a verdict plays a decision out by masters alone."""
    return False


def lowest_equal(v: View, code: int) -> int:
    """The lowest card as good as the one that this code plays; any number of its own for other moves.

    Between them are cards of the seat and such as cannot be played any more.  Special cards may lie between any two,
    and with single suits (V5) those of other players.
    """
    if v.phase != PLAYING or v.specials or v.mode == SINGLE_SUIT or not PLAY <= code < PLAY_OTHER:
        return -code - 1
    gone = v.suited[v.seat]
    for seat in range(v.seats):
        gone |= v.played_suited[seat]
    for i in range(v.played):
        if v.trick[i] < PLAY_OTHER:
            gone &= ~(1 << card_of_play(v.trick[i]))
    if 0 <= v.turned < SUITLESS:
        gone |= 1 << v.turned
    card = card_of_play(code)
    while card & LANE and (gone >> (card - 1)) & 1:
        card -= 1
    return card


def are_cards_all(v: View) -> bool:
    """Whether the cards are all that the viewer does not know of the round: no bid is hidden (V2, V3)."""
    hidden = 0
    for seat in range(v.seats):
        hidden += 1 if v.bid[seat] == UNKNOWN else 0
    return hidden == 0


def key_of_course(v: View, key: int) -> int:
    """The key with the first dealer and the sizes of rounds (A14, V7); the same where they are as the book says."""
    if v.first_dealer:
        key = round_key(key, v.first_dealer)
    for i in range(MOST_ROUNDS // SIZES_IN_NUMBER):
        if v.sizes[i]:
            key = round_key(round_key(key, i + 1), v.sizes[i])
    return key


def key_of_view(v: View, seed: int) -> int:
    """A number for the position as the viewer sees it, and a seed: every field counts."""
    key = round_key(round_key(round_key(seed, v.seat), v.seats), v.specials)
    key = round_key(round_key(round_key(key, v.mode), v.bidding), v.plus_minus_one)
    key = round_key(round_key(round_key(key, v.rounds), v.round), v.dealer)
    key = round_key(round_key(round_key(key, v.cards), v.tricks_left), v.phase)
    key = key_of_course(v, key)
    key = round_key(round_key(round_key(key, v.turn), v.trump), v.turned)
    key = round_key(round_key(round_key(key, v.werewolf_seat), v.led), v.leader)
    key = round_key(round_key(round_key(key, v.played), v.best_seat), v.cloud_seat)
    key = round_key(round_key(round_key(key, v.unseen), v.legal_suited), v.legal_rest)
    for seat in range(SEATS):
        key = round_key(round_key(round_key(key, v.suited[seat]), v.others[seat]), v.hand_size[seat])
        key = round_key(round_key(round_key(key, v.bid[seat]), v.won[seat]), v.score[seat])
        key = round_key(round_key(round_key(key, v.total[seat]), v.trick[seat]), v.passed[seat])
        key = round_key(round_key(key, v.played_suited[seat]), v.played_others[seat])
        key = round_key(round_key(key, v.earlier_suited[seat]), v.earlier_others[seat])
        key = round_key(round_key(key, v.lacks[seat]), v.lacked[seat])
    return key
