"""The player that sees all hands."""

from functools import cache
from importlib import import_module
from typing import Any, ClassVar, Literal

from ...bots import make_bot, missing_extra
from ...bots.base import Bot
from ...game.errors import OptionsError
from ...game.game import Game
from ...game.moves import Move
from ...game.observation import Observation
from ...game.options import Options
from ...game.rulesets import ruleset_of
from ...rules.wizard.cards import NONE
from .lines import UPPER_BOUND, AnyState, Expander, Expansion, Line, best_line

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


_ROOM = 64


class PlainExpander:
    """Expands positions in which every seat plays as one deterministic bot does."""

    def __init__(self, options: Options, players: tuple[str, ...], bot: Bot) -> None:
        self._options, self._players, self._bot = options, players, bot
        self._ruleset = ruleset_of(options)
        self._codebook = self._ruleset.codebook
        self._rules = self._codebook.rules

    def start(self, state: AnyState) -> list[AnyState]:
        """A list of positions with this state alone."""
        return [state]

    def kept(self, positions: list[AnyState], which: list[int]) -> list[AnyState]:
        """The positions at these indices."""
        return [positions[i] for i in which]

    def state(self, positions: list[AnyState], which: int) -> AnyState:
        """The position at this index."""
        return positions[which]

    def expand(self, positions: list[AnyState], seat: int) -> Expansion[list[AnyState]]:
        """Try all of the seat's moves in all positions."""
        found: Expansion[list[AnyState]] = Expansion([], [], [], [], [])
        for parent, position in enumerate(positions):
            for code in self.moves(position):
                after = self._go_on(position.copy(), code, seat)
                end = self._go_on(after.copy(), None, NONE)
                found.parents.append(parent)
                found.codes.append(code)
                found.points.append(self._rules.sign * end.score[seat])
                found.most.append(UPPER_BOUND[self._rules.name](after, seat))
                found.after.append(after)
        return found

    def moves(self, state: AnyState) -> list[int]:
        """The codes of the legal moves of the seat whose turn it is, as it sees them."""
        room = [0] * _ROOM
        view = self._observed(state).view
        return room[: self._rules.write_codes(state.phase, view.legal_suited, view.legal_rest, room)]

    def _observed(self, state: AnyState) -> Observation:
        view = self._rules.view()
        self._rules.look(state, state.turn, view)
        return self._ruleset.observation(self._options, self._players, view)

    def _go_on(self, state: AnyState, code: int | None, seat: int) -> AnyState:
        """Make a move, if one is given, and play on until this seat has to choose or the round ends."""
        while code is not None or state.turn != NONE:
            if code is None:
                moves = self.moves(state)
                if state.turn == seat and len(moves) > 1:
                    break
                if len(moves) == 1:
                    code = moves[0]
                else:
                    code = self._codebook.move_codes[self._bot.choose(self._observed(state))]
            self._rules.apply(state, code)
            code = None
        return state
