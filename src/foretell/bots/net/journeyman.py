"""The journeyman: plays by networks, but like a person who remembers what stands out and misjudges hands a little."""

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
from ..judging import Judgement, judgements
from ..memory_limits.extreme import forget as forget_extreme
from ..memory_limits.memory import Memory
from ..memory_limits.wizard import forget as forget_wizard
from .bot import nets
from .estimates import View, estimates
from .network import Floats

_PARTS = 4
"""How many uniform random numbers are added up to make one approximately normal one."""


@dataclass(frozen=True, slots=True)
class Weakness:
    """How far the bot is from a master.  Larger errors and a higher ``lowest`` make it weaker.

    Attributes: ``lowest``: played cards of plain suits are remembered from this value up; ``hopes``: by how many points
    a trick a hand is over- or underrated when bidding; ``slips``: by how many points the value of a card is misjudged.
    Both are standard deviations of an error that stays the same for a seat's whole round, so clear
    cases are never misjudged.
    """

    lowest: int
    hopes: float
    slips: float


WIZARD = Weakness(lowest=7, hopes=1.0, slips=0.6)
SECRET_WIZARD = Weakness(lowest=7, hopes=0.5, slips=0.3)
MAXIMUS_WIZARD = Weakness(lowest=5, hopes=0.5, slips=0.3)
MAXIMUS_WIZARD_OF_SIX = Weakness(lowest=6, hopes=0.5, slips=0.3)
"""V3 and V6, where the rules of thumb come closer to the networks: smaller errors keep the bot between them."""
EXTREME = Weakness(lowest=1, hopes=0.1, slips=0.05)


class JourneymanBot:
    """Remembers played trumps, Wizards, Fools and high cards, and consistently misjudges a hand a little.

    Not random: the same observation gives the same move, whatever the seed.
    """

    name = "journeyman"
    SETTINGS: ClassVar[dict[str, type]] = {"lowest": int, "hopes": float, "slips": float}
    """What the arena may set, to find out how weak the bot should be; the same for both games."""

    def __init__(self, seed: int, **weakness: float) -> None:
        """``weakness``: values of ``SETTINGS`` that replace the usual ones; raises OptionsError for a card below 1."""
        if weakness.get("lowest", 1) < 1:
            raise OptionsError(
                f"the lowest card that the journeyman remembers is at least a 1, not {weakness['lowest']}"
            )
        self.seed = seed
        self._weakness = weakness

    def choose(self, observation: Observation) -> Move:
        """The best move by the bot's estimates."""
        check_turn(observation)
        moves = observation.legal_moves
        if len(moves) == 1:
            return moves[0]
        points, _ = self._expected(observation)
        return moves[int(np.argmax(observation.codebook.rules.sign * points))]

    def judge(self, observation: Observation) -> tuple[Judgement, ...]:
        """The bot's estimate for each legal move, errors included."""
        check_turn(observation)
        points, chances = self._expected(observation)
        return judgements(observation, points.tolist(), chances.tolist())

    def _expected(self, observation: Observation) -> tuple[Floats, Floats]:
        """Points and chances by move."""
        game, view, codes = observation.game, observation.view, observation.legal_moves.codes
        weakness, known = self._weakness_at(game, view), observation.view
        _FORGET[game](known, Memory(weakness.lowest, trumps=True, others=True))
        points, chances = estimates(game, known, codes, nets(game))
        return points + errors(game, view, codes, weakness), chances

    def _weakness_at(self, game: str, view: View) -> Weakness:
        usual = _FACTS[game].weakness(view)
        values = {name: self._weakness.get(name, getattr(usual, name)) for name in self.SETTINGS}
        return Weakness(int(values["lowest"]), values["hopes"], values["slips"])


def weakness_at_wizard(view: WizardView) -> Weakness:
    """How weak the bot is at this kind of game of Wizard."""
    if view.mode == MAXIMUS:
        return MAXIMUS_WIZARD_OF_SIX if view.seats == 6 else MAXIMUS_WIZARD
    return SECRET_WIZARD if view.bidding == SECRET else WIZARD


def errors(game: str, view: View, codes: Sequence[int], weakness: Weakness) -> Floats:
    """By how many points the bot misjudges each of these moves: always the same for a seat, its hand and a move.

    If it overrates a hand, every further trick that it bids seems to be worth more.
    """
    head, key = _FACTS[game], hand_key(game, view)
    if codes[0] < head.bids:
        return np.array(codes, float) * (weakness.hopes * deviation(key, 0))
    size = weakness.hopes if codes[0] < head.play else weakness.slips
    return np.array([size * deviation(key, 1 + code) for code in codes])


def hand_key(game: str, view: View) -> int:
    """A number for the hand that the seat was dealt in this round, as far as it has seen it."""
    seat = view.seat
    others = _FACTS[game].others(view.others[seat], view.played_others[seat])
    return round_key(round_key(round_key(view.round, seat), view.suited[seat] | view.played_suited[seat]), others)


def suitless_cards(held: int, played: int) -> int:
    """A number for the cards without a suit that were dealt.

    Wizards and Fools are all alike: the lowest bits stand for those in the hand, and again for those played.
    """
    alike = 9 * ((held & WIZARDS).bit_count() + (played & WIZARDS).bit_count())
    alike += (held & FOOLS).bit_count() + (played & FOOLS).bit_count()
    return (held | played) & ~(WIZARDS | FOOLS) | alike


def deviation(key: int, number: int) -> float:
    """A pseudo-random number computed from these two: mean 0, standard deviation 1, never beyond 3.5."""
    total = sum([round_key(key, _PARTS * number + part) for part in range(_PARTS)])
    return (total / 2**63 - _PARTS / 2) * sqrt(12 / _PARTS)


@dataclass(frozen=True, slots=True)
class _GameFacts:
    """What the bot needs to know about a game.

    Attributes: ``weakness``: how weak it is, by view; ``bids``: codes below this are bids of tricks; ``play``: codes
    below this are bids or predictions; ``others``: a number for a hand's cards of lane 4, from those held and those
    played.
    """

    weakness: Callable[[Any], Weakness]
    bids: int
    play: int
    others: Callable[[int, int], int]


_FORGET: dict[str, Callable[[Any, Memory], None]] = {"wizard": forget_wizard, "extreme": forget_extreme}
_FACTS = {
    "wizard": _GameFacts(weakness_at_wizard, TRUMP, WIZARD_PLAY, suitless_cards),
    "extreme": _GameFacts(lambda _view: EXTREME, 0, EXTREME_PLAY, or_),
}
