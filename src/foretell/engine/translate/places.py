"""Names, fields and elements."""

import ast
from dataclasses import is_dataclass
from types import ModuleType
from typing import Any

from .dispatch import integer, translates, value
from .kinds import BOOL, FLOAT, FLOAT64, INT, INT64, Array, Struct, c_name, fields_of
from .refusing import NotRestricted
from .scope import Scope, shown
from .values import Value, number, together


@translates(ast.Constant)
def literal(scope: Scope, node: ast.Constant) -> Value:
    """A number, True or False."""
    if isinstance(node.value, bool | int | float):
        return constant(scope, node, node.value)
    raise scope.refuse(node, f"{node.value!r} is not a number, and restricted Python has only numbers")


def constant(scope: Scope, node: ast.AST, known: bool | float) -> Value:
    """A number that is known already."""
    if isinstance(known, float):
        return Value(number(known), FLOAT, constant=known, cheap=True)
    if not -(1 << 63) <= known < 1 << 63:
        raise scope.refuse(node, f"{known} does not fit into 64 bits")
    return Value(number(int(known)), BOOL if isinstance(known, bool) else INT, constant=known, cheap=True)


@translates(ast.Name)
def name(scope: Scope, node: ast.Name) -> Value:
    """A variable, or a constant of the module."""
    if node.id in scope.variables:
        return Value(c_name(node.id), scope.variables[node.id], cheap=True)
    if node.id in scope.assigned:
        raise scope.refuse(node, f"{node.id} is used before it has a value")
    known = _global(scope, node)
    if isinstance(known, bool | int | float):
        return constant(scope, node, known)
    if isinstance(known, tuple):
        of = _element(scope, node, known)
        return Value(scope.program.table(scope.module, node.id, known, of), Array(of, len(known), mutable=False))
    if isinstance(known, type) or not is_dataclass(known):
        raise scope.refuse(
            node, f"{node.id} is neither a variable nor a constant number, tuple or dataclass of numbers"
        )
    return Value(scope.program.instance(scope.module, node.id, known), Struct(type(known)))


def table(scope: Scope, node: ast.expr) -> tuple[int | float, ...]:
    """The numbers of a constant tuple; empty if the node is none."""
    known = _global(scope, node) if isinstance(node, ast.Name) and node.id not in scope.variables else ()
    return known if isinstance(known, tuple) and known and _element(scope, node, known) else ()


def _global(scope: Scope, node: ast.Name) -> Any:
    try:
        return scope.module.value(node.id)
    except NotRestricted as error:
        raise scope.refuse(node, str(error)) from None


def _element(scope: Scope, node: ast.expr, known: tuple[Any, ...]) -> Any:
    """The kind of element that a table has."""
    kinds = {type(one) for one in known}
    if kinds in ({int}, {bool}, {int, bool}) and all(-(1 << 63) <= one < 1 << 63 for one in known):
        return INT64
    if kinds == {float}:
        return FLOAT64
    raise scope.refuse(node, f"{ast.unparse(node)} is not a tuple of ints alone or of floats alone")


@translates(ast.Attribute)
def attribute(scope: Scope, node: ast.Attribute) -> Value:
    """A field of a struct, or a constant of a module."""
    module = _module(scope, node.value)
    if module is not None:
        return constant(scope, node, getattr(module, node.attr))
    of = value(scope, node.value)
    if not isinstance(of.kind, Struct):
        raise scope.refuse(node, f"`{ast.unparse(node.value)}` is {shown(of.kind)} and has no fields")
    kind = _fields(scope, node, of.kind).get(node.attr)
    if kind is None:
        raise scope.refuse(node, f"{of.kind.name} has no field {node.attr}")
    c = f"{of.c}->{c_name(node.attr)}"
    if isinstance(kind, Struct):
        return together(f"(&{c})", kind, of)
    return Value(c, kind, of.changes, of.reads or not isinstance(kind, Array), cheap=of.cheap)


def _module(scope: Scope, node: ast.expr) -> ModuleType | None:
    """The module that a name stands for, if it does."""
    known = scope.module.values.get(node.id) if isinstance(node, ast.Name) and node.id not in scope.variables else None
    return known if isinstance(known, ModuleType) else None


def _fields(scope: Scope, node: ast.AST, struct: Struct) -> dict[str, Any]:
    try:
        return fields_of(struct)
    except NotRestricted as error:
        raise scope.refuse(node, str(error)) from None


@translates(ast.Subscript)
def element(scope: Scope, node: ast.Subscript) -> Value:
    """An element of an array: a number, or the struct itself."""
    known = place(scope, node)
    if known.stored is None or known.stored.c == known.stored.value.c:
        return known
    return known.with_c(f"(({known.stored.value.c}){known.c})")


def place(scope: Scope, node: ast.Subscript) -> Value:
    """The place in memory where an element lies."""
    of = value(scope, node.value)
    if not isinstance(of.kind, Array):
        raise scope.refuse(node, f"`{ast.unparse(node.value)}` is {shown(of.kind)} and has no elements")
    index = integer(scope, node.slice)
    _check_constant(scope, node, of.kind, index)
    first, (array, at) = scope.in_order([of, index])
    inner = _index(scope, node, of.kind, at)
    if isinstance(of.kind.of, Struct):
        c = f"(&{array.c}[{inner}])"
        return together(f"({{ {first}{c}; }})" if first else c, of.kind.of, of, index)
    c = f"{array.c}[{inner}]"
    c = f"(*({{ {first}&{c}; }}))" if first else c
    return Value(c, of.kind.of.value, of.changes or index.changes, reads=True, stored=of.kind.of)


def _check_constant(scope: Scope, node: ast.AST, array: Array, index: Value) -> None:
    if index.constant is not None and index.constant < 0:
        raise scope.refuse(node, "restricted Python does not count from the end")
    if index.constant is not None and array.length is not None and index.constant >= array.length:
        raise scope.refuse(node, f"there are only {array.length} elements")


def _index(scope: Scope, node: ast.AST, array: Array, index: Value) -> str:
    if not scope.checked or index.constant is not None:
        return index.c
    return f"py_index({index.c}, {'INT64_MAX' if array.length is None else array.length}, {scope.place(node)})"
