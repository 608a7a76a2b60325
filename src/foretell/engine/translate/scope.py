"""What is known while a function is translated: its module, its variables and the lines written so far."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from .function import Translation
from .kinds import Array, Kind, Scalar, c_name
from .modules import Module
from .refusing import Refused
from .values import Value, declared


@dataclass(slots=True)
class Scope:
    """A function that is being translated."""

    program: Translation
    module: Module
    node: ast.FunctionDef
    result: Kind
    variables: dict[str, Kind] = field(default_factory=dict)
    locals: dict[str, Kind] = field(default_factory=dict)
    """The variables that are not parameters."""
    lines: list[str] = field(default_factory=list)
    assigned: Mapping[str, int] = field(default_factory=dict)
    """How often each variable is assigned anywhere in the function."""
    _depth: int = 1
    _temporaries: int = 0

    def refuse(self, node: ast.AST, why: str) -> Refused:
        """The error that something is not restricted Python."""
        return Refused.at(self.module.path, node, why)

    def place(self, node: ast.AST) -> str:
        """File and line, as a text in C (for checks)."""
        return f'"{self.module.path.name}:{getattr(node, "lineno", 1)}"'

    @property
    def checked(self) -> bool:
        """Whether the C shall check what CPython checks."""
        return self.program.checked

    def write(self, line: str) -> None:
        """Add a line of C."""
        self.lines.append("    " * self._depth + line)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """A block in braces."""
        self.write(f"{head} {{")
        self._depth += 1
        yield
        self._depth -= 1
        self.write("}")

    def temporary(self) -> str:
        """A new name that cannot be one of Python's."""
        self._temporaries += 1
        return f"py_{self._temporaries}"

    def in_order(self, values: Sequence[Value]) -> tuple[str, list[Value]]:
        """Values that are computed from left to right: what C has to compute first, and what then stands for them.

        C may compute operands in any order, which matters only if one of them changes what another one reads.
        """
        if not any(value.changes for value in values) or sum(value.changes or value.reads for value in values) < 2:
            return "", [*values]
        kept = [Value(self.temporary(), value.kind) for value in values]
        steps = [f"{declared(new.kind, new.c)} = {old.c};" for new, old in zip(kept, values, strict=True)]
        return " ".join(steps) + " ", kept

    def keep(self, value: Value) -> Value:
        """The value, computed now and kept in a new temporary."""
        kept = Value(self.temporary(), value.kind)
        self.write(f"{declared(kept.kind, kept.c)} = {value.c};")
        return kept

    def declare(self, node: ast.AST, name: str, kind: Kind) -> None:
        """Note a variable's kind; raises Refused if it has another one already."""
        if isinstance(kind, Array) and self.assigned.get(name, 0) > 1:
            kind = Array(kind.of, None, kind.mutable)
        if name not in self.variables:
            self.variables[name] = self.locals[name] = kind
        elif not agree(kind, self.variables[name]):
            raise self.refuse(node, f"{name} is {shown(self.variables[name])} and cannot become {shown(kind)}")

    def declarations(self) -> list[str]:
        """The lines that declare the function's variables."""
        return [f"    {declared(kind, c_name(name))} = 0;" for name, kind in self.locals.items()]


def agree(kind: Kind, wanted: Kind) -> bool:
    """Whether a value of one kind may be used where the other is wanted."""
    if isinstance(kind, Scalar) and isinstance(wanted, Scalar):
        return kind.c == wanted.c
    if isinstance(kind, Array) and isinstance(wanted, Array):
        return kind.fits(wanted)
    return kind == wanted


def shown(kind: Kind) -> str:
    """What to call a kind in a sentence."""
    return f"{'an' if kind.name[0] in 'aeiou' else 'a'} {kind.name}" if isinstance(kind, Scalar) else kind.name
