"""Lines in and out, for a screen reader, a pipe or a simple terminal."""

import getpass
import io
import os
import sys
import textwrap
from typing import Protocol, TextIO

from rich.cells import cell_len

from .encoding import ASCII

INTERRUPTED = 130
"""The exit status after Ctrl-C."""
_LONGEST_LINE = 10_000


class Leave(Exception):
    """The player is going: an end of input, a closed output, or the wish to leave."""


class Source(Protocol):
    """Where lines come from; a text stream is one."""

    def readline(self, size: int, /) -> str:
        """The next line, with its line end, or as much of it; nothing at the end."""


class Console:
    """Two text streams that never raise anything but Leave."""

    def __init__(self, source: Source | None = None, target: TextIO | None = None) -> None:
        """Standard input and output unless others are given."""
        self._source: Source = sys.stdin if source is None else source
        self._target = sys.stdout if target is None else target
        for stream, errors in ((self._source, "replace"), (self._target, ASCII)):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors=errors)

    def say(self, line: str = "") -> None:
        """Print a line."""
        try:
            print(self._wrapped(line), file=self._target, flush=True)
        except (BrokenPipeError, ValueError):
            self._forget_target()
            raise Leave from None

    def _wrapped(self, text: str) -> str:
        """The text broken between words where a terminal would break it within them."""
        width = self._width()
        if width is None:
            return text
        return "\n".join(line if cell_len(line) <= width else _broken(line, width) for line in text.split("\n"))

    def _width(self) -> int | None:
        """How many characters a line of the terminal has; None where there is no terminal, or one that doesn't say."""
        try:
            return os.get_terminal_size(self._target.fileno()).columns or None
        except (AttributeError, OSError, ValueError):  # AttributeError: standard output was closed before the start
            return None

    def _forget_target(self) -> None:
        """What is still to be written goes nowhere, so that ending the program does not fail over it."""
        if self._target is sys.stdout and not self._target.closed:
            os.dup2(os.open(os.devnull, os.O_WRONLY), self._target.fileno())

    def ask(self, prompt: str, *, unseen: bool = False) -> str:
        """Print a prompt and read a line; what comes from a pipe is printed too, unless nobody is to see it."""
        try:
            print(self._wrapped(prompt), end=" ", file=self._target, flush=True)
            line = self._source.readline(_LONGEST_LINE)
            if not self.echoes:
                print("" if unseen else line.strip(), file=self._target, flush=True)
        except BrokenPipeError:
            self._forget_target()
            raise Leave from None
        except (OSError, ValueError):
            raise Leave from None
        if not line:
            raise Leave
        return line.strip()

    @property
    def echoes(self) -> bool:
        """Whether what is typed stands on a screen: a terminal, and no pipe."""
        return sys.stdin.isatty() and self._source is sys.stdin

    def ask_unseen(self, prompt: str) -> str:
        """Print a prompt and read a line that nobody else is to see: it does not show while it is typed."""
        if not self.echoes:
            return self.ask(prompt, unseen=True)
        try:
            return getpass.getpass(f"{prompt} ").strip()
        except (EOFError, OSError, ValueError):
            raise Leave from None


def _broken(line: str, width: int) -> str:
    return textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False)
