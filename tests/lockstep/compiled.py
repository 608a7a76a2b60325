"""Games in the native library."""

import numpy as np
from numpy.typing import NDArray

from foretell.engine.fast import GAMES
from foretell.engine.records import record_type
from foretell.rules.events import MOST_EVENTS, EventNumbers
from foretell.rules.reasons import WhyNot
from foretell.rules.wizard.cards import NONE
from foretell.rules.wizard.claim import ClaimBuffers
from foretell.rules.wizard.deal import DECK_ROOM

from .stories import Story
from .telling import Table, numbers

Given = int | NDArray[np.generic]
_MOST_MOVES = 64
_FIELDS = ("phase", "turn", "seats")
_SEEN = ("phase", "legal_suited", "legal_rest")


class CompiledTable(Table):
    """A game on records."""

    def __init__(self, game: str) -> None:
        """``game``: wizard or extreme."""
        of = GAMES[game]
        self.rules, self._function, self._is_wizard = of.plain, of.function, game == "wizard"
        self._state, self._view = np.zeros(1, of.state), np.zeros(1, of.view)
        self._all_events = np.zeros(MOST_EVENTS, record_type(EventNumbers))
        self._events = [self._all_events[i : i + 1] for i in range(MOST_EVENTS)]
        self._secrets = [event["secret"] for event in self._events]
        self._seen_event = np.zeros(1, record_type(EventNumbers))
        self._why, self._claim = np.zeros(1, record_type(WhyNot)), np.zeros(1, record_type(ClaimBuffers))
        self._lots = np.zeros(1, np.uint64)
        self._deck, self._codes = np.zeros(DECK_ROOM, np.int64), np.zeros(_MOST_MOVES, np.int64)
        self._fields = {name: self._state[name] for name in _FIELDS}
        self._seen = [self._view[name] for name in _SEEN]

    def _run(self, name: str, *given: Given) -> int:
        """A function of the library; 0 if it returns nothing."""
        return self._function(name)(*given) or 0

    def begin(self, story: Story) -> None:
        for memory in (self._state, self._view, self._all_events):
            memory.view(np.uint8)[:] = 0
        self._lots[0] = story.lots
        self._run("new_game", self._state, *story.settings, story.seed)

    def number(self, field: str) -> int:
        return int(self._fields[field].item())

    def deal(self) -> int:
        self._run("deal", self._state, self._deck)
        return self._run("deal_events", self._state, self._all_events)

    def random_code(self) -> int:
        return self._run("random_code", self._state, self._lots)

    def apply(self, code: int) -> int:
        return self._run("apply_with_events", self._state, code, self._all_events)

    def lots(self) -> bytes:
        return self._lots.tobytes()

    def state(self) -> bytes:
        return self._state.tobytes()

    def event(self, i: int) -> tuple[bytes, bool]:
        return self._events[i].tobytes(), self._secrets[i].item() != 0

    def seen_event(self, i: int, viewer: int) -> bytes:
        self._seen_event[:] = self._events[i]
        self._run("hide", self._seen_event, viewer)
        return self._seen_event.tobytes()

    def look(self, viewer: int) -> bytes:
        self._run("look", self._state, viewer, self._view)
        return self._view.tobytes()

    def seen_codes(self) -> list[int]:
        return self._written(self._run("write_codes", *(field.item() for field in self._seen), self._codes))

    def why_not(self, code: int) -> bytes:
        return numbers(self._run("why_not", self._view, code, self._why)) + self._why.tobytes()

    def claim(self) -> tuple[int, int]:
        if self._is_wizard and self._run("may_claim", self._view, self._claim):
            return 1, self._run("sure_code", self._view, self._claim)
        return 0, NONE

    def legal_codes(self) -> list[int]:
        return self._written(self._run("legal_codes", self._state, self._codes))

    def is_legal(self, code: int) -> int:
        return self._run("is_legal", self._state, code)

    def winners(self) -> int:
        return self._run("winners", self._state)

    def _written(self, many: int) -> list[int]:
        codes: list[int] = self._codes[:many].tolist()
        return codes
