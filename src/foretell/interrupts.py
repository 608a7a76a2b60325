"""Ctrl-C while the program ``foretell`` starts and ends: it ends at once, without a word, with status 130.

Modules are imported for up to a second before a command can answer; Python would print a traceback of that.  The
package imports this module before all others, and it imports next to nothing.  A program that uses the library keeps
its own answer to Ctrl-C, and so does one that was started with the signal ignored.
"""

import os
import signal
import sys
from collections.abc import Callable
from itertools import pairwise
from types import FrameType

ENDING: list[Callable[[], object]] = []
"""What is still done when Ctrl-C ends the program: ending other processes, which would not notice."""
INTERRUPTED = 130
"""The exit status of a program that Ctrl-C has ended."""
_NAME = "foretell"


def answer_quietly() -> None:
    """Let Ctrl-C end this process without a word, if it is the program and does not ignore the signal."""
    if is_program(sys.argv, sys.orig_argv) and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end)


def answer_in_command() -> None:
    """Let Ctrl-C raise KeyboardInterrupt from now on."""
    if signal.getsignal(signal.SIGINT) is _end:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def end_in_order() -> None:
    """Let SIGTERM raise SystemExit in this process, if it is the program; a second one ends it at once."""
    if is_program(sys.argv, sys.orig_argv) and signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
        signal.signal(signal.SIGTERM, _raise)


def is_program(arguments: list[str], given: list[str]) -> bool:
    """Whether a process runs the command line, rather than a program that imports the library.

    ``arguments``: as in ``sys.argv``, which is ``-m`` while the package of ``python -m`` is imported; ``given``: as in
    ``sys.orig_argv``.  A worker process of ``multiprocessing`` has the arguments of its parent, but was given others.
    """
    name = arguments[0] if arguments else ""
    if name == "-m":
        return ("-m", _NAME) in pairwise(given)
    return name in given and _stem(name) == _NAME


def _stem(path: str) -> str:
    """The name of a file without its folder and its suffix."""
    return path.replace("\\", "/").rpartition("/")[2].partition(".")[0]


def _end(_number: int, _frame: FrameType | None) -> None:
    """End at once: what else could be cleaned up has not begun, or is done."""
    for each in ENDING:
        each()
    os._exit(INTERRUPTED)


def _raise(number: int, _frame: FrameType | None) -> None:
    signal.signal(number, signal.SIG_DFL)
    raise SystemExit(128 + number)


answer_quietly()
