"""Reading and printing lines, for a screen reader, a pipe or a simple terminal."""

import getpass
import io
import os
import sys
import textwrap
from collections.abc import Callable, Collection, Mapping
from typing import Protocol, TextIO

from rich.cells import cell_len

from .encoding import ASCII

_LONGEST_LINE = 10_000


class Leave(Exception):
    """The user leaves: by command, at the end of input, or by closing the output."""


class Source(Protocol):
    """A source of lines, such as a text stream."""

    def readline(self, size: int, /) -> str:
        """The next line with its line end, at most ``size`` characters; empty at the end."""


class Console:
    """Two text streams that raise nothing but Leave."""

    def __init__(self, source: Source | None = None, target: TextIO | None = None) -> None:
        """The default is standard input and output."""
        self._source: Source = sys.stdin if source is None else source
        self._target = sys.stdout if target is None else target
        for stream, errors in ((self._source, "replace"), (self._target, ASCII)):
            if isinstance(stream, io.TextIOWrapper) and stream.errors != errors:
                stream.reconfigure(errors=errors)

    def say(self, *lines: str) -> None:
        """Print lines."""
        try:
            for line in lines:
                print(self._wrapped(line), file=self._target, flush=True)
        except (BrokenPipeError, ValueError):
            self._forget_target()
            raise Leave from None

    def _wrapped(self, text: str) -> str:
        """The text wrapped between words, if the output is a terminal."""
        width = self._width()
        if width is None:
            return text
        wrap = textwrap.TextWrapper(width, break_long_words=False, break_on_hyphens=False)
        return "\n".join(line if cell_len(line) <= width else wrap.fill(line) for line in text.split("\n"))

    def _width(self) -> int | None:
        """The width of the terminal; None if there is no terminal, or its width is unknown."""
        try:
            return os.get_terminal_size(self._target.fileno()).columns or None
        except (AttributeError, OSError, ValueError):  # AttributeError: standard output was closed before the start
            return None

    def _forget_target(self) -> None:
        """Discard all further output, so that flushing it at exit does not fail."""
        if self._target is sys.stdout and not self._target.closed:
            os.dup2(os.open(os.devnull, os.O_WRONLY), self._target.fileno())

    def ask(self, prompt: str, *, unseen: bool = False) -> str:
        """Print a prompt and read a line; a line from a pipe is printed too, unless it is ``unseen``."""
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

    def read(self) -> str:
        """Read a line, without a prompt."""
        try:
            line = self._source.readline(_LONGEST_LINE)
        except (OSError, ValueError):
            raise Leave from None
        if not line:
            raise Leave
        return line.strip()

    @property
    def echoes(self) -> bool:
        """Whether the terminal echoes what is typed; a pipe does not."""
        return sys.stdin.isatty() and self._source is sys.stdin

    def ask_unseen(self, prompt: str) -> str:
        """Print a prompt and read a line without echo, so that nobody else sees it."""
        if not self.echoes:
            return self.ask(prompt, unseen=True)
        try:
            return getpass.getpass(f"{prompt} ").strip()
        except (EOFError, OSError, ValueError):
            raise Leave from None


Command = tuple[str, str]
"""A command's name, and its argument."""
_SHORT = {"?": "help"}


def command_in(
    line: str, names: Collection[str], word_of: Callable[[str], str], short: Mapping[str, str] = _SHORT
) -> Command | None:
    """The command in a line, in English or the user's language; None if it is none of these.

    ``word_of``: what a command is called in the user's language.  ``short``: other words for commands.
    """
    first, _, rest = line.strip().partition(" ")
    typed = short.get(first.lower(), first).casefold()
    found = (name for name in names if typed in (name, word_of(name).casefold()))
    return next(((name, rest.strip()) for name in found), None)
