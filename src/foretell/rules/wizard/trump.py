"""Which suit is trump, and who chooses it (A4, A5, S1 to S7, V5, V6)."""

from .cards import FREE, NONE, SUITLESS, WEREWOLF, YELLOW, leaves_suit_open
from .codes import NO_TRUMP, TRUMP
from .hands import give, holds, take
from .state import MAXIMUS, NAMING, State
from .turns import ask, start_bidding

_ANY_SUIT, _ANY_SUIT_OR_NONE = 0b01111, 0b11111
_MAXIMUS_ORDER = (0, 2, 1, 3)


def turn_up(s: State, card: int) -> None:
    """A4: the turned-up card decides; A5: if there is none, there is no trump."""
    s.turned = card
    for seat in range(s.seats):
        if holds(s, seat, WEREWOLF):
            exchange_werewolf(s, seat)
            return
    s.trump = trump_of_round(s)
    if s.trump == FREE:
        s.trump = NONE
        ask(s, NAMING, s.dealer)
    else:
        start_bidding(s)


def trump_of_round(s: State) -> int:
    """A4, S1 to S7: the trump suit, NONE, or FREE if the dealer chooses it; V6: the round's fixed trump."""
    if s.mode == MAXIMUS:
        return _MAXIMUS_ORDER[s.round - 1] if s.round <= YELLOW + 1 else NONE
    if s.turned == NONE or leaves_suit_open(s.turned):
        return NONE
    if s.turned < SUITLESS:
        return s.turned >> 4
    return NONE if s.paper_rule else FREE


def exchange_werewolf(s: State, seat: int) -> None:
    """S5: the Werewolf's holder takes the turned-up card in exchange, and chooses trump instead of the dealer."""
    take(s, seat, WEREWOLF)
    give(s, seat, s.turned)
    s.werewolf_seat = seat
    ask(s, NAMING, seat)


def trumps_to_name(s: State) -> int:
    """A4: the dealer chooses one of the four suits; S5: the Werewolf's holder may also choose no trump."""
    return _ANY_SUIT_OR_NONE if s.werewolf_seat != NONE else _ANY_SUIT


def name_trump(s: State, code: int) -> None:
    """A4, S5: set trump and begin the bidding."""
    s.trump = NONE if code == NO_TRUMP else code - TRUMP
    start_bidding(s)
