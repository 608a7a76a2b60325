"""Statements."""

import ast
from collections.abc import Callable, Sequence
from typing import Any

from .assignments import annotated, assign, augmented
from .calls import effect
from .dispatch import integer, truth, value
from .kinds import FLOAT, INT, NOTHING, c_name
from .scope import Scope, agree, shown
from .values import Value


def body(scope: Scope, nodes: Sequence[ast.stmt]) -> None:
    """Translate statements one after another; raises Refused for what is not restricted Python."""
    for node in nodes:
        translator = _TRANSLATORS.get(type(node))
        if translator is None:
            raise scope.refuse(node, f"`{ast.unparse(node).splitlines()[0]}` is not restricted Python")
        translator(scope, node)


def _if(scope: Scope, node: ast.If) -> None:
    with scope.block(f"if ({truth(scope, node.test).c})"):
        body(scope, node.body)
    if node.orelse:
        with scope.block("else"):
            body(scope, node.orelse)


def _while(scope: Scope, node: ast.While) -> None:
    if node.orelse:
        raise scope.refuse(node.orelse[0], "`else` after a loop is not restricted Python")
    with scope.block(f"while ({truth(scope, node.test).c})"):
        body(scope, node.body)


def _for(scope: Scope, node: ast.For) -> None:
    """The loop has its own counter, as in Python: the body may change the variable, which keeps its last value."""
    if node.orelse:
        raise scope.refuse(node.orelse[0], "`else` after a loop is not restricted Python")
    if not isinstance(node.target, ast.Name):
        raise scope.refuse(node.target, "a loop has one variable")
    start, end, step = _range(scope, node)
    scope.declare(node.target, node.target.id, INT)
    at, last = scope.temporary(), scope.temporary()
    compared = "<" if step > 0 else ">"
    with scope.block(f"for (int64_t {at} = {start.c}, {last} = {end.c}; {at} {compared} {last}; {at} += {step})"):
        scope.write(f"{c_name(node.target.id)} = {at};")
        body(scope, node.body)


def _range(scope: Scope, node: ast.For) -> tuple[Value, Value, int]:
    called = node.iter
    if not (isinstance(called, ast.Call) and isinstance(called.func, ast.Name) and called.func.id == "range"):
        raise scope.refuse(node.iter, "a loop runs over range(...)")
    if called.keywords or not 1 <= len(called.args) <= 3:
        raise scope.refuse(node.iter, "range takes one to three numbers")
    given = [integer(scope, argument) for argument in called.args]
    step = given[2].constant if len(given) == 3 else 1
    if not isinstance(step, int) or not step:
        raise scope.refuse(node.iter, "the step of a range is a constant other than 0")
    return (Value("0", INT), given[0], step) if len(given) == 1 else (given[0], given[1], step)


def _return(scope: Scope, node: ast.Return) -> None:
    if node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None):
        if scope.result != NOTHING:
            raise scope.refuse(node, f"this function returns {shown(scope.result)}")
        scope.write("return;")
        return
    result = value(scope, node.value)
    if not agree(result.kind, scope.result):
        hint = ": write float(...)" if scope.result == FLOAT and result.is_int else ""
        raise scope.refuse(node, f"this function returns {shown(scope.result)}, not {shown(result.kind)}{hint}")
    scope.write(f"return {result.c};")


def _expression(scope: Scope, node: ast.Expr) -> None:
    if isinstance(node.value, ast.Call):
        effect(scope, node.value)
    elif not (isinstance(node.value, ast.Constant) and node.value is _docstring(scope)):
        raise scope.refuse(node, "this statement does nothing")


def _docstring(scope: Scope) -> ast.expr | None:
    first = scope.node.body[0]
    return first.value if isinstance(first, ast.Expr) else None


def _word(word: str) -> Callable[[Scope, ast.stmt], None]:
    return lambda scope, _: scope.write(word)


_TRANSLATORS: dict[type[ast.stmt], Callable[[Scope, Any], None]] = {
    ast.If: _if,
    ast.While: _while,
    ast.For: _for,
    ast.Return: _return,
    ast.Expr: _expression,
    ast.Assign: assign,
    ast.AugAssign: augmented,
    ast.AnnAssign: annotated,
    ast.Break: _word("break;"),
    ast.Continue: _word("continue;"),
    ast.Pass: _word(";"),
}
