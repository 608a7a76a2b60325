"""Expressions: finds the translator of each kind of node (``operators``, ``places``, ``calls`` bring theirs)."""

import ast
from collections.abc import Callable
from typing import Any, TypeVar

from .kinds import BOOL, FLOAT
from .scope import Scope, shown
from .values import Value, together

Translator = Callable[[Scope, Any], Value]
_T = TypeVar("_T", bound=Translator)
_TRANSLATORS: dict[type[ast.expr], Translator] = {}
_NAMES: dict[type[ast.AST], str] = {
    ast.Lambda: "a lambda",
    ast.ListComp: "a comprehension",
    ast.GeneratorExp: "a generator",
    ast.DictComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.NamedExpr: "an assignment inside an expression",
    ast.Tuple: "a tuple as a value",
    ast.List: "a list as a value",
    ast.Dict: "a dictionary",
    ast.Set: "a set",
    ast.JoinedStr: "a string",
    ast.Starred: "a starred expression",
    ast.Slice: "a slice",
}


def translates(kind: type[ast.expr]) -> Callable[[_T], _T]:
    """The decorated function translates this kind of node."""

    def register(translator: _T) -> _T:
        _TRANSLATORS[kind] = translator
        return translator

    return register


def value(scope: Scope, node: ast.expr) -> Value:
    """Translate an expression; raises Refused for what is not restricted Python."""
    translator = _TRANSLATORS.get(type(node))
    if translator is None:
        raise scope.refuse(node, f"{_NAMES.get(type(node), f'`{ast.unparse(node)}`')} is not restricted Python")
    return translator(scope, node)


def numeric(scope: Scope, node: ast.expr) -> Value:
    """Translate an expression that must be a number."""
    known = value(scope, node)
    if not known.is_number:
        raise scope.refuse(node, f"`{ast.unparse(node)}` is {shown(known.kind)}, not a number")
    return known


def integer(scope: Scope, node: ast.expr) -> Value:
    """Translate an expression that must be an integer."""
    known = numeric(scope, node)
    if not known.is_int:
        raise scope.refuse(node, f"`{ast.unparse(node)}` is a float, not an int")
    return known


def truth(scope: Scope, node: ast.expr) -> Value:
    """Translate an expression of which only the truth counts."""
    if isinstance(node, ast.BoolOp):
        parts = [truth(scope, part) for part in node.values]
        sign = "&" if isinstance(node.op, ast.And) else "|"
        if not scope.checked and all(part.cheap for part in parts):
            return together(f"({f' {sign} '.join(f'({part.c} != 0)' for part in parts)})", BOOL, *parts, cheap=True)
        return together(f"({f' {sign}{sign} '.join(part.c for part in parts)})", BOOL, *parts)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        part = truth(scope, node.operand)
        return together(f"(!{part.c})", BOOL, part, cheap=True)
    part = numeric(scope, node)
    return part.with_c(f"({part.c} != 0)", BOOL) if part.kind == FLOAT else part
