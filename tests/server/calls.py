"""Counts the calls of Python functions that one message causes, in a server in the test's own loop."""

import asyncio
import sys
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType, TracebackType
from typing import Self

import foretell
from foretell.server.net.wire import Wire

_SOURCES = str(Path(foretell.__file__).parent)


class Calls:
    """Calls of foretell's functions, from the next frame that is read to the last of the frames that it causes.

    What tasks and timers do meanwhile is not counted: neither belongs to a message that is answered at once.
    """

    def __init__(self, frames: int) -> None:
        """``frames``: how many it causes."""
        self.functions: Counter[CodeType] = Counter()
        self._left = frames
        self._begun = self._counts = False

    def __enter__(self) -> Self:
        sys.setprofile(self._note)
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _: TracebackType | None
    ) -> None:
        sys.setprofile(None)

    @property
    def is_complete(self) -> bool:
        """Whether all frames were written."""
        return self._left == 0

    def of(self, kind: type) -> int:
        """How many calls are of methods of this class alone."""
        methods = ((code.co_qualname.rpartition("."), many) for code, many in self.functions.items())
        return sum(many for (owner, _, _), many in methods if owner == kind.__name__)

    def __str__(self) -> str:
        """Where the calls go: by file, in the order of their first calls."""
        files: dict[str, list[str]] = {}
        for code, many in self.functions.items():
            place = str(Path(code.co_filename).relative_to(_SOURCES))
            files.setdefault(place, []).append(f"{many} {code.co_qualname}")
        rows = (f"  {place}: {', '.join(calls)}" for place, calls in files.items())
        return "\n".join((f"{self.functions.total()} calls, {self._left} frames left", *rows))

    def _note(self, frame: FrameType, event: str, _argument: object) -> None:
        code = frame.f_code
        if event == "call" and self._left and code.co_filename.startswith(_SOURCES):
            self._begun = self._begun or code is Wire.data_received.__code__
            if frame.f_back is None or not frame.f_back.f_code.co_filename.startswith(_SOURCES):
                self._counts = _is_of_message(frame.f_back)
            if self._begun and self._counts:
                self.functions[code] += 1
        elif event == "return" and self._begun and self._left and code is Wire.write.__code__:
            self._left -= 1


def _is_of_message(caller: FrameType | None) -> bool:
    """Whether what this frame calls is done by no task and no timer."""
    handle = None if caller is None else caller.f_locals.get("self")
    return asyncio.current_task() is None and not isinstance(handle, asyncio.TimerHandle)
