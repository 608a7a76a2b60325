"""The round in which all players see every card but their own (V4): the chances can be counted.  Restricted Python."""

from ....rules.arrays import Numbers
from ....rules.bits import count, lowest
from ....rules.wizard.cards import FOOL, NONE, SUITS, VALUES, WIZARD, WIZARDS
from ....rules.wizard.codes import BID, PLAY, PLAY_OTHER, TRUMP, first_play, number_index
from ....rules.wizard.view import View
from ..odds import WORST, Codes
from .trick import NOTHING, PLAYED_SUITS, strength

_WIZARD, _FOOL = first_play(WIZARD), first_play(FOOL)
_COPIES = 4
_ENOUGH = 3.0 / 7.0
"""Above this chance, 30 or -10 points for a bid of one are better than 20 or -10 for none."""


def choose_unseen_bid(v: View, codes: Codes, many: int, trick: Numbers) -> int:
    """One if the card on the forehead wins often enough against all visible cards, else none (if legal).

    ``trick``: a buffer for a code of each seat.
    """
    bid = BID + 1 if chance_of_unseen(v, v.trump, trick) > _ENOUGH else BID
    for k in range(many):
        if codes[k] == bid:
            return bid
    return codes[0]


def choose_unseen_trump(v: View, codes: Codes, many: int, trick: Numbers) -> int:
    """The suit that makes it clearest whether the card on the forehead will win."""
    best, choice = WORST, codes[0]
    for k in range(many):
        clear = abs(chance_of_unseen(v, codes[k] - TRUMP, trick) - _ENOUGH)
        if clear > best:
            best, choice = clear, codes[k]
    return choice


def chance_of_unseen(v: View, trump: int, trick: Numbers) -> float:
    """The share of the cards that the seat may hold that win the trick."""
    first = v.dealer + 1
    mine = (v.seat - first) % v.seats
    wizards = fools = _COPIES
    for place in range(v.seats):
        if place != mine:
            seat = (first + place) % v.seats
            trick[place] = code_of_hand(v.suited[seat], v.others[seat])
            wizards -= 1 if trick[place] == _WIZARD else 0
            fools -= 1 if trick[place] == _FOOL else 0
    turned = first_play(v.turned)
    wizards -= 1 if turned == _WIZARD else 0
    fools -= 1 if turned == _FOOL else 0
    wins = total = 0
    for code in range(PLAY, _FOOL + 1):
        copies = 1
        if code >= PLAY_OTHER:
            copies = wizards if code == _WIZARD else fools
        elif code == turned or is_in(code, trick, v.seats, mine):
            copies = 0
        trick[mine] = code
        total += copies
        if copies and winner(trick, v.seats, trump) == mine:
            wins += copies
    return float(wins) / total


def is_in(code: int, trick: Numbers, seats: int, mine: int) -> bool:
    """Whether the trick has this card, not counting the viewer's."""
    found = False
    for place in range(seats):
        found = found or (place != mine and trick[place] == code)
    return found


def code_of_hand(suited: int, others: int) -> int:
    """The code for playing a hand's only card."""
    if suited:
        return PLAY + number_index(lowest(suited))
    return _WIZARD if count(others & WIZARDS) else _FOOL


def winner(trick: Numbers, seats: int, trump: int) -> int:
    """A10, A11: which card of a complete trick wins, by its position."""
    led, best, place_of_best = NONE, NOTHING, 0
    for place in range(seats):
        code = trick[place]
        if led == NONE and code < PLAY + SUITS * VALUES:
            led = PLAYED_SUITS[code - PLAY]
        height = strength(code, trump, led, 0)
        if height > best:
            best, place_of_best = height, place
    return place_of_best
