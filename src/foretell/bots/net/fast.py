"""The nets, compiled for search by numba: the text of ``thinking``, over records (needs ``foretell[fast]``)."""

import numpy as np
from numpy.typing import NDArray

from ...engine.records import record_type
from .compiling import compiled_copy
from .thinking import Thinking

_compiled = compiled_copy("thinking")
think, answer = _compiled.think, _compiled.answer
_THINKING = record_type(Thinking)


def new_thinking() -> NDArray[np.void]:
    """Buffers for both functions: an array with one record."""
    return np.zeros(1, _THINKING)
