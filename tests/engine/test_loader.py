"""The loader: compiled copies of the rules, in a cache tied to exactly their sources."""

import ast
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import FunctionType

import numpy as np
import pytest

from foretell.engine import loader
from foretell.rules.wizard import codes

Compiled = Callable[[int], int]


def twice(n: int) -> int:
    """Something to compile."""
    return 2 * n


@pytest.fixture(autouse=True)
def folder_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make each test look for the cache folder again."""
    monkeypatch.setattr(loader, "_FOLDER", [])


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the rules that the loader uses in place of the real ones."""
    copied = tmp_path / "rules"
    shutil.copytree(loader._RULES, copied, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(loader, "_RULES", copied)
    return copied


def test_the_cache_is_named_after_the_sources(rules: Path) -> None:
    name = loader._sources_hash()
    assert name == loader._sources_hash()
    cards = rules / "extreme" / "cards.py"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text + "\n", encoding="utf-8")
    changed = loader._sources_hash()
    (rules / "one_more.py").write_text("", encoding="utf-8")
    assert len({name, changed, loader._sources_hash()}) == 3
    (rules / "one_more.py").unlink()
    cards.write_text(text, encoding="utf-8")
    assert loader._sources_hash() == name


def test_the_cache_is_named_after_versions_and_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {loader._sources_hash()}
    monkeypatch.setattr("numba.__version__", "0.0")
    names.add(loader._sources_hash())
    monkeypatch.setattr("platform.python_version", lambda: "3.0.0")
    names.add(loader._sources_hash())
    monkeypatch.setattr(loader, "_CHECK_BOUNDS", True)
    names.add(loader._sources_hash())
    assert len(names) == 4


def test_compiled_code_is_kept_in_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "user_cache_path", lambda _name: tmp_path)
    assert compiled_twice()(21) == 42
    assert list((tmp_path / "compiled" / loader._sources_hash()).rglob("*.nbc"))


def compiled_twice() -> Compiled:
    """The function, compiled."""
    assert isinstance(twice, FunctionType)
    function = loader.compiled(twice)
    assert callable(function)
    return function


def test_without_a_folder_nothing_is_kept_and_all_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder can be made in a file", encoding="utf-8")
    monkeypatch.setattr(loader, "user_cache_path", lambda _name: tmp_path / "file")
    assert loader._cache_folder() is None
    assert compiled_twice()(21) == 42
    assert [path.name for path in tmp_path.rglob("*")] == ["file"]


def test_a_folder_that_cannot_be_written_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(loader, "user_cache_path", lambda _name: tmp_path)
    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    assert loader._cache_folder() is None
    assert compiled_twice()(21) == 42
    assert not list(tmp_path.rglob("*.nbc"))


def test_the_copy_is_compiled_and_the_original_is_not() -> None:
    copied = loader.load("wizard.codes")
    assert copied.__name__ == "foretell_compiled.wizard.codes"
    assert hasattr(copied.number_card, "py_func")
    assert not hasattr(codes.number_card, "py_func")
    assert [copied.number_card(n) for n in range(52)] == [codes.number_card(n) for n in range(52)]


def test_the_copy_leaves_no_bytecode_beside_the_original(rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(loader.PACKAGE)]:
        monkeypatch.delitem(sys.modules, name)
    loader.load.__wrapped__("wizard.turns")
    assert Path(sys.modules["foretell_compiled.wizard.turns"].__file__ or "").is_relative_to(rules)
    assert not list(rules.rglob("*.pyc"))
    for name in [name for name in sys.modules if name.startswith(loader.PACKAGE)]:
        del sys.modules[name]


def test_indices_are_unsigned_except_fixed_ones() -> None:
    tree = loader._FromTheFront().visit(ast.parse("a[i][0] = b[c[j] + 1]"))
    assert ast.unparse(tree) == "a[uint64(i)][0] = b[uint64(c[uint64(j)] + 1)]"


def test_extreme_is_given_the_loops_over_many_games() -> None:
    loops = loader.load("extreme.batch")
    assert loops.CODES == 113
    assert loops.State.__module__ == "foretell_compiled.extreme.state"


def test_there_is_no_other_module() -> None:
    with pytest.raises(ModuleNotFoundError):
        loader.load("wizard.nothing")


def test_a_rule_can_be_called_alone() -> None:
    assert loader.load("wizard.scoring").points(2, 2) == 40
    assert loader.load("extreme.codes").card_index(np.int64(64)) == 60
