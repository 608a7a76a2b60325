"""States and views as records of 64-bit integers, with the same field names."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

T = TypeVar("T")
Records = NDArray[np.void]


def record_type(kind: type) -> np.dtype[np.void]:
    """The record type of a class whose fields are integers and lists of integers."""
    empty = kind()
    lists = {f.name: getattr(empty, f.name) for f in fields(kind) if isinstance(getattr(empty, f.name), list)}
    spec = [(f.name, "i8", (len(lists[f.name]),)) if f.name in lists else (f.name, "i8") for f in fields(kind)]
    return np.dtype(spec, align=True)


def as_rows(records: Records) -> NDArray[np.int64]:
    """Records as an array (records, numbers), without copying; the numbers are in the order of the fields."""
    return records.view(np.int64).reshape(len(records), -1)


def to_records(sources: Sequence[object], kind: np.dtype[np.void]) -> Records:
    """Records with the field values of these objects."""
    records: Records = np.zeros(len(sources), kind)
    rows = as_rows(records)
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


def from_record(records: Records, i: int, kind: type[T]) -> T:
    """A new object with the field values of the i-th record."""
    target = kind()
    for name in records.dtype.names or ():
        setattr(target, name, records[i][name].tolist())
    return target
