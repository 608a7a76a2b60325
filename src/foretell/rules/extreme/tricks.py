"""Playing a trick (B7 to B10)."""

from collections.abc import MutableSequence

from ..bits import count, member
from ..chance import below
from .cards import LAST_SUIT, NONE, PURPLE, SUIT_CARDS, TRUMP
from .codes import PLAY, RETURN, card_index
from .scoring import score_round
from .seals import TRUMP_STRENGTH, move_seal, seals_to_return, take_black_seal
from .state import RETURNING, State
from .turns import ask, next_seat, start_trick


def must_follow(s: State) -> bool:
    """B7: whether the seat to move holds a card of the suit that was led."""
    if s.led == PURPLE:
        return s.others[s.turn] != 0
    return s.led != NONE and (s.suited[s.turn] & (SUIT_CARDS << (16 * s.led))) != 0


def playable_suited(s: State) -> int:
    """B7: the blue, green, red and yellow cards that may be played."""
    hand = s.suited[s.turn]
    if not must_follow(s):
        return hand
    return 0 if s.led == PURPLE else hand & (SUIT_CARDS << (16 * s.led))


def playable_others(s: State) -> int:
    """B7: the purple cards that may be played."""
    return 0 if s.led != PURPLE and must_follow(s) else s.others[s.turn]


def play_at_random(s: State, rng: MutableSequence[int]) -> None:
    """Play a random card; all that may be played are equally likely."""
    suited, others = playable_suited(s), playable_others(s)
    n = count(suited)
    k = below(rng, n + count(others))
    card = member(suited, k) if k < n else LAST_SUIT + member(others, k - n)
    play(s, PLAY + card_index(card), card)


def play(s: State, code: int, card: int) -> None:
    """B7: a card of another suit than the one that was led shows that the hand lacks that suit."""
    seat, suit = s.turn, card >> 4
    s.trick[s.played] = code
    leave_hand(s, seat, card)
    if s.led == NONE:
        s.led = suit
    elif suit != s.led:
        s.lacks[seat] |= 1 << s.led
    power = strength(card, s.led)
    s.best_seat = seat if power > s.best_strength else s.best_seat
    s.best_strength = max(power, s.best_strength)
    s.played += 1
    s.turn = next_seat(s, seat)
    if s.played == s.seats:
        close_trick(s)


def leave_hand(s: State, seat: int, card: int) -> None:
    """Move a card from the hand to the table."""
    if card < LAST_SUIT:
        s.suited[seat] &= ~(1 << card)
        s.played_suited[seat] |= 1 << card
    else:
        s.others[seat] &= ~(1 << (card - LAST_SUIT))
        s.played_others[seat] |= 1 << (card - LAST_SUIT)


def strength(card: int, led: int) -> int:
    """B8: red beats the suit that was led (NONE: by this card); other cards cannot win."""
    suit, value = card >> 4, (card & 15) + 1
    power = value if led in (NONE, suit) else 0
    return TRUMP_STRENGTH + value if suit == TRUMP else power


def close_trick(s: State) -> None:
    """B8: the winner takes the trick; B9: and returns a seal, or, B10, takes a black one."""
    winner = s.best_seat
    s.won[winner] += 1
    s.tricks_left -= 1
    if seals_to_return(s):
        ask(s, RETURNING, winner)
    else:
        take_black_seal(s, winner)
        next_trick(s)


def return_seal(s: State, code: int) -> None:
    """B9: return the winner's seal to the pool."""
    move_seal(s, code - RETURN, s.best_seat, NONE)
    next_trick(s)


def next_trick(s: State) -> None:
    """B7: the winner leads the next trick; after the last trick the round is scored."""
    if s.tricks_left:
        start_trick(s, s.best_seat)
    else:
        score_round(s)
