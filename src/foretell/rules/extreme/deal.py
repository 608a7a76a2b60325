"""The deck, the rounds and the deal (B1 to B4, B17)."""

from collections.abc import MutableSequence

from ..chance import round_key, shuffle
from .cards import KINDS, NONE, SEALS, SUITS
from .state import DEALING, PREDICTING, State
from .turns import ask, next_seat

CARDS_EACH = 15
"""B3: how many cards each seat is dealt."""
DECK_ROOM = 80
"""The size of a list that holds any deck."""


def new_game(s: State, seats: int, rounds: int, magician_base: int, raise_magician: int, seed: int) -> None:
    """Set up a game with these options, before its first deal; ``seed``: 0 to 2**63 - 1."""
    s.seats, s.rounds, s.seed = seats, rounds, seed
    s.magician_base, s.raise_magician = magician_base, raise_magician
    s.round = s.first_dealer = 0
    s.magician = NONE
    s.phase, s.turn = DEALING, NONE
    for seat in range(seats):
        s.total[seat] = 0


def set_course(s: State, first_dealer: int) -> None:
    """B17: set who deals first.  After ``new_game``, before a deal."""
    s.first_dealer = first_dealer


def rounds_of_game(seats: int) -> int:
    """B4: as many rounds as players, but six with three players."""
    return 6 if seats == 3 else seats


def values_in_deck(seats: int) -> int:
    """B3: how many values each suit has: 9 with three players, 12 with four, 15 with five."""
    return 3 * seats


def fill_deck(s: State, deck: MutableSequence[int]) -> int:
    """B3: write the game's cards into the deck; return how many there are."""
    n = 0
    for suit in range(SUITS):
        for bit in range(values_in_deck(s.seats)):
            deck[n] = 16 * suit + bit
            n += 1
    return n


def start_round(s: State) -> None:
    """B2, B4, B17: begin the next round: its dealer, all that goes back to the middle.  Nothing is dealt yet."""
    s.dealer = (s.first_dealer + s.round) % s.seats
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
    """B3: deal the deck's cards to all seats; B5: the dealer's left neighbour predicts first."""
    for seat in range(s.seats):
        take_up(s, seat, deck)
    ask(s, PREDICTING, next_seat(s, s.dealer))


def take_up(s: State, seat: int, deck: MutableSequence[int]) -> None:
    """B3: make every ``seats``-th card of the deck the seat's hand."""
    suited = others = 0
    for n in range(CARDS_EACH):
        card = deck[s.seats * n + seat]
        lane = card >> 6
        suited |= (1 - lane) << (card & 63)
        others |= lane << (card & 15)
    s.suited[seat], s.others[seat] = suited, others


def deal(s: State, deck: MutableSequence[int]) -> None:
    """Begin the next round and deal cards shuffled by the game's seed; ``deck`` has room for DECK_ROOM cards."""
    start_round(s)
    size = fill_deck(s, deck)
    shuffle(deck, 0, size, size, round_key(s.seed, s.round))
    hand_out(s, deck)


def deal_given(s: State, deck: MutableSequence[int]) -> None:
    """Begin the next round with the cards of ``deck``, where a seat's n-th card is at ``seats * n + seat``."""
    start_round(s)
    hand_out(s, deck)
