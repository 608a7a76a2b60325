"""The arrays that a step fills, and checks of those that a caller gives."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.lib.array_utils import byte_bounds
from numpy.typing import NDArray

from ..encoder.both.episodes import BYTES, FLOATS, INDICES, NO_ROWS

Places = NDArray[np.int16]


class Form(NamedTuple):
    """How observations are given: its number for the native library, what their numbers are, and whose features."""

    number: int
    dtype: type[np.generic]
    of_nets: bool = False


_ROWS: dict[str | None, Form] = {
    "index": Form(INDICES, np.int32),
    "uint8": Form(BYTES, np.uint8),
    "float32": Form(FLOATS, np.float32),
}
FORMS: Mapping[str | None, Form] = {
    **_ROWS,
    **{f"nets-{name}": form._replace(of_nets=True) for name, form in _ROWS.items()},
    None: Form(NO_ROWS, np.uint8),
}
"""By their names; ``nets-``: the features of the nets of foretell's bots; None: no observations."""


@dataclass(frozen=True, slots=True, eq=False)
class Arrays:
    """What is known after a step; the first axis is the games."""

    observation: NDArray[Any]
    """What the seat to move sees, and after the end of an episode what seat 0 sees.

    ``index``: int32, the numbers of the true features, and then ``size`` up to the end of the row; ``uint8`` and
    ``float32``: 1 for each true feature, else 0.
    """
    mask: NDArray[np.bool_]
    """The legal moves by code, as the seat to move sees them."""
    reward: NDArray[np.float32]
    """What this step has paid, by seat."""
    done: NDArray[np.bool_]
    """Whether the episode is over; with the auto-reset ``same_step``, that before the one that is shown."""
    turn: NDArray[np.int64]
    """The seat to move, or -1 if the episode is over."""
    final_observation: NDArray[Any]
    """With the auto-reset ``same_step``: what seat 0 sees at the end, in the games that are ``done``; the rows of the
    others stay as they are.  No rows with another auto-reset, which shows the end in ``observation``.  No mask is
    needed: no move is legal at the end."""


def new_arrays(form: str | None, games: int, players: int, codes: int, width: int, finals: int) -> Arrays:
    """Arrays with zeros; ``finals``: how many final observations there are."""
    return Arrays(
        np.zeros((games, width), FORMS[form].dtype),
        np.zeros((games, codes), np.bool_),
        np.zeros((games, players), np.float32),
        np.zeros(games, np.bool_),
        np.zeros(games, np.int64),
        np.zeros((finals, width), FORMS[form].dtype),
    )


def by_form(form: Form, rows: NDArray[Any]) -> list[NDArray[Any]]:
    """An array of rows for each form, as the native library takes them; only that of this form is used."""
    return [rows if one.number == form.number else np.empty(0, one.dtype) for one in _ROWS.values()]


def check_like(given: Arrays, wanted: Arrays) -> None:
    """Raise TypeError or ValueError unless the arrays can be filled like the others, without a copy."""
    if not isinstance(given, Arrays):
        raise TypeError(f"out is made by new_arrays, or Arrays(…), not {type(given).__qualname__}")
    for field in fields(Arrays):
        _check(f"out.{field.name}", getattr(given, field.name), getattr(wanted, field.name))


def check_apart(given: Arrays, *kept: NDArray[Any]) -> None:
    """Raise ValueError if two of the arrays lie in the same memory, or one and what the games keep."""
    named = [(field.name, getattr(given, field.name)) for field in fields(Arrays)]
    named += [("what the games keep", array) for array in kept]
    places = sorted((*byte_bounds(array), name) for name, array in named if array.size)
    for (_, end, one), (start, _, other) in pairwise(places):
        if start < end:
            raise ValueError(f"out: {one} and {other} lie in the same memory")


def _check(name: str, array: object, wanted: NDArray[Any]) -> None:
    if not isinstance(array, np.ndarray):
        raise TypeError(f"{name} is a numpy array, not {type(array).__qualname__}")
    if array.dtype != wanted.dtype:
        raise TypeError(f"{name} holds {wanted.dtype}, not {array.dtype}")
    if array.shape != wanted.shape:
        raise ValueError(f"{name} has the shape {wanted.shape}, not {array.shape}")
    if not array.flags.c_contiguous or not array.flags.aligned:
        raise ValueError(f"{name} lies in one piece, row after row, without strides {array.strides}")
    if not array.flags.writeable:
        raise ValueError(f"{name} is written, but it is read-only")
