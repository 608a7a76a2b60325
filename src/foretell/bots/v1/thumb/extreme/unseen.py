"""Keeping account in Wizard Extreme: the cards and seals of the others (all cards are dealt, B3)."""

from .....rules.extreme.cards import KINDS, NONE, PURPLE, SUITS
from .....rules.extreme.deal import values_in_deck
from .....rules.extreme.view import View


class Unseen:
    """What a seat knows of its own cards and of what the others hold together.

    Attributes: ``own`` and ``out``: for each suit, the cards (bits) of the seat and of the others; ``others``: how many
    others there are; ``share``: the chance that a given card of theirs is in a given hand; ``left``: the remaining
    tricks, including the current one; ``demand``: for each suit, the others' seals; ``magician``: 1 if one of the
    others has the Magician, else 0.
    """

    __slots__ = ("demand", "left", "magician", "others", "out", "own", "share")

    def __init__(self, v: View) -> None:
        me = v.seat
        self.others = v.seats - 1
        self.share = 1.0 / self.others
        self.left = v.tricks_left
        self.magician = int(v.magician not in (NONE, me))
        full = (1 << values_in_deck(v.seats)) - 1
        gone, gone_purple = v.suited[me], v.others[me]
        for seat in range(v.seats):
            gone |= v.played_suited[seat]
            gone_purple |= v.played_others[seat]
        self.own = by_suit(v.suited[me], v.others[me], full)
        self.out = by_suit(~gone, ~gone_purple, full)
        seals = v.seals
        self.demand = [sum(seals[s : KINDS * v.seats : KINDS]) - seals[KINDS * me + s] for s in range(SUITS)]


def by_suit(suited: int, purple: int, full: int) -> tuple[int, ...]:
    """Two sets of cards as one set for each suit; ``full``: all cards of a suit."""
    return (*[suited >> 16 * suit & full for suit in range(PURPLE)], purple & full)
