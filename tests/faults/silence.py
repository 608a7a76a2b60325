"""How long tables wait for the servers: between lines, without the time that people think."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class _Table:
    spoke_at: float
    """When somebody has read its last line."""
    since: float
    """Since when it waits, if it does."""
    seq: int = 0
    asked: bool = False
    """Whether somebody has given a command since the last line."""
    thinking: set[object] = field(default_factory=set)
    """The people who think about their answers."""

    @property
    def waits(self) -> bool:
        """Whether the servers are to go on: they have a command, or nobody is asked for one."""
        return self.asked or not self.thinking


class Silence:
    """The longest wait of any table since ``begin``; all times in monotonic seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._tables: dict[str, _Table] = {}
        self._over: set[str] = set()
        self._longest = 0.0
        self._began = clock()

    def __len__(self) -> int:
        return len(self._tables)

    def spoke(self, table: str, seq: int) -> None:
        """Somebody has read a line of a table."""
        known = self._known(table)
        if known is not None and seq > known.seq:
            self._note(known)
            known.seq, known.asked = seq, False
            known.spoke_at = known.since = self._clock()

    def thinks(self, table: str, who: object) -> None:
        """Somebody has read that it is their turn, and thinks."""
        known = self._known(table)
        if known is not None:
            self._note(known)
            known.thinking.add(who)

    def knows(self, table: str, who: object, *, gives: bool) -> None:
        """Somebody thinks no more; ``gives``: they give a command now."""
        known = self._known(table)
        if known is not None:
            waited = known.waits
            known.thinking.discard(who)
            known.asked |= gives
            if not waited:
                known.since = self._clock()

    def over(self, table: str) -> None:
        """Somebody has read that a table's game is over: nobody waits for it any more."""
        known = self._tables.pop(table, None)
        self._over.add(table)
        if known is not None:
            self._note(known)

    def begin(self) -> None:
        """Measure from now on."""
        self._longest, self._began = 0.0, self._clock()

    def waiting(self, since: float) -> int:
        """How many tables have not spoken since a time."""
        return sum(known.spoke_at < since for known in self._tables.values())

    def stuck(self, seconds: float) -> list[str]:
        """The tables that have waited for longer than this."""
        now = self._clock()
        return [table for table, known in self._tables.items() if known.waits and now - known.since > seconds]

    def longest(self) -> float:
        """The longest wait in seconds, also of tables that wait still."""
        for known in self._tables.values():
            self._note(known)
        return self._longest

    def _known(self, table: str) -> _Table | None:
        """What is known of a table, from now on; None: its game is over."""
        if table in self._over:
            return None
        return self._tables.setdefault(table, _Table(self._clock(), self._clock()))

    def _note(self, table: _Table) -> None:
        if table.waits:
            self._longest = max(self._longest, self._clock() - max(table.since, self._began))
