"""Keeping account: which cards are unseen, and how likely another player is to hold one of them."""

from .....rules.wizard.cards import (
    FIRST_SPECIAL,
    FOOL,
    FOOLS,
    NONE,
    SUIT_CARDS,
    SUITLESS,
    WEREWOLF,
    WIZARD,
    WIZARDS,
    special_bit,
)
from .....rules.wizard.state import SINGLE_SUIT
from .....rules.wizard.view import View

_ALL_SUITED = SUIT_CARDS | SUIT_CARDS << 16 | SUIT_CARDS << 32 | SUIT_CARDS << 48
_WEREWOLF_BIT = special_bit(WEREWOLF)


class Unseen:
    """What a seat may expect of the cards that it has not seen.

    Attributes: ``own`` and ``out``: for each suit, the cards (bits) of the seat and those that others may hold;
    ``wizards``, ``fools``, ``specials``: the cards without a suit that others may hold; ``share``: the chance that a
    given one of all these is in a given other hand; ``others``: how many others there are; ``left``: the remaining
    tricks, including the current one; ``trumps``: how many trump cards another player holds on average; ``demand``: how
    many tricks each of the others wants beyond their share.
    """

    __slots__ = (
        "demand", "fools", "left", "me", "others", "out", "own", "share", "single",
        "specials", "trump", "trumps", "wizards",
    )  # fmt: skip

    def __init__(self, v: View, trump: int) -> None:
        self.me = v.seat
        self.single = v.mode == SINGLE_SUIT
        self.others = v.seats - 1
        self.left = v.tricks_left
        self.trump = trump
        self.own = by_suit(v.suited[v.seat])
        unseen = self._count(v)
        held = sum(v.hand_size[: v.seats]) - v.hand_size[v.seat]
        self.share = held / (unseen * self.others) if unseen else 0.0
        self.trumps = self.out[trump].bit_count() * self.share if trump != NONE else 0.0
        self.demand = demand(v)

    def _count(self, v: View) -> int:
        """Find the unseen cards; return how many there are."""
        me = v.seat
        gone, laid = v.suited[me], v.others[me]
        wizards, fools = (laid & WIZARDS).bit_count(), (laid & FOOLS).bit_count()
        for seat in range(v.seats):
            gone |= v.played_suited[seat]
            others = v.played_others[seat]
            if others:
                laid |= others
                wizards += (others & WIZARDS).bit_count()
                fools += (others & FOOLS).bit_count()
        if v.turned != NONE and v.werewolf_seat == NONE:
            if v.turned < SUITLESS:
                gone |= 1 << v.turned
            wizards += v.turned == WIZARD
            fools += v.turned == FOOL
            laid |= 1 << v.turned >> SUITLESS
        self.wizards, self.fools = WIZARDS.bit_count() - wizards, FOOLS.bit_count() - fools
        self.specials = (v.specials << (FIRST_SPECIAL - SUITLESS)) & ~laid & ~_WEREWOLF_BIT
        out = _ALL_SUITED & ~gone
        if self.single:
            out &= ~(SUIT_CARDS << 16 * me) & ((1 << 16 * v.seats) - 1)
            self._count_own_wizards(v)
        self.out = by_suit(out)
        return out.bit_count() + self.wizards + self.fools + self.specials.bit_count()

    def _count_own_wizards(self, v: View) -> None:
        """V5: all players have one Wizard and one Fool of their own."""
        laid = [v.played_others[seat] for seat in range(v.seats) if seat != v.seat]
        self.wizards = sum(not others & WIZARDS for others in laid)
        self.fools = sum(not others & FOOLS for others in laid)


def by_suit(cards: int) -> tuple[int, int, int, int]:
    """A set of number cards as one set for each suit."""
    return cards & SUIT_CARDS, cards >> 16 & SUIT_CARDS, cards >> 32 & SUIT_CARDS, cards >> 48 & SUIT_CARDS


def demand(v: View) -> float:
    """How many tricks each of the others wants beyond their share of the remaining ones; 0 for hidden bids."""
    part = v.tricks_left / v.seats
    wanted = 0.0
    for seat in range(v.seats):
        bid = v.bid[seat]
        if bid >= 0 and seat != v.seat:
            wanted += max(bid - v.won[seat], 0) - part
    return wanted / (v.seats - 1)
