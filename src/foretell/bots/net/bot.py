"""The bots that play by their nets alone: the master, and the journeyman, who plays like a person."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from ...game.errors import OptionsError
from ...game.observation import Observation
from ...game.options import LARGEST
from ..base import POINTS, check_turn, is_to_win
from ..by_game import BotByGame, View
from ..judging import Judgement
from .calibrating import calibrated
from .extreme.errors import set_usual as set_usual_in_extreme
from .judges import NetJudge, judgements_of, new_judge
from .weakness import Weakness
from .wizard.errors import set_usual as set_usual_in_wizard

_SET_USUAL: dict[str, Callable[[Weakness, Any], None]] = {
    "wizard": set_usual_in_wizard,
    "extreme": set_usual_in_extreme,
}


class NetBot(BotByGame):
    """Makes the move with the most points to expect in the round, or the best chance to win the game, by its nets."""

    name = "master"
    SETTINGS: ClassVar[dict[str, type]] = {"aim": str}
    """Settings that can be given by name (foretell.arena.players)."""

    def __init__(self, seed: int, aim: str = POINTS) -> None:
        """``aim``: what it plays for, one of ``base.AIMS``; raises OptionsError for another word."""
        super().__init__(seed)
        self.to_win = is_to_win(aim)
        self._nets: dict[str, NetJudge] = {}

    def choose_code(self, game: str, view: View, codes: Sequence[int]) -> int:
        """The code of the best move; the nets are read on the first call."""
        return self.net_judge(game).choose(view, codes, to_win=self.to_win)

    def judge(self, observation: Observation) -> tuple[Judgement, ...]:
        """The nets' estimate for each legal move, as it is shown (``calibrating``)."""
        check_turn(observation)
        game, view = observation.game, observation.view
        estimates = self.net_judge(game).judge(view, observation.legal_moves.codes)
        return judgements_of(observation, calibrated(view, estimates))

    def net_judge(self, game: str) -> NetJudge:
        """The nets of a game, read on first use."""
        if game not in self._nets:
            self._nets[game] = new_judge(game)
        return self._nets[game]


class JourneymanBot(NetBot):
    """Remembers played trumps, Wizards, Fools and high cards, and consistently misjudges a hand a little.

    Not random: the same observation gives the same move, whatever the seed.
    """

    name = "journeyman"
    SETTINGS: ClassVar[dict[str, type]] = {"aim": str, "lowest": int, "hopes": float, "slips": float}
    """What the arena may set, to find out how weak the bot should be; the same for both games."""

    def __init__(self, seed: int, aim: str = POINTS, **weakness: float | None) -> None:
        """``aim``: as for the master; ``weakness``: values of ``SETTINGS`` that replace the usual ones, unless None.

        Raises OptionsError for an unknown aim and a card below 1 or beyond 64 bits.
        """
        super().__init__(seed, aim)
        self._weakness = {name: value for name, value in weakness.items() if value is not None}
        if not 1 <= self._weakness.get("lowest", 1) <= LARGEST:
            raise OptionsError(
                f"the lowest card that the journeyman remembers must be from 1 to {LARGEST}, not {weakness['lowest']}"
            )

    def choose_code(self, game: str, view: View, codes: Sequence[int]) -> int:
        """The code of the best move by the bot's estimates."""
        return self.net_judge(game).choose(view, codes, self.weakness_at(game, view), to_win=self.to_win)

    def judge(self, observation: Observation) -> tuple[Judgement, ...]:
        """The bot's estimate for each legal move, errors included."""
        check_turn(observation)
        game, view, codes = observation.game, observation.view, observation.legal_moves.codes
        return judgements_of(observation, self.net_judge(game).misjudge(view, codes, self.weakness_at(game, view)))

    def weakness_at(self, game: str, view: View) -> Weakness:
        """How weak the bot is at this kind of game."""
        weakness = Weakness()
        _SET_USUAL[game](weakness, view)
        for name, value in self._weakness.items():
            setattr(weakness, name, value)
        return weakness
