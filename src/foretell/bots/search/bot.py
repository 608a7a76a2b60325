"""The grand master: the networks, with search on top (needs the native library)."""

from dataclasses import replace
from typing import Any, ClassVar

from ...game.codebook import Phase
from ...game.errors import OptionsError
from ...game.moves import Move
from ...game.observation import Observation
from ..base import POINTS, check_turn, is_to_win
from ..judging import Judgement
from ..net.calibrating import calibrated
from ..net.judges import Estimates, judgements_of
from .memory import Foretold
from .searching import Search, bids_by_net
from .settings import MOST_WORLDS, USUAL, Settings


class SearchBot:
    """Tries its moves in worlds that explain what it has seen; the networks play on for all seats.

    In Wizard Extreme it remembers the round's predictions, provided it is asked for every move of its seat.
    """

    name = "grandmaster"
    SETTINGS: ClassVar[dict[str, type]] = {"aim": str, "seconds": float, "worlds": int, "bids": bool}
    """Settings that can be given by name (foretell.arena.players)."""

    def __init__(
        self,
        seed: int,
        seconds: float | None = 0.5,
        worlds: int | None = None,
        bids: bool = True,
        settings: Settings | None = None,
        aim: str = POINTS,
    ) -> None:
        """``seconds``: how long it thinks about a move.

        ``worlds`` (or ``seconds`` None): it tries exactly this many worlds, however long that takes, and the same seed
        and observation give the same move.  ``bids`` False: the network bids without search.  ``settings``: everything
        else.  ``aim``: what it plays for, one of ``base.AIMS``.  Raises OptionsError for a negative time, fewer worlds
        than 1 or more than ``MOST_WORLDS``, and an unknown aim.
        """
        if seconds is not None and seconds < 0:
            raise OptionsError(f"the grand master's time must be at least 0 seconds, not {seconds:g}")
        if worlds is not None and worlds < 1:
            raise OptionsError(f"the grand master must try at least 1 world, not {worlds}")
        if worlds is not None and worlds > MOST_WORLDS:
            raise OptionsError(f"the grand master tries at most {MOST_WORLDS} worlds, not {worlds}")
        self.seed, self.to_win = seed, is_to_win(aim)
        changes: dict[str, Any] = {"seconds": seconds} if worlds is None else {"seconds": None, "worlds": worlds}
        if not bids:
            changes["bids"] = None
        self._usual = {game: replace(settings or usual, **changes) for game, usual in USUAL.items()}
        self._foretold = Foretold()
        self._searches: dict[str, Search] = {}

    def choose(self, observation: Observation) -> Move:
        """The move for which search and network together expect most."""
        check_turn(observation)
        self._foretold.recall(observation.view)  # even if nothing is searched, to remember the predictions
        if len(observation.legal_moves) == 1:
            return observation.legal_moves[0]
        points, _ = self._search(observation, to_win=self.to_win)
        return observation.legal_moves[points.index(max(points))]

    def judge(self, observation: Observation) -> tuple[Judgement, ...]:
        """The estimate of search and network together for each legal move; the network's alone as it is shown."""
        check_turn(observation)
        estimates = self._search(observation)
        if _is_for_nets(observation):
            estimates = calibrated(observation.view, estimates)
        return judgements_of(observation, estimates)

    def _search(self, observation: Observation, *, to_win: bool = False) -> Estimates:
        """Points (more are better in either game) and chances by legal move."""
        view, codes, search = observation.view, observation.legal_moves.codes, self.search(observation.game)
        foretold = self._foretold.recall(view)
        if _is_for_nets(observation):
            return search.judge_alone.judge(view, codes, to_win=to_win)
        return search.judge(view, codes, self.seed, foretold, to_win=to_win)

    def search(self, game: str) -> Search:
        """The search for a game, created on first use."""
        if game not in self._searches:
            self._searches[game] = Search(game, self._usual[game])
        return self._searches[game]


def _is_for_nets(observation: Observation) -> bool:
    """Whether nothing is searched: for a single move, at bids in classic Wizard, and for the Cloud's change (S7)."""
    is_single = len(observation.legal_moves) == 1
    return is_single or observation.phase is Phase.CLOUD or bids_by_net(observation)
