"""The nets, compiled for search by numba: the text of ``thinking``, over records (needs ``foretell[fast]``)."""

from dataclasses import fields

import numpy as np
from numpy.typing import NDArray

from .compiling import compiled_copy
from .thinking import Thinking

_KINDS = {"h": "i2", "i": "i4", "d": "f8"}
_compiled = compiled_copy("thinking")
think, answer = _compiled.think, _compiled.answer


def _record() -> np.dtype[np.void]:
    example = Thinking()
    values = {each.name: getattr(example, each.name) for each in fields(Thinking)}
    return np.dtype(
        [(n, "i8") if v == 0 else (n, _KINDS[v.typecode], (len(v),)) for n, v in values.items()], align=True
    )


_THINKING = _record()


def new_thinking() -> NDArray[np.void]:
    """Buffers for both functions: an array with one record."""
    return np.zeros(1, _THINKING)
