"""Playing a trick (A8 to A11, S1 to S7, V5)."""

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
from .codes import PLAY, PLAY_OTHER, WAY_CARDS, WAY_FORMS, WAY_SUITS, number_card
from .hands import with_card, without_card
from .specials import finish_round, start_passing
from .state import SINGLE_SUIT, State
from .turns import next_seat, start_trick

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
    s.trick[s.played] = code
    if code < PLAY_OTHER:
        play_number(s, number_card(code - PLAY))
    else:
        play_other(s, code - PLAY_OTHER)


def play_number(s: State, card: int) -> None:
    """A9: play a number card; if it does not follow suit, it shows that the hand lacks the suit led."""
    seat = s.turn
    s.suited[seat] &= ~(1 << card)
    s.played_suited[seat] |= 1 << card
    if s.led >= 0 and card >> 4 != s.led:
        s.lacks[seat] |= 1 << s.led
    put(s, card, card >> 4, 4 * ((card & 15) + 1))  # number_height, without the call


def play_other(s: State, way: int) -> None:
    """A9: play a card without a suit, which is always allowed; S1, S6, S7: for some its player chooses suit or form."""
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
    power = strength(s, suit, height)
    if power > s.best_strength:
        s.best_seat = s.turn
        s.best_strength = power
    s.played += 1
    s.turn = next_seat(s, s.turn)
    if s.played == s.seats:
        close_trick(s)


def strength(s: State, suit: int, height: int) -> int:
    """A11: trump is above the suit to follow, and that above all else; V5: only the value counts.

    A card without a suit (SUITS) has its own height.  A card that does not follow suit is as weak as a Fool (height 0).
    """
    if suit == s.trump:
        return _TRUMP + height
    return height if suit == SUITS or suit == s.led or s.mode == SINGLE_SUIT else 0


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
