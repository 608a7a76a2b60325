"""The worlds of a view of Wizard Extreme: the part of the state that all share, and drawing one.  Restricted Python.

All cards are dealt (B3), so there is one case, and only the owners of the unseen cards have to be drawn.
"""

from collections.abc import MutableSequence
from dataclasses import dataclass, field

from ....rules.arrays import Numbers
from ....rules.bits import count
from ....rules.chance import below
from ....rules.extreme.cards import KINDS, PURPLE, SUITS
from ....rules.extreme.codes import PLAY, card_of
from ....rules.extreme.deal import values_in_deck
from ....rules.extreme.state import SEATS, State
from ....rules.extreme.tricks import strength
from ....rules.extreme.view import View
from ....rules.memory import put_copy
from ..placing import add_card, add_to_row
from ..sampling import Sampler, choose_number, close_case, no_cases, place_cards

_HALF = 1 << 31


def find_cases(s: Sampler, v: View) -> None:
    """B7: the unseen cards are in the others' hands, but not where a hand has shown to lack their suit."""
    no_cases(s)
    case = s.cases[0]
    seen = seen_purple = 0
    for seat in range(v.seats):
        case.known.suited[seat] = v.suited[seat]
        case.known.others[seat] = v.others[seat]
        seen |= v.suited[seat] | v.played_suited[seat]
        seen_purple |= v.others[seat] | v.played_others[seat]
    for suit in range(SUITS):
        gone = seen_purple if suit == PURPLE else seen >> (16 * suit)
        for bit in range(values_in_deck(v.seats) if v.tricks_left else 0):
            if not (gone >> bit) & 1:
                add_card(case, suit, 16 * suit + bit)
    for seat in range(v.seats):
        size = v.hand_size[seat] - count(v.suited[seat]) - count(v.others[seat])
        if size:
            add_to_row(case, seat, size, (1 << SUITS) - 1 & ~v.lacks[seat])
    close_case(s)


def one_state() -> list[State]:
    """Room for one state."""
    return [State()]


@dataclass(slots=True)
class Table:
    """The worlds of a view, and what they share."""

    sampler: Sampler = field(default_factory=Sampler)
    shared: list[State] = field(default_factory=one_state)
    """The state without hands and the seed."""


def sit_down(t: Table, v: View) -> None:
    """Find the worlds that fit the view; ``t.sampler`` says how many there are."""
    share_game(v, t.shared[0])
    share_seats(v, t.shared[0])
    find_cases(t.sampler, v)


def share_game(v: View, s: State) -> None:
    """The options, and what is open on the table."""
    s.first_dealer = v.first_dealer
    s.seats, s.rounds, s.magician_base, s.raise_magician = v.seats, v.rounds, v.magician_base, v.raise_magician
    s.round, s.dealer, s.tricks_left, s.phase, s.turn = v.round, v.dealer, v.tricks_left, v.phase, v.turn
    s.led, s.leader, s.played, s.best_seat, s.magician = v.led, v.leader, v.played, v.best_seat, v.magician
    for kind in range(KINDS):
        s.pool[kind] = v.pool[kind]
    s.best_strength = 0
    for i in range(v.played):
        s.best_strength = max(s.best_strength, strength(card_of(v.trick[i] - PLAY), v.led))


def share_seats(v: View, s: State) -> None:
    """What everybody knows of each seat."""
    for i in range(SEATS):
        s.won[i], s.score[i], s.total[i], s.trick[i], s.lacks[i] = (
            v.won[i],
            v.score[i],
            v.total[i],
            v.trick[i],
            v.lacks[i],
        )
        s.played_suited[i], s.played_others[i] = v.played_suited[i], v.played_others[i]
        for kind in range(KINDS):
            s.seals[KINDS * i + kind] = v.seals[KINDS * i + kind]


def draw(t: Table, rng: Numbers, worlds: MutableSequence[State], i: int) -> None:
    """Set the i-th world to a random one that fits the view; the generator is that of ``rules.chance.below``."""
    choose_number(t.sampler, rng)
    put_world(t, rng, worlds, i)


def put_world(t: Table, rng: Numbers, worlds: MutableSequence[State], i: int) -> None:
    """Set the i-th world to the one with the chosen number; only the seed of the rounds to come is drawn."""
    place_cards(t.sampler)
    put_copy(worlds, i, t.shared, 0)
    s, places = worlds[i], t.sampler.places
    for seat in range(s.seats):
        s.suited[seat], s.others[seat] = places.suited[seat], places.others[seat]
    s.seed = below(rng, _HALF) << 31
    s.seed |= below(rng, _HALF)
