"""The sources: small, documented, annotated; the rules need only Python; importing foretell is light."""

import ast
import re
import subprocess
import sys
import tomllib
from graphlib import CycleError, TopologicalSorter

import grimp
import pytest

from scripts import figures
from tests.house.tree import ROOT
from tests.waiting import LONGEST

HEAVY = {"numpy", "rich", "textual", "fluent", "asyncio"}


def test_no_file_is_longer_than_500_lines() -> None:
    assert [(part.place, part.lines) for part in figures.modules() if part.lines > 500] == []


def test_no_function_is_longer_than_60_lines() -> None:
    assert [(part.place, part.lines) for part in figures.functions() if part.lines > 60] == []


def test_every_module_has_a_docstring() -> None:
    assert [part.place for part in figures.modules() if not part.documented] == []


def test_nine_tenths_of_what_is_public_is_documented() -> None:
    assert figures.documented_share() >= 0.9


def test_every_function_is_annotated() -> None:
    assert [part.place for part in figures.functions() if not part.annotated] == []


def test_the_rules_import_the_standard_library_and_each_other() -> None:
    foreign = []
    for path in sorted((ROOT / "src" / "foretell" / "rules").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            foreign += [f"{path.relative_to(ROOT)}: {name}" for name in imported(node) if not allowed(name)]
    assert foreign == []


def test_no_imports_form_a_circle() -> None:
    """Those inside functions and for types alone count too."""
    graph = grimp.build_graph("foretell", exclude_type_checking_imports=False)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


def test_the_engine_names_nothing_that_stands_above_it() -> None:
    """Not even in a string or a comment."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    layers = next(one["layers"] for one in settings["contracts"] if one["id"] == "layers")
    above = "|".join(re.findall(r"\w+", " ".join(layers[: layers.index("engine")])))
    naming = re.compile(rf"foretell[./]({above})\b|\b({above})/|\b(import|from) \.+({above})\b")
    files = [path for path in (ROOT / "src" / "foretell" / "engine").rglob("*.*") if path.suffix in (".py", ".h")]
    assert len(files) > 30
    assert [path.name for path in files if naming.search(path.read_text(encoding="utf-8"))] == []


def imported(node: ast.AST) -> list[str]:
    """The modules that a statement imports; a relative one stays inside foretell (import-linter sees how far)."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
        return [node.module]
    return []


def allowed(name: str) -> bool:
    return name.partition(".")[0] in sys.stdlib_module_names or name.startswith("foretell.rules")


@pytest.mark.slow
def test_importing_foretell_loads_nothing_heavy() -> None:
    program = "import sys, foretell; print(*{name.split('.')[0] for name in sys.modules})"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True, timeout=LONGEST
    ).stdout
    assert "foretell" in loaded.split()
    assert HEAVY & set(loaded.split()) == set()


def test_foretell_is_marked_as_typed() -> None:
    assert (ROOT / "src" / "foretell" / "py.typed").is_file()
