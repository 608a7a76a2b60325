"""The deck, the rounds and the deal (A1 to A5, A14, V5 to V7)."""

from collections.abc import MutableSequence, Sequence

from ..chance import round_key, shuffle
from .cards import CARDS, FIRST_SPECIAL, FOOL, FOOLS, NONE, SUIT_CARDS, SUITLESS, SUITS, VALUES, WIZARD, WIZARDS
from .hands import from_below
from .state import (
    CLAIRVOYANCE,
    DEALING,
    MAXIMUS,
    MOST_ROUNDS,
    SINGLE_SUIT,
    SIZE_BITS,
    SIZES_IN_NUMBER,
    State,
)
from .trump import turn_up

BASIC_CARDS = 60
OWN_CARDS = 15
"""V5: the cards each player owns: one suit, one Wizard, one Fool."""
DECK_ROOM = 80
"""The size of a list that holds any deck."""
ALL_SUITED = sum(SUIT_CARDS << (16 * suit) for suit in range(SUITS))
"""All number cards, as a set."""


def new_game(s: State, seats: int, specials: int, mode: int, bidding: int, plus_minus_one: int, seed: int) -> None:
    """Set up a game with these options, before its first deal; ``seed``: 0 to 2**63 - 1."""
    s.seats, s.specials, s.mode, s.bidding = seats, specials, mode, bidding
    s.plus_minus_one, s.seed = plus_minus_one, seed
    s.rounds = rounds_of_game(seats, mode)
    s.first_dealer = 0
    for i in range(MOST_ROUNDS // SIZES_IN_NUMBER):
        s.sizes[i] = 0
    s.round = 0
    s.phase, s.turn = DEALING, NONE
    s.trump = s.turned = s.werewolf_seat = s.fairy_seat = s.cloud_seat = NONE
    for seat in range(seats):
        s.bid[seat] = s.passed[seat] = NONE
        s.total[seat] = 0


def set_course(s: State, first_dealer: int, sizes: Sequence[int], many: int) -> None:
    """A14: set who deals first; V7: and the sizes of the rounds, if any.  After ``new_game``, before a deal."""
    s.first_dealer = first_dealer
    if many > 0:
        s.rounds = many
    for n in range(many):
        s.sizes[n // SIZES_IN_NUMBER] |= sizes[n] << (SIZE_BITS * (n % SIZES_IN_NUMBER))


def rounds_of_game(seats: int, mode: int) -> int:
    """A2: as many rounds as there are cards for each player; V5: twelve; V6: five."""
    if mode == SINGLE_SUIT:
        return 12
    if mode == MAXIMUS:
        return 5
    return BASIC_CARDS // seats


def cards_in_round(seats: int, mode: int, number: int) -> int:
    """A2: as many cards for each seat as the round's number; V5: three more; V6: all."""
    if mode == SINGLE_SUIT:
        return number + 3
    if mode == MAXIMUS:
        return BASIC_CARDS // seats
    return number


def cards_to_deal(seats: int, mode: int, sizes: Sequence[int], number: int) -> int:
    """A2, V5, V6: how many cards each seat is dealt in a round; V7: as agreed, by the ``sizes`` of a state or view."""
    if sizes[0] == 0:
        return cards_in_round(seats, mode, number)
    n = number - 1
    return (sizes[n // SIZES_IN_NUMBER] >> (SIZE_BITS * (n % SIZES_IN_NUMBER))) & ((1 << SIZE_BITS) - 1)


def deals_unseen(s: State) -> bool:
    """V4: in this round nobody sees their own card."""
    return s.mode == CLAIRVOYANCE and s.round == 1


def fill_deck(s: State, deck: MutableSequence[int]) -> int:
    """A1, S1 to S8: write the game's cards into the deck; return how many there are."""
    n = 0
    for suit in range(SUITS):
        for bit in range(VALUES):
            deck[n] = 16 * suit + bit
            n += 1
        deck[n], deck[n + 1] = WIZARD, FOOL
        n += 2
    for card in range(FIRST_SPECIAL, CARDS):
        if (s.specials >> (card - FIRST_SPECIAL)) & 1:
            deck[n] = card
            n += 1
    return n


def suited_in_deal(mode: int, seats: int) -> int:
    """A1: the number cards that are dealt from, as a set; V5: those of one suit for each seat."""
    if mode == SINGLE_SUIT and seats < SUITS:
        return ALL_SUITED & ((1 << (16 * seats)) - 1)
    return ALL_SUITED


def others_in_deal(specials: int, mode: int, seats: int) -> int:
    """A1, S1 to S8: the cards without a suit that are dealt from, as a set; V5: a Wizard and a Fool for each seat."""
    if mode == SINGLE_SUIT:
        return from_below(seats, seats)
    return WIZARDS | FOOLS | specials << (FIRST_SPECIAL - SUITLESS)


def turns_up(s: State) -> bool:
    """A4, A5: whether a card is left to turn up in this round (never in V5 and V6)."""
    if s.mode in (SINGLE_SUIT, MAXIMUS):
        return False
    return s.seats * s.cards < BASIC_CARDS or s.specials != 0


def place_in_deck(s: State, seat: int, n: int) -> int:
    """The place in the deck of the seat's n-th card (from 0); the card to turn up follows the last one dealt."""
    if s.mode == SINGLE_SUIT:
        return OWN_CARDS * seat + n
    return s.seats * n + seat


def start_round(s: State) -> None:
    """A2, A3, A14: begin the next round: its dealer and its number of cards.  Nothing is dealt yet."""
    s.dealer = (s.first_dealer + s.round) % s.seats
    s.round += 1
    s.cards = s.tricks_left = cards_to_deal(s.seats, s.mode, s.sizes, s.round)
    s.trump = s.turned = s.werewolf_seat = s.fairy_seat = s.cloud_seat = NONE
    s.played = 0
    for seat in range(s.seats):
        s.suited[seat] = s.others[seat] = s.won[seat] = s.score[seat] = 0
        s.bid[seat] = s.passed[seat] = NONE
        s.played_suited[seat] = s.played_others[seat] = s.earlier_suited[seat] = s.earlier_others[seat] = 0
        s.lacks[seat] = s.lacked[seat] = 0


def hand_out(s: State, deck: MutableSequence[int]) -> None:
    """A2, A4: deal the deck's cards to all seats and turn up the next card."""
    apart = 1 if s.mode == SINGLE_SUIT else s.seats
    for seat in range(s.seats):
        take_up(s, seat, deck, place_in_deck(s, seat, 0), apart)
    turn_up(s, deck[s.seats * s.cards] if turns_up(s) else NONE)


def take_up(s: State, seat: int, deck: MutableSequence[int], first: int, apart: int) -> None:
    """Make cards of the deck the seat's hand: as many as the round has, from ``first`` on, ``apart`` places apart.

    No step depends on what a card is, which processors cannot predict.  Wizards and Fools are counted in their own four
    bits.
    """
    suited = others = 0
    for _ in range(s.cards):
        card = deck[first]
        first += apart
        lane = card >> 6
        suited |= (1 - lane) << (card & 63)
        others += lane << (card & 15)
    s.suited[seat] = suited
    wizards, fools = others & WIZARDS, (others & FOOLS) >> (FOOL - SUITLESS)
    s.others[seat] = (others & ~(WIZARDS | FOOLS)) | from_below(wizards, fools)


def deal(s: State, deck: MutableSequence[int]) -> None:
    """Begin the next round and deal cards shuffled by the game's seed; ``deck`` has room for DECK_ROOM cards."""
    start_round(s)
    size = fill_deck(s, deck)
    key = round_key(s.seed, s.round)
    if s.mode == SINGLE_SUIT:
        for seat in range(s.seats):
            shuffle(deck, OWN_CARDS * seat, OWN_CARDS, s.cards, key)
    else:
        dealt = s.seats * s.cards
        shuffle(deck, 0, size, dealt + 1 if turns_up(s) else dealt, key)
    hand_out(s, deck)


def deal_given(s: State, deck: MutableSequence[int]) -> None:
    """Begin the next round with the cards of ``deck``, laid out as in ``place_in_deck``."""
    start_round(s)
    hand_out(s, deck)
