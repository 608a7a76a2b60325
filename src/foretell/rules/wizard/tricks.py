"""Playing a trick (A8 to A11, S1 to S7, V5)."""

from collections.abc import MutableSequence

from ..bits import count, member
from ..chance import below
from .cards import (
    BOMB,
    CLOUD,
    DRAGON,
    FAIRY,
    FREE,
    HEIGHTS,
    JUGGLER,
    NONE,
    SUIT_CARDS,
    SUITLESS,
    SUITS,
    frees_suit,
    leaves_suit_open,
    special_bit,
)
from .codes import PLAY, PLAY_OTHER, WAY_CARDS, WAY_FORMS, WAY_SUITS, number_card, number_index, playable_others
from .hands import with_card, without_card
from .specials import finish_round, start_passing
from .state import SINGLE_SUIT, State
from .turns import next_seat, start_trick

_LED = (0, 0, *(1 << suit for suit in range(SUITS)))
"""``led + 2`` → the suit to follow as a set: empty for FREE and NONE."""
_TRUMP = 400
"""A11: what a card of the trump suit adds to its height."""


def playable_suited(s: State) -> int:
    """A9: the number cards that may be played: those of the suit that was led, or all if the hand has none."""
    hand = s.suited[s.turn]
    if s.led >= 0:
        following = hand & (SUIT_CARDS << (16 * s.led))
        if following:
            return following
    return hand


def play(s: State, code: int) -> None:
    """A8: play a card from the hand of the seat to move."""
    if code < PLAY_OTHER:
        play_number(s, code, number_card(code - PLAY))
    else:
        play_other(s, code - PLAY_OTHER)


def play_at_random(s: State, rng: MutableSequence[int]) -> None:
    """Play a random card; all ways to play one are equally likely."""
    suited = playable_suited(s)
    others = playable_others(s.others[s.turn])
    n = count(suited)
    k = below(rng, n + count(others))
    if k < n:
        card = member(suited, k)
        play_number(s, PLAY + number_index(card), card)
    else:
        play_other(s, member(others, k - n))


def play_number(s: State, code: int, card: int) -> None:
    """A9: play a number card; if it does not follow suit, it shows that the hand lacks the suit led."""
    seat = s.turn
    s.trick[s.played] = code
    s.suited[seat] &= ~(1 << card)
    s.played_suited[seat] |= 1 << card
    s.lacks[seat] |= _LED[s.led + 2] & ~(1 << (card >> 4))
    put(s, card, card >> 4, 4 * ((card & 15) + 1))  # number_height, without the call


def play_other(s: State, way: int) -> None:
    """A9: play a card without a suit, which is always allowed; S1, S6, S7: for some its player chooses suit or form."""
    s.trick[s.played] = PLAY_OTHER + way
    leave_hand(s, WAY_CARDS[way])
    card = WAY_FORMS[way]
    if card == FAIRY:
        s.fairy_seat = s.turn
    put(s, card, WAY_SUITS[way], HEIGHTS[card - SUITLESS])


def number_height(card: int) -> int:
    """A11: the height of a number card: its value in quarters."""
    return 4 * ((card & 15) + 1)


def leave_hand(s: State, card: int) -> None:
    """Move a card without a suit from the hand to the table."""
    seat = s.turn
    s.others[seat] = without_card(s.others[seat], card)
    s.played_others[seat] = with_card(s.played_others[seat], card)
    s.special_cards |= special_bit(card)


def put(s: State, card: int, suit: int, height: int) -> None:
    """A10: the card may set the suit to follow; A11: it may be the best so far (of equals the first stays ahead)."""
    if s.led == NONE and not leaves_suit_open(card):
        s.led = FREE if frees_suit(card) else suit
    seat = s.turn
    power = strength(s, suit, height)
    s.best_seat = seat if power > s.best_strength else s.best_seat
    s.best_strength = max(power, s.best_strength)
    s.played += 1
    s.turn = next_seat(s, seat)
    if s.played == s.seats:
        close_trick(s)


def strength(s: State, suit: int, height: int) -> int:
    """A11: trump is above the suit to follow, and that above all else; V5: only the value counts.

    A card without a suit (SUITS) has its own height.  A card that does not follow suit is as weak as a Fool (height 0).
    """
    power = height if suit == s.led else 0
    power = height if suit == SUITS else power
    power = height if s.mode == SINGLE_SUIT else power
    return _TRUMP + height if suit == s.trump else power


def lies_in_trick(s: State, special: int) -> bool:
    """Whether the special card was played to the current trick."""
    return (s.special_cards & special_bit(special)) != 0


def trick_winner(s: State) -> int:
    """A11: the player of the best card; S3: if the Dragon is in the trick too, the Fairy's player."""
    if lies_in_trick(s, FAIRY) and lies_in_trick(s, DRAGON):
        return s.fairy_seat
    return s.best_seat


def close_trick(s: State) -> None:
    """A8: the winner takes the trick and leads the next; S4: with the Bomb they only lead."""
    winner = s.best_seat = trick_winner(s)
    if not lies_in_trick(s, BOMB):
        s.won[winner] += 1
        if lies_in_trick(s, CLOUD):
            s.cloud_seat = winner
    s.tricks_left -= 1
    if s.tricks_left == 0:
        finish_round(s)
    elif lies_in_trick(s, JUGGLER):
        start_passing(s)
    else:
        start_trick(s, winner)
