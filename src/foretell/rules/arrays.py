"""The arrays of restricted Python: what a parameter or a field is when it holds many numbers.

In CPython anything with an index serves: a list, an ``array.array``, a numpy array.  In C the alias decides the type of
the elements.  ``Numbers`` are 64-bit integers and ``Floats`` doubles; the narrow ones save memory, and the numbers
written into them must fit.  ``Float32s`` round what is written into them, as ``array.array("f")`` and numpy do.
"""

from collections.abc import MutableSequence
from typing import Annotated

Numbers = MutableSequence[int]
Floats = MutableSequence[float]
Int8s = Annotated[MutableSequence[int], "int8"]
UInt8s = Annotated[MutableSequence[int], "uint8"]
Int16s = Annotated[MutableSequence[int], "int16"]
UInt16s = Annotated[MutableSequence[int], "uint16"]
Int32s = Annotated[MutableSequence[int], "int32"]
Float32s = Annotated[MutableSequence[float], "float32"]

MOST_MOVES = 64
"""The most legal moves of a seat, in either game."""
