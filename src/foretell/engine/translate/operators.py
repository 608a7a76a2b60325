"""Arithmetic and comparisons with Python's meaning."""

import ast

from .dispatch import integer, numeric, translates, truth, value
from .kinds import BOOL, FLOAT, INT, Scalar
from .places import constant, table
from .scope import Scope, agree, shown
from .values import Value, number, together

_PLAIN = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
_OVERFLOWING = {ast.Add: "py_add", ast.Sub: "py_subtract", ast.Mult: "py_multiply"}
_HELPERS = {
    ast.FloorDiv: "py_floor_divide",
    ast.Mod: "py_modulo",
    ast.LShift: "py_shift_left",
    ast.RShift: "py_shift_right",
}
_COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
_EXACT = 1 << 53
"""Integers up to here are the same as floats."""


@translates(ast.BinOp)
def arithmetic(scope: Scope, node: ast.BinOp) -> Value:
    """``a + b`` and the like."""
    return combine(scope, node, node.op, numeric(scope, node.left), numeric(scope, node.right))


def combine(scope: Scope, node: ast.AST, operator: ast.operator, left: Value, right: Value) -> Value:
    """Two numbers joined by an operator."""
    first, (a, b) = scope.in_order([left, right])
    kind, c = _joined(scope, node, operator, a, b)
    cheap = type(operator) in _PLAIN or (isinstance(operator, ast.LShift | ast.RShift) and b.constant is not None)
    return together(f"({{ {first}{c}; }})" if first else c, kind, left, right, cheap=cheap)


def _joined(scope: Scope, node: ast.AST, operator: ast.operator, a: Value, b: Value) -> tuple[Scalar, str]:
    sign = type(operator)
    if FLOAT in (a.kind, b.kind) or isinstance(operator, ast.Div):
        return FLOAT, _of_floats(scope, node, operator, a, b)
    if sign in _HELPERS:
        places = f", {scope.place(node)}" if scope.checked else ""
        return INT, f"{_HELPERS[sign]}({a.c}, {b.c}{places})"
    if sign not in _PLAIN:
        raise scope.refuse(node, "this operator is not restricted Python")
    if scope.checked and sign in _OVERFLOWING:
        return INT, f"{_OVERFLOWING[sign]}({a.c}, {b.c}, {scope.place(node)})"
    kind = BOOL if a.kind == b.kind == BOOL and sign not in _OVERFLOWING else INT
    return kind, f"({a.c} {_PLAIN[sign]} {b.c})"


def _of_floats(scope: Scope, node: ast.AST, operator: ast.operator, a: Value, b: Value) -> str:
    if isinstance(operator, ast.Div):
        if FLOAT not in (a.kind, b.kind):
            raise scope.refuse(node, "`/` needs a float: write float(...) around one of the operands, or use `//`")
        if scope.checked:
            return f"py_divide({_as_float(a)}, {_as_float(b)}, {scope.place(node)})"
        return f"({_as_float(a)} / {_as_float(b)})"
    if not isinstance(operator, ast.Add | ast.Sub | ast.Mult):
        raise scope.refuse(node, "floats are only added, subtracted, multiplied and divided")
    return f"({_as_float(a)} {_PLAIN[type(operator)]} {_as_float(b)})"


def _as_float(value: Value) -> str:
    return value.c if value.kind == FLOAT else f"(double)({value.c})"


@translates(ast.UnaryOp)
def unary(scope: Scope, node: ast.UnaryOp) -> Value:
    """``-a``, ``+a``, ``~a`` and ``not a``."""
    if isinstance(node.op, ast.Not):
        return truth(scope, node)
    if isinstance(node.op, ast.Invert):
        mask = integer(scope, node.operand)
        return mask.with_c(f"(~{mask.c})", INT)
    part = numeric(scope, node.operand)
    if isinstance(node.op, ast.UAdd):
        return part
    if part.constant is not None:
        return constant(scope, node, -part.constant)
    if part.is_int and scope.checked:
        return part.with_c(f"py_subtract(0, {part.c}, {scope.place(node)})", INT)
    return part.with_c(f"(-{part.c})", FLOAT if part.kind == FLOAT else INT)


@translates(ast.BoolOp)
def either(scope: Scope, node: ast.BoolOp) -> Value:
    """``a and b`` as a value: only of truth values, since Python gives one of the operands."""
    for part in node.values:
        if value(scope, part).kind != BOOL:
            raise scope.refuse(part, "`and` and `or` are values only between comparisons and other truth values")
    return truth(scope, node)


@translates(ast.IfExp)
def choice(scope: Scope, node: ast.IfExp) -> Value:
    """``a if test else b``; both sides are computed, without a jump, if they are cheap."""
    test, one, other = truth(scope, node.test), value(scope, node.body), value(scope, node.orelse)
    if not agree(one.kind, other.kind):
        raise scope.refuse(node, f"one part is {shown(one.kind)}, the other {shown(other.kind)}")
    kind = INT if one.is_int and one.kind != other.kind else other.kind
    if not scope.checked and kind == INT and test.cheap and one.cheap and other.cheap:
        return together(f"py_choose({test.c}, {one.c}, {other.c})", kind, test, one, other, cheap=True)
    return together(f"({test.c} ? {one.c} : {other.c})", kind, test, one, other)


@translates(ast.Compare)
def compare(scope: Scope, node: ast.Compare) -> Value:
    """``a < b <= c`` and ``a in (b, c)``; every operand is computed once, from left to right."""
    if isinstance(node.ops[0], ast.In | ast.NotIn):
        return _member(scope, node)
    operands = [numeric(scope, part) for part in (node.left, *node.comparators)]
    middle_calls = any(part.changes for part in operands)
    first, kept = scope.in_order(operands)
    if len(node.ops) > 1 and middle_calls and not first:
        kept = [Value(scope.temporary(), part.kind) for part in operands]
        first = " ".join(f"{_c(new)} {new.c} = {old.c};" for new, old in zip(kept, operands, strict=True)) + " "
    parts = []
    for operator, a, b in zip(node.ops, kept, kept[1:], strict=False):
        if type(operator) not in _COMPARISONS:
            raise scope.refuse(node, "`is`, and `in` in a chain, are not restricted Python")
        _comparable(scope, node, a, b)
        parts.append(f"({a.c} {_COMPARISONS[type(operator)]} {b.c})")
    joined = parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"
    return together(f"({{ {first}{joined}; }})" if first else joined, BOOL, *operands, cheap=len(node.ops) == 1)


def _c(value: Value) -> str:
    return "double" if value.kind == FLOAT else "int64_t"


def _comparable(scope: Scope, node: ast.AST, a: Value, b: Value) -> None:
    """An integer is compared with a float only if it is the same number as a float."""
    for one, other in ((a, b), (b, a)):
        if one.is_int and other.kind == FLOAT and (one.constant is None or abs(one.constant) > _EXACT):
            raise scope.refuse(node, "an int is compared with a float: write float(...) around it")


def _member(scope: Scope, node: ast.Compare) -> Value:
    among = _among(scope, node.comparators[0])
    if len(node.ops) > 1 or not among:
        raise scope.refuse(node, "`in` is followed by numbers in parentheses or a constant tuple of numbers")
    looked_for = numeric(scope, node.left)
    name, first = looked_for.c, ""
    if looked_for.changes:
        name = scope.temporary()
        first = f"{_c(looked_for)} {name} = {looked_for.c}; "
    for part in among:
        _comparable(scope, node, looked_for, part)
    sign = " | " if looked_for.cheap and all(part.cheap for part in among) else " || "
    joined = "(" + sign.join(f"({name} == {part.c})" for part in among) + ")"
    joined = joined if isinstance(node.ops[0], ast.In) else f"(!{joined})"
    return together(f"({{ {first}{joined}; }})" if first else joined, BOOL, looked_for, *among, cheap=True)


def _among(scope: Scope, node: ast.expr) -> list[Value]:
    if isinstance(node, ast.Tuple):
        parts = [numeric(scope, part) for part in node.elts]
        if any(part.changes for part in parts):
            raise scope.refuse(node, "a call that changes something stands in parentheses after `in`: call it before")
        return parts
    known = table(scope, node)
    return [Value(number(one), FLOAT if isinstance(one, float) else INT, constant=one) for one in known]
