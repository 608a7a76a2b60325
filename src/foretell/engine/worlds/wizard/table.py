"""What a seat sees of a game of Wizard: the part of the state that all worlds of a view share.  Restricted Python."""

from dataclasses import dataclass, field

from ....rules.wizard.cards import FAIRY, NONE, SUITLESS
from ....rules.wizard.state import MOST_ROUNDS, SEATS, SIZES_IN_NUMBER, State
from ....rules.wizard.tricks import play
from ....rules.wizard.turns import start_trick
from ....rules.wizard.view import View
from ..sampling import Sampler
from .cases import Known, find_cases

_FAIRY = FAIRY - SUITLESS


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
