"""The C of a program: helpers, structs, tables, functions, and what can be called from outside."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from .function import Function
from .kinds import NOTHING, Array, Kind, Scalar, Struct, c_name, fields_of
from .program import Program
from .values import declared

TWINS = Path(__file__).parent / "c"
"""The C that every program includes."""
_PLAYOUTS = "_play_ends"
"""The end of the names of functions that ``c/exporting.h`` lets GCC optimize more than others."""


def text(program: Program, exports: Mapping[str, Function]) -> str:
    """A whole file of C; ``exports``: the functions to be called from outside, by their names there.

    Raises Refused for the first thing in the program that is not restricted Python.
    """
    bodies = program.bodies()
    parts = [
        twin("base"),
        twin("checked" if program.checked else "unchecked"),
        *(_content(path) for path in program.twins),
        *map(_struct, program.structs),
        *program.tables.values(),
        *(f"{function.head};" for function in program.functions.values()),
        *bodies,
        twin("exporting"),
        *(_export(program, name, function) for name, function in exports.items()),
    ]
    return "\n\n".join(parts) + "\n"


def twin(name: str) -> str:
    """A file of C that every program includes."""
    return _content(TWINS / f"{name}.h")


def _content(path: Path) -> str:
    return path.read_text(encoding="utf-8").rstrip()


def _struct(struct: Struct) -> str:
    fields = "\n".join(f"    {_field(name, kind)};" for name, kind in fields_of(struct).items())
    return f"typedef struct {{\n{fields}\n}} {struct.c};"


def _field(name: str, kind: Kind) -> str:
    if isinstance(kind, Array):
        return f"{kind.of.c} {c_name(name)}[{kind.length}]"
    return f"{kind.c} {c_name(name)}"


def _export(program: Program, name: str, function: Function) -> str:
    parameters = ", ".join(declared(kind, c_name(one)) for one, kind in function.parameters.items())
    result = function.result.c if isinstance(function.result, Scalar) else "void"
    call = f"{function.c}({', '.join(c_name(one) for one in function.parameters)});"
    call = call if function.result == NOTHING else f"return {call}"
    guard = f"PY_GUARD({'' if function.result == NOTHING else '0'}) " if program.checked else ""
    more = "PY_PLAYOUT " if name.endswith(_PLAYOUTS) else ""
    return f"EXPORT {more}{result} {name}({parameters or 'void'}) {{ {guard}{call} }}"


def described(program: Program, exports: Mapping[str, Function], sources: str) -> str:
    """What a library says about itself, for ``foretell.engine.native``: its functions, structs, sources and faults."""
    sizes = ", ".join(["0", *(f"sizeof({struct.c})" for struct in program.structs)])
    structs = [struct.c for struct in program.structs]
    fault = "py_fault" if program.checked else '""'
    checked = int(program.checked)
    return "\n".join(
        [
            f"EXPORT const char *foretell_functions(void) {{ return {_lines(interface(exports))}; }}",
            f"EXPORT const char *foretell_structs(void) {{ return {_lines(structs)}; }}",
            f"EXPORT const int64_t foretell_sizes[] = {{{sizes}}};",
            f"EXPORT const char *foretell_sources(void) {{ return {_lines(sources.splitlines())}; }}",
            f"EXPORT int foretell_is_checked(void) {{ return {checked}; }}",
            f"EXPORT const char *foretell_fault(void) {{ return {fault}; }}\n",
        ]
    )


def _lines(lines: Sequence[str]) -> str:
    """Lines as a string of C."""
    return "\n    ".join(['""', *(f'"{line}\\n"' for line in lines)])


def interface(exports: Mapping[str, Function]) -> list[str]:
    """What the functions take and return, a line for each: ``name result parameter…``.

    A parameter is ``int``, ``bool`` or ``float``, or an array: its element or struct and ``*``; ``const`` if only read.
    """
    return [
        " ".join([name, *map(_shown, [function.result, *function.parameters.values()])])
        for name, function in exports.items()
    ]


def _shown(kind: Kind) -> str:
    if isinstance(kind, Scalar):
        return kind.name
    if isinstance(kind, Struct):
        return f"{kind.c}*"
    return f"{kind.of.c}*" if isinstance(kind.of, Struct) else f"{kind.of.name}*{'' if kind.mutable else 'const'}"
