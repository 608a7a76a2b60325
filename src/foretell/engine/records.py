"""States and views as records: numpy's name for structs, with the same fields in the same places as in C."""

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from .translate.kinds import BOOL, INT, Array, Element, Kind, Struct, fields_of

T = TypeVar("T")
Records = NDArray[np.void]


def record_type(kind: type) -> np.dtype[np.void]:
    """The record type of a restricted dataclass; raises NotRestricted for any other class."""
    return np.dtype([(name, *_field(of)) for name, of in fields_of(Struct(kind)).items()], align=True)


def _field(kind: Kind) -> tuple[Any, ...]:
    """The type of a field, and its length if it is an array."""
    if isinstance(kind, Array):
        return _held(kind.of), (kind.length,)
    if isinstance(kind, Struct):
        return (_held(kind),)
    return ("i8" if kind in (INT, BOOL) else "f8",)


def _held(of: Element | Struct) -> Any:
    return record_type(of.kind) if isinstance(of, Struct) else of.name


def as_rows(records: Records) -> NDArray[np.int64]:
    """Records of 64-bit integers as an array (records, numbers), without copying, in the order of the fields.

    Raises TypeError for what is no array of records.
    """
    if not isinstance(records, np.ndarray) or records.dtype.names is None:
        raise TypeError(f"records are the states of a batch, or what it observes, not {records!r}")
    return records.view(np.int64).reshape(len(records), records.dtype.itemsize // 8)


def to_records(sources: Sequence[object], kind: np.dtype[np.void]) -> Records:
    """Records with the field values of these objects."""
    records: Records = np.zeros(len(sources), kind)
    for i, source in enumerate(sources):
        records[i] = _values(source, kind)
    return records


def _values(source: object, kind: np.dtype[np.void]) -> tuple[Any, ...]:
    """All values of an object, in the order of its fields."""
    return tuple(_value(getattr(source, name), kind[name]) for name in kind.names or ())


def _value(value: Any, kind: np.dtype[Any]) -> Any:
    if kind.subdtype is not None:
        inner = kind.subdtype[0]
        return [_values(one, inner) for one in value] if inner.names else [*value]
    return _values(value, kind) if kind.names else value


def from_record(records: Records, i: int, kind: type[T]) -> T:
    """A new object with the field values of the i-th record."""
    return _filled(kind(), records[i])


def _filled(target: T, record: Any) -> T:
    """The object with the values of a record; arrays become lists."""
    for name in record.dtype.names:
        value, known = record[name], getattr(target, name)
        if value.dtype.names:
            many = isinstance(known, list)
            value = [_filled(*pair) for pair in zip(known, value, strict=True)] if many else _filled(known, value)
        else:
            value = value.tolist()
        setattr(target, name, value)
    return target
