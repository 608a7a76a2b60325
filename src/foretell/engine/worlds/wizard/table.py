"""The worlds of a view of Wizard: the part of the state that all share, and drawing one.  Restricted Python."""

from collections.abc import MutableSequence
from dataclasses import dataclass, field

from ....rules.arrays import Numbers
from ....rules.bits import count, lowest
from ....rules.chance import below
from ....rules.memory import put_copy
from ....rules.wizard.cards import FAIRY, FOOLS, NONE, SUITLESS, WIZARDS
from ....rules.wizard.hands import from_below
from ....rules.wizard.state import MOST_ROUNDS, SEATS, SIZES_IN_NUMBER, State
from ....rules.wizard.tricks import play
from ....rules.wizard.turns import start_trick
from ....rules.wizard.view import UNKNOWN, View
from ..rows import PASSED
from ..sampling import Sampler, choose_number, place_cards
from .cards import number_of
from .cases import Known, find_cases

_FAIRY = FAIRY - SUITLESS
_HALF = 1 << 31


def one_state() -> list[State]:
    """Room for one state."""
    return [State()]


@dataclass(slots=True)
class Table:
    """The worlds of a view, and what they share."""

    sampler: Sampler = field(default_factory=Sampler)
    known: Known = field(default_factory=Known)
    shared: list[State] = field(default_factory=one_state)
    """The state without hands, passed cards, hidden bids and the seed."""
    again: State = field(default_factory=State)
    """The trick, played once more."""


def sit_down(t: Table, v: View) -> None:
    """Find the worlds that fit the view; ``t.sampler`` says how many there are."""
    share_game(v, t.shared[0])
    share_seats(v, t.shared[0])
    share_trick(t, t.shared[0])
    find_cases(t.sampler, t.known, v)


def share_game(v: View, s: State) -> None:
    """The options, and what is open on the table."""
    s.seats, s.specials, s.mode = v.seats, v.specials, v.mode
    s.bidding, s.plus_minus_one, s.rounds = v.bidding, v.plus_minus_one, v.rounds
    s.first_dealer = v.first_dealer
    for i in range(MOST_ROUNDS // SIZES_IN_NUMBER):
        s.sizes[i] = v.sizes[i]
    s.round, s.dealer, s.cards, s.tricks_left = v.round, v.dealer, v.cards, v.tricks_left
    s.phase, s.turn = v.phase, v.turn
    s.trump, s.turned, s.werewolf_seat = v.trump, v.turned, v.werewolf_seat
    s.led, s.leader, s.played, s.best_seat, s.cloud_seat = v.led, v.leader, v.played, v.best_seat, v.cloud_seat


def share_seats(v: View, s: State) -> None:
    """What the viewer knows of each seat."""
    for i in range(SEATS):
        s.bid[i], s.won[i], s.score[i], s.total[i] = v.bid[i], v.won[i], v.score[i], v.total[i]
        s.trick[i], s.passed[i], s.lacks[i], s.lacked[i] = v.trick[i], v.passed[i], v.lacks[i], v.lacked[i]
        s.played_suited[i], s.played_others[i] = v.played_suited[i], v.played_others[i]
        s.earlier_suited[i], s.earlier_others[i] = v.earlier_suited[i], v.earlier_others[i]


def share_trick(t: Table, s: State) -> None:
    """A11, S3: set the fields for the current trick by playing its cards once more in another state."""
    again = t.again
    again.seats, again.mode, again.trump, again.tricks_left = s.seats, s.mode, s.trump, 1
    again.cloud_seat = 0  # so that the round is not scored
    start_trick(again, s.leader)
    for i in range(s.played):
        play(again, s.trick[i])
    s.best_strength, s.special_cards = again.best_strength, again.special_cards
    s.fairy_seat = NONE
    for seat in range(s.seats - 1, -1, -1):
        if (s.played_others[seat] >> _FAIRY) & 1:
            s.fairy_seat = seat


def draw(t: Table, rng: Numbers, worlds: MutableSequence[State], i: int) -> None:
    """Set the i-th world to a random one that fits the view; the generator is that of ``rules.chance.below``."""
    choose_number(t.sampler, rng)
    put_world(t, rng, worlds, i)


def put_world(t: Table, rng: Numbers, worlds: MutableSequence[State], i: int) -> None:
    """Set the i-th world to the one with the chosen number; only what the cards do not determine is drawn.

    These are hidden bids (V2, V3) and the seed of the rounds to come.
    """
    place_cards(t.sampler)
    put_copy(worlds, i, t.shared, 0)
    s, places = worlds[i], t.sampler.places
    for seat in range(s.seats):
        others = places.others[seat]
        s.suited[seat] = places.suited[seat]
        s.others[seat] = others & ~(WIZARDS | FOOLS) | from_below(count(others & WIZARDS), count(others & FOOLS))
    for seat in range(s.seats):
        if s.passed[seat] == UNKNOWN:
            suited, others = places.suited[PASSED + seat], places.others[PASSED + seat]
            s.passed[seat] = lowest(suited) if suited else number_of(SUITLESS + lowest(others))
    for seat in range(s.seats):
        if s.bid[seat] == UNKNOWN:
            s.bid[seat] = below(rng, s.cards + 1)
    s.seed = below(rng, _HALF) << 31
    s.seed |= below(rng, _HALF)
