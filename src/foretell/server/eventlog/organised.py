"""Logs of entries that organisers write, and by which people enter themselves, in memory: tournaments and clubs."""

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from ...pad.entries import AnyEntry
from . import clock
from .asking import Refusal
from .entries import Authored, Joined, entry_id, person_in
from .host import LogHost

_State = TypeVar("_State", bound=Authored[Any])


class OrganisedHost(LogHost[_State, Any]):
    """Writes entries."""

    _again: Any = None
    """While a slow entry is written: the state after it, worked out in a thread, so that nothing else waits for it."""

    async def _entered(self, command: str, player: str, make: Callable[[str], AnyEntry]) -> tuple[int, str]:
        """Let somebody take part, once; the number of their line, and their id.

        ``make``: makes the entry with this id, and raises Refusal.
        """
        name = entry_id(player, command)
        async with self._writing():
            entry = self.state.entry(name)
            if entry is None:
                entry = make(name)
                await self._add([Joined(clock.now_ms(), player, entry=entry.to_json())])
            elif self.state.authors[name] != player:
                raise Refusal("same-id", f"there is another entry with the id {name}")
            return self.state.numbers[name], person_in(entry.to_json())

    async def _add(self, new: Sequence[Any]) -> None:
        """Write lines, if there are any; for callers that hold the lock."""
        if any(self._is_slow(line.entry) for line in new):
            self._again = await asyncio.to_thread(self._folded_again, new)
        try:
            if new:
                await self._append(new)
        finally:
            self._again = None

    def _is_slow(self, entry: Mapping[str, Any]) -> bool:
        """Whether the state after this entry takes long to work out."""
        return bool(entry["do"] == "undo")

    @abstractmethod
    def _folded_again(self, new: Sequence[Any]) -> object:
        """What all entries say, those of new lines included; called in a thread."""
