"""How long a client waits before it connects again."""

from secrets import randbelow

from .errors import ServerLost

_FIRST, _LONGEST = 0.25, 8.0
_RESTART = 1012
_SPREAD, _MOVED = 3.0, 0.15
"""After a restart all clients come back at random moments within these seconds; ``moved``: another process serves."""
_TOO_MANY = (429, 4008, 4029, 4429)
_AFTER_TOO_MANY = 2.0


class Waits:
    """Growing waits, until the server has been away for too long."""

    def __init__(self, patience: float) -> None:
        """``patience``: in seconds."""
        self._patience = patience
        self._tries = 0
        self._since: float | None = None

    def succeeded(self) -> None:
        """The server is there."""
        self._tries, self._since = 0, None

    def after(self, code: int, reason: str, now: float) -> float:
        """The seconds to wait after a break at this moment; raises ServerLost if there were too many."""
        self._since = now if self._since is None else self._since
        if now - self._since > self._patience:
            raise ServerLost(f"the server was not there for {self._patience:g} seconds")
        wait = min(_FIRST * (1 << self._tries), _LONGEST)
        self._tries = min(self._tries + 1, 10)
        if code == _RESTART and self._tries == 1:
            return _part_of(_MOVED if reason == "moved" else _SPREAD)
        return max(wait, _AFTER_TOO_MANY) if code in _TOO_MANY else wait / 2 + _part_of(wait / 2)


def _part_of(seconds: float) -> float:
    """A random part, so that clients do not all come at once."""
    return seconds * randbelow(1000) / 1000
