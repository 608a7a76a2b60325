"""Replays a record on the rules, and tells a watcher what every seat was asked, up to the record's first fault."""

from collections.abc import Mapping
from typing import Any, Protocol

from ..engine.memory import AnyState
from ..game.reasons import Reason
from ..game.ruleset import Hands
from ..record.errors import RecordError
from ..record.head import Head
from ..record.replay import Replay
from ..record.values import an_object

Place = tuple[int, int]
"""A round and a move, from 1."""


class Watcher(Protocol):
    """What is told of a game; states belong to the replay and must not be changed."""

    def dealt(self, state: AnyState) -> None:
        """A round was dealt."""

    def asked(self, state: AnyState, code: int, place: Place) -> None:
        """A seat is about to make this move, which is legal."""

    def ended(self, state: AnyState) -> None:
        """A round is complete."""


class WatchedReplay(Replay):
    """A replay that is watched."""

    def __init__(self, head: Head, watcher: Watcher) -> None:
        super().__init__(head)
        self._watcher, self._place = watcher, (0, 0)

    def move(self, data: object, place: Place) -> None:
        """Check a move and make it."""
        self._place = place
        super().move(data, place)

    def _deal(self, hands: Hands, turned: str | None) -> None:
        super()._deal(hands, turned)
        self._watcher.dealt(self.state)

    def _make(self, code: int) -> Reason | None:
        if self.ruleset.codebook.rules.is_legal(self.state, code):
            self._watcher.asked(self.state, code, self._place)
        reason = super()._make(code)
        if reason is None and self.state.turn < 0:
            self._watcher.ended(self.state)
        return reason


def replay(head: Head, data: Mapping[str, Any], watcher: Watcher) -> RecordError | None:
    """Replay a record as far as it goes; the first fault, or None."""
    try:
        WatchedReplay(head, watcher).play(an_object(data, "a record"))
    except RecordError as fault:
        return fault
    return None
