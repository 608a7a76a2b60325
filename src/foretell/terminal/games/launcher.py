"""Starting new games and resuming saved ones, for the full screen and for line by line."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ...bots.base import WIN
from ...game.game import Game
from ...game.options import Options
from .save_folder import SavedGame, SaveFolder
from .save_format import to_text
from .session import Session

SEEDS = 2**63
HUMAN_SEAT = 0


@dataclass(frozen=True, slots=True)
class Setup:
    """The game to start: options, names by seat (the player's own first), and the bots of the other seats."""

    options: Options
    players: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int | None = None


class Launcher:
    """Starts and resumes games, and saves them after every move."""

    is_single = False
    """Whether there is one game and no other after it."""
    aim = WIN
    """What the bots play for."""

    def __init__(self, setup: Setup, saves: SaveFolder) -> None:
        self.setup = setup
        self.saves = saves
        self.on_save_error: Callable[[OSError], None] | None = None
        """Called when a move could not be saved."""
        self.fault: OSError | None = None
        """Why the last move could not be saved; None if it was."""
        self._games = 0

    def new(self) -> Session:
        """Start a new game; if a seed was given, each further game uses the next number."""
        setup = self.setup
        seed = secrets.randbelow(SEEDS) if setup.seed is None else (setup.seed + self._games) % SEEDS
        self._games += 1
        game = Game(setup.options, setup.players, seed=seed)
        return self._session(game, HUMAN_SEAT, setup.bots, self.saves.new_path(), 0)

    def resume(self, kept: SavedGame) -> Session:
        """Resume a saved game."""
        saved = kept.saved
        return self._session(saved.game, saved.seat, saved.bots, kept.path, saved.hints)

    def _session(self, game: Game, seat: int, bots: Sequence[str], place: Path, hints: int) -> Session:
        return Session(game, seat, bots, partial(self._keep, seat, bots, place), hints, aim=self.aim)

    def _keep(self, seat: int, bots: Sequence[str], place: Path, game: Game, hints: int) -> None:
        """Save the game, or delete its file when the game is over; the game goes on even if that fails."""
        self.fault = None
        try:
            if game.is_over:
                self._finished(game, place)
                self.saves.remove(place)
            else:
                self.saves.write(place, to_text(game, seat, bots, hints))
        except OSError as error:
            self.fault = error
            if self.on_save_error is not None:
                self.on_save_error(error)

    def _finished(self, game: Game, place: Path) -> None:
        """Note the result of a game that is over, before its file is deleted; raises OSError."""
