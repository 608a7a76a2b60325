"""How long tables are silent: the time between two new lines, as those who read them notice it."""

import time
from dataclasses import dataclass, field


@dataclass
class _Spoken:
    seq: int = 0
    at: float = field(default_factory=time.monotonic)


class Silence:
    """The longest silence of each table since the last look."""

    def __init__(self) -> None:
        self._tables: dict[str, _Spoken] = {}
        self._longest = 0.0

    def __len__(self) -> int:
        return len(self._tables)

    def spoke(self, table: str, seq: int) -> None:
        """Somebody has read a line of a table."""
        spoken = self._tables.setdefault(table, _Spoken())
        if seq > spoken.seq:
            now = time.monotonic()
            self._longest = max(self._longest, now - spoken.at)
            spoken.seq, spoken.at = seq, now

    def forget(self, table: str) -> None:
        """A table's game is over."""
        self._tables.pop(table, None)

    def begin(self) -> None:
        """Measure from now on; a silence that has begun before counts from its beginning."""
        self._longest = 0.0

    def waiting(self, since: float) -> int:
        """How many tables have not spoken since a time (monotonic seconds)."""
        return sum(spoken.at < since for spoken in self._tables.values())

    def longest(self) -> float:
        """The longest silence in seconds, also of tables that are silent still."""
        now = time.monotonic()
        return max([self._longest, *(now - spoken.at for spoken in self._tables.values())])
