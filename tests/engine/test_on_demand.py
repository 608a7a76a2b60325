"""Native libraries that are compiled when they are first asked for."""

from pathlib import Path

import pytest

from foretell.engine import on_demand
from foretell.engine.native import NativeMissing
from foretell.engine.on_demand import library_on_demand
from foretell.engine.translate import compiling

MODULES = {"wizard": ["foretell.rules.wizard.scoring"]}


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's cache, empty at first."""
    monkeypatch.setattr(on_demand, "user_cache_path", lambda _name: tmp_path)
    return tmp_path


def compiled(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """What is compiled from now on."""
    found: list[Path] = []

    def compile_library(text: str, target: Path, flags: list[str]) -> None:
        found.append(target)
        compiling.compile_library(text, target, flags)

    monkeypatch.setattr(on_demand, "compile_library", compile_library)
    return found


def test_it_is_compiled_once(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = compiled(monkeypatch)
    for _ in range(2):
        assert library_on_demand("trial", MODULES).function("wizard_points")(2, 2) == 40
    assert [path.parent for path in made] == [cache / "native"]


def test_it_is_compiled_again_when_its_sources_change(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = compiled(monkeypatch)
    library_on_demand("trial", MODULES)
    (noted,) = cache.rglob("*.sources")
    noted.write_text(noted.read_text().replace(noted.read_text()[:8], "0" * 8))
    library_on_demand("trial", MODULES)
    assert len(made) == 2


def test_where_nothing_can_be_kept_it_serves_this_process(cache: Path) -> None:
    (cache / "native").write_text("no folder")
    assert library_on_demand("trial", MODULES).function("wizard_points")(2, 2) == 40


def test_with_checks_it_is_another_library(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library_on_demand("trial", MODULES)
    monkeypatch.setenv("FORETELL_BOUNDSCHECK", "1")
    library_on_demand("trial", MODULES)
    assert len([*cache.rglob("*.so")]) == 2


def test_without_a_compiler_it_says_so(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "compiler", lambda: None)
    with pytest.raises(NativeMissing, match=r"^there is no C compiler \(cc, gcc or clang\)$"):
        library_on_demand("trial", MODULES)
    assert not [*cache.rglob("*.so")]
