"""Records calls of the native library: what they are given, and a checksum of what they leave behind.

A call is the number of its function, its arguments, the checksums of its buffers and its result (``replay.c`` reads
it).  A buffer keeps its number and its content from one call to the next; its bytes are written only if Python has
changed them in between.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from struct import pack
from typing import cast
from unittest.mock import patch

import numpy as np
from numpy.typing import NDArray

from foretell.engine.native import Library, Native

_KEPT, _ZEROS, _BYTES = range(3)
"""What a buffer holds before a call: what it held after the last one, zeros, or the bytes that follow."""
_NUMBERS = {"int": "q", "bool": "q", "float": "d"}


class Recording:
    """Calls of one library, in the order in which they were made."""

    def __init__(self) -> None:
        self.functions: dict[str, list[str]] = {}
        """Those that were called: what each returns and takes."""
        self.calls: list[bytes] = []
        self._buffers: dict[int, tuple[int, int]] = {}
        """By a buffer's identity: its number, and the checksum of its content after the last call."""
        self._held: list[object] = []
        """All buffers, so that no two have the same identity."""

    def call(self, name: str, kinds: Sequence[str], run: Native, given: Sequence[object]) -> object:
        """Make a call, and note it."""
        self.functions.setdefault(name, [*kinds])
        parts = [pack("<I", [*self.functions].index(name))]
        parts += [self._given(kind, one) for kind, one in zip(kinds[1:], given, strict=True)]
        answer = run(*given)
        for kind, one in zip(kinds[1:], given, strict=True):
            if kind not in _NUMBERS:
                parts.append(pack("<Q", self._left(one)))
        if kinds[0] in _NUMBERS:
            parts.append(pack(f"<{_NUMBERS[kinds[0]]}", answer))
        self.calls.append(b"".join(parts))
        return answer

    def written(self) -> bytes:
        """All calls, as a file."""
        return pack("<Q", len(self.calls)) + b"".join(self.calls)

    @property
    def most_buffers(self) -> int:
        """How many buffers there are."""
        return len(self._held)

    def _given(self, kind: str, one: object) -> bytes:
        if kind in _NUMBERS:
            return pack(f"<{_NUMBERS[kind]}", one)
        content = content_of(one)
        now = checksum(content)
        number, last = self._buffers.get(id(one), (len(self._held), None))
        if last is None:
            self._held.append(one)
            self._buffers[id(one)] = number, now
        how = _KEPT if now == last else _BYTES if content.any() else _ZEROS
        return pack("<IQB", number, len(content), how) + (content.tobytes() if how == _BYTES else b"")

    def _left(self, one: object) -> int:
        number, _ = self._buffers[id(one)]
        now = checksum(content_of(one))
        self._buffers[id(one)] = number, now
        return now


@contextmanager
def recorded() -> Iterator[Recording]:
    """Record all calls of libraries whose functions are looked up from now on."""
    recording, look_up = Recording(), Library.function

    def function(library: Library, name: str) -> Native:
        run, kinds = look_up(library, name), library.interface[name]
        return lambda *given: recording.call(name, kinds, run, given)

    with patch.object(Library, "function", function):
        yield recording


def content_of(buffer: object) -> NDArray[np.uint8]:
    """The bytes of a buffer, which are not copied unless it is an array of numpy."""
    whole = buffer.tobytes() if isinstance(buffer, np.ndarray) else cast("bytes", buffer)
    return np.frombuffer(whole, np.uint8)


def checksum(content: NDArray[np.uint8]) -> int:
    """A checksum of 64 bits, which depends on the places of the bytes; ``replay.c`` computes it too."""
    words = np.frombuffer(content.tobytes() + bytes(-len(content) % 8), np.uint64)
    mixed = words ^ (np.arange(len(words), dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15))
    mixed ^= mixed >> np.uint64(29)
    mixed *= np.uint64(0xBF58476D1CE4E5B9)
    mixed ^= mixed >> np.uint64(32)
    return int(mixed.sum(dtype=np.uint64))
