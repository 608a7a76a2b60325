"""A console that listens to a table while it waits for the user."""

import queue
import threading
from collections.abc import Callable

from ..system.console import Console, Leave

_LOOK = 0.05
"""Seconds between two looks at the table while nobody types."""


class TableConsole(Console):
    """Reads lines in a thread, so that news of the table are told at once.

    ``while_waiting`` is called again and again while the user is asked; what it raises ends the question.
    """

    def __init__(self, console: Console) -> None:
        """``console``: where lines are read and written."""
        self._inner = console
        self._typed: queue.Queue[str | None] = queue.Queue()
        self._reader: threading.Thread | None = None
        self.while_waiting: Callable[[], None] = lambda: None
        self.obey: Callable[[str], bool] = lambda _: False
        """Carries out a line that is a command of the table, and says whether it was one."""

    def say(self, line: str = "") -> None:
        """Print a line."""
        self._inner.say(line)

    def ask(self, prompt: str, *, unseen: bool = False) -> str:
        """The next line that is no command of the table; raises Leave at the end of the input."""
        while True:
            line = self.typed(None)
            if line is not None and not self.obey(line):
                return line

    def typed(self, seconds: float | None) -> str | None:
        """The next line; None if none has come within this time.  Raises Leave at the end of the input."""
        if self._reader is None:
            self._reader = threading.Thread(target=self._read, name="foretell input", daemon=True)
            self._reader.start()
        waited = 0.0
        while seconds is None or waited <= seconds:
            self.while_waiting()
            try:
                line = self._typed.get(timeout=_LOOK)
            except queue.Empty:
                waited += _LOOK
                continue
            if line is None:
                self._typed.put(None)
                raise Leave
            return line
        return None

    def _read(self) -> None:
        """Read lines up to the end of the input."""
        try:
            while True:
                self._typed.put(self._inner.ask(">"))
        except Leave:
            self._typed.put(None)


