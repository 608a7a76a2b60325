"""A translated expression: its text in C, and what the parts around it must know about it."""

from dataclasses import dataclass, replace
from math import isinf, isnan

from .kinds import BOOL, FLOAT, INT, Array, Element, Kind, Scalar


@dataclass(frozen=True, slots=True)
class Value:
    """An expression in C."""

    c: str
    kind: Kind
    changes: bool = False
    """Whether it calls something that changes memory: then the order of evaluation matters."""
    reads: bool = False
    """Whether it reads memory that a call may change."""
    constant: int | float | None = None
    """The number, if it is known already."""
    stored: Element | None = None
    """How it is stored in memory, if it is an element of an array."""
    cheap: bool = False
    """Whether it may be computed where CPython would not: simple arithmetic of variables, fields and constants."""

    @property
    def is_number(self) -> bool:
        """Whether it can be computed with."""
        return self.kind in (INT, BOOL, FLOAT)

    @property
    def is_int(self) -> bool:
        """Whether it is an integer or a truth value."""
        return self.kind in (INT, BOOL)

    def with_c(self, c: str, kind: Kind | None = None) -> "Value":
        """The same effects with another text (and kind)."""
        return replace(self, c=c, kind=kind or self.kind, constant=None)


def together(c: str, kind: Kind, *parts: Value, cheap: bool = False) -> Value:
    """An expression made of parts, with the effects of all."""
    cheap = cheap and all(part.cheap for part in parts)
    return Value(c, kind, any(part.changes for part in parts), any(part.reads for part in parts), cheap=cheap)


def declared(kind: Kind, name: str) -> str:
    """The declaration of a variable or parameter of this kind."""
    if isinstance(kind, Scalar):
        return f"{kind.c} {name}"
    if isinstance(kind, Array):
        const = "" if kind.mutable or not hasattr(kind.of, "value") else "const "
        return f"{const}{kind.of.c} *{name}"
    return f"{kind.c} *{name}"


def number(value: float) -> str:
    """A constant in C."""
    if isinstance(value, int):
        return "INT64_MIN" if value == -(1 << 63) else f"({int(value)}LL)"
    if isnan(value):
        return '__builtin_nan("")'
    if isinf(value):
        return "__builtin_inf()" if value > 0 else "(-__builtin_inf())"
    return f"({value.hex()})"
