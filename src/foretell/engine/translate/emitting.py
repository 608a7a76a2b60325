"""The C of a program: helpers, structs, tables, functions, and what can be called from outside."""

from collections.abc import Mapping
from pathlib import Path

from .functions import Function
from .intrinsics import INTRINSICS
from .kinds import NOTHING, Array, Kind, Scalar, Struct, fields_of
from .naming import c_name
from .program import Program
from .values import declared

TWINS = Path(__file__).parent / "c"
"""The C that is written by hand."""


def text(program: Program, exports: Mapping[str, Function]) -> str:
    """A whole file of C; ``exports``: the functions to be called from outside, by their names there.

    Raises Refused for the first thing in the program that is not restricted Python.
    """
    bodies = program.bodies()
    parts = [
        _twin("base"),
        _twin("checked" if program.checked else "unchecked"),
        *(_twin(name) for name in INTRINSICS.values()),
        *map(_struct, program.structs),
        *program.tables.values(),
        *(f"static inline {function.head};" for function in program.functions.values()),
        *bodies,
        _twin("exporting"),
        *(_export(program, name, function) for name, function in exports.items()),
    ]
    return "\n\n".join(parts) + "\n"


def _twin(name: str) -> str:
    return (TWINS / f"{name}.h").read_text(encoding="utf-8").rstrip()


def _struct(struct: Struct) -> str:
    fields = "\n".join(f"    {_field(name, kind)};" for name, kind in fields_of(struct).items())
    return f"typedef struct {{\n{fields}\n}} {struct.c};"


def _field(name: str, kind: Kind) -> str:
    if isinstance(kind, Array):
        return f"{kind.of.c} {name}[{kind.length}]"
    return f"{kind.c} {name}"


def _export(program: Program, name: str, function: Function) -> str:
    parameters = ", ".join(declared(kind, c_name(one)) for one, kind in function.parameters.items())
    result = function.result.c if isinstance(function.result, Scalar) else "void"
    call = f"{function.c}({', '.join(c_name(one) for one in function.parameters)});"
    call = call if function.result == NOTHING else f"return {call}"
    guard = f"PY_GUARD({'' if function.result == NOTHING else '0'}) " if program.checked else ""
    return f"EXPORT {result} {name}({parameters or 'void'}) {{ {guard}{call} }}"


def interface(exports: Mapping[str, Function]) -> str:
    """What the functions take and return, a line for each: ``name result parameter…`` (``int64*``: an array)."""
    lines = []
    for name, function in exports.items():
        kinds = [function.result, *function.parameters.values()]
        lines.append(" ".join([name, *map(_shown, kinds)]))
    return "\n".join(lines)


def _shown(kind: Kind) -> str:
    if isinstance(kind, Scalar):
        return kind.name
    return f"{kind.of.name if isinstance(kind, Array) and not isinstance(kind.of, Struct) else _c(kind)}*"


def _c(kind: Kind) -> str:
    of = kind.of if isinstance(kind, Array) else kind
    return of.c
