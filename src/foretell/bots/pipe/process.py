"""A bot's process: one JSON message on each line of its standard input and output."""

import json
import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from shlex import split
from time import monotonic, sleep
from typing import Any

from .pipes import LONGEST_LINE, MOST_UNREAD, pipes_of

_FAREWELL = 2.0
"""How long a process may take to end after its input has ended, in seconds."""
_MOMENT = 0.005
_SHOWN = 200
_DECODED = json.JSONDecoder().decode
_WINDOWS = sys.platform == "win32"
_TOO_LONG = f"it wrote a line of more than {LONGEST_LINE} bytes"
Message = dict[str, Any]


class PipeFault(Exception):
    """The process cannot be used any more; the message says why."""


class Ended(PipeFault):
    """The process has ended, or closed its pipes."""


class BotProcess:
    """A process in a session of its own.  After a PipeFault only ``end`` may be called, which ends its whole group."""

    def __init__(self, command: str, niceness: int = 0, environment: Mapping[str, str] | None = None) -> None:
        """Start the command: a program and its arguments, quoted as for a shell, which is not used.

        ``niceness``: added to that of this process; ``environment``: None for that of this process.  Raises PipeFault
        if it cannot be started.
        """
        self._process = _started(command, environment)
        make_nice(self.pid, niceness)
        self.pipes = pipes_of(self._process)
        self._is_stopped = False
        self._to_write: list[str] = []
        self._rest = b""
        self._lines: deque[bytes] = deque()

    @property
    def pid(self) -> int:
        """The id of the process and of its group."""
        return self._process.pid

    def send(self, line: str) -> None:
        """Write a line with the next ``flush``."""
        self._to_write.append(line)

    def flush(self) -> bool:
        """Write all lines, as far as the pipe takes them; returns whether nothing is left.  Raises Ended."""
        data = "".join(self._to_write).encode()
        self._to_write.clear()
        try:
            return self.pipes.write(data)
        except OSError:
            raise Ended from None

    def take(self) -> Message | None:
        """The bot's next message; None if none has come.  Raises PipeFault."""
        while not self._lines:
            chunk = self.pipes.take()
            if chunk is None:
                return None
            self._split(chunk)
        return _message(self._lines.popleft())

    def receive(self, patience: float) -> Message:
        """Write all lines, and wait for the bot's next message; raises PipeFault."""
        until = monotonic() + patience
        while (message := self.take()) is None:
            left = until - monotonic()
            if left <= 0:
                raise self.too_late(patience)
            self.flush()
            self.pipes.wait(left)
        return message

    def too_late(self, patience: float) -> PipeFault:
        """The fault of a process that did not read or answer within ``patience`` seconds."""
        done = "read its input" if self.pipes.is_deaf else "answer"
        return PipeFault(f"it did not {done} within {patience:g} seconds")

    def leave(self, farewell: str) -> int | None:
        """Say goodbye and end the process; returns its status, or None if it had to be killed."""
        self.send(farewell)
        with suppress(PipeFault):
            self.flush()
        self.pipes.end_input()
        ends = self._ends()
        self.stop()
        return self._process.returncode if ends else None

    def end(self, fault: PipeFault) -> str:
        """End the process because of this fault; returns the reason, with the last line of its standard error."""
        ends = isinstance(fault, Ended) and not self.pipes.is_flooded and self._ends()
        self.stop()
        why = self._how_ended(ends=ends) if isinstance(fault, Ended) else str(fault)
        words = self.last_words
        return f"{why}; the last line of its standard error: {words}" if words else why

    def stop(self) -> None:
        """End the process and all that it has started, at once; a second call does nothing."""
        if self._is_stopped:  # and its number may be another's by now
            return
        self._is_stopped = True
        with suppress(ProcessLookupError, PermissionError):
            if _WINDOWS:
                self._process.kill()
            else:
                os.killpg(self.pid, signal.SIGKILL)
        self._process.wait()
        self.pipes.finish()
        self.pipes.close()

    def forget(self) -> None:
        """In a forked process: close its copies of the pipes, which belong to the process that started the bot."""
        self.pipes.close()
        self._process.returncode = 0

    @property
    def last_words(self) -> str:
        """The last line that the bot has written on standard error; empty if there is none."""
        lines = [line.strip() for line in self.pipes.words.decode(errors="replace").splitlines()]
        last = next((line for line in reversed(lines) if line), "")
        return "".join(letter for letter in last[-_SHOWN:] if letter.isprintable())

    def _split(self, chunk: bytes) -> None:
        """Split a piece of the bot's output into lines; an empty one is its end."""
        if not chunk:
            raise Ended
        *lines, self._rest = (self._rest + chunk).split(b"\n")
        self._lines.extend(lines)
        if len(self._rest) > LONGEST_LINE:
            raise PipeFault(_TOO_LONG)

    def _ends(self) -> bool:
        """Whether the process ends by itself soon.  Its number, and its group's, stay its own until ``stop``."""
        until = monotonic() + _FAREWELL
        while not self._has_ended() and monotonic() < until:
            sleep(_MOMENT)
        return self._has_ended()

    def _has_ended(self) -> bool:
        if not hasattr(os, "waitid"):  # macOS, up to Python 3.12, and Windows: ``stop`` comes at once
            return self._process.poll() is not None
        return os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def _how_ended(self, *, ends: bool) -> str:
        """How the process has ended, by itself or not."""
        if self.pipes.is_flooded:
            return f"it wrote more than {MOST_UNREAD} bytes that nobody had asked for"
        if not ends:
            return "it closed its standard input or output"
        status = self._process.returncode
        return f"it was killed by signal {-status}" if status < 0 else f"it ended with status {status}"


def _message(line: bytes) -> Message:
    """The message of a line; raises PipeFault."""
    if len(line) > LONGEST_LINE:
        raise PipeFault(_TOO_LONG)
    try:
        message = _DECODED(line.decode())
    except (ValueError, RecursionError):
        raise PipeFault(f"it wrote a line that is not JSON: {_shown(line)}") from None
    if not isinstance(message, dict):
        raise PipeFault(f"it wrote a line that is not a JSON object: {_shown(line)}")
    return message


def _started(command: str, environment: Mapping[str, str] | None) -> "subprocess.Popen[bytes]":
    pipe = subprocess.PIPE
    try:
        arguments = split(command)
    except ValueError as error:
        raise PipeFault(f"its command cannot be read: {error}") from None
    if not arguments:
        raise PipeFault("its command is empty")
    try:
        return subprocess.Popen(
            arguments, 0, stdin=pipe, stdout=pipe, stderr=pipe, env=environment, start_new_session=True
        )
    except (OSError, ValueError) as error:
        raise PipeFault(f"its command cannot be run: {error}") from None


def make_nice(group: int, niceness: int) -> None:
    """Let a group of processes that was just started give way to others, where the system can do that."""
    if niceness and not _WINDOWS:
        with suppress(ProcessLookupError, PermissionError):
            os.setpriority(os.PRIO_PGRP, group, os.getpriority(os.PRIO_PROCESS, 0) + niceness)


def _shown(line: bytes) -> str:
    """A line for a message, cut short."""
    return repr(line[:60].decode(errors="replace"))
