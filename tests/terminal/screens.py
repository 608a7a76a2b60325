"""Programs in terminals of their own."""

import os
import pty
import signal
import subprocess
from collections.abc import Sequence
from threading import Thread

from tests.waiting import PATIENCE, ending


class Screen:
    """A program in a terminal of its own."""

    def __init__(self, command: Sequence[str], **environs: str) -> None:
        self._ours, theirs = pty.openpty()
        environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"} | environs
        self.program = ending(
            subprocess.Popen(
                command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
            )
        )
        os.close(theirs)
        self.output = b""
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        try:
            while part := os.read(self._ours, 65536):
                self.output += part
        except OSError:
            return

    def type(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self._ours, keys)

    def close(self) -> None:
        """Close the terminal's window."""
        os.killpg(self.program.pid, signal.SIGHUP)

    def end(self) -> int:
        """Wait until the program has ended."""
        status = self.program.wait(PATIENCE)
        self._reader.join(PATIENCE)
        os.close(self._ours)
        return status
