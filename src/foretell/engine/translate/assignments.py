"""Assignments: to variables, fields and elements."""

import ast
from dataclasses import replace

from .dispatch import value
from .kinds import FLOAT, NOTHING, Array, Element, Struct, c_name, kind_of
from .operators import combine
from .places import attribute, place
from .refusing import NotRestricted
from .scope import Scope, agree, shown
from .values import Value, declared


def assign(scope: Scope, node: ast.Assign) -> None:
    """``a = b = value`` and ``a, b = b, a``."""
    if any(isinstance(target, ast.Tuple) for target in node.targets):
        _at_once(scope, node)
        return
    given = value(scope, node.value)
    if given.kind == NOTHING:
        raise scope.refuse(node, "this call returns nothing")
    if len(node.targets) > 1 and given.constant is None:
        given = scope.keep(given)
    for target in node.targets:
        _set(scope, target, given)


def _at_once(scope: Scope, node: ast.Assign) -> None:
    """Compute all values, then store them from left to right."""
    targets, given = node.targets[0], node.value
    if len(node.targets) > 1 or not isinstance(targets, ast.Tuple):
        raise scope.refuse(node, "several variables are assigned once in a statement")
    if not isinstance(given, ast.Tuple) or len(given.elts) != len(targets.elts):
        raise scope.refuse(node, "on the right stand as many values as there are variables on the left")
    values = [value(scope, part) for part in given.elts]
    kept = [one if one.constant is not None else scope.keep(one) for one in values]
    for target, one in zip(targets.elts, kept, strict=True):
        _set(scope, target, one)


def annotated(scope: Scope, node: ast.AnnAssign) -> None:
    """``a: int = value``."""
    if not isinstance(node.target, ast.Name):
        raise scope.refuse(node, "only variables are annotated")
    try:
        kind = kind_of(scope.module.evaluated(node.annotation))
    except (NotRestricted, NameError) as error:
        raise scope.refuse(node, str(error)) from None
    given = value(scope, node.value) if node.value else None
    scope.declare(node, node.target.id, kind)
    if given is not None:
        _set(scope, node.target, given)


def augmented(scope: Scope, node: ast.AugAssign) -> None:
    """``a += value``: the old value is read before the new one is computed."""
    if isinstance(node.target, ast.Name):
        old, given = value(scope, node.target), value(scope, node.value)
        _set(scope, node.target, _combined(scope, node, old, given))
        return
    where = _place(scope, node.target)
    stored, pointer = where.stored, scope.temporary()
    outside = stored.value.c if stored else declared(where.kind, "").strip()
    inside = stored.c if stored else outside
    with scope.block(""):
        scope.write(f"{inside} *{pointer} = &{where.c};")
        old, given = replace(where, c=f"(*{pointer})", changes=False, reads=True), value(scope, node.value)
        if inside != outside:
            old = replace(old, c=f"(({outside})*{pointer})")
        _store(scope, node, replace(where, c=f"*{pointer}"), _combined(scope, node, old, given))


def _combined(scope: Scope, node: ast.AugAssign, old: Value, given: Value) -> Value:
    for one in (old, given):
        if not one.is_number:
            raise scope.refuse(node, f"{shown(one.kind)} is not a number")
    return combine(scope, node, node.op, old, given)


def _set(scope: Scope, target: ast.expr, given: Value) -> None:
    """Store a value that is computed already or computed before the place is looked up."""
    if isinstance(target, ast.Name):
        scope.declare(target, target.id, given.kind)
        scope.write(f"{c_name(target.id)} = {given.c};")
        return
    if given.changes:
        given = scope.keep(given)
    _store(scope, target, _place(scope, target), given)


def _place(scope: Scope, target: ast.expr) -> Value:
    if isinstance(target, ast.Attribute):
        where = attribute(scope, target)
    elif isinstance(target, ast.Subscript):
        where = place(scope, target)
        array = value(scope, target.value).kind
        if isinstance(array, Array) and not array.mutable:
            raise scope.refuse(target, f"`{ast.unparse(target.value)}` is only read: a constant, or a Sequence")
    else:
        raise scope.refuse(target, f"`{ast.unparse(target)}` cannot be assigned")
    if isinstance(where.kind, Array | Struct):
        raise scope.refuse(target, "arrays and dataclasses are not assigned: write into them, or use put_copy")
    return where


def _store(scope: Scope, node: ast.AST, where: Value, given: Value) -> None:
    if not agree(given.kind, where.kind):
        hint = ": write float(...)" if where.kind == FLOAT and given.is_int else ""
        raise scope.refuse(node, f"{shown(given.kind)} cannot be stored where {shown(where.kind)} is{hint}")
    scope.write(f"{where.c} = {_narrowed(scope, node, where.stored, given)};")


def _narrowed(scope: Scope, node: ast.AST, stored: Element | None, given: Value) -> str:
    """The value as it is stored: in a checked program, only if it fits."""
    if stored is None or stored.c == stored.value.c:
        return given.c
    if scope.checked and stored.value != FLOAT:
        low, high = stored.range
        return f"({stored.c})py_fitting({given.c}, {low}, {high}, {scope.place(node)})"
    return f"({stored.c})({given.c})"
