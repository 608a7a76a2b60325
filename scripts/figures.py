"""How long the files and functions under ``src`` are, and how many of them are documented and annotated.

``python -m scripts.figures`` prints a table; tests/house holds the same figures against their limits.
"""

import ast
from collections.abc import Iterator, Sequence
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


def modules() -> Iterator[Part]:
    """Every source file."""
    for path, text, tree in _sources():
        yield Part(path.as_posix(), path.stem, text.count("\n"), _documented(tree), annotated=True)


def classes() -> Iterator[Part]:
    """Every class."""
    for path, _, tree in _sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                yield Part(_place(path, node), node.name, _lines(node), _documented(node), annotated=True)


def functions() -> Iterator[Part]:
    """Every function and method, including nested ones."""
    for path, _, tree in _sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield Part(_place(path, node), node.name, _lines(node), _documented(node), _annotated(node))


def share(values: Sequence[bool]) -> float:
    """The share of values that are true, from 0 to 1; 1 for an empty list."""
    return sum(values) / len(values) if values else 1.0


def documented_share() -> float:
    """The share of public modules, classes and functions that have a docstring, from 0 to 1."""
    return share([part.documented for part in (*modules(), *classes(), *functions()) if part.public])


@cache
def _sources() -> Sequence[tuple[Path, str, ast.Module]]:
    texts = {
        path.relative_to(SOURCES.parent): path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.py"))
    }
    return [(path, text, ast.parse(text)) for path, text in texts.items()]


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
    print(_row("files", list(modules())))
    print(_row("functions", list(functions())))
    print(f"public and documented  {documented_share():.0%}")
    print(f"annotated functions    {share([part.annotated for part in functions()]):.0%}")


if __name__ == "__main__":
    main()
