"""Plays on from a position of a recorded game, against bots; nothing of it is saved."""

import secrets
from collections.abc import Sequence
from pathlib import Path

from ...game.events import Event
from ...game.game import Game
from ...game.rulesets import ruleset_of
from ...rules.wizard.deal import DECK_ROOM
from .launcher import SEEDS, Launcher, Setup
from .save_folder import SavedGame, SaveFolder
from .session import Session


class _Nothing(SaveFolder):
    """A folder without games."""

    def games(self) -> tuple[list[SavedGame], list[Path]]:
        """None."""
        return [], []


class GoingOn(Launcher):
    """Plays on once; the rounds that follow are dealt as in the record, and by lot after its last one."""

    is_single = True

    def __init__(self, position: Game, recorded: Game, seat: int, bots: Sequence[str], seed: int | None = None) -> None:
        """``bots``: of the other seats, in their order.  ``seed``: of the rounds that the record does not have."""
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        super().__init__(Setup(position.options, position.players, tuple(bots), seed), _Nothing(None))
        self._position, self._recorded, self._seat = position, recorded, seat

    def new(self) -> Session:
        """The game from the position on."""
        return Session(self._position.copy(), self._seat, self.setup.bots, deal=self._deal)

    def _deal(self, game: Game) -> Sequence[Event]:
        """Deal the next round."""
        if game.round < len(self._recorded.rounds):
            story = self._recorded.rounds[game.round]
            return game.deal(story.hands, story.turned)
        state, deck = game.state(), [0] * DECK_ROOM
        state.seed = self.setup.seed or 0
        ruleset_of(game.options).codebook.rules.deal(state, deck)
        return game.deal_deck(deck)
