"""What one seat may know of a game of Wizard (A6, S5, S6, V2 to V4).

A view is filled field by field from the state; it is never made by removing hidden fields.
"""

from dataclasses import dataclass, field

from .cards import NONE, SUITLESS, kind_bits
from .deal import deals_unseen
from .hands import with_card
from .moves import seen_rest, seen_suited
from .state import (
    BIDDING,
    DEALING,
    FINISHED,
    HIDDEN,
    MOST_ROUNDS,
    NAMING,
    OPEN,
    PASSING,
    PLAYING,
    SIZES_IN_NUMBER,
    State,
    packed_sizes,
    per_seat,
)

UNKNOWN = -2
"""Stands for a number that the viewer may not know: a hidden bid, or a card that somebody else passed."""


@dataclass(slots=True)
class View:
    """The fields of a seat's view.  A field that the state has too means the same here.  Lists are indexed by seat."""

    seat: int = 0
    """Whose view it is; NONE for a spectator, who sees no hands."""
    seats: int = 0
    specials: int = 0
    mode: int = 0
    bidding: int = 0
    plus_minus_one: int = 0
    rounds: int = 0
    first_dealer: int = 0
    round: int = 0
    dealer: int = 0
    cards: int = 0
    tricks_left: int = 0
    phase: int = 0
    turn: int = 0
    trump: int = 0
    turned: int = 0
    werewolf_seat: int = 0
    led: int = 0
    leader: int = 0
    played: int = 0
    best_seat: int = 0
    cloud_seat: int = 0
    unseen: int = 0
    """V4: 1 while the viewer may not see their own card."""
    legal_suited: int = 0
    """The viewer's legal moves, as in ``moves.legal_suited``; empty when it is not their turn."""
    legal_rest: int = 0
    sizes: list[int] = field(default_factory=packed_sizes)
    suited: list[int] = field(default_factory=per_seat)
    """Number cards that the viewer knows to be in each seat's hand (all of their own)."""
    others: list[int] = field(default_factory=per_seat)
    """Cards without a suit that the viewer knows to be in each seat's hand."""
    hand_size: list[int] = field(default_factory=per_seat)
    """How many cards each seat holds."""
    bid: list[int] = field(default_factory=per_seat)
    """Bids; NONE until they are made, UNKNOWN if the viewer may not see them."""
    won: list[int] = field(default_factory=per_seat)
    score: list[int] = field(default_factory=per_seat)
    total: list[int] = field(default_factory=per_seat)
    trick: list[int] = field(default_factory=per_seat)
    played_suited: list[int] = field(default_factory=per_seat)
    played_others: list[int] = field(default_factory=per_seat)
    earlier_suited: list[int] = field(default_factory=per_seat)
    earlier_others: list[int] = field(default_factory=per_seat)
    lacks: list[int] = field(default_factory=per_seat)
    lacked: list[int] = field(default_factory=per_seat)
    passed: list[int] = field(default_factory=per_seat)
    """The card that each seat passed; NONE until it does, UNKNOWN if the viewer may not see it."""


def look(s: State, seat: int, v: View) -> None:
    """Fill the view with what the seat (NONE: a spectator) may know of the state."""
    v.seat = seat
    look_at_game(s, v)
    look_at_table(s, v)
    look_at_seats(s, v)
    look_at_bids(s, v)
    look_at_passes(s, v)
    look_at_hands(s, v)
    look_at_moves(s, v)


def look_at_game(s: State, v: View) -> None:
    """The options, known to all (nobody knows the seed)."""
    v.seats, v.specials, v.mode = s.seats, s.specials, s.mode
    v.bidding, v.plus_minus_one, v.rounds = s.bidding, s.plus_minus_one, s.rounds
    v.first_dealer = s.first_dealer
    for i in range(MOST_ROUNDS // SIZES_IN_NUMBER):
        v.sizes[i] = s.sizes[i]


def look_at_table(s: State, v: View) -> None:
    """What is open on the table."""
    v.round, v.dealer, v.cards, v.tricks_left = s.round, s.dealer, s.cards, s.tricks_left
    v.phase, v.turn = s.phase, s.turn
    v.trump, v.turned, v.werewolf_seat = s.trump, s.turned, s.werewolf_seat
    v.led, v.leader, v.played, v.best_seat, v.cloud_seat = s.led, s.leader, s.played, s.best_seat, s.cloud_seat
    for i in range(s.seats):
        v.trick[i] = s.trick[i] if i < s.played else NONE


def look_at_seats(s: State, v: View) -> None:
    """What everybody has seen of each seat."""
    for seat in range(s.seats):
        v.won[seat], v.score[seat], v.total[seat] = s.won[seat], s.score[seat], s.total[seat]
        v.played_suited[seat], v.played_others[seat] = s.played_suited[seat], s.played_others[seat]
        v.earlier_suited[seat], v.earlier_others[seat] = s.earlier_suited[seat], s.earlier_others[seat]
        v.lacks[seat], v.lacked[seat] = s.lacks[seat], s.lacked[seat]


def bids_are_open(s: State) -> bool:
    """A6: everybody knows all bids; V2: once all have bid; V3: once the round is over."""
    if s.bidding == OPEN or s.phase in (DEALING, FINISHED):
        return True
    return s.bidding == HIDDEN and s.phase > BIDDING


def look_at_bids(s: State, v: View) -> None:
    """A6, V2, V3: the viewer's own bid, and those of the others if they are shown."""
    seen = bids_are_open(s)
    for seat in range(s.seats):
        bid = s.bid[seat]
        v.bid[seat] = bid if seen or seat == v.seat or bid == NONE else UNKNOWN


def look_at_passes(s: State, v: View) -> None:
    """S6: players know which card they passed and, once all have chosen, which one they got."""
    for seat in range(s.seats):
        card = s.passed[seat]
        left = seat + 1 if seat + 1 < s.seats else 0
        knows = seat == v.seat or (left == v.seat and s.phase != PASSING)
        v.passed[seat] = card if knows or card == NONE else UNKNOWN


def look_at_hands(s: State, v: View) -> None:
    """A9: the viewer's own hand; V4: in the first round the hands of all others instead."""
    unseen = deals_unseen(s)
    v.unseen = 1 if unseen else 0
    for seat in range(s.seats):
        v.suited[seat] = v.others[seat] = 0
        v.hand_size[seat] = hand_size(s, seat)
        if v.seat >= 0 and (seat == v.seat) != unseen:
            v.suited[seat], v.others[seat] = s.suited[seat], s.others[seat]
    if v.seat >= 0 and s.phase not in (DEALING, FINISHED):
        know_exchanged_card(v)
        know_passed_card(v)


def hand_size(s: State, seat: int) -> int:
    """How many cards the seat holds."""
    if s.phase in (NAMING, BIDDING):
        return s.cards
    in_trick = (seat - s.leader) % s.seats < s.played and s.phase == PLAYING
    laid_aside = s.phase == PASSING and s.passed[seat] != NONE
    return s.tricks_left - (1 if in_trick or laid_aside else 0)


def know_exchanged_card(v: View) -> None:
    """S5: everybody saw which card the Werewolf's holder took; it is in their hand until they play or pass it."""
    seat = v.werewolf_seat
    if seat in (NONE, v.seat):
        return
    passed = v.passed[seat]
    if (passed == NONE or passed not in (UNKNOWN, v.turned)) and not has_played(v, seat, v.turned):
        know(v, seat, v.turned)


def know_passed_card(v: View) -> None:
    """S6: the card that the viewer passed is in their left neighbour's hand until it is played."""
    card = v.passed[v.seat]
    left = v.seat + 1 if v.seat + 1 < v.seats else 0
    if card != NONE and v.phase != PASSING and not has_played_since(v, left, card):
        know(v, left, card)


def know(v: View, seat: int, card: int) -> None:
    """Note in the view that the seat holds the card."""
    if card < SUITLESS:
        v.suited[seat] |= 1 << card
    else:
        v.others[seat] = with_card(v.others[seat], card)


def copies(suited: int, others: int, card: int) -> int:
    """The copies of this card in the set, as bits."""
    if card < SUITLESS:
        return suited & (1 << card)
    return others & kind_bits(card)


def has_played(v: View, seat: int, card: int) -> bool:
    """Whether the seat has played such a card in this round."""
    return copies(v.played_suited[seat], v.played_others[seat], card) != 0


def has_played_since(v: View, seat: int, card: int) -> bool:
    """Whether the seat has played such a card since the pass (S6)."""
    now = copies(v.played_suited[seat], v.played_others[seat], card)
    return now != copies(v.earlier_suited[seat], v.earlier_others[seat], card)


def look_at_moves(s: State, v: View) -> None:
    """The viewer's legal moves, when it is their turn."""
    v.legal_suited = v.legal_rest = 0
    if v.seat >= 0 and v.seat == s.turn:
        v.legal_suited = seen_suited(s)
        v.legal_rest = seen_rest(s)
