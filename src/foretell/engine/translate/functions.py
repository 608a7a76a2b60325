"""Functions: their signatures, and their text in C."""

import ast
from collections.abc import Mapping, Sequence
from types import FunctionType
from typing import Any, get_type_hints

from .function import Function, Translation
from .kinds import NOTHING, Array, Kind, Scalar, Struct, kind_of, program_name
from .modules import Module
from .refusing import NotRestricted, Refused
from .scope import Scope
from .statements import body

_RULES = "foretell.rules."


def signature(module: Module, node: ast.FunctionDef, function: FunctionType) -> Function:
    """A function's signature; raises Refused if it is not restricted."""
    arguments = node.args
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.defaults or arguments.posonlyargs:
        raise Refused.at(module.path, node, f"{node.name} takes its arguments by their places, without defaults")
    if node.decorator_list:
        raise Refused.at(module.path, node, f"{node.name} has a decorator")
    hints = _hints(module, node, function)
    parameters: dict[str, Kind] = {}
    for argument in arguments.args:
        parameters[argument.arg] = _kind(module, argument, argument.arg, hints)
        if parameters[argument.arg] == NOTHING:
            raise Refused.at(module.path, argument, f"{argument.arg} is None, which is not a value")
    result = _kind(module, node, "return", hints)
    if not isinstance(result, Scalar):
        raise Refused.at(module.path, node, f"{node.name} returns {result.name}: write into an argument instead")
    is_rule = module.name.startswith(_RULES)
    return Function(program_name(module.name, node.name), parameters, result, is_rule=is_rule)


def _hints(module: Module, node: ast.FunctionDef, function: FunctionType) -> dict[str, Any]:
    try:
        return get_type_hints(function, include_extras=True)
    except (NameError, TypeError) as error:
        raise Refused.at(module.path, node, f"{node.name}: {error}") from None


def _kind(module: Module, node: ast.AST, name: str, hints: Mapping[str, Any]) -> Kind:
    shown = "the result" if name == "return" else name
    if name not in hints:
        raise Refused.at(module.path, node, f"{shown} is not annotated")
    try:
        return kind_of(hints[name])
    except NotRestricted as error:
        raise Refused.at(module.path, node, f"{shown}: {error}") from None


def translate(program: Translation, module: Module, node: ast.FunctionDef, function: Function) -> str:
    """A function's text in C; raises Refused if it is not restricted Python."""
    scope = Scope(program, module, node, function.result, dict(function.parameters), assigned=_assigned(node))
    body(scope, node.body)
    return "\n".join([f"{function.head} {{", *scope.declarations(), *scope.lines, "}"])


def _assigned(node: ast.FunctionDef) -> dict[str, int]:
    """How often each name of the function gets a value."""
    names = [argument.arg for argument in node.args.args]
    names += [part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)]
    return {name: names.count(name) for name in names}


def changes_memory(node: ast.FunctionDef) -> bool:
    """Whether the function itself stores into a field or an element."""
    parts = ast.walk(node)
    return any(isinstance(part, ast.Attribute | ast.Subscript) and isinstance(part.ctx, ast.Store) for part in parts)


def structs_of(kinds: Sequence[Kind]) -> list[Struct]:
    """The structs among some kinds and their elements."""
    inner = [kind.of if isinstance(kind, Array) else kind for kind in kinds]
    return [kind for kind in inner if isinstance(kind, Struct)]
