"""New games and kept ones: what the full screen and the plain lines both begin with."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..game.game import Game
from ..game.options import Options
from .saving import to_text
from .shelf import Kept, Shelf
from .sitting import Sitting

SEEDS = 2**63
HUMAN_SEAT = 0


@dataclass(frozen=True, slots=True)
class Wish:
    """What the player wants to play: the names by seat, his own first, and the bots of the other seats."""

    options: Options
    players: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int | None = None


class Host:
    """Sets up games, and keeps them on the shelf after every move."""

    def __init__(self, wish: Wish, shelf: Shelf) -> None:
        self.wish = wish
        self.shelf = shelf
        self.on_trouble: Callable[[OSError], None] | None = None
        """Called when a move could not be kept."""
        self._games = 0

    def new(self) -> Sitting:
        """Another new game; with a seed the first has that one, the next the one after it."""
        wish = self.wish
        seed = secrets.randbelow(SEEDS) if wish.seed is None else (wish.seed + self._games) % SEEDS
        self._games += 1
        game = Game(wish.options, wish.players, seed=seed)
        return self._sitting(game, HUMAN_SEAT, wish.bots, self.shelf.new_place())

    def resume(self, kept: Kept) -> Sitting:
        """Go on with a game from the shelf."""
        return self._sitting(kept.saved.game, kept.saved.seat, kept.saved.bots, kept.path)

    def _sitting(self, game: Game, seat: int, bots: Sequence[str], place: Path) -> Sitting:
        return Sitting(game, seat, bots, lambda game: self._keep(game, seat, bots, place))

    def _keep(self, game: Game, seat: int, bots: Sequence[str], place: Path) -> None:
        """Write the game down, or take it away when it is over; where that fails the game goes on all the same."""
        try:
            if game.is_over:
                self.shelf.remove(place)
            else:
                self.shelf.write(place, to_text(game, seat, bots))
        except OSError as error:
            if self.on_trouble is not None:
                self.on_trouble(error)
