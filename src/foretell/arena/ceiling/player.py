"""The player that sees all hands."""

from functools import cache
from importlib import import_module
from typing import Any, ClassVar, Literal

from ...bots import make_bot, missing_extra
from ...game.errors import OptionsError
from ...game.game import Game
from ...game.moves import Move
from ...game.options import Options
from ...game.rulesets import ruleset_of
from .lines import Expander, Line, best_line
from .plain import PlainExpander
from .upper_bound import AnyState

WIDTH, PLAIN_WIDTH = 48, 2
"""Positions kept after each own move; without the compiled half each takes a hundred times as long."""
Numbers = tuple[object, ...]


class CeilingPlayer:
    """Sees all hands, and plays the best line that it finds against players who answer as its model does.

    It is deterministic.  If the model is not available here, it uses ``thumb`` as the model.
    """

    name = "ceiling"
    cheats: Literal[True] = True
    SETTINGS: ClassVar[dict[str, type]] = {"width": int, "model": str}

    def __init__(self, seed: int, width: int | None = None, model: str = "master") -> None:
        """Make a player.

        ``width``: the number of positions kept after each own move; more is better and slower.  ``model``: the name of
        a deterministic bot, as which all others are assumed to play.  Raises OptionsError for a width below 1.
        """
        if width is not None and width < 1:
            raise OptionsError(f"the ceiling must keep at least 1 position, not {width}")
        self.seed, self._width, self._model = seed, width, model
        self._planned: dict[Numbers, int] = {}

    def choose(self, game: Game) -> Move:
        """The first move of the best line for the seat whose turn it is; does not change the game."""
        moves, state = game.legal_moves, game.state()
        if len(moves) == 1:
            return moves[0]
        code = self._planned.get(_numbers(state))
        if code is None:
            line = self.best_line(game)
            self._planned = {_numbers(before): code for before, code in line.moves}
            code = line.moves[0][1]
        move: Move = ruleset_of(game.options).codebook.moves[code]
        return move

    def best_line(self, game: Game) -> Line:
        """The best line found for the seat whose turn it is, to the end of the round."""
        expander, width = expander_for(game.options, game.players, self._model)
        return best_line(expander, game.state(), game.turn or 0, self._width or width)


def expander_for(options: Options, players: tuple[str, ...], model: str) -> tuple[Expander[Any], int]:
    """The expander for a table where all play as this bot does, and its default beam width.

    If the model is not available here, ``thumb`` takes its place; raises UnknownBot for an unknown name.
    """
    if model == "master" and missing_extra("grandmaster") is None:
        return _fast_expander(options.game), WIDTH
    return PlainExpander(options, players, make_bot("thumb" if missing_extra(model) else model, 0)), PLAIN_WIDTH


@cache
def _fast_expander(game: str) -> Expander[Any]:
    expander: Expander[Any] = import_module(".fast", __package__).FastExpander(game)
    return expander


def _numbers(state: AnyState) -> Numbers:
    """All numbers of a state, as a key."""
    values = (getattr(state, name) for name in state.__slots__)
    return tuple(tuple(value) if isinstance(value, list) else value for value in values)
