"""The master: the bot that plays by its nets alone."""

from collections.abc import Sequence

from ...game.observation import Observation
from ..base import check_turn
from ..by_game import BotByGame, View
from ..judging import Judgement
from .estimates import judgements_of, new_judge
from .judge import NetJudge


class NetBot(BotByGame):
    """Makes the move with the most points to expect in the round, by its nets."""

    name = "master"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._nets: dict[str, NetJudge] = {}

    def choose_code(self, game: str, view: View, codes: Sequence[int]) -> int:
        """The code of the best move; the nets are read on the first call."""
        return self.net_judge(game).choose(view, codes)

    def judge(self, observation: Observation) -> tuple[Judgement, ...]:
        """The nets' estimate for each legal move."""
        check_turn(observation)
        judge = self.net_judge(observation.game)
        return judgements_of(observation, judge.judge(observation.view, observation.legal_moves.codes))

    def net_judge(self, game: str) -> NetJudge:
        """The nets of a game, read on first use."""
        if game not in self._nets:
            self._nets[game] = new_judge(game)
        return self._nets[game]
