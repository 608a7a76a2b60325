"""How long the files and functions under ``src`` are, and how many of them are documented and annotated.

``python -m scripts.figures`` prints a table; tests/house holds the same figures against their limits.
"""

import ast
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median

SOURCES = Path(__file__).parent.parent / "src" / "foretell"


@dataclass(frozen=True, slots=True)
class Part:
    """A module, class or function of the sources."""

    place: str
    name: str
    lines: int
    documented: bool
    annotated: bool

    @property
    def public(self) -> bool:
        """Whether its name marks it as public."""
        return not self.name.startswith("_")


def modules() -> Sequence[Part]:
    """Every source file."""
    return _parts()[0]


def classes() -> Sequence[Part]:
    """Every class."""
    return _parts()[1]


def functions() -> Sequence[Part]:
    """Every function and method, including nested ones."""
    return _parts()[2]


def share(values: Sequence[bool]) -> float:
    """The share of values that are true, from 0 to 1; 1 for an empty list."""
    return sum(values) / len(values) if values else 1.0


def documented_share() -> float:
    """The share of public modules, classes and functions that have a docstring, from 0 to 1."""
    return share([part.documented for part in (*modules(), *classes(), *functions()) if part.public])


@cache
def _parts() -> tuple[Sequence[Part], Sequence[Part], Sequence[Part]]:
    """The modules, classes and functions; each file is parsed and walked once."""
    modules, classes, functions = list[Part](), list[Part](), list[Part]()
    for file in sorted(SOURCES.rglob("*.py")):
        path, text = file.relative_to(SOURCES.parent), file.read_text(encoding="utf-8")
        tree = ast.parse(text)
        modules.append(Part(path.as_posix(), path.stem, text.count("\n"), _documented(tree), annotated=True))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                classes.append(Part(_place(path, node), node.name, _lines(node), _documented(node), annotated=True))
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                functions.append(Part(_place(path, node), node.name, _lines(node), _documented(node), _annotated(node)))
    return modules, classes, functions


def _place(path: Path, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    return f"{path.as_posix()}:{node.lineno} {node.name}"


def _lines(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def _documented(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return ast.get_docstring(node) is not None


def _annotated(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    rest = [argument for argument in (node.args.vararg, node.args.kwarg) if argument]
    arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, *rest]
    named = [argument for argument in arguments if argument.arg not in ("self", "cls")]
    return node.returns is not None and all(argument.annotation for argument in named)


def _row(title: str, parts: Sequence[Part]) -> str:
    lengths = sorted(part.lines for part in parts)
    ninth_tenth = lengths[int(0.9 * (len(lengths) - 1))]
    return f"{title:10}{len(parts):6}{median(lengths):8.0f}{ninth_tenth:6}{lengths[-1]:6}"


def main() -> None:
    """Print the table."""
    print("lines     number  median   p90   max")
    print(_row("files", modules()))
    print(_row("functions", functions()))
    print(f"public and documented  {documented_share():.0%}")
    print(f"annotated functions    {share([part.annotated for part in functions()]):.0%}")


if __name__ == "__main__":
    main()
