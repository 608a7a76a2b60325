"""Calls: of restricted functions, of intrinsics, and of the few functions of Python that there are."""

import ast
from collections.abc import Sequence
from types import FunctionType

from .dispatch import numeric, translates, value
from .kinds import BOOL, FLOAT, INT, NOTHING
from .places import constant
from .refusing import NotRestricted
from .scope import Scope, agree, shown
from .values import Value, together


@translates(ast.Call)
def call(scope: Scope, node: ast.Call) -> Value:
    """A call, which may be a whole statement."""
    if node.keywords:
        raise scope.refuse(node, "arguments are given by their places, not by their names")
    if not isinstance(node.func, ast.Name) or node.func.id in scope.assigned:
        raise scope.refuse(node, f"`{ast.unparse(node.func)}` cannot be called: call functions by their names")
    name = node.func.id
    known = scope.module.values.get(name)
    if known is None and name in _BUILT_IN:
        return _built_in(scope, node, name)
    if not isinstance(known, FunctionType):
        raise scope.refuse(node, f"{name} is not a function of restricted Python")
    return _function(scope, node, known)


def _function(scope: Scope, node: ast.Call, function: FunctionType) -> Value:
    try:
        called = scope.program.function(function)
    except NotRestricted as error:
        raise scope.refuse(node, f"{function.__name__}: {error}") from None
    given = [value(scope, argument) for argument in node.args]
    wanted = called.parameters_for(given)
    if len(given) != len(wanted):
        raise scope.refuse(node, f"{function.__name__} takes {len(wanted)} arguments, not {len(given)}")
    for argument, one, kind in zip(node.args, given, wanted, strict=True):
        if not agree(one.kind, kind):
            hint = ": write float(...)" if kind == FLOAT and one.is_int else ""
            raise scope.refuse(argument, f"{function.__name__} takes {shown(kind)} here, not {shown(one.kind)}{hint}")
    first, kept = scope.in_order(given)
    c = f"{called.c}({', '.join(one.c for one in kept)})"
    whole = together(f"({{ {first}{c}; }})" if first else c, called.result, *given)
    return Value(whole.c, whole.kind, whole.changes or called.changes, reads=True)


def _built_in(scope: Scope, node: ast.Call, name: str) -> Value:
    given = [numeric(scope, argument) for argument in node.args]
    fewest, most = _BUILT_IN[name]
    if not fewest <= len(given) <= most:
        raise scope.refuse(node, f"{name} takes {'one number' if most == 1 else 'two numbers or more'} here")
    if name in ("min", "max"):
        return _extreme(scope, node, name, given)
    return _converted(scope, node, name, given[0])


def _extreme(scope: Scope, node: ast.Call, name: str, given: Sequence[Value]) -> Value:
    if len({one.kind == FLOAT for one in given}) > 1:
        raise scope.refuse(node, f"{name} of an int and a float: write float(...) around the int")
    kind = FLOAT if given[0].kind == FLOAT else INT
    first, kept = scope.in_order(given)
    c = kept[0].c
    for one in kept[1:]:
        c = f"py_{name}_{kind.name}({c}, {one.c})"
    return together(f"({{ {first}{c}; }})" if first else c, kind, *given)


def _converted(scope: Scope, node: ast.Call, name: str, given: Value) -> Value:
    if name == "bool":
        return given.with_c(f"({given.c} != 0)", BOOL)
    if name == "float":
        if given.constant is not None:
            return constant(scope, node, float(given.constant))
        return given.with_c(f"((double)({given.c}))", FLOAT)
    if name == "abs":
        place = f", {scope.place(node)}" if scope.checked and given.is_int else ""
        kind = FLOAT if given.kind == FLOAT else INT
        return given.with_c(f"py_abs_{kind.name}({given.c}{place})", kind)
    if given.is_int:
        return given.with_c(given.c, INT)
    place = f", {scope.place(node)}" if scope.checked else ""
    return together(f"py_truncate({given.c}{place})", INT, given)


def effect(scope: Scope, node: ast.Call) -> None:
    """A call as a statement."""
    called = call(scope, node)
    if called.kind != NOTHING and not called.changes:
        raise scope.refuse(node, "this call does nothing: its result is not used")
    scope.write(f"{called.c};")


_MANY = 99
_BUILT_IN = {"min": (2, _MANY), "max": (2, _MANY), "abs": (1, 1), "int": (1, 1), "float": (1, 1), "bool": (1, 1)}
"""The fewest and the most arguments."""
