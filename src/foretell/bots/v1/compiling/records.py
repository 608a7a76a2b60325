"""States and views as records of 64-bit integers, with the same field names."""

from collections.abc import Iterator, Sequence
from dataclasses import fields

import numpy as np
from numpy.typing import NDArray

from ....rules.extreme.state import State as ExtremeState
from ....rules.extreme.view import View as ExtremeView
from ....rules.wizard.state import State as WizardState
from ....rules.wizard.view import View as WizardView


def record_type(kind: type) -> np.dtype[np.void]:
    """The record type of a class whose fields are integers and lists of integers."""
    empty = kind()
    lists = {f.name: getattr(empty, f.name) for f in fields(kind) if isinstance(getattr(empty, f.name), list)}
    spec = [(f.name, "i8", (len(lists[f.name]),)) if f.name in lists else (f.name, "i8") for f in fields(kind)]
    return np.dtype(spec, align=True)


STATES = {"wizard": record_type(WizardState), "extreme": record_type(ExtremeState)}
"""The record types of states, by game."""
VIEWS = {"wizard": record_type(WizardView), "extreme": record_type(ExtremeView)}
"""The record types of views, by game."""


def to_records(sources: Sequence[object], kind: np.dtype[np.void]) -> NDArray[np.void]:
    """Records with the field values of these objects."""
    records: NDArray[np.void] = np.zeros(len(sources), kind)
    rows = records.view(np.int64).reshape(len(records), -1)
    names = kind.names or ()
    for i, source in enumerate(sources):
        rows[i] = [*_numbers(source, names)]
    return records


def _numbers(source: object, names: Sequence[str]) -> Iterator[int]:
    """All numbers of an object, in the order of its fields."""
    for name in names:
        value = getattr(source, name)
        if isinstance(value, list):
            yield from value
        else:
            yield value
