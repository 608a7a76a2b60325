"""Judges a decision by whole rounds from deals that fit what the seat saw (``bots.coach.both.verdict``)."""

from array import array
from dataclasses import dataclass, replace
from struct import unpack_from

from ..bots.net.judges import nets_of
from ..engine.memory import function, numbers_of, struct
from ..game.observation import Observation

SEED = 16
"""For the deals that are drawn."""
_FEWEST_BLOCKS = 4


@dataclass(frozen=True, slots=True)
class Measure:
    """How many deals are spent on a decision, and how they are weighted.  Points are those of the game."""

    margin: float = 10.0
    """Moves that the nets rate further below their best one are not tried, except the one that was made."""
    candidates: int = 4
    """The most moves that are tried besides the one that was made."""
    choosing: int = 4
    """In how many blocks of deals a better move is looked for."""
    fewest: int = 4
    stating: int = 12
    """In how many other blocks its lead is stated, at least and at most."""
    precise: float = 0.8
    """The standard error with which that ends sooner."""
    doubt: float = 3.0
    """A lead is put lower by this many times its squared standard error, divided by the lead: of many leads that are
    hardly beyond their errors, most were larger by chance."""
    tried: int = 4
    """Deals drawn for each that is tried; the likeliest are."""
    even: float = 0.05
    """The smallest effective share of the deals drawn; below it, their weights are evened out."""


USUAL = {"wizard": Measure(), "extreme": Measure(margin=1.0, precise=0.08)}
"""By game; penalty points vary about a tenth as much as Wizard's points."""
DEEP = 1000
"""In how many deals a deeper look states the leads."""
DEALS_OF_BLOCK = 128
"""How many deals are drawn for a block."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What whole rounds say about a decision; points: more are better in either game."""

    best: int
    """The place of the better move; of the one that was made if no other is surely better."""
    deals: int
    """In how many deals they were played; 0: none could be drawn, and the rest means nothing."""
    lost: float
    half: float
    """Half of the 95 % interval of the lead."""
    points: float
    best_points: float


class Verdicts:
    """Verdicts on decisions of one game, with their own buffers: not for two threads at once."""

    def __init__(self, game: str, measure: Measure | None = None) -> None:
        """``measure``: None for the usual one.  Raises BrokenNets and NativeMissing."""
        self.game, self.measure = game, USUAL[game] if measure is None else measure
        self._memory, self._nets = struct(f"bots_coach_{game}_verdict_room_Verdict"), nets_of(game)

    def judge(self, seen: Observation, k: int, limit: float, foretold: tuple[int, ...] = ()) -> Verdict:
        """The verdict on the k-th legal move.

        ``limit``: from how many points on a lead is worth stating.  ``foretold``: in Wizard Extreme the seals as
        predicted (``bots.search.memory``), if known.
        """
        m, memory, codes = self.measure, self._memory, array("q", seen.legal_moves.codes)
        deals = m.choosing, m.fewest, m.stating, m.precise
        function(self.game, "set_verdict")(memory, limit, m.margin, m.candidates, *deals)
        function(self.game, "set_weighing")(memory, m.doubt, m.tried, m.even)
        function(self.game, "set_seals")(memory, array("q", foretold or (0,)), len(foretold))
        view = numbers_of(seen.view)
        more = function(self.game, "begin_verdict")(memory, view, codes, len(codes), k, SEED, self._nets)
        while more:
            more = function(self.game, "next_block")(memory, self._nets)
        _, *found = unpack_from("<qqqdddd", memory)
        return Verdict(*found)


def with_deals(measure: Measure, deals: int) -> Measure:
    """A measure that states leads from this many deals, and looks for better moves in half as many."""
    blocks = max(-(-deals * measure.tried // DEALS_OF_BLOCK), _FEWEST_BLOCKS)
    return replace(measure, choosing=max(blocks // 2, 2), fewest=blocks, stating=blocks, precise=0.0)
