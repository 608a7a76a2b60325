"""What the Juggler does after a trick, and the Cloud after a round (S6, S7)."""

from .cards import NONE
from .codes import passed_card
from .hands import give, take
from .scoring import score_round
from .state import CHANGING, PASSING, State
from .turns import ask, next_seat, start_trick


def start_passing(s: State) -> None:
    """S6: after the Juggler's trick everybody chooses a card to pass; the dealer's left neighbour chooses first."""
    ask(s, PASSING, next_seat(s, s.dealer))


def pass_card(s: State, code: int) -> None:
    """S6: lay a card aside for the left neighbour; when all seats have chosen, the cards change hands."""
    card = passed_card(code)
    take(s, s.turn, card)
    s.passed[s.turn] = card
    if s.turn == s.dealer:
        hand_over(s)
    else:
        s.turn = next_seat(s, s.turn)


def hand_over(s: State) -> None:
    """S6: pass all cards to the left at once; then the trick's winner leads."""
    for seat in range(s.seats):
        give(s, next_seat(s, seat), s.passed[seat])
        s.earlier_suited[seat] = s.played_suited[seat]
        s.earlier_others[seat] = s.played_others[seat]
        s.lacked[seat] = s.lacks[seat]
        s.lacks[seat] = 0
    start_trick(s, s.best_seat)


def finish_round(s: State) -> None:
    """S7: if somebody won the Cloud, they must change their bid before the round is scored."""
    if s.cloud_seat != NONE:
        ask(s, CHANGING, s.cloud_seat)
    else:
        score_round(s)


def changes_to_make(s: State) -> int:
    """S7: -1 (bit 0) and +1 (bit 1), as far as the bid stays from 0 to the number of tricks."""
    bid = s.bid[s.turn]
    return (1 if bid > 0 else 0) | (2 if bid < s.cards else 0)


def change_bid(s: State, change: int) -> None:
    """S7: lower the bid by one (0) or raise it by one (1)."""
    s.bid[s.turn] += 2 * change - 1
    score_round(s)
