"""A bot's process: one JSON message on each line of its standard input and output."""

import json
import os
import signal
import subprocess
import sys
from collections import deque
from contextlib import suppress
from queue import Empty, SimpleQueue
from select import select
from shlex import split
from threading import Thread
from time import monotonic
from typing import IO, Any, NoReturn

LONGEST_LINE = 2**16
"""The longest line, in bytes, that a bot may write."""
_CHUNK = 2**16
_MOST_UNREAD = 2**22
"""How many bytes a bot may write before anybody reads them."""
_FAREWELL = 2.0
"""How long a process may take to end after its input has ended, in seconds."""
_LAST_WORDS = 4096
_SHOWN = 200
_ENCODED = json.JSONEncoder(separators=(",", ":")).encode
_DECODED = json.JSONDecoder().decode
_WINDOWS = sys.platform == "win32"


class PipeFault(Exception):
    """The process cannot be used any more; the message says why."""


class BotProcess:
    """A process in a session of its own; its standard error is drained, and its whole group ends with ``stop``."""

    def __init__(self, command: str) -> None:
        """Start the command: a program and its arguments, quoted as for a shell, which is not used.

        Raises PipeFault if it cannot be started.
        """
        self._process = _started(command)
        self._in, self._out, self._err = _pipes(self._process)
        self._chunks: SimpleQueue[bytes | None] = SimpleQueue()
        self._read_so_far = self._taken_so_far = 0
        """Bytes of the bot's output; each is counted by one thread alone."""
        self._to_write: list[bytes] = []
        self._rest = b""
        self._lines: deque[bytes] = deque()
        self._words = b""
        self._threads = [Thread(target=each, daemon=True) for each in (self._read, self._drain)]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The id of the process and of its group."""
        return self._process.pid

    def send(self, message: dict[str, Any]) -> None:
        """Write a message with the next ``receive``."""
        self._to_write.append(f"{_ENCODED(message)}\n".encode())

    def receive(self, patience: float) -> dict[str, Any]:
        """The next message of the bot; raises PipeFault unless one comes within so many seconds."""
        if not self._lines:
            until = monotonic() + patience
            self._flush(until, patience)
            while not self._lines:
                self._take_chunk(until, patience)
        return self._message(self._lines.popleft())

    def leave(self, farewell: dict[str, Any]) -> int | None:
        """Say goodbye and end the process; returns its status, or None if it did not end by itself soon."""
        self.send(farewell)
        status = None
        with suppress(PipeFault, subprocess.TimeoutExpired):
            self._flush(monotonic() + _FAREWELL, _FAREWELL)
            self._close(self._in)
            status = self._process.wait(_FAREWELL)
        self.stop()
        return status

    def stop(self) -> None:
        """End the process and all that it has started, at once."""
        self._kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(_FAREWELL)
        for pipe in (self._in, self._out, self._err):
            self._close(pipe)

    def forget(self) -> None:
        """In a forked process: close its copies of the pipes, which belong to the process that started the bot."""
        for pipe in (self._in, self._out, self._err):
            self._close(pipe)
        self._process.returncode = 0

    @property
    def last_words(self) -> str:
        """The last line that the bot has written on standard error; empty if there is none."""
        lines = [line.strip() for line in self._words.decode(errors="replace").splitlines()]
        last = next((line for line in reversed(lines) if line), "")
        return "".join(letter for letter in last[-_SHOWN:] if letter.isprintable())

    def _flush(self, until: float, patience: float) -> None:
        """Write what is to be written, by then."""
        data = memoryview(b"".join(self._to_write))
        self._to_write.clear()
        descriptor = self._in.fileno()
        while data:
            try:
                data = data[os.write(descriptor, data) :]
            except BlockingIOError:
                if not select([], [descriptor], [], max(until - monotonic(), 0))[1]:
                    self._fail(f"it has not read its input for {patience:g} seconds")
            except OSError:
                self._fail(self._ended())

    def _take_chunk(self, until: float, patience: float) -> None:
        """Wait for the next piece of the bot's output."""
        try:
            chunk = self._chunks.get(timeout=max(until - monotonic(), 0))
        except Empty:
            self._fail(f"it has not answered for {patience:g} seconds")
        if chunk is None:
            self._fail(self._ended())
        self._taken_so_far += len(chunk)
        *lines, self._rest = (self._rest + chunk).split(b"\n")
        self._lines.extend(lines)
        if len(self._rest) > LONGEST_LINE:
            self._fail(f"it has written a line of more than {LONGEST_LINE} bytes")

    def _message(self, line: bytes) -> dict[str, Any]:
        """The message of a line."""
        if len(line) > LONGEST_LINE:
            self._fail(f"it has written a line of more than {LONGEST_LINE} bytes")
        try:
            message = _DECODED(line.decode())
        except (ValueError, RecursionError):
            self._fail(f"it has written a line that is not JSON: {_shown(line)}")
        if not isinstance(message, dict):
            self._fail(f"it has written a line that is not a JSON object: {_shown(line)}")
        return message

    def _fail(self, what: str) -> NoReturn:
        """End the process, and say why."""
        self.stop()
        raise PipeFault(what)

    def _ended(self) -> str:
        """That the process has ended, or closed its pipes."""
        if self._is_flooded:
            return f"it has written more than {_MOST_UNREAD} bytes that nobody has asked for"
        try:
            status = self._process.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            return "it has closed its standard input or output"
        return f"it was ended by signal {-status}" if status < 0 else f"it has ended with status {status}"

    @property
    def _is_flooded(self) -> bool:
        """Whether the bot has written too much that nobody has asked for."""
        return self._read_so_far - self._taken_so_far > _MOST_UNREAD

    def _read(self) -> None:
        """Read all that the bot writes, so that it never has to wait for its host."""
        while not self._is_flooded and (chunk := _chunk(self._out)):
            self._read_so_far += len(chunk)
            self._chunks.put(chunk)
        self._chunks.put(None)

    def _drain(self) -> None:
        """Read standard error, and remember its end."""
        while chunk := _chunk(self._err):
            self._words = (self._words + chunk)[-_LAST_WORDS:]

    def _kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            if _WINDOWS:
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)

    @staticmethod
    def _close(pipe: IO[bytes]) -> None:
        with suppress(OSError):
            pipe.close()


def _started(command: str) -> "subprocess.Popen[bytes]":
    pipe = subprocess.PIPE
    try:
        arguments = split(command)
    except ValueError as error:
        raise PipeFault(f"its command cannot be read: {error}") from None
    if not arguments:
        raise PipeFault("its command is empty")
    try:
        return subprocess.Popen(arguments, 0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
    except (OSError, ValueError) as error:
        raise PipeFault(f"its command cannot be run: {error}") from None


def _pipes(process: "subprocess.Popen[bytes]") -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """The three pipes of a process; its input never blocks the host, where the system can do that."""
    if process.stdin is None or process.stdout is None or process.stderr is None:
        raise PipeFault("it has no pipes")
    if not _WINDOWS:
        os.set_blocking(process.stdin.fileno(), False)
    return process.stdin, process.stdout, process.stderr


def _chunk(pipe: IO[bytes]) -> bytes:
    """The next bytes of a pipe; none at its end."""
    try:
        return os.read(pipe.fileno(), _CHUNK)
    except (OSError, ValueError):
        return b""


def _shown(line: bytes) -> str:
    """A line for a message, cut short."""
    return repr(line[:60].decode(errors="replace"))
