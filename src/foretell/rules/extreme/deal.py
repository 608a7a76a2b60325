"""The deck, the rounds and the deal (B1 to B4)."""

from collections.abc import MutableSequence

from ..chance import round_key, shuffle
from .cards import KINDS, LAST_SUIT, NONE, SEALS, SUITS
from .state import DEALING, PREDICTING, State
from .turns import ask, next_seat

CARDS_EACH = 15
"""B3: everyone is dealt this many cards."""
DECK_ROOM = 80
"""A deck to deal from has room for this many cards."""


def new_game(s: State, seats: int, rounds: int, magician_base: int, raise_magician: int, seed: int) -> None:
    """An empty table for a game with these options, before its first deal; seed: 0 to 2**63 - 1."""
    s.seats, s.rounds, s.seed = seats, rounds, seed
    s.magician_base, s.raise_magician = magician_base, raise_magician
    s.round = 0
    s.magician = NONE
    s.phase, s.turn = DEALING, NONE
    for seat in range(seats):
        s.total[seat] = 0


def rounds_of_game(seats: int) -> int:
    """B4: as many rounds as players; with three players six."""
    return 6 if seats == 3 else seats


def values_in_deck(seats: int) -> int:
    """B3: with three players the values 1 to 9, with four 1 to 12, with five all."""
    return 3 * seats


def fill_deck(s: State, deck: MutableSequence[int]) -> int:
    """B3: write the game's cards into the deck; their number is returned."""
    n = 0
    for suit in range(SUITS):
        for bit in range(values_in_deck(s.seats)):
            deck[n] = 16 * suit + bit
            n += 1
    return n


def start_round(s: State) -> None:
    """B2, B4: the next round and its dealer; all seals and the Magician lie in the middle, nothing is dealt yet."""
    s.dealer = s.round % s.seats
    s.round += 1
    s.tricks_left = CARDS_EACH
    s.magician = NONE
    s.played = 0
    for kind in range(KINDS):
        s.pool[kind] = SEALS[kind]
    for seat in range(s.seats):
        s.suited[seat] = s.others[seat] = s.won[seat] = s.score[seat] = 0
        s.played_suited[seat] = s.played_others[seat] = s.lacks[seat] = 0
        for kind in range(KINDS):
            s.seals[KINDS * seat + kind] = 0


def hand_out(s: State, deck: MutableSequence[int]) -> None:
    """B3: every seat gets its cards of the deck; B5: the dealer's left neighbour predicts first."""
    for i in range(CARDS_EACH * s.seats):
        seat = i % s.seats
        card = deck[i]
        if card < LAST_SUIT:
            s.suited[seat] |= 1 << card
        else:
            s.others[seat] |= 1 << (card - LAST_SUIT)
    ask(s, PREDICTING, next_seat(s, s.dealer))


def deal(s: State, deck: MutableSequence[int]) -> None:
    """Start the next round with cards shuffled from the game's seed; the deck needs room for DECK_ROOM cards."""
    start_round(s)
    size = fill_deck(s, deck)
    shuffle(deck, 0, size, size, round_key(s.seed, s.round))
    hand_out(s, deck)


def deal_given(s: State, deck: MutableSequence[int]) -> None:
    """Start the next round with the cards of ``deck``: the n-th card of a seat is at ``seats * n + seat``."""
    start_round(s)
    hand_out(s, deck)
