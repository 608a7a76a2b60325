"""The wheel: it carries what people read, and the page in the browser where that was built."""

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.house.tree import ROOT

NEEDED = ("pyproject.toml", "README.md", "LICENSE", "src/foretell", "docs/rules", "locales", "scripts/wheel.py")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """What a wheel is made from, without the page."""
    for name in NEEDED:
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, place, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, place)
    return tmp_path


def built(project: Path) -> set[str]:
    """The names in the wheel."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", "wheels"],
        cwd=project,
        capture_output=True,
        check=True,
    )
    (wheel,) = (project / "wheels").glob("*.whl")
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_without_the_page_it_is_made_all_the_same(project: Path) -> None:
    names = built(project)
    assert {"foretell/_data/rules/de.md", "foretell/_data/locales/nl/cards.ftl", "foretell/__main__.py"} <= names
    assert [name for name in names if name.startswith("foretell/_data/web/")] == []


def test_it_carries_the_page_that_was_built(project: Path) -> None:
    page = project / "web" / "dist"
    (page / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/index-1.js", "assets/index-1.js.br", ".built"):
        (page / name).write_text("built\n", encoding="utf-8")
    carried = {name for name in built(project) if name.startswith("foretell/_data/web/")}
    assert carried == {
        f"foretell/_data/web/{name}" for name in ("index.html", "assets/index-1.js", "assets/index-1.js.br")
    }


def test_lessons_and_types_travel_too(project: Path) -> None:
    sources = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "foretell").rglob("*.json*")}
    assert sources | {"foretell/py.typed"} <= built(project)
