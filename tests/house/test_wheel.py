"""The wheel contains the documentation, the page and the notices; it is not built without them by mistake."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from scripts.wheel import NATIVE, PLATFORM, WITHOUT
from tests.house.test_page import Checkout
from tests.house.tree import ROOT
from tests.waiting import LONGEST

NEEDED = ("pyproject.toml", "README.md", "LICENSE", "src/foretell", "docs/rules", "locales")
SCRIPTS = ("scripts/wheel.py", "scripts/readme.py", "scripts/page.py", "scripts/floors.py", "scripts/node.py")
NETS = "assets/wizard-1a2b3c.net"
PAGE = {f"foretell/_data/web/{name}" for name in ("index.html", "licenses.txt", NETS)}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The sources of a wheel without the page, and a folder for programs."""
    for name in (*NEEDED, *SCRIPTS):
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, place, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, place)
    for name in ("bin", "web"):
        (tmp_path / name).mkdir()
    (tmp_path / "web" / "package-lock.json").write_text("{}\n", encoding="utf-8")
    return tmp_path


def build(project: Path, target: str, path: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Let hatchling build a wheel or an sdist, with these programs on PATH."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", "made"],
        cwd=project,
        env={**os.environ, "PATH": path, **environment},
        capture_output=True,
        check=False,
        text=True,
        timeout=LONGEST,
    )


def names_in_wheel(project: Path, path: str, **environment: str) -> set[str]:
    """The names in the wheel."""
    done = build(project, "wheel", path, **environment)
    assert done.returncode == 0, done.stderr
    (wheel,) = (project / "made").glob("*.whl")
    with ZipFile(wheel) as archive:
        assert not any(one.file_size for one in archive.infolist() if one.filename.endswith(NETS))
        return set(archive.namelist())


def test_without_the_page_there_is_no_wheel(project: Path) -> None:
    for target in ("wheel", "sdist"):
        refused = build(project, target, str(project / "bin"))
        assert refused.returncode != 0
        assert f"run `make page` first, or set {WITHOUT}=1" in " ".join(refused.stderr.split())
        assert "Traceback" not in refused.stderr
        assert not (project / "made").exists() or list((project / "made").iterdir()) == []


def test_a_wheel_without_the_page_must_be_requested(project: Path) -> None:
    names = names_in_wheel(project, str(project / "bin"), **{WITHOUT: "1"})
    assert {"foretell/_data/rules/de.md", "foretell/_data/locales/nl/cards.ftl", "foretell/__main__.py"} <= names
    assert [name for name in names if name.startswith("foretell/_data/web/")] == []
    sources = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "foretell").rglob("*.json*")}
    assert sources | {"foretell/py.typed"} <= names


def test_a_pure_wheel_has_no_library_of_the_machine_that_packed_it(project: Path) -> None:
    compiled = project / "src" / NATIVE / "x86-64.so"
    compiled.parent.mkdir(exist_ok=True)
    compiled.write_text("for this machine", encoding="utf-8")
    names = names_in_wheel(project, str(project / "bin"), **{WITHOUT: "1"})
    assert [name for name in names if "_native" in name] == []
    assert [path.name.partition("-py3-")[2] for path in (project / "made").iterdir()] == ["none-any.whl"]


def test_a_wheel_for_a_platform_has_its_libraries(project: Path) -> None:
    asked = {WITHOUT: "1", PLATFORM: "win_amd64"}
    refused = build(project, "wheel", str(project / "bin"), **asked)
    assert "There is no library for win_amd64: `make wheels` compiles it." in " ".join(refused.stderr.split())
    made = project / "build" / "native" / "win_amd64" / "x86-64.dll"
    made.parent.mkdir(parents=True)
    made.write_text("for Windows", encoding="utf-8")
    names = names_in_wheel(project, str(project / "bin"), **asked)
    assert [name for name in names if "_native" in name] == [f"{NATIVE}/x86-64.dll"]
    assert [path.name.partition("-py3-")[2] for path in (project / "made").iterdir()] == ["none-win_amd64.whl"]


def test_the_page_is_built_where_there_is_node_and_the_sdist_contains_it(project: Path, tmp_path: Path) -> None:
    Checkout(project).put_node("22.12.0")
    page = project / "web" / "dist"
    page.mkdir()
    (page / "licenses.txt").write_text("notices\n", encoding="utf-8")
    (page / "assets").mkdir()
    shutil.copy(project / "src" / "foretell" / "bots" / "net" / "wizard.net", page / NETS)
    made = build(project, "sdist", f"{project}/bin:/usr/bin:/bin")
    assert made.returncode == 0, made.stderr
    assert "vite.js build" in (project / "asked").read_text(encoding="utf-8")
    (archive,) = (project / "made").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert (unpacked / "web" / "dist" / NETS).stat().st_size == 0, "the bots have the same"
    (nothing := tmp_path / "nothing").mkdir()
    names = names_in_wheel(unpacked, str(nothing))
    assert {name for name in names if name.startswith("foretell/_data/web/")} == PAGE
    assert {name.partition(".dist-info/")[2] for name in names if "/licenses/" in name} == {
        "licenses/LICENSE",
        "licenses/web/dist/licenses.txt",
    }


def test_a_checkout_is_installed_in_place_without_the_page(project: Path) -> None:
    made = build(project, "wheel:editable", str(project / "bin"))
    assert made.returncode == 0, made.stderr


def test_an_outdated_page_is_refused(project: Path) -> None:
    page = project / "web" / "dist"
    page.mkdir()
    for name, text in {"index.html": "old", ".built": "0" * 64}.items():
        (page / name).write_text(f"{text}\n", encoding="utf-8")
    assert "make page" in build(project, "wheel", str(project / "bin")).stderr
