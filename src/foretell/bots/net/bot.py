"""The master: the bot that plays by its nets alone."""

from collections.abc import Sequence
from typing import ClassVar

from ...game.observation import Observation
from ..base import POINTS, check_turn, is_to_win
from ..by_game import BotByGame, View
from ..judging import Judgement
from .calibrating import calibrated
from .estimates import judgements_of, new_judge
from .judge import NetJudge


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
