"""How long tables wait for the servers: between lines, without the time that people think."""

import time
from dataclasses import dataclass, field


@dataclass
class _Table:
    seq: int = 0
    spoke_at: float = field(default_factory=time.monotonic)
    """When somebody has read its last line (monotonic seconds)."""
    since: float | None = field(default_factory=time.monotonic)
    """Since when it waits for the servers; None: a person thinks."""


class Silence:
    """The longest wait of any table since ``begin``."""

    def __init__(self) -> None:
        self._tables: dict[str, _Table] = {}
        self._longest = 0.0
        self._began = time.monotonic()

    def __len__(self) -> int:
        return len(self._tables)

    def spoke(self, table: str, seq: int) -> None:
        """Somebody has read a line of a table."""
        known = self._tables.setdefault(table, _Table())
        if seq > known.seq:
            self._note(known)
            known.seq = seq
            known.spoke_at = known.since = time.monotonic()

    def thinks(self, table: str) -> None:
        """Somebody has read that it is their turn, and thinks."""
        known = self._tables.setdefault(table, _Table())
        self._note(known)
        known.since = None

    def gave(self, table: str) -> None:
        """Somebody has given a command."""
        if table in self._tables:
            self._tables[table].since = time.monotonic()

    def forget(self, table: str) -> None:
        """A table's game is over."""
        self._tables.pop(table, None)

    def begin(self) -> None:
        """Measure from now on."""
        self._longest, self._began = 0.0, time.monotonic()

    def waiting(self, since: float) -> int:
        """How many tables have not spoken since a time (monotonic seconds)."""
        return sum(known.spoke_at < since for known in self._tables.values())

    def stuck(self, seconds: float) -> list[str]:
        """The tables that have waited for longer than this."""
        now = time.monotonic()
        return [
            table for table, known in self._tables.items() if known.since is not None and now - known.since > seconds
        ]

    def longest(self) -> float:
        """The longest wait in seconds, also of tables that wait still."""
        for known in self._tables.values():
            self._note(known)
        return self._longest

    def _note(self, table: _Table) -> None:
        if table.since is not None:
            self._longest = max(self._longest, time.monotonic() - max(table.since, self._began))
