"""Playing a trick (A8 to A11, S1 to S7, V5)."""

from .cards import (
    BOMB,
    CLOUD,
    DRAGON,
    FAIRY,
    FOOL,
    FREE,
    JUGGLER,
    NONE,
    SHAPESHIFTER,
    SUIT_CARDS,
    SUITS,
    WIZARD,
    frees_suit,
    leaves_suit_open,
    special_bit,
)
from .codes import (
    OTHER_CLOUD,
    OTHER_DRAGON,
    OTHER_JUGGLER,
    OTHER_SHAPESHIFTER,
    PLAY,
    PLAY_OTHER,
    number_card,
)
from .hands import with_card, without_card
from .specials import finish_round, start_passing
from .state import SINGLE_SUIT, State
from .turns import next_seat, start_trick

JUGGLER_QUARTERS, CLOUD_QUARTERS = 30, 39
"""S6, S7: 7 1/2 and 9 3/4, in quarters as all values are."""
_DRAGON, _WIZARD, _TRUMP, _FOOL, _FAIRY, _BOMB = 900, 800, 400, 0, -1, -2


def playable_suited(s: State) -> int:
    """A9: the number cards that may be played: those of the suit that is led, or all where the hand has none."""
    hand = s.suited[s.turn]
    if s.led >= 0:
        following = hand & (SUIT_CARDS << (16 * s.led))
        if following:
            return following
    return hand


def play(s: State, code: int) -> None:
    """A8: the seat whose turn it is plays a card to the trick."""
    s.trick[s.played] = code
    if code < PLAY_OTHER:
        play_number(s, number_card(code - PLAY))
    else:
        play_other(s, code - PLAY_OTHER)


def play_number(s: State, card: int) -> None:
    """A9: a number card; one of another suit shows that the led suit is not in the hand."""
    seat = s.turn
    s.suited[seat] &= ~(1 << card)
    s.played_suited[seat] |= 1 << card
    if s.led >= 0 and card >> 4 != s.led:
        s.lacks[seat] |= 1 << s.led
    put(s, card, card >> 4, 4 * ((card & 15) + 1))


def play_other(s: State, kind: int) -> None:
    """A9: a card without a suit may always be played; S1, S6, S7: some with a choice that makes them what they are."""
    if kind < OTHER_SHAPESHIFTER:
        card = WIZARD + 4 * kind
        leave_hand(s, card)
        put(s, card, SUITS, 0)
    elif kind < OTHER_DRAGON:
        leave_hand(s, SHAPESHIFTER)
        put(s, WIZARD if kind == OTHER_SHAPESHIFTER else FOOL, SUITS, 0)
    elif kind < OTHER_JUGGLER:
        card = DRAGON + kind - OTHER_DRAGON
        leave_hand(s, card)
        if card == FAIRY:
            s.fairy_seat = s.turn
        put(s, card, SUITS, 0)
    elif kind < OTHER_CLOUD:
        leave_hand(s, JUGGLER)
        put(s, JUGGLER, kind - OTHER_JUGGLER, JUGGLER_QUARTERS)
    else:
        leave_hand(s, CLOUD)
        put(s, CLOUD, kind - OTHER_CLOUD, CLOUD_QUARTERS)


def leave_hand(s: State, card: int) -> None:
    """A card without a suit goes from the hand to the table."""
    seat = s.turn
    s.others[seat] = without_card(s.others[seat], card)
    s.played_others[seat] = with_card(s.played_others[seat], card)
    s.special_cards |= special_bit(card)


def put(s: State, card: int, suit: int, quarters: int) -> None:
    """A10: the card may set the suit to follow; A11: it may be the best so far (of equals the first stays ahead)."""
    if s.led == NONE and not leaves_suit_open(card):
        s.led = FREE if frees_suit(card) else suit
    power = strength(s, card, suit, quarters)
    if power > s.best_strength:
        s.best_seat = s.turn
        s.best_strength = power
    s.played += 1
    s.turn = next_seat(s, s.turn)
    if s.played == s.seats:
        close_trick(s)


def strength(s: State, card: int, suit: int, quarters: int) -> int:
    """A11: Wizard above trump above the suit to follow; S2 to S4: Dragon, Fairy and Bomb; V5: the value alone."""
    if suit < SUITS:
        if suit == s.trump:
            return _TRUMP + quarters
        if suit == s.led or s.mode == SINGLE_SUIT:
            return quarters
        return _FOOL
    if card == WIZARD:
        return _WIZARD
    if card == FOOL:
        return _FOOL
    if card == DRAGON:
        return _DRAGON
    return _FAIRY if card == FAIRY else _BOMB


def lies_in_trick(s: State, special: int) -> bool:
    """Whether the special card was played to the current trick."""
    return (s.special_cards & special_bit(special)) != 0


def trick_winner(s: State) -> int:
    """A11: the best card's player; S3: with the Dragon in the trick it is the Fairy's player."""
    if lies_in_trick(s, FAIRY) and lies_in_trick(s, DRAGON):
        return s.fairy_seat
    return s.best_seat


def close_trick(s: State) -> None:
    """A8: the winner takes the trick and leads the next; S4: with the Bomb he only leads."""
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
