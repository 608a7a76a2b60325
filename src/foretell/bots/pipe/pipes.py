"""The pipes of a bot's process: its output is read as it comes, and input that it does not read yet is kept."""

import os
import sys
from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from select import select
from subprocess import Popen
from threading import Event, Thread
from typing import IO

LONGEST_LINE = 2**16
"""The longest line, in bytes, that a bot may write."""
MOST_UNREAD = 2**22
"""How many bytes a bot may write that nobody takes."""
_CHUNK = 2**16
_KEPT_WORDS = 4096
_LAST_SECONDS = 2.0


class Pipes:
    """The pipes of a process, on systems that can wait for several of them."""

    def __init__(self, process: "Popen[bytes]") -> None:
        if process.stdin is None or process.stdout is None or process.stderr is None:
            raise TypeError("the process has no pipes")
        self._in, self._out, self._err = process.stdin, process.stdout, process.stderr
        self._open = [self._out, self._err]
        """The pipes from which more may come."""
        self._unwritten = b""
        self._chunks: deque[bytes] = deque()
        self._read_so_far = self._taken_so_far = 0
        """Bytes of the output; each is counted by one thread alone."""
        self.words = b""
        """The end of standard error."""
        self._start()

    @property
    def is_deaf(self) -> bool:
        """Whether the process has not read all that was written."""
        return bool(self._unwritten)

    @property
    def is_over(self) -> bool:
        """Whether no more output comes: the process has ended, closed it, or written too much."""
        return self._out not in self._open

    @property
    def is_flooded(self) -> bool:
        """Whether the process has written too much that nobody has taken."""
        return self._read_so_far - self._taken_so_far > MOST_UNREAD

    def write(self, data: bytes) -> bool:
        """Write this after what is still unwritten, as far as the pipe takes it; returns whether nothing is left.

        Raises OSError if the process does not read any more.
        """
        self._unwritten += data
        with suppress(BlockingIOError):
            while self._unwritten:
                self._unwritten = self._unwritten[os.write(self._in.fileno(), self._unwritten) :]
        return not self._unwritten

    def take(self) -> bytes | None:
        """The next piece of the output that has come; empty at its end, None if there is none yet."""
        if not self._chunks:
            return b"" if self.is_over else None
        chunk = self._chunks.popleft()
        self._taken_so_far += len(chunk)
        return chunk

    def wait(self, patience: float) -> None:
        """Wait until something comes or more can be written, for at most ``patience`` seconds."""
        ready, _, _ = select(self._open, [self._in] if self._unwritten else [], [], patience)
        for pipe in ready:
            self._read(pipe)

    def watch(self, loop: AbstractEventLoop, heard: Callable[[], object]) -> None:
        """Let an event loop read what comes; it calls ``heard`` each time."""
        for pipe in self._open:
            loop.add_reader(pipe.fileno(), self._watched, loop, pipe, heard)

    def leave(self, loop: AbstractEventLoop) -> None:
        """Stop reading in the event loop."""
        for pipe in self._open:
            loop.remove_reader(pipe.fileno())

    def end_input(self) -> None:
        """Close the input: nothing more will be written."""
        with suppress(OSError):
            self._in.close()

    def finish(self) -> None:
        """Read what an ended process has left in its pipes."""
        while self._open and self._read(self._open[-1]):
            pass

    def close(self) -> None:
        """Close the pipes."""
        self._open.clear()
        for pipe in (self._in, self._out, self._err):
            with suppress(OSError):
                pipe.close()

    def _start(self) -> None:
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe.fileno(), False)

    def _watched(self, loop: AbstractEventLoop, pipe: IO[bytes], heard: Callable[[], object]) -> None:
        self._read(pipe)
        if pipe not in self._open:
            loop.remove_reader(pipe.fileno())
        heard()

    def _read(self, pipe: IO[bytes]) -> bool:
        """Read what a pipe has; returns whether there was anything, or its end."""
        try:
            chunk = os.read(pipe.fileno(), _CHUNK)
        except BlockingIOError:
            return False
        except (OSError, ValueError):
            chunk = b""
        if pipe is self._err:
            self.words = (self.words + chunk)[-_KEPT_WORDS:]
        elif chunk:
            self._read_so_far += len(chunk)
            self._chunks.append(chunk)
        if (not chunk or (pipe is self._out and self.is_flooded)) and pipe in self._open:
            self._open.remove(pipe)
        return True


class ThreadedPipes(Pipes):
    """The pipes of a process on Windows, which cannot wait for several of them: a thread reads each."""

    _heard: Callable[[], object] = int
    """Called when something has come."""

    def watch(self, loop: AbstractEventLoop, heard: Callable[[], object]) -> None:
        """Call ``heard`` in an event loop whenever something has come."""
        self._heard = partial(loop.call_soon_threadsafe, heard)

    def leave(self, _loop: AbstractEventLoop) -> None:
        """Stop calling the event loop."""
        self._heard = int

    def wait(self, patience: float) -> None:
        """Wait until something comes, for at most ``patience`` seconds."""
        self._news.wait(patience)
        self._news.clear()

    def finish(self) -> None:
        """Wait until all is read."""
        for thread in self._threads:
            thread.join(_LAST_SECONDS)

    def _start(self) -> None:
        self._news = Event()
        self._threads = [Thread(target=self._read_all, args=(pipe,), daemon=True) for pipe in self._open]
        for thread in self._threads:
            thread.start()

    def _read_all(self, pipe: IO[bytes]) -> None:
        while pipe in self._open:
            self._read(pipe)
            self._news.set()
            with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                self._heard()


def pipes_of(process: "Popen[bytes]") -> Pipes:
    """The pipes of a process that was started with all three."""
    return (ThreadedPipes if sys.platform == "win32" else Pipes)(process)
