"""Games in CPython."""

from array import array
from collections.abc import Callable
from typing import Any

from foretell.both import module_in
from foretell.encoder.both.episodes import MOST_FOUND
from foretell.engine.memory import numbers_of
from foretell.game.codebook import CODEBOOKS
from foretell.rules.events import MOST_EVENTS, EventNumbers, hide
from foretell.rules.reasons import WhyNot
from foretell.rules.wizard.cards import NONE
from foretell.rules.wizard.claim import ClaimBuffers, may_claim, sure_code
from foretell.rules.wizard.deal import DECK_ROOM

from .stories import Story
from .telling import Table, numbers

_MOST_MOVES = 64


class PlainTable(Table):
    """A game on plain states and lists."""

    def __init__(self, game: str) -> None:
        """``game``: wizard or extreme."""
        self.rules = CODEBOOKS[game].rules
        self._is_wizard = game == "wizard"
        self._facts = [0] * MOST_FOUND
        self._write: Callable[[Any, list[int]], int] = module_in(game, "foretell.encoder.both.viewing").write_facts
        self._codes, self._why, self._claim = [0] * _MOST_MOVES, WhyNot(), ClaimBuffers()

    def begin(self, story: Story) -> None:
        self._state: Any = self.rules.state()
        for name in self._state.__slots__:
            value = getattr(self._state, name)
            setattr(self._state, name, [0] * len(value) if isinstance(value, list) else 0)
        self._view: Any = self.rules.view()
        self._events = [EventNumbers() for _ in range(MOST_EVENTS)]
        self._lots = [story.lots]
        self.rules.new_game(self._state, *story.settings, story.seed)
        self.rules.set_course(self._state, *story.kind.options.course)

    def number(self, field: str) -> int:
        value: int = getattr(self._state, field)
        return value

    def deal(self) -> int:
        self.rules.deal(self._state, [0] * DECK_ROOM)
        return self.rules.deal_events(self._state, self._events)

    def random_code(self) -> int:
        return self.rules.random_code(self._state, self._lots)

    def apply(self, code: int) -> int:
        return self.rules.apply_with_events(self._state, code, self._events)

    def lots(self) -> bytes:
        return array("Q", self._lots).tobytes()

    def state(self) -> bytes:
        return numbers_of(self._state).tobytes()

    def event(self, i: int) -> tuple[bytes, bool]:
        return numbers_of(self._events[i]).tobytes(), self._events[i].secret != 0

    def seen_event(self, i: int, viewer: int) -> bytes:
        e = self._events[i]
        seen = EventNumbers(e.kind, e.seat, e.number, e.other, e.seats, e.secret, e.shown[:], e.first[:], e.second[:])
        hide(seen, viewer)
        return numbers_of(seen).tobytes()

    def look(self, viewer: int) -> bytes:
        self.rules.look(self._state, viewer, self._view)
        return numbers_of(self._view).tobytes()

    def seen_codes(self) -> list[int]:
        view = self._view
        return self._codes[: self.rules.write_codes(view.phase, view.legal_suited, view.legal_rest, self._codes)]

    def why_not(self, code: int) -> bytes:
        why = self._why
        return numbers(self.rules.why_not(self._view, code, why), why.reason, why.rule, why.first, why.second)

    def facts(self) -> list[int]:
        return self._facts[: self._write(self._view, self._facts)]

    def claim(self) -> tuple[int, int]:
        if self._is_wizard and may_claim(self._view, self._claim):
            return 1, sure_code(self._view, self._claim)
        return 0, NONE

    def legal_codes(self) -> list[int]:
        return self._codes[: self.rules.legal_codes(self._state, self._codes)]

    def is_legal(self, code: int) -> int:
        return int(self.rules.is_legal(self._state, code))

    def winners(self) -> int:
        return self.rules.winners(self._state)
