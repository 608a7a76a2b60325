"""Keeping account in Wizard Extreme: the cards and seals of the others (B3).  Restricted Python."""

from dataclasses import dataclass, field

from ....rules.arrays import Numbers
from ....rules.extreme.cards import KINDS, NONE, PURPLE, SUITS
from ....rules.extreme.deal import values_in_deck
from ....rules.extreme.view import View


def by_suits() -> list[int]:
    """A list with an entry for each suit."""
    return [0] * SUITS


@dataclass(slots=True)
class Unseen:
    """What a seat knows of its own cards and of what the others hold together."""

    others: int = 0
    """How many others there are."""
    left: int = 0
    """The remaining tricks, including the current one."""
    magician: int = 0
    """1 if one of the others has the Magician, else 0."""
    share: float = 0.0
    """The chance that a given card of the others is in a given hand."""
    own: list[int] = field(default_factory=by_suits)
    """For each suit, the seat's cards (bits)."""
    out: list[int] = field(default_factory=by_suits)
    """For each suit, the others' cards."""
    demand: list[int] = field(default_factory=by_suits)
    """For each suit, the others' seals."""


def find_unseen(u: Unseen, v: View) -> None:
    """Fill in everything for a view."""
    me = v.seat
    u.others = v.seats - 1
    u.share = 1.0 / u.others
    u.left = v.tricks_left
    u.magician = 0 if v.magician in (NONE, me) else 1
    gone, gone_purple = v.suited[me], v.others[me]
    for seat in range(v.seats):
        gone |= v.played_suited[seat]
        gone_purple |= v.played_others[seat]
    full = (1 << values_in_deck(v.seats)) - 1
    put_by_suit(v.suited[me], v.others[me], full, u.own)
    put_by_suit(~gone, ~gone_purple, full, u.out)
    for suit in range(SUITS):
        seals = -v.seals[KINDS * me + suit]
        for seat in range(v.seats):
            seals += v.seals[KINDS * seat + suit]
        u.demand[suit] = seals


def put_by_suit(suited: int, purple: int, full: int, suits: Numbers) -> None:
    """Write two sets of cards as one set for each suit; ``full``: all cards of a suit."""
    for suit in range(PURPLE):
        suits[suit] = (suited >> (16 * suit)) & full
    suits[PURPLE] = purple & full
