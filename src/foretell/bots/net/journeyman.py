"""The journeyman: nets in the head of a person, who remembers what stands out and judges each hand a little wrong."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import ClassVar

import numpy as np

from ...game.errors import OptionsError
from ...game.moves import EXTREME_MOVES, WIZARD_MOVES, Move
from ...game.observation import Observation
from ...rules.chance import round_key
from ...rules.extreme.codes import PLAY as EXTREME_PLAY
from ...rules.extreme.view import View as ExtremeView
from ...rules.wizard.cards import FOOLS, WIZARDS
from ...rules.wizard.codes import PLAY as WIZARD_PLAY
from ...rules.wizard.codes import TRUMP
from ...rules.wizard.state import MAXIMUS, SECRET
from ...rules.wizard.view import View as WizardView
from ..base import check_turn
from ..forgetting import Memory, remembered_extreme, remembered_wizard
from ..judging import Judgement
from .bot import judgements, nets_for
from .estimates import Numbers, estimates

View = WizardView | ExtremeView
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
        view, codes = observation.view, observation.legal_moves.codes
        if len(codes) == 1:
            return observation.legal_moves[0]
        points, _ = self._expected(observation)
        if isinstance(view, WizardView):
            return WIZARD_MOVES[codes[int(np.argmax(points))]]
        return EXTREME_MOVES[codes[int(np.argmin(points))]]

    def judge(self, observation: Observation) -> tuple[Judgement, ...]:
        """What he expects of each legal move, mistakes and all."""
        check_turn(observation)
        return judgements(observation, *self._expected(observation))

    def _expected(self, observation: Observation) -> tuple[Numbers, Numbers]:
        """Points and chances by move."""
        view, codes = observation.view, observation.legal_moves.codes
        weakness = self._weakness_at(view)
        memory = Memory(weakness.lowest, trumps=True, others=True)
        known = remembered_wizard(view, memory) if isinstance(view, WizardView) else remembered_extreme(view, memory)
        points, chances = estimates(known, codes, nets_for(observation))
        return points + errors(view, codes, weakness), chances

    def _weakness_at(self, view: View) -> Weakness:
        usual = usual_weakness(view)
        values = {name: self._weakness.get(name, getattr(usual, name)) for name in self.SETTINGS}
        return Weakness(int(values["lowest"]), values["hopes"], values["slips"])


def usual_weakness(view: View) -> Weakness:
    """How weak he is in this kind of game."""
    if isinstance(view, ExtremeView):
        return EXTREME
    if view.mode == MAXIMUS:
        return MAXIMUS_WIZARD_OF_SIX if view.seats == 6 else MAXIMUS_WIZARD
    return SECRET_WIZARD if view.bidding == SECRET else WIZARD


def errors(view: View, codes: Sequence[int], weakness: Weakness) -> Numbers:
    """By how many points he is wrong about each of these moves: always the same for a seat, its hand and a move.

    Of a hand that he thinks too well of, every further trick that he bids seems to be worth more.
    """
    key = hand_key(view)
    if isinstance(view, WizardView) and codes[0] < TRUMP:
        return np.array(codes, float) * (weakness.hopes * deviation(key, 0))
    foretells = codes[0] < (WIZARD_PLAY if isinstance(view, WizardView) else EXTREME_PLAY)
    size = weakness.hopes if foretells else weakness.slips
    return np.array([size * deviation(key, 1 + code) for code in codes])


def hand_key(view: View) -> int:
    """A number for the hand that the seat was dealt in this round, as far as it has seen it."""
    seat = view.seat
    held, played = view.others[seat], view.played_others[seat]
    others = held | played
    if isinstance(view, WizardView):
        # Wizards and Fools are all alike: the lowest bits stand for those in the hand, and again for those played.
        alike = 9 * ((held & WIZARDS).bit_count() + (played & WIZARDS).bit_count())
        alike += (held & FOOLS).bit_count() + (played & FOOLS).bit_count()
        others = others & ~(WIZARDS | FOOLS) | alike
    return round_key(round_key(round_key(view.round, seat), view.suited[seat] | view.played_suited[seat]), others)


def deviation(key: int, number: int) -> float:
    """A number that follows from these two as if by lot: mean 0, deviation 1, never beyond 3.5."""
    total = sum([round_key(key, _PARTS * number + part) for part in range(_PARTS)])
    return (total / 2**63 - _PARTS / 2) * sqrt(12 / _PARTS)
