"""The grand master: the networks, with search on top."""

from dataclasses import replace
from typing import Any, ClassVar

from ....game.codebook import Phase
from ....game.errors import OptionsError
from ....game.moves import Move
from ....game.observation import Observation
from ...base import check_turn
from ..net.bot import NetBot
from .memory import REMEMBERING, Foretold
from .searching import Search
from .settings import USUAL


class SearchBot:
    """Tries its moves in worlds that explain what it has seen; the networks play on for all seats.

    In Wizard Extreme it remembers the round's predictions, provided it is asked for every move of its seat.
    """

    name = "grandmaster@1"
    SETTINGS: ClassVar[dict[str, type]] = {"seconds": float, "worlds": int, "bids": bool}
    """What the arena may set."""

    def __init__(self, seed: int, seconds: float | None = 0.5, worlds: int | None = None, bids: bool = True) -> None:
        """``seconds``: how long it thinks about a move.

        ``worlds`` (or ``seconds`` None): it tries exactly this many worlds, however long that takes, and the same seed
        and observation give the same move.  ``bids`` False: the network bids without search.  Raises OptionsError for
        a negative time and fewer worlds than 1.
        """
        if seconds is not None and seconds < 0:
            raise OptionsError(f"the grand master thinks for 0 seconds or longer, not for {seconds:g}")
        if worlds is not None and worlds < 1:
            raise OptionsError(f"the grand master tries at least 1 world, not {worlds}")
        self.seed = seed
        changes: dict[str, Any] = {"seconds": seconds} if worlds is None else {"seconds": None, "worlds": worlds}
        if not bids:
            changes["bids"] = None
        self._usual = {game: replace(usual, **changes) for game, usual in USUAL.items()}
        self._net = NetBot(seed)
        self._foretold = Foretold()
        self._searches: dict[str, Search] = {}

    def choose(self, observation: Observation) -> Move:
        """The move for which search and network together expect most."""
        check_turn(observation)
        foretold = self._recall(observation)  # even if nothing is searched, to remember the predictions
        if not _is_searched(observation):
            return self._net.choose(observation)
        codes = observation.legal_moves.codes
        points = self._search(observation.game).points(observation.view, codes, self.seed, foretold)
        return observation.legal_moves[int(points.argmax())]

    def _recall(self, observation: Observation) -> tuple[int, ...]:
        """The predictions in Wizard Extreme, as far as this seat has seen them."""
        view: Any = observation.view
        return self._foretold.recall(view) if observation.game in REMEMBERING else ()

    def _search(self, game: str) -> Search:
        """The search for a game, created on first use."""
        if game not in self._searches:
            self._searches[game] = Search(game, self._usual[game])
        return self._searches[game]


def _is_searched(observation: Observation) -> bool:
    """Whether there is anything to find out; S7: when a bid is changed for the Cloud, everything is known."""
    return observation.phase is not Phase.CLOUD and len(observation.legal_moves) > 1
