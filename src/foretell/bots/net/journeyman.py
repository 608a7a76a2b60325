"""The journeyman: nets in the head of a person, who remembers what stands out and judges each hand a little wrong."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from operator import or_
from typing import Any, ClassVar

import numpy as np

from ...game.errors import OptionsError
from ...game.moves import Move
from ...game.observation import Observation
from ...rules.chance import round_key
from ...rules.extreme.codes import PLAY as EXTREME_PLAY
from ...rules.wizard.cards import FOOLS, WIZARDS
from ...rules.wizard.codes import PLAY as WIZARD_PLAY
from ...rules.wizard.codes import TRUMP
from ...rules.wizard.state import MAXIMUS, SECRET
from ...rules.wizard.view import View as WizardView
from ..base import check_turn
from ..forgetting import REMEMBERED, Memory
from ..judging import Judgement
from .bot import judgements, nets
from .estimates import Numbers, View, estimates

_PARTS = 4
"""So many even lots make one deviation."""


@dataclass(frozen=True, slots=True)
class Weakness:
    """How far his head is from that of a master.  Larger errors and a higher ``lowest`` make him weaker.

    Attributes: ``lowest``: the lowest value of the plain suits of which he remembers a card that is gone; ``hopes``: by
    how many points a trick he thinks too well or too badly of a hand when he foretells; ``slips``: by how many points
    he mistakes the worth of a card.  Both are deviations of an error that stays the same for a seat's whole round, so
    that what is clear is never mistaken.
    """

    lowest: int
    hopes: float
    slips: float


WIZARD = Weakness(lowest=7, hopes=1.0, slips=0.6)
SECRET_WIZARD = Weakness(lowest=7, hopes=0.5, slips=0.3)
MAXIMUS_WIZARD = Weakness(lowest=5, hopes=0.5, slips=0.3)
MAXIMUS_WIZARD_OF_SIX = Weakness(lowest=6, hopes=0.5, slips=0.3)
"""V3 and V6, where rules of thumb come nearer to the nets: he has to err less to stay between."""
EXTREME = Weakness(lowest=1, hopes=0.1, slips=0.05)


class JourneymanBot:
    """Remembers trumps, Wizards, Fools and high cards that are gone, and is steadily a little wrong about a hand.

    He draws no lots: the same observation brings the same move, whatever the seed.
    """

    name = "journeyman"
    SETTINGS: ClassVar[dict[str, type]] = {"lowest": int, "hopes": float, "slips": float}
    """What the arena may set, to find out how weak he should be; the same for both games."""

    def __init__(self, seed: int, **weakness: float) -> None:
        """``weakness``: values of ``SETTINGS`` in place of the usual ones; raises OptionsError for a card below 1."""
        if weakness.get("lowest", 1) < 1:
            raise OptionsError(
                f"the lowest card that the journeyman remembers is at least a 1, not {weakness['lowest']}"
            )
        self.seed = seed
        self._weakness = weakness

    def choose(self, observation: Observation) -> Move:
        """The move that he thinks best."""
        check_turn(observation)
        moves = observation.legal_moves
        if len(moves) == 1:
            return moves[0]
        points, _ = self._expected(observation)
        return moves[int(np.argmax(observation.codebook.rules.sign * points))]

    def judge(self, observation: Observation) -> tuple[Judgement, ...]:
        """What he expects of each legal move, mistakes and all."""
        check_turn(observation)
        return judgements(observation, *self._expected(observation))

    def _expected(self, observation: Observation) -> tuple[Numbers, Numbers]:
        """Points and chances by move."""
        game, view, codes = observation.game, observation.view, observation.legal_moves.codes
        weakness = self._weakness_at(game, view)
        known = REMEMBERED[game](view, Memory(weakness.lowest, trumps=True, others=True))
        points, chances = estimates(game, known, codes, nets(game))
        return points + errors(game, view, codes, weakness), chances

    def _weakness_at(self, game: str, view: View) -> Weakness:
        usual = _HEADS[game].weakness(view)
        values = {name: self._weakness.get(name, getattr(usual, name)) for name in self.SETTINGS}
        return Weakness(int(values["lowest"]), values["hopes"], values["slips"])


def weakness_at_wizard(view: WizardView) -> Weakness:
    """How weak he is at this kind of game of Wizard."""
    if view.mode == MAXIMUS:
        return MAXIMUS_WIZARD_OF_SIX if view.seats == 6 else MAXIMUS_WIZARD
    return SECRET_WIZARD if view.bidding == SECRET else WIZARD


def errors(game: str, view: View, codes: Sequence[int], weakness: Weakness) -> Numbers:
    """By how many points he is wrong about each of these moves: always the same for a seat, its hand and a move.

    Of a hand that he thinks too well of, every further trick that he bids seems to be worth more.
    """
    head, key = _HEADS[game], hand_key(game, view)
    if codes[0] < head.bids:
        return np.array(codes, float) * (weakness.hopes * deviation(key, 0))
    size = weakness.hopes if codes[0] < head.play else weakness.slips
    return np.array([size * deviation(key, 1 + code) for code in codes])


def hand_key(game: str, view: View) -> int:
    """A number for the hand that the seat was dealt in this round, as far as it has seen it."""
    seat = view.seat
    others = _HEADS[game].others(view.others[seat], view.played_others[seat])
    return round_key(round_key(round_key(view.round, seat), view.suited[seat] | view.played_suited[seat]), others)


def suitless_cards(held: int, played: int) -> int:
    """A number for the cards without a suit that were dealt.

    Wizards and Fools are all alike: the lowest bits stand for those in the hand, and again for those played.
    """
    alike = 9 * ((held & WIZARDS).bit_count() + (played & WIZARDS).bit_count())
    alike += (held & FOOLS).bit_count() + (played & FOOLS).bit_count()
    return (held | played) & ~(WIZARDS | FOOLS) | alike


def deviation(key: int, number: int) -> float:
    """A number that follows from these two as if by lot: mean 0, deviation 1, never beyond 3.5."""
    total = sum([round_key(key, _PARTS * number + part) for part in range(_PARTS)])
    return (total / 2**63 - _PARTS / 2) * sqrt(12 / _PARTS)


@dataclass(frozen=True, slots=True)
class _Head:
    """What he needs to know of a game.

    Attributes: ``weakness``: how weak he is, by view; ``bids``: codes below this bid numbers of tricks; ``play``: codes
    below this foretell; ``others``: a number for a hand's cards of lane 4, from those held and those played.
    """

    weakness: Callable[[Any], Weakness]
    bids: int
    play: int
    others: Callable[[int, int], int]


_HEADS = {
    "wizard": _Head(weakness_at_wizard, TRUMP, WIZARD_PLAY, suitless_cards),
    "extreme": _Head(lambda _view: EXTREME, 0, EXTREME_PLAY, or_),
}
