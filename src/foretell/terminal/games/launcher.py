"""New games and kept ones: what the full screen and the plain lines both begin with."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ...game.game import Game
from ...game.options import Options
from .save_folder import SavedGame, SaveFolder
from .save_format import to_text
from .session import Session

SEEDS = 2**63
HUMAN_SEAT = 0


@dataclass(frozen=True, slots=True)
class Setup:
    """What the player wants to play: the names by seat, his own first, and the bots of the other seats."""

    options: Options
    players: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int | None = None


class Launcher:
    """Sets up games, and keeps them on the shelf after every move."""

    def __init__(self, setup: Setup, saves: SaveFolder) -> None:
        self.setup = setup
        self.saves = saves
        self.on_trouble: Callable[[OSError], None] | None = None
        """Called when a move could not be kept."""
        self._games = 0

    def new(self) -> Session:
        """Another new game; with a seed the first has that one, the next the one after it."""
        setup = self.setup
        seed = secrets.randbelow(SEEDS) if setup.seed is None else (setup.seed + self._games) % SEEDS
        self._games += 1
        game = Game(setup.options, setup.players, seed=seed)
        return self._session(game, HUMAN_SEAT, setup.bots, self.saves.new_place())

    def resume(self, kept: SavedGame) -> Session:
        """Go on with a game from the shelf."""
        return self._session(kept.saved.game, kept.saved.seat, kept.saved.bots, kept.path)

    def _session(self, game: Game, seat: int, bots: Sequence[str], place: Path) -> Session:
        return Session(game, seat, bots, lambda game: self._keep(game, seat, bots, place))

    def _keep(self, game: Game, seat: int, bots: Sequence[str], place: Path) -> None:
        """Write the game down, or take it away when it is over; where that fails the game goes on all the same."""
        try:
            if game.is_over:
                self.saves.remove(place)
            else:
                self.saves.write(place, to_text(game, seat, bots))
        except OSError as error:
            if self.on_trouble is not None:
                self.on_trouble(error)
