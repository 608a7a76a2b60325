"""The processes of a run begin to compile the tests at different files."""

import pytest

from tests import compiling
from tests.compiling import Compiling

NAMES = ["a", "b", "c", "d", "e", "f", "g"]


@pytest.mark.parametrize(("number", "first"), [(0, "a"), (1, "c"), (2, "e")])
def test_each_process_begins_elsewhere_and_imports_all(
    number: int, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    imported: list[str] = []

    def import_module(name: str) -> None:
        imported.append(name)
        raise ImportError(name)

    monkeypatch.setattr(compiling, "import_module", import_module)
    Compiling(NAMES, number, 3).pytest_collection()
    assert imported[0] == first
    assert sorted(imported) == NAMES


def test_only_a_run_of_all_tests_imports_them_before(
    pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pytestconfig, "args", ["tests/house"])
    assert list(compiling.modules(pytestconfig)) == []
    monkeypatch.setattr(pytestconfig, "args", ["tests"])
    assert __name__ in list(compiling.modules(pytestconfig))
