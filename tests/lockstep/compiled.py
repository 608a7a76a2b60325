"""Games in the native library; ``telling.c`` plays them, which is ten times as quick as calls from Python."""

import ctypes
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from foretell.engine.native import load
from foretell.engine.records import Records, record_type
from foretell.engine.translate.compiling import compile_library
from foretell.game.codebook import CODEBOOKS
from foretell.rules.events import MOST_EVENTS, EventNumbers
from foretell.rules.reasons import WhyNot
from foretell.rules.wizard.claim import ClaimBuffers
from foretell.rules.wizard.deal import DECK_ROOM

from .stories import Story

_SOURCE = Path(__file__).with_name("telling.c")
_FUNCTIONS = (
    *("deal", "deal_events", "random_code", "apply_with_events", "hide", "look", "write_codes", "why_not"),
    *("legal_codes", "is_legal", "winners", "write_facts", "may_claim", "sure_code"),
)
"""The first fields of ``struct game``, in its order."""
_MOST_STEPS, _MOST_BYTES = 4_000, 64 << 20
"""Far more than a game has."""
_STEP = 64 << 10
"""More bytes than are told of a step."""


class CompiledTables:
    """Plays games in structs of the library."""

    def __init__(self) -> None:
        """Compile the loop; raises CompilerFailed."""
        self._tell = _loop()
        self._out, self._ends = np.zeros(_MOST_BYTES, np.uint8), np.zeros(_MOST_STEPS, np.int64)

    def told(self, story: Story) -> Iterator[bytes]:
        """All that is told of a game, step by step."""
        structs = Structs(story.kind.options.game)
        structs.begin(story)
        lots, deck = np.array([story.lots], np.uint64), np.zeros(DECK_ROOM, np.int64)
        given = [array.ctypes.data for array in (structs.game, lots, deck, self._out, self._ends)]
        game, *buffers, out, ends = given
        steps = self._tell(game, story.number, *buffers, out, _MOST_BYTES, ends, _MOST_STEPS, _STEP)
        if steps < 0:
            raise OverflowError(f"{story} is longer than {_MOST_STEPS} steps, or {_MOST_BYTES} bytes")
        start = 0
        for end in self._ends[:steps].tolist():
            yield self._out[start:end].tobytes()
            start = end


class Structs:
    """The memory for a game, and ``struct game`` of ``telling.c``."""

    def __init__(self, game: str) -> None:
        """``game``: wizard or extreme."""
        rules = CODEBOOKS[game].rules
        kinds = (rules.state, 1), (rules.view, 1), (EventNumbers, MOST_EVENTS), (EventNumbers, 1), (WhyNot, 1)
        self._records: list[Records] = [np.zeros(many, record_type(kind)) for kind, many in (*kinds, (ClaimBuffers, 1))]
        state, view, events, _, why, _ = (records.dtype for records in self._records)
        self._library, self._name = ctypes.CDLL(str(load().path)), game
        self.game: NDArray[np.int64] = np.array(
            [
                *map(self._address, _FUNCTIONS),
                *(records.ctypes.data for records in self._records),
                *(kind.itemsize for kind in (state, view, events, why)),
                *(_offset(state, name) for name in ("phase", "turn", "seats")),
                *(_offset(view, name) for name in ("phase", "legal_suited", "legal_rest")),
                *(_offset(events, "secret"), rules.codes, rules.finished),
            ],
            np.int64,
        )

    def begin(self, story: Story) -> None:
        """Set up a game."""
        new_game = load().function(f"{self._name}_new_game")
        new_game(self._records[0], *story.settings, story.seed)
        course: tuple[Any, ...] = story.kind.options.course
        first, *sizes = course
        numbers = (np.array([*sizes[0], 0], np.int64), sizes[1]) if sizes else ()
        load().function(f"{self._name}_set_course")(self._records[0], first, *numbers)

    def _address(self, name: str) -> int:
        """Of a function of the game; 0 if it has none of this name."""
        if f"{self._name}_{name}" not in load().interface:
            return 0
        return ctypes.cast(self._library[f"{self._name}_{name}"], ctypes.c_void_p).value or 0


def _offset(kind: np.dtype[np.void], name: str) -> int:
    assert kind.fields is not None
    return int(kind.fields[name][1])


@cache
def _loop() -> Callable[..., int]:
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        compile_library(_SOURCE.read_text(encoding="utf-8"), Path(folder) / "telling.so")
        loop = ctypes.CDLL(str(Path(folder) / "telling.so")).tell_game
    loop.restype = ctypes.c_int64
    loop.argtypes = [ctypes.c_void_p, ctypes.c_int64, *3 * [ctypes.c_void_p], ctypes.c_int64, ctypes.c_void_p]
    loop.argtypes += [ctypes.c_int64, ctypes.c_int64]
    return loop
