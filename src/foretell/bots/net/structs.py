"""Dataclasses of restricted Python as numpy's records, with the same memory as the struct in C."""

from dataclasses import fields
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np


def memory_of(kind: type) -> np.dtype[np.void]:
    """The record type of a dataclass whose fields are numbers and arrays of numbers (``rules.arrays``)."""
    example, hints = kind(), get_type_hints(kind, include_extras=True)
    spec: list[Any] = []
    for each in fields(kind):
        hint, value = hints[each.name], getattr(example, each.name)
        if hint in _SCALARS:
            spec.append((each.name, _SCALARS[hint]))
        else:
            narrow = get_args(hint)[1] if get_origin(hint) is Annotated else _SCALARS[get_args(hint)[0]]
            spec.append((each.name, np.dtype(narrow).newbyteorder("<"), (len(value),)))
    return np.dtype(spec, align=True)


_SCALARS = {int: "<i8", float: "<f8"}
