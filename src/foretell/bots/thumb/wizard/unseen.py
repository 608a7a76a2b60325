"""Keeping account: which cards are unseen, and how likely another player is to hold one of them.  Restricted Python."""

from dataclasses import dataclass, field

from ....rules.arrays import Numbers
from ....rules.bits import count
from ....rules.wizard.cards import (
    FIRST_SPECIAL,
    FOOL,
    FOOLS,
    NONE,
    SUIT_CARDS,
    SUITLESS,
    SUITS,
    WEREWOLF,
    WIZARD,
    WIZARDS,
    special_bit,
)
from ....rules.wizard.state import SINGLE_SUIT
from ....rules.wizard.view import View

_ALL_SUITED = SUIT_CARDS | SUIT_CARDS << 16 | SUIT_CARDS << 32 | SUIT_CARDS << 48
_WEREWOLF_BIT = special_bit(WEREWOLF)
_COPIES = 4
"""A1: how many Wizards there are, and how many Fools."""


def by_suits() -> list[int]:
    """A list with an entry for each suit."""
    return [0] * SUITS


@dataclass(slots=True)
class Unseen:
    """What a seat may expect of the cards that it has not seen."""

    me: int = 0
    single: int = 0
    """V5: 1 if all players have a suit of their own."""
    others: int = 0
    """How many others there are."""
    left: int = 0
    """The remaining tricks, including the current one."""
    trump: int = 0
    wizards: int = 0
    """The Wizards that others may hold; so with Fools, and special cards (bits)."""
    fools: int = 0
    specials: int = 0
    share: float = 0.0
    """The chance that a given card of all these is in a given other hand."""
    trumps: float = 0.0
    """How many trump cards another player holds on average."""
    demand: float = 0.0
    """How many tricks each of the others wants beyond their share."""
    own: list[int] = field(default_factory=by_suits)
    """For each suit, the seat's cards (bits)."""
    out: list[int] = field(default_factory=by_suits)
    """For each suit, the cards that others may hold."""


def find_unseen(u: Unseen, v: View, trump: int) -> None:
    """Fill in everything for a view, if this suit is trump."""
    u.me, u.others, u.left, u.trump = v.seat, v.seats - 1, v.tricks_left, trump
    u.single = 1 if v.mode == SINGLE_SUIT else 0
    put_by_suit(v.suited[v.seat], u.own)
    unseen = count_unseen(u, v)
    held = -v.hand_size[v.seat]
    for seat in range(v.seats):
        held += v.hand_size[seat]
    u.share = float(held) / (unseen * u.others) if unseen else 0.0
    u.trumps = count(u.out[trump]) * u.share if trump != NONE else 0.0
    u.demand = demand(v)


def count_unseen(u: Unseen, v: View) -> int:
    """Find the unseen cards; return how many there are."""
    me = v.seat
    gone, laid = v.suited[me], v.others[me]
    wizards, fools = count(laid & WIZARDS), count(laid & FOOLS)
    for seat in range(v.seats):
        gone |= v.played_suited[seat]
        others = v.played_others[seat]
        if others:
            laid |= others
            wizards += count(others & WIZARDS)
            fools += count(others & FOOLS)
    if v.turned != NONE and v.werewolf_seat == NONE:
        if v.turned < SUITLESS:
            gone |= 1 << v.turned
        else:
            wizards += 1 if v.turned == WIZARD else 0
            fools += 1 if v.turned == FOOL else 0
            laid |= special_bit(v.turned)
    u.wizards, u.fools = _COPIES - wizards, _COPIES - fools
    u.specials = (v.specials << (FIRST_SPECIAL - SUITLESS)) & ~laid & ~_WEREWOLF_BIT
    out = _ALL_SUITED & ~gone
    if u.single:
        count_own(u, v)
        out &= ~(SUIT_CARDS << (16 * me))
        if v.seats < SUITS:
            out &= (1 << (16 * v.seats)) - 1
    put_by_suit(out, u.out)
    return count(out) + u.wizards + u.fools + count(u.specials)


def count_own(u: Unseen, v: View) -> None:
    """V5: all players have one Wizard and one Fool of their own."""
    u.wizards = u.fools = 0
    for seat in range(v.seats):
        if seat != v.seat:
            u.wizards += 0 if v.played_others[seat] & WIZARDS else 1
            u.fools += 0 if v.played_others[seat] & FOOLS else 1


def put_by_suit(cards: int, suits: Numbers) -> None:
    """Write a set of number cards as one set for each suit."""
    suits[0] = cards & SUIT_CARDS
    suits[1] = (cards >> 16) & SUIT_CARDS
    suits[2] = (cards >> 32) & SUIT_CARDS
    suits[3] = (cards >> 48) & SUIT_CARDS


def demand(v: View) -> float:
    """How many tricks each of the others wants beyond their share of the remaining ones; 0 for hidden bids."""
    part = float(v.tricks_left) / v.seats
    wanted = 0.0
    for seat in range(v.seats):
        bid = v.bid[seat]
        if bid >= 0 and seat != v.seat:
            wanted += max(bid - v.won[seat], 0) - part
    return wanted / (v.seats - 1)
