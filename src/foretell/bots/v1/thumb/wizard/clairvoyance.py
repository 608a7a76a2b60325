"""The round in which all players see every card but their own (V4): the chances can be counted."""

from collections.abc import Sequence

from .....rules.wizard.cards import FOOL, NONE, SUITS, VALUES, WIZARD, WIZARDS
from .....rules.wizard.codes import BID, PLAY, PLAY_OTHER, TRUMP, first_play, number_card, number_index
from .....rules.wizard.view import View
from .strength import NOTHING, strengths

_WIZARD_AND_FOOL = (first_play(WIZARD), first_play(FOOL))
_ENOUGH = 3 / 7
"""Above this chance, 30 or -10 points for a bid of one are better than 20 or -10 for none."""


def choose_unseen_bid(v: View, codes: Sequence[int]) -> int:
    """One if the card on the forehead wins often enough against all visible cards, else none (if legal)."""
    bid = BID + (chance_of_unseen(v, v.trump) > _ENOUGH)
    return bid if bid in codes else codes[0]


def choose_unseen_trump(v: View, codes: Sequence[int]) -> int:
    """The suit that makes it clearest whether the card on the forehead will win."""
    return max(codes, key=lambda code: abs(chance_of_unseen(v, code - TRUMP) - _ENOUGH))


def chance_of_unseen(v: View, trump: int) -> float:
    """The share of the cards that the seat may hold that win the trick."""
    first = (v.dealer + 1) % v.seats
    order = [(first + i) % v.seats for i in range(v.seats)]
    seen = {seat: _code(v.suited[seat], v.others[seat]) for seat in order if seat != v.seat}
    wins = total = 0
    for code, copies in _unseen_codes(v, list(seen.values())):
        trick = [seen.get(seat, code) for seat in order]
        total += copies
        wins += copies * (order[_winner(trick, trump)] == v.seat)
    return wins / total


def _code(suited: int, others: int) -> int:
    """The code for playing a hand's only card."""
    if suited:
        return PLAY + number_index(suited.bit_length() - 1)
    return first_play(WIZARD if others & WIZARDS else FOOL)


def _unseen_codes(v: View, seen: list[int]) -> list[tuple[int, int]]:
    """The cards that the seat may hold, as codes of plays, each with its number of copies."""
    known = [*seen, first_play(v.turned)]
    numbers = [(PLAY + i, 1) for i in range(SUITS * VALUES) if PLAY + i not in known]
    return [*numbers, *((code, 4 - known.count(code)) for code in _WIZARD_AND_FOOL)]


def _winner(trick: list[int], trump: int) -> int:
    """A10, A11: which card of a complete trick wins, by its position."""
    led, best, winner = NONE, NOTHING, 0
    for place, code in enumerate(trick):
        if led == NONE and code < PLAY_OTHER:
            led = number_card(code - PLAY) >> 4
        strength = strengths(trump, led, 0)[code]
        if strength > best:
            best, winner = strength, place
    return winner
