"""How the translator says what is not restricted Python."""

import ast
from pathlib import Path


class Refused(Exception):
    """Something that cannot be translated: ``str()`` is ``file:line: sentence``."""

    def __init__(self, path: Path, line: int, why: str) -> None:
        super().__init__(f"{path}:{line}: {why}")
        self.path, self.line, self.why = path, line, why

    @classmethod
    def at(cls, path: Path, node: ast.AST, why: str) -> "Refused":
        """Refuse a part of a module."""
        return cls(path, getattr(node, "lineno", 1), why)


class NotRestricted(Exception):
    """The same if the place is not known yet: the sentence alone."""
