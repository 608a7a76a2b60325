"""The player that sees all hands."""

from functools import cache
from importlib import import_module
from typing import Any, ClassVar, Literal

from ...bots import make_bot, missing_extra
from ...game.errors import OptionsError
from ...game.families import family_of
from ...game.game import Game
from ...game.moves import Move
from ...game.options import Options
from .lines import Line, Trier, best_line
from .most import AnyState
from .plain import PlainTrier

WIDTH, PLAIN_WIDTH = 48, 2
"""Positions kept after each own move; without the compiled half trying them takes a hundred times as long."""
Numbers = tuple[object, ...]


class CeilingPlayer:
    """Looks at all hands, and plays the best line that it finds against players who answer as its model does.

    It draws no lots.  Where the model cannot play here it takes the others for ``thumb``.
    """

    name = "ceiling"
    cheats: Literal[True] = True
    SETTINGS: ClassVar[dict[str, type]] = {"width": int, "model": str}

    def __init__(self, seed: int, width: int | None = None, model: str = "master") -> None:
        """Make one.

        ``width``: how many positions are kept after each own move; the more, the better and the slower.  ``model``: the
        name of a bot that draws no lots, as which it thinks that all play.  Raises OptionsError for a width below 1.
        """
        if width is not None and width < 1:
            raise OptionsError(f"the ceiling keeps at least 1 position, not {width}")
        self.seed, self._width, self._model = seed, width, model
        self._planned: dict[Numbers, int] = {}

    def choose(self, game: Game) -> Move:
        """The first move of the best line, for the seat whose turn it is; the game is left as it is."""
        moves, state = game.legal_moves, game.state()
        if len(moves) == 1:
            return moves[0]
        code = self._planned.get(_numbers(state))
        if code is None:
            line = self.best_line(game)
            self._planned = {_numbers(before): code for before, code in line.moves}
            code = line.moves[0][1]
        move: Move = family_of(game.options).codebook.moves[code]
        return move

    def best_line(self, game: Game) -> Line:
        """The best line found for the seat whose turn it is, until the end of the round."""
        trier, width = trier_for(game.options, game.players, self._model)
        return best_line(trier, game.state(), game.turn or 0, self._width or width)


def trier_for(options: Options, players: tuple[str, ...], model: str) -> tuple[Trier[Any], int]:
    """What tries moves where all play as this bot does, and how many positions it tries at leisure.

    Where the model cannot play here, ``thumb`` takes its place; raises UnknownBot for a name that nobody has.
    """
    if model == "master" and missing_extra("grandmaster") is None:
        return _fast_trier(options.game), WIDTH
    return PlainTrier(options, players, make_bot("thumb" if missing_extra(model) else model, 0)), PLAIN_WIDTH


@cache
def _fast_trier(game: str) -> Trier[Any]:
    trier: Trier[Any] = import_module(".fast", __package__).FastTrier(game)
    return trier


def _numbers(state: AnyState) -> Numbers:
    """All of a state, to find it again."""
    values = (getattr(state, name) for name in state.__slots__)
    return tuple(tuple(value) if isinstance(value, list) else value for value in values)
