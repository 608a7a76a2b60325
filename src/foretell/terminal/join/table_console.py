"""A console that listens to a table while it waits for the user."""

import queue
import threading
import time
from collections import deque
from collections.abc import Callable

from ..system.console import Console, Leave
from .table_seat import LOOK

_MOST_TYPED = 1000
"""Lines that are read before anybody asks: a pipe may never end."""


class TableConsole(Console):
    """Reads lines in a thread, so that news of the table are told at once."""

    def __init__(self, console: Console) -> None:
        """``console``: where lines are read and written."""
        self._inner = console
        self._typed: queue.Queue[str | None] = queue.Queue(_MOST_TYPED)
        self._ahead: deque[str] = deque()
        """What was typed before anybody asked."""
        self._reader: threading.Thread | None = None
        self.while_waiting: Callable[[], None] = lambda: None
        """Called again and again while the user is asked; what it raises ends the question."""
        self.obey: Callable[[str], bool] = lambda _: False
        """Carries out a line that is a command of the table, and says whether it was one."""

    def say(self, *lines: str) -> None:
        """Print lines."""
        self._inner.say(*lines)

    def ask(self, prompt: str, *, unseen: bool = False) -> str:
        """The next line that is no command of the table; raises Leave at the end of the input."""
        while not self._ahead:
            self.while_waiting()
            self.listen()
        line = self._ahead.popleft()
        if not self._inner.echoes:
            self.say(f"{prompt} {line}")
        return line

    def listen(self) -> None:
        """Carry out what is typed in the next moment, or keep it for the next question; raises Leave at the end."""
        if self._reader is None:
            self._reader = threading.Thread(target=self._read, name="foretell input", daemon=True)
            self._reader.start()
        try:
            line = self._typed.get(timeout=LOOK)
        except queue.Empty:
            return
        if line is None:
            self._typed.put(None)
            if not self._ahead:
                raise Leave
            time.sleep(LOOK)
        elif not self.obey(line):
            self._ahead.append(line)

    def unread(self) -> list[str]:
        """What was typed and is neither a command nor an answer; it is dropped."""
        lines = list(self._ahead)
        self._ahead.clear()
        return lines

    def _read(self) -> None:
        try:
            while True:
                self._typed.put(self._inner.read())
        except Leave:
            self._typed.put(None)
