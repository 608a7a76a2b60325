"""Threads of the native library that share the games of a call (``translate/c/sharing.h``)."""

import ctypes
from functools import partial
from typing import Any
from weakref import finalize

from .native import Library, Native

_ADDRESS, _NUMBER = ctypes.c_void_p, ctypes.c_int64
ROWS = 12
"""How many arrays a shared function takes."""


class Crew:
    """Threads that wait for calls; they end when the crew is no longer used, and the child of a fork gets its own.

    One thread, and a system without POSIX threads, needs no crew: the caller does everything.
    """

    def __init__(self, library: Library, threads: int) -> None:
        """Start them; the caller is one of them."""
        self._library = library
        self._crew: int | None = None
        if threads > 1:
            self._crew = _called(library, "foretell_crew", _ADDRESS, _NUMBER)(threads)
        if self._crew:
            taken = _ADDRESS, _ADDRESS, _NUMBER, _ADDRESS, _NUMBER, *[_ADDRESS] * ROWS
            self._share = _called(library, "foretell_share", _NUMBER, *taken)
            finalize(self, _called(library, "foretell_end", None, _ADDRESS), self._crew)

    def function(self, name: str) -> Native:
        """A function ``(table, first, last, …)`` of the library, to be called with ``(tables, games, …)``.

        ``tables``: one for each thread.  The function takes ``ROWS`` arrays more.  It is called for blocks of games and
        does the same in a game whatever its block is.  The answer is the least that is not negative, else -1.
        Raises what ``Library.function`` does.
        """
        own = self._library.function(name)
        if not self._crew:
            return lambda tables, games, *given: own(tables, 0, games, *given)
        _, table, _, last, *kinds = self._library.interface[name]
        address, size = ctypes.cast(self._library.c[name], _ADDRESS), self._library.sizes[table.rstrip("*")]
        return self._library.taking([table, last, *kinds], partial(self._run, address, size), name)

    def _run(self, *given: Any) -> int:
        """Share a call; a bound method, so that the crew lives as long as its functions."""
        answer: int = self._share(self._crew, *given)
        return answer


def _called(library: Library, name: str, result: Any, *taken: Any) -> Native:
    """A function of ``sharing.h``."""
    called: Native = ctypes.CFUNCTYPE(result, *taken)((name, library.c))
    return called
