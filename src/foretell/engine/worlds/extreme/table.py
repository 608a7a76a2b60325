"""What a seat sees of a game of Wizard Extreme: the part of the state that all worlds share.  Restricted Python."""

from dataclasses import dataclass, field

from ....rules.extreme.cards import KINDS
from ....rules.extreme.codes import PLAY, card_of
from ....rules.extreme.state import SEATS, State
from ....rules.extreme.tricks import strength
from ....rules.extreme.view import View
from ..sampling import Sampler
from .cases import find_cases


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
