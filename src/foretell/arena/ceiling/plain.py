"""Expands positions without the compiled half: move by move, with a bot at every seat."""

from ...bots.base import Bot
from ...game.observation import Observation
from ...game.options import Options
from ...game.rulesets import ruleset_of
from ...rules.wizard.cards import NONE
from .lines import Expansion
from .upper_bound import UPPER_BOUND, AnyState

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
        return room[: self._rules.write_codes(state.phase, *self._seen(state), room)]

    def _seen(self, state: AnyState) -> tuple[int, int]:
        view = self._observed(state).view
        return view.legal_suited, view.legal_rest

    def _observed(self, state: AnyState) -> Observation:
        view = self._rules.view()
        self._rules.look(state, state.turn, view)
        return self._ruleset.observation(self._options, self._players, view)

    def _chosen(self, state: AnyState) -> int:
        return self._codebook.move_codes[self._bot.choose(self._observed(state))]

    def _go_on(self, state: AnyState, code: int | None, seat: int) -> AnyState:
        """Make a move, if one is given, and play on until this seat has to choose or the round ends."""
        while code is not None or state.turn != NONE:
            if code is None:
                moves = self.moves(state)
                if state.turn == seat and len(moves) > 1:
                    break
                code = moves[0] if len(moves) == 1 else self._chosen(state)
            self._rules.apply(state, code)
            code = None
        return state
