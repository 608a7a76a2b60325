"""Trying moves without the compiled half: one by one, with a bot at every seat."""

from ...bots.base import Bot
from ...game.families import family_of
from ...game.observation import Observation
from ...game.options import Options
from ...rules.wizard.cards import NONE
from .lines import Found
from .most import MOST, AnyState

_ROOM = 64


class PlainTrier:
    """Every seat plays as one bot does, which draws no lots."""

    def __init__(self, options: Options, players: tuple[str, ...], bot: Bot) -> None:
        self._options, self._players, self._bot = options, players, bot
        self._family = family_of(options)
        self._codebook = self._family.codebook
        self._rules = self._codebook.rules

    def start(self, state: AnyState) -> list[AnyState]:
        """This state as the only position."""
        return [state]

    def kept(self, positions: list[AnyState], which: list[int]) -> list[AnyState]:
        """The positions with these numbers."""
        return [positions[i] for i in which]

    def state(self, positions: list[AnyState], which: int) -> AnyState:
        """One of the positions."""
        return positions[which]

    def tried(self, positions: list[AnyState], seat: int) -> Found[list[AnyState]]:
        """All moves of the seat in all positions."""
        found: Found[list[AnyState]] = Found([], [], [], [], [])
        for parent, position in enumerate(positions):
            for code in self.moves(position):
                after = self._go_on(position.copy(), code, seat)
                end = self._go_on(after.copy(), None, NONE)
                found.parents.append(parent)
                found.codes.append(code)
                found.points.append(self._rules.sign * end.score[seat])
                found.most.append(MOST[self._rules.name](after, seat))
                found.after.append(after)
        return found

    def moves(self, state: AnyState) -> list[int]:
        """The codes of the moves of the seat that is asked, as it sees them."""
        room = [0] * _ROOM
        return room[: self._rules.write_codes(state.phase, *self._seen(state), room)]

    def _seen(self, state: AnyState) -> tuple[int, int]:
        view = self._observed(state).view
        return view.legal_suited, view.legal_rest

    def _observed(self, state: AnyState) -> Observation:
        view = self._rules.view()
        self._rules.look(state, state.turn, view)
        return self._family.observation(self._options, self._players, view)

    def _chosen(self, state: AnyState) -> int:
        return self._codebook.move_codes[self._bot.choose(self._observed(state))]

    def _go_on(self, state: AnyState, code: int | None, seat: int) -> AnyState:
        """Make a move, if one is given, and play on until this seat must choose, or to the round's end."""
        while code is not None or state.turn != NONE:
            if code is None:
                moves = self.moves(state)
                if state.turn == seat and len(moves) > 1:
                    break
                code = moves[0] if len(moves) == 1 else self._chosen(state)
            self._rules.apply(state, code)
            code = None
        return state
